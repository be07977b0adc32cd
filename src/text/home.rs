//! The words of the entrance, which no table needs.

mod de;
mod en;
mod nl;

use crate::text::{Language, language};

/// What is said of one of the games.
#[derive(Debug)]
pub struct GameText {
    pub players: &'static str,
    pub about: &'static str,
}

#[derive(Debug)]
pub struct HomeText {
    pub motto: &'static str,
    pub games: &'static str,
    pub resume: &'static str,
    pub samurai: GameText,
    pub spirit: GameText,
    pub samsara: GameText,
    pub unofficial: &'static str,
    pub privacy: &'static str,
    pub licence: &'static str,
    pub save_unreadable: &'static str,
    pub delete: &'static str,
    /// What else can be done with a saved game, by the words that name it.
    pub more: fn(&str) -> String,
    /// Shows so many saved games that are not listed yet.
    pub others: fn(usize) -> String,
    pub deleted: &'static str,
    /// A program did not arrive.
    pub not_loaded: &'static str,
}

impl HomeText {
    pub const fn of(language: Language) -> &'static Self {
        language.choose([&en::TEXT, &de::TEXT, &nl::TEXT])
    }
}

/// The words of the language in use.
pub fn home_text() -> &'static HomeText {
    HomeText::of(language())
}

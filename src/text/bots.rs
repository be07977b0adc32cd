//! The words for bots: who sits there, that they think, what they would do, and how a game went.

mod de;
mod en;
mod nl;

use crate::text::{Language, language};

#[derive(Debug)]
pub struct BotText {
    /// Who sits on a seat, by its number.
    pub who: fn(u8) -> String,
    pub person: &'static str,
    /// The four levels, from gentle to strong, and what each of them does.
    pub levels: [&'static str; 4],
    pub level_means: [&'static str; 4],

    pub thinks: fn(name: &str) -> String,
    pub plays: fn(name: &str) -> String,
    pub skip: &'static str,
    /// Nobody answers, and the rules pick for them.
    pub unreached: &'static str,

    pub hint: &'static str,
    pub hint_thinks: &'static str,
    /// The chance to win before and after, in percent.
    pub chances: fn(u8, u8) -> String,
    /// Of how many playouts.
    pub playouts: fn(u32) -> String,
    /// What stands before tenths.
    pub point: char,
    pub close: &'static str,
    pub no_hint: &'static str,
    pub one_choice: &'static str,

    pub review: &'static str,
    pub review_why: &'static str,
    pub no_review: &'static str,
    pub review_at: fn(usize, usize) -> String,
    /// The curve in words: the chance at the beginning and at the end, in percent.
    pub curve: fn(name: &str, u8, u8) -> String,
    pub costly: &'static str,
    /// A move and what it cost, in percent.
    pub cost: fn(u8) -> String,
    pub flawless: &'static str,
}

impl BotText {
    pub const fn of(language: Language) -> &'static Self {
        language.choose([&en::TEXT, &de::TEXT, &nl::TEXT])
    }
}

/// The words of the language in use.
pub fn bot_text() -> &'static BotText {
    BotText::of(language())
}

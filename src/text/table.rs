//! The words of every table: what is the same whichever game lies on it.

mod de;
mod en;
mod nl;

use crate::text::{Language, language};

/// One of the options of a new game and what each way to play it means, in a sentence.
#[derive(Debug)]
pub struct Choice<const WAYS: usize> {
    pub name: &'static str,
    pub choices: [&'static str; WAYS],
    pub means: [&'static str; WAYS],
}

#[derive(Debug)]
pub struct TableText {
    pub log: &'static str,

    // A new game.
    pub players: &'static str,
    pub names: &'static str,
    pub name_of: fn(u8) -> String,
    pub player: fn(u8) -> String,
    pub crest_of: fn(u8) -> String,
    pub more_options: &'static str,
    pub first: &'static str,
    pub first_random: &'static str,
    pub first_means: [&'static str; 2],
    pub begin: &'static str,
    /// Begins a game that explains itself.
    pub learn: &'static str,
    /// Its last words.
    pub all_known: &'static str,

    // The end.
    pub game_over: &'static str,
    pub wins: fn(name: &str) -> String,
    pub share_victory: fn(names: &str) -> String,
    pub play_again: &'static str,
    pub look_at_board: &'static str,
    pub copy_result: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,

    // The game again.
    pub replay: &'static str,
    pub replay_at: fn(usize, usize) -> String,
    pub step_back: &'static str,
    pub step_on: &'static str,
    pub live: &'static str,
    pub result: &'static str,

    // How it is played, and by which keys.
    pub help: &'static str,
    pub keys: &'static str,

    // What can be done at any table.
    pub undo: &'static str,
    pub redo: &'static str,
    pub reset: &'static str,
    pub nothing_done: &'static str,
    pub round: fn(u16) -> String,
    pub on_turn: &'static str,
}

impl TableText {
    pub const fn of(language: Language) -> &'static Self {
        language.choose([&en::TEXT, &de::TEXT, &nl::TEXT])
    }
}

/// The words of the language in use.
pub fn table_text() -> &'static TableText {
    TableText::of(language())
}

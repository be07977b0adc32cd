//! The words of Samsara.

mod de;
mod en;
mod nl;

use crate::text::table::Choice;
use crate::text::{Language, language};
use samsara::Illegal;

#[derive(Debug)]
pub struct SamsaraText {
    // Places.
    pub board: &'static str,
    pub outer: fn(field: u8) -> String,
    pub inner: fn(field: u8) -> String,
    pub on_side: fn(place: &str, name: &str) -> String,
    /// The lanes: round, square.
    pub shapes: [&'static str; 2],
    /// A hollow for somebody who does not see it.
    pub hollow: fn(place: &str, shape: &str) -> String,
    pub goal_of: [fn(name: &str, goals: u8) -> String; 2],
    pub stone: &'static str,
    pub empty: &'static str,
    pub picked: &'static str,
    pub movable: fn(dice: &str) -> String,
    /// With the words for changes of lane, if there are any.
    pub comes_here: fn(die: u8, changes: &str) -> String,
    pub comes_back: fn(back: &str) -> String,
    pub or: &'static str,

    // What happened: sentences for the log and for those who listen.
    pub rolled: fn(name: &str, dice: [u8; 2]) -> String,
    /// How a stone went: "from outer 3 to outer 7 on Mara's side".
    pub along: fn(from: &str, to: &str, name: &str) -> String,
    pub across: fn(from: [&str; 2], to: [&str; 2]) -> String,
    pub moved: fn(name: &str, pips: u8, way: &str, changes: &str) -> String,
    pub into_goal: fn(name: &str, pips: u8, from: &str, changes: &str) -> String,
    /// At the start, at the end, at both, with what goes before it in a sentence.
    pub changes: [&'static str; 3],
    pub scored: fn(name: &str, goals: u8) -> String,
    pub scored_in_vain: fn(name: &str) -> String,
    pub lapsed: fn(die: u8) -> String,
    pub turn_ended: fn(name: &str) -> String,
    pub last_turn: fn(name: &str) -> String,
    pub moksha: fn(name: &str) -> String,
    pub second_game: fn(name: &str) -> String,
    pub match_won: fn(name: &str, points: u8, other: u8) -> String,
    pub match_drawn: fn(points: u8) -> String,

    // How a game ended, told in the log and on the score sheet.
    pub won: fn(name: &str, points: u8) -> String,
    pub ended_goal: fn(name: &str, other: &str, short: u8) -> String,
    pub ended_stones: fn(stones: [u8; 2]) -> String,
    pub ended_level: fn(stones: u8) -> String,
    /// Who rolled what and could not move, before what it means.
    pub stuck: fn(name: &str, dice: [u8; 2]) -> String,
    pub ended_moksha: &'static str,

    // What to do now.
    pub ask_first: fn(name: &str, dice: [u8; 2]) -> String,
    pub ask_second: fn(die: u8) -> String,
    pub ask_again: fn(die: u8) -> String,
    pub ask_end: fn(next: &str) -> String,
    pub ask_end_last: &'static str,
    pub ask_lapse: fn(die: u8) -> String,
    pub ask_target: fn(place: &str) -> String,
    pub your_last_turn: fn(other: &str) -> String,
    pub no_stone: &'static str,
    pub out_of_reach: &'static str,
    pub other_die: &'static str,
    pub beside: &'static str,
    pub bot_plays: &'static str,
    pub illegal: fn(Illegal) -> &'static str,

    // Buttons and labels.
    pub dice: &'static str,
    pub die: fn(die: u8) -> String,
    pub die_used: fn(die: u8) -> String,
    pub end_turn: &'static str,
    pub lapse: fn(die: u8) -> String,
    pub moves: &'static str,
    pub to_goal: &'static str,
    pub lane_change: &'static str,
    pub begin_second: fn(name: &str) -> String,
    pub of_six: &'static str,
    pub goals: fn(goals: u8) -> String,
    pub points: fn(points: u8) -> String,
    /// Where a player's goal lies: round or square; in a wide board below or above, in a high one left or
    /// right.
    pub goal_at: [[&'static str; 4]; 2],
    pub single: &'static str,
    pub of_match: [&'static str; 2],
    pub turning: Choice<3>,

    // A new game.
    pub mode: Choice<2>,
    pub re_entry: Choice<2>,

    // The end.
    pub draw: &'static str,
    pub single_moksha: &'static str,
    pub single_won: fn(other: &str, goals: u8) -> String,
    pub match_points: fn(points: u8, other: u8) -> String,
    pub match_level: fn(points: u8) -> String,
    pub first_game_won: fn(name: &str) -> String,
    pub first_game_drawn: &'static str,
    pub sheet: &'static str,
    pub games: [&'static str; 2],
    pub total: &'static str,
    pub began: fn(name: &str) -> String,
    pub to_come: &'static str,
    pub goals_word: &'static str,

    /// One sentence or two for each picture of the page.
    pub rules: [&'static str; 11],
    /// What each key does, in the order of the page.
    pub keys_do: [&'static str; 9],
}

impl SamsaraText {
    pub const fn of(language: Language) -> &'static Self {
        language.choose([&en::TEXT, &de::TEXT, &nl::TEXT])
    }
}

/// The words of the language in use.
pub fn samsara_text() -> &'static SamsaraText {
    SamsaraText::of(language())
}

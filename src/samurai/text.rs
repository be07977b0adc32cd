//! The words of Samurai.

/// What no tap can ask for needs no words of its own, in any language: it is not its turn either.
macro_rules! not_now {
    () => {
        Illegal::NotNow
            | Illegal::NoSuchTable
            | Illegal::NoSuchFirstSeat
            | Illegal::OtherOrder
            | Illegal::OtherSeatDraws
            | Illegal::OtherCount
            | Illegal::NotInSupply
            | Illegal::OtherFigures
            | Illegal::Veiled
            | Illegal::Unveiled
    };
}

pub mod board;
mod de;
mod en;
pub mod guide;
mod nl;

use crate::text::table::Choice;
use crate::text::{Language, language};
use board::BoardText;
use guide::GuideText;
use samurai::{ByFigure, Illegal};

/// A figure in all the ways it is said.
#[derive(Debug)]
pub struct FigureText {
    /// On its own: "Rice field".
    pub name: &'static str,
    /// In a sentence: "rice field".
    pub word: &'static str,
    /// As what something is done with: "a rice field", "the rice field".
    pub a: &'static str,
    pub the: &'static str,
    /// At the beginning of a sentence, doing something: "The rice field".
    pub it: &'static str,
    /// "rice fields"
    pub many: &'static str,
    /// "the last rice field"
    pub last: &'static str,
}

#[derive(Debug)]
pub struct SamuraiText {
    pub figures: ByFigure<FigureText>,
    /// What a bot expects then.
    pub expected: &'static str,
    /// Tiles as they are said in a sentence.
    pub samurai: &'static str,
    pub ship: &'static str,
    pub ronin: &'static str,
    pub figure_exchange: &'static str,
    pub token_exchange: &'static str,

    /// Between the last two of a list.
    pub and: &'static str,
    /// A land space by the settlements next to it, a sea space by those it lies off.
    pub beside: fn(&str) -> String,
    pub off: fn(&str) -> String,

    // What happened: sentences for the log and for those who listen.
    pub took: fn(name: &str, count: u8) -> String,
    pub drew: fn(name: &str, count: u8) -> String,
    pub figure_set: fn(name: &str, figure: &str, settlement: &str) -> String,
    pub figures_laid: &'static str,
    pub placed: fn(name: &str, tile: &str, place: &str) -> String,
    /// The first figure's words and settlement, then the second's.
    pub figures_exchanged: fn(name: &str, [&str; 2], [&str; 2]) -> String,
    pub token_exchanged: fn(name: &str, tile: &str, from: &str, to: &str) -> String,
    pub captured: fn(name: &str, figure: &str, settlement: &str) -> String,
    pub tied_away: fn(figure: &str, settlement: &str) -> String,
    pub turn_ended: fn(name: &str) -> String,
    pub passed: fn(name: &str) -> String,
    pub kind_gone: &'static str,
    pub four_tied: &'static str,

    // A hex in words.
    pub village: &'static str,
    pub city: &'static str,
    pub capital: &'static str,
    pub land: &'static str,
    pub sea: &'static str,
    /// Clockwise from the north: "north of".
    pub directions: [&'static str; 6],
    pub open_sea: fn(settlement: &str) -> String,
    pub vacant: &'static str,
    pub tile_of: fn(tile: &str, name: &str) -> String,
    pub no_figure: &'static str,
    pub open_land: fn(u8) -> String,

    // What becomes of a figure.
    pub you_lead: &'static str,
    pub leads: fn(name: &str) -> String,
    pub tied: &'static str,
    pub nobody_yet: &'static str,
    /// Before what becomes of a figure that is enclosed already.
    pub at_turn_end: &'static str,
    pub you_take_it: &'static str,
    pub takes_it: fn(name: &str) -> String,
    pub goes_beside: &'static str,

    pub illegal: fn(Illegal) -> &'static str,
    pub first_five: Choice<2>,
    pub layout: Choice<2>,
    pub captures: Choice<2>,
    pub screens: Choice<2>,
    pub ended_kind_gone: fn(last: &str) -> String,
    pub ended_four_tied: &'static str,
    pub won_two_kinds: fn(figures: &str) -> String,
    pub won_only_majority: fn(figures: &str) -> String,
    pub won_others: fn(u8, u8) -> String,
    pub won_totals: fn(u8, u8) -> String,
    pub won_no_majority: fn(u8, u8) -> String,
    pub won_shared: fn(u8) -> String,
    pub figures_taken: &'static str,
    pub in_all: &'static str,
    pub most: &'static str,
    pub beside_board: &'static str,
    pub why_wins: fn(name: &str) -> String,
    pub why_shared: &'static str,
    pub ask_two_kinds: &'static str,
    pub ask_one_kind: &'static str,
    pub ask_others: &'static str,
    pub ask_totals: &'static str,
    pub nobody_alone: &'static str,
    pub can_win: fn(names: &str) -> String,
    pub cannot_win: fn(names: &str) -> String,
    pub everybody_can_win: &'static str,
    pub go_on: &'static str,
    pub are_left: fn(u8) -> String,
    pub level: fn(u8) -> String,
    pub chart: &'static str,
    /// How many figures a player had after each quarter of the game.
    pub chart_line: fn(name: &str, [u8; 4]) -> String,
    /// One sentence or two for each picture of the page.
    pub rules: [&'static str; 12],
    /// What each key does, in the order of the page.
    pub keys_do: [&'static str; 9],

    pub board: BoardText,
    pub guide: GuideText,
}

impl SamuraiText {
    pub const fn of(language: Language) -> &'static Self {
        language.choose([&en::TEXT, &de::TEXT, &nl::TEXT])
    }
}

/// The words of the language in use.
pub fn samurai_text() -> &'static SamuraiText {
    SamuraiText::of(language())
}

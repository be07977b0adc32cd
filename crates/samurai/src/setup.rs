//! [`Setup`]: everything that is settled before the first tile is taken.

use serde::{Deserialize, Serialize};
use table::Seat;

/// The options of a game. [`Setup::new`] has the printed rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Two to four.
    pub players: u8,
    /// Who begins, with the figures and with the tiles.
    pub first: Seat,
    pub first_five: FirstFive,
    pub layout: Layout,
    pub captures: Captures,
    pub screens: Screens,
}

/// How the first hand comes about (rule 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FirstFive {
    Chosen,
    /// For a first game.
    Random,
}

/// How the figures come onto the board (rule 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Layout {
    Placed,
    /// Quick set-up.
    Random,
}

/// When figures are captured (rule 10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Captures {
    AtOnce,
    EndOfTurn,
}

/// Whether captured figures stand in the open (rule 13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Screens {
    /// Open with two players, behind the screen with three and four.
    Printed,
    Open,
}

impl Setup {
    pub const fn new(players: u8, first: Seat) -> Self {
        Self {
            players,
            first,
            first_five: FirstFive::Chosen,
            layout: Layout::Placed,
            captures: Captures::AtOnce,
            screens: Screens::Printed,
        }
    }

    /// The quickest way to the first turn: five tiles and all figures at random.
    #[must_use]
    pub const fn quick(self) -> Self {
        Self { first_five: FirstFive::Random, layout: Layout::Random, ..self }
    }

    /// Whether the others' captured figures are hidden until the end.
    pub const fn screened(self) -> bool {
        matches!(self.screens, Screens::Printed) && self.players > 2
    }
}

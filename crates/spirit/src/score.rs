//! How a game ends: [`Loss`], or a win and what it is worth.

use crate::setup::Level;
use core::fmt;
use table::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Won(Score),
    Lost(Loss),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// The fourth wound.
    Death(Seat),
    LastFarm,
    LastFamily,
}

/// The points of a win, and where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    pub farms: u8,
    pub families: u8,
    /// No board has a wound token.
    pub unhurt: bool,
    pub level: Level,
}

impl Score {
    pub const MOST: u8 = 10;

    pub const fn points(self) -> u8 {
        self.farms + self.families + self.unhurt as u8
    }
}

/// As it is written down: `7`, `7+`, `10++`, `8+++`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.points(), "+".repeat(self.level.marks().into()))
    }
}

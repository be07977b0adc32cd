//! What is agreed before the first roll.

use serde::{Deserialize, Serialize};
use table::Seat;

/// Samsara is a game for two.
pub const PLAYERS: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub mode: Mode,
    pub re_entry: ReEntry,
    /// Who begins; in a match, who begins the first game.
    pub first: Seat,
}

impl Default for Setup {
    fn default() -> Self {
        Self { mode: Mode::Single, re_entry: ReEntry::FreeField, first: Seat::FIRST }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// Whoever has six goals first wins at once.
    Single,
    /// Two games for points; the other player begins the second.
    Match,
}

/// Where a stone comes back after a goal (ruling 1): on the first double field of the opposite
/// side that is free in this sense.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ReEntry {
    /// Both halves are empty.
    FreeField,
    /// The half of the goal's shape is empty.
    FreeHalf,
}

//! [`Action`]: one tap of a player, or one outcome of chance.

use crate::{Die, Move};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Chance: both dice are thrown.
    Roll([Die; 2]),
    /// One die moves one stone.
    Move(Move),
    /// A die that no stone can use is given up.
    Lapse(Die),
    /// The dice are handed over. Until then every move of the turn can be taken back.
    EndTurn,
    /// The stones are set up again for the second game of a match.
    SetUp,
}

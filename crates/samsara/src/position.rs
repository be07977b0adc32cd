//! A [`Position`] to start from in the middle of a game: for lessons, puzzles and tests.

use crate::{Board, Illegal, MIDDLE, Mode, PLAYERS, Samsara, Setup};
use table::{BySeat, Seat};

/// A moment of a first game, just before a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub board: Board,
    pub on_turn: Seat,
    pub goals: BySeat<u8, 2>,
}

/// Why a position cannot occur.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    Setup(Illegal),
    NoSuchSeat,
    /// A marker is beyond the middle, or in it although the game would be over.
    Marker(Seat),
}

impl Samsara {
    /// A game that stands at this position.
    pub fn at(setup: &Setup, position: &Position) -> Result<Self, Impossible> {
        let start = Self::start(*setup).map_err(Impossible::Setup)?;
        let &Position { board, on_turn, goals } = position;
        if on_turn.number() >= PLAYERS {
            return Err(Impossible::NoSuchSeat);
        }
        for (seat, &steps) in goals.iter(PLAYERS) {
            let last_turn = setup.mode == Mode::Match && seat == setup.first && seat != on_turn;
            if steps > if last_turn { MIDDLE } else { MIDDLE - 1 } {
                return Err(Impossible::Marker(seat));
            }
        }
        Ok(Self { on_turn, board, goals, ..start })
    }
}

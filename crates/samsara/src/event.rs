//! [`Event`]: what happened, for log, announcement, sound and motion.

use crate::{Die, Landing, Move, Outcome, Sheet};
use table::Seat;

/// Is read by no rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    Rolled {
        seat: Seat,
        dice: [Die; 2],
    },
    Moved {
        seat: Seat,
        play: Move,
        landing: Landing,
    },
    /// A stone reached the goal and the marker stands at so many steps; it does not move any
    /// more once it is in the middle.
    Scored {
        seat: Seat,
        goals: u8,
        counts: bool,
    },
    Lapsed {
        seat: Seat,
        die: Die,
    },
    TurnEnded {
        seat: Seat,
    },
    /// The beginner has arrived: the other player has one more complete turn.
    LastTurn {
        seat: Seat,
    },
    /// This player cannot move any stone.
    Moksha {
        seat: Seat,
    },
    GameEnded(Outcome),
    SecondGame {
        first: Seat,
    },
    MatchEnded(Sheet),
}

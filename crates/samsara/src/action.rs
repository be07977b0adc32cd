//! What can be done, what is told of it, and why something cannot be done.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Die, Landing, Move, Outcome, Sheet};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// Only two sit at this table.
    NoSuchSeat,
    /// Something else has to be done now: roll, move, end the turn, set up, or nothing any more.
    NotNow,
    /// That die was not thrown, or has been used.
    NoSuchDie,
    /// No stone lies there.
    NoStone,
    /// At the start the lane can be changed only where both halves are occupied (rule 4).
    NoChange,
    /// Both halves of the double field where the move ends are occupied (rule 5).
    Occupied,
    /// The move would end in the other player's goal (ruling 2).
    OtherGoal,
    /// The move would go past the goal (rule 8).
    PastGoal,
    /// Both dice can be used, but not after this move (rule 9).
    BothDice,
    /// Only one of the dice can be used, and it has to be the higher one (ruling 3).
    HigherDie,
    /// A stone can use the die, so it does not lapse.
    CanMove,
    /// The turn does not end before both dice are used.
    DiceLeft,
}

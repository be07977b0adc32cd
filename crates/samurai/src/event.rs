//! [`Event`]: what happened, for log, announcement, sound and motion.

use crate::action::Standee;
use crate::figure::Figure;
use crate::space::Space;
use crate::state::Ending;
use crate::tile::Tile;
use table::Seat;

/// Holds no secret and is read by no rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A tile went into the first hand.
    Took {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        count: u8,
    },
    FigureSet {
        seat: Seat,
        figure: Figure,
        at: Space,
    },
    FiguresLaid,
    Placed {
        seat: Seat,
        tile: Tile,
        at: Space,
    },
    /// Each figure now stands where the other stood.
    FiguresExchanged {
        seat: Seat,
        a: Standee,
        b: Standee,
    },
    TokenExchanged {
        seat: Seat,
        tile: Tile,
        at: Space,
        to: Space,
    },
    /// A figure left the board, to a seat or beside the board.
    Captured {
        at: Space,
        figure: Figure,
        by: Option<Seat>,
    },
    TurnEnded {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    Ended(Ending),
}

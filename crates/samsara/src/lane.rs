//! The board as a map: two lanes of 24 cells, each ending in a goal, and the double fields
//! in which they lie side by side.

use crate::{Die, PLAYERS};
use table::Seat;

/// Double fields on each player's side.
pub const FIELDS: u8 = 12;

/// A lane of one shape: twelve cells on the inner row of one side, twelve on the outer row of
/// the other, then the goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lane {
    Round,
    Square,
}

impl Lane {
    pub const BOTH: [Self; 2] = [Self::Round, Self::Square];

    /// How many cells there are before the goal.
    pub const LENGTH: u8 = 2 * FIELDS;

    /// The lane that leads into this player's goal.
    pub fn into_goal_of(seat: Seat) -> Self {
        if seat == Seat::FIRST { Self::Round } else { Self::Square }
    }

    /// Whose goal the lane leads into.
    pub const fn owner(self) -> Seat {
        match self {
            Self::Round => Seat::FIRST,
            Self::Square => Seat::FIRST.next(PLAYERS),
        }
    }

    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Round => Self::Square,
            Self::Square => Self::Round,
        }
    }
}

/// A hollow for one stone: one half of a double field. Five bits are the number, the next one
/// is the lane.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cells of a lane are numbered 1 to 24 in the direction of travel.
    pub const fn new(lane: Lane, number: u8) -> Option<Self> {
        if 1 <= number && number <= Lane::LENGTH {
            Some(Self((lane as u8) << LANE_BIT | number))
        } else {
            None
        }
    }

    /// Every cell of the board, the round lane first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let cells = |lane| (1..=Lane::LENGTH).filter_map(move |number| Self::new(lane, number));
        Lane::BOTH.into_iter().flat_map(cells)
    }

    pub const fn lane(self) -> Lane {
        if self.0 >> LANE_BIT == 0 { Lane::Round } else { Lane::Square }
    }

    pub const fn number(self) -> u8 {
        self.0 & ((1 << LANE_BIT) - 1)
    }

    /// The cell beside it in the same double field, which is on the other lane.
    #[must_use]
    pub const fn other_half(self) -> Self {
        let number = self.number();
        let beside = if number > FIELDS { number - FIELDS } else { number + FIELDS };
        Self((self.lane().other() as u8) << LANE_BIT | beside)
    }

    /// Whether it lies in an outer row, the one that leads into a goal.
    pub const fn is_outer(self) -> bool {
        self.number() > FIELDS
    }

    /// The player in front of whom it lies.
    pub const fn side(self) -> Seat {
        let lane = self.lane();
        if self.is_outer() { lane.owner() } else { lane.other().owner() }
    }

    /// The number of its double field on its side: 1 at the player's right hand, 12 at his left.
    pub const fn field(self) -> u8 {
        (self.number() - 1) % FIELDS + 1
    }

    /// The cell so many pips ahead on its lane; `None` for the goal and beyond.
    #[must_use]
    pub const fn ahead(self, die: Die) -> Option<Self> {
        Self::new(self.lane(), self.number() + die.pips())
    }
}

const LANE_BIT: u8 = 5;

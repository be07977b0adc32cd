//! The stones on the board: where they lie, where each can go.

use crate::ways::Ways;
use crate::{Cell, Die, FIELDS, Illegal, Landing, Lane, Move, ReEntry};
use table::Seat;

/// How many stones there are; all of them are always on the board.
pub const STONES: u8 = 12;

/// A set of cells, for each lane 24 bits in the direction of travel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board([u32; 2]);

impl Board {
    /// The right half of each inner row, as its player sees it.
    pub const START: Self = Self([0b11_1111; 2]);

    /// A board with these stones; `None` if two of them would lie on one cell.
    pub fn new(stones: [Cell; STONES as usize]) -> Option<Self> {
        let mut board = Self([0; 2]);
        for cell in stones {
            board.lay(cell);
        }
        (board.stones().count() == stones.len()).then_some(board)
    }

    pub const fn is_occupied(self, cell: Cell) -> bool {
        self.0[cell.lane() as usize] & bit(cell) != 0
    }

    /// The cells where stones lie, the round lane first.
    pub fn stones(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |&cell| self.is_occupied(cell))
    }

    /// How many stones lie on this player's side, in both rows (ruling 9).
    pub fn stones_before(self, seat: Seat) -> u8 {
        let outer = Lane::into_goal_of(seat);
        let outer_row = self.0[outer as usize] >> FIELDS;
        let inner_row = self.0[outer.other() as usize] & ROW;
        (outer_row.count_ones() + inner_row.count_ones()) as u8
    }

    /// Where the move ends if this player makes it; looks at nothing but the stones.
    pub fn landing(self, play: Move, seat: Seat, rule: ReEntry) -> Result<Landing, Illegal> {
        if !self.is_occupied(play.from) {
            return Err(Illegal::NoStone);
        }
        let start = play.start();
        if !self.is_occupied(start) {
            return Err(Illegal::NoChange);
        }
        match start.ahead(play.die) {
            Some(cell) if !self.is_occupied(cell) => Ok(Landing::Stays(cell)),
            Some(cell) if !self.is_occupied(cell.other_half()) => {
                Ok(Landing::Changes(cell.other_half()))
            }
            Some(_) => Err(Illegal::Occupied),
            None if start.number() + play.die.pips() > Lane::LENGTH + 1 => Err(Illegal::PastGoal),
            None if play.lane.owner() != seat => Err(Illegal::OtherGoal),
            None => Ok(Landing::Goal { back: self.re_entry(play.lane, rule) }),
        }
    }

    /// The stones after a move from here to there.
    #[must_use]
    pub(crate) const fn after(mut self, from: Cell, landing: Landing) -> Self {
        self.0[from.lane() as usize] &= !bit(from);
        self.lay(landing.cell());
        self
    }

    /// The moves that the stones allow with this die, for each lane: of the lane's own stones,
    /// and of those beside them, which can set out from there as well.
    #[inline]
    pub(crate) fn ways(self, die: Die, seat: Seat) -> [Ways; 2] {
        Lane::BOTH.map(|lane| {
            let here = self.0[lane as usize];
            let beside = beside(self.0[lane.other() as usize]);
            let goal = u32::from(lane.owner() == seat) << Lane::LENGTH;
            let ends = !(here & beside) & LANE | goal;
            let own = here & (ends >> die.pips());
            Ways::new(die, lane, own, own & beside)
        })
    }

    pub(crate) fn moves(self, die: Die, seat: Seat) -> impl Iterator<Item = Move> {
        self.ways(die, seat).into_iter().flatten()
    }

    #[inline]
    pub(crate) fn can_use(self, die: Die, seat: Seat) -> bool {
        !self.ways(die, seat).iter().all(Ways::is_empty)
    }

    /// How many stones can use the die without changing the lane at the start.
    #[inline]
    pub(crate) fn able(self, die: Die, seat: Seat) -> u32 {
        self.ways(die, seat).iter().map(Ways::own).sum()
    }

    const fn lay(&mut self, cell: Cell) {
        self.0[cell.lane() as usize] |= bit(cell);
    }

    /// A goal lies across from field 1 of the opposite side, whose inner row is the beginning of
    /// the goal's own lane. The stone in question lies on its outer row, so at most eleven stones
    /// are in the way of twelve fields.
    fn re_entry(self, lane: Lane, rule: ReEntry) -> Cell {
        let taken = match rule {
            ReEntry::FreeField => self.0[lane as usize] | beside(self.0[lane.other() as usize]),
            ReEntry::FreeHalf => self.0[lane as usize],
        };
        Cell::new(lane, taken.trailing_ones() as u8 + 1).expect("eleven stones leave a field free")
    }
}

const LANE: u32 = (1 << Lane::LENGTH) - 1;
const ROW: u32 = (1 << FIELDS) - 1;

const fn bit(cell: Cell) -> u32 {
    1 << (cell.number() - 1)
}

/// The cells of one lane seen from the other: double fields are twelve cells apart.
const fn beside(lane: u32) -> u32 {
    (lane << FIELDS | lane >> FIELDS) & LANE
}

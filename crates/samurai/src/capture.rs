//! Capturing: a settlement whose land is filled gives up its figures (rule 10).

use crate::event::Event;
use crate::figure::Figure;
use crate::map::{MAP, SETTLEMENTS};
use crate::space::Space;
use crate::state::Samurai;
use crate::tile::Tile;
use table::{BySeat, Seat};

/// A sum of strengths on helmet, Buddha and rice, a byte each: at most 6 × 4.
type Sum = u32;

/// What the tile bits of a slot add to each figure; an empty slot adds nothing.
static STRENGTHS: [Sum; 32] = {
    let mut strengths = [0; 32];
    let mut index = 0;
    while index < Tile::KINDS {
        strengths[index] = Tile::from_index(index as u32).strengths();
        index += 1;
    }
    strengths
};

impl Samurai {
    #[inline]
    pub(crate) fn is_enclosed(&self, settlement: usize) -> bool {
        MAP.land_around[settlement] & self.empty_land == 0
    }

    /// The influence of each seat on a figure of that settlement.
    pub(crate) fn strengths(&self, at: Space, figure: Figure) -> BySeat<u8, 4> {
        let sums = self.sums(at.index());
        BySeat::from_fn(|seat| of(sums[seat.index()], figure))
    }

    /// Captures what the tile on this land has enclosed: it touches two settlements.
    #[inline]
    pub(crate) fn capture_around(&mut self, land: u32, tell: &mut impl FnMut(Event)) {
        let [one, other] = MAP.touches[land as usize];
        self.capture(usize::from(one), tell);
        self.capture(usize::from(other), tell);
    }

    /// Captures whatever is enclosed.
    pub(crate) fn capture_all(&mut self, tell: &mut impl FnMut(Event)) {
        for settlement in 0..SETTLEMENTS {
            self.capture(settlement, tell);
        }
    }

    #[inline]
    fn capture(&mut self, settlement: usize, tell: &mut impl FnMut(Event)) {
        if self.is_enclosed(settlement) {
            self.give_up(settlement, tell);
        }
    }

    /// Each figure is resolved on its own.
    #[inline(never)]
    fn give_up(&mut self, settlement: usize, tell: &mut impl FnMut(Event)) {
        let sums = self.sums(settlement);
        let at = Space::numbered(settlement as u32);
        for figure in Figure::ALL {
            if self.figures.has(at, figure) {
                let by = leader(sums.map(|sum| of(sum, figure)));
                self.figures.remove(at, figure);
                match by {
                    Some(seat) => self.captured[seat][figure] += 1,
                    None => self.beside[figure] += 1,
                }
                tell(Event::Captured { at, figure, by });
            }
        }
    }

    /// Ships count like every other tile on the six spaces around.
    #[inline]
    fn sums(&self, settlement: usize) -> [Sum; 4] {
        // Eight, because the byte of an empty slot says "seat 7".
        let mut sums = [0; 8];
        for near in MAP.neighbours[settlement] {
            let slot = self.board[usize::from(near) - SETTLEMENTS];
            sums[usize::from(slot.0 >> 5)] += STRENGTHS[usize::from(slot.0 & 31)];
        }
        [sums[0], sums[1], sums[2], sums[3]]
    }
}

#[inline]
const fn of(sum: Sum, figure: Figure) -> u8 {
    sum.to_le_bytes()[figure as usize]
}

/// The sole highest above zero.
#[inline]
pub(crate) fn leader(influence: [u8; 4]) -> Option<Seat> {
    let (mut best, mut by) = (0, None);
    for (strength, seat) in influence.into_iter().zip(Seat::all(4)) {
        if strength > best {
            (best, by) = (strength, Some(seat));
        } else if strength == best {
            by = None;
        }
    }
    by
}

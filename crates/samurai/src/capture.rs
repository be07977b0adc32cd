//! Capturing: a settlement whose land is filled gives up its figures (rule 10).

use crate::event::Event;
use crate::figure::Figure;
use crate::map::{MAP, SETTLEMENTS};
use crate::space::Space;
use crate::state::Samurai;
use crate::tile::Tile;
use table::{BySeat, Seat};

/// The influence of four seats on three figures: five bits each, for it is at most 6 × 4.
#[derive(Clone, Copy)]
struct Sums(u64);

impl Sums {
    const fn shift(figure: Figure, seat: u32) -> u32 {
        (figure as u32 * 4 + seat) * 5
    }

    /// The influence of each seat on this figure.
    #[inline]
    fn on(self, figure: Figure) -> [u8; 4] {
        [0, 1, 2, 3].map(|seat| (self.0 >> Self::shift(figure, seat)) as u8 & 0x1f)
    }
}

/// What a tile on a slot adds to the influence on its neighbours, by the byte of the slot.
static STRENGTHS: [u64; 128] = {
    let mut strengths = [0; 128];
    let mut index = 0;
    while index < 4 * Tile::KINDS {
        let (seat, tile) = (index / Tile::KINDS, Tile::from_index((index % Tile::KINDS) as u32));
        let mut figure = 0;
        while figure < 3 {
            if tile.acts_on(Figure::ALL[figure]) {
                let shift = Sums::shift(Figure::ALL[figure], seat as u32);
                strengths[seat << 5 | tile as usize] |= (tile.strength() as u64) << shift;
            }
            figure += 1;
        }
        index += 1;
    }
    strengths
};

impl Samurai {
    #[inline]
    pub(crate) fn is_enclosed(&self, settlement: usize) -> bool {
        MAP.land_around[settlement] & self.empty_land.bits() == 0
    }

    /// The influence of each seat on a figure of that settlement.
    pub(crate) fn strengths(&self, at: Space, figure: Figure) -> BySeat<u8, 4> {
        BySeat::new(self.sums(at.index()).on(figure))
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
                let by = leader(sums.on(figure));
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
    fn sums(&self, settlement: usize) -> Sums {
        let slots = MAP.around[settlement].iter().map(|&slot| self.board[usize::from(slot)]);
        Sums(slots.map(|slot| STRENGTHS[usize::from(slot.0 & 0x7f)]).sum())
    }
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

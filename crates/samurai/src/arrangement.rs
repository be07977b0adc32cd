//! [`Arrangement`]: which figures stand on which settlements.

use crate::figure::{ByFigure, Figure, Figures};
use crate::map::SETTLEMENTS;
use crate::space::Space;

/// For each kind, the settlements that hold one, as bits. No settlement holds two alike
/// (rule 5), so nothing else need be said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Arrangement(ByFigure<u64>);

impl Arrangement {
    /// One of each kind in Edo.
    pub(crate) const EDO_ONLY: Self = Self(ByFigure::new([1; 3]));

    #[inline]
    pub fn has(self, at: Space, figure: Figure) -> bool {
        at.is_settlement() && self.0[figure] >> at.index() & 1 == 1
    }

    pub fn at(self, at: Space) -> impl Iterator<Item = Figure> + Clone {
        Figure::ALL.into_iter().filter(move |&figure| self.has(at, figure))
    }

    /// How many of each kind stand on the board.
    pub fn count(self) -> Figures {
        Figures::from_fn(|figure| self.0[figure].count_ones() as u8)
    }

    /// Every figure where it stands, settlement by settlement.
    pub fn iter(self) -> impl Iterator<Item = (Space, Figure)> {
        Space::settlements(4).flat_map(move |at| self.at(at).map(move |figure| (at, figure)))
    }

    #[inline]
    pub(crate) fn of(self, figure: Figure) -> u64 {
        self.0[figure]
    }

    #[inline]
    pub(crate) fn put(&mut self, at: Space, figure: Figure) {
        debug_assert!(at.is_settlement());
        self.0[figure] |= 1 << at.index();
    }

    #[inline]
    pub(crate) fn remove(&mut self, at: Space, figure: Figure) {
        self.0[figure] &= !(1 << at.index());
    }

    /// Settlements with at least one figure, with at least two, with three.
    pub(crate) fn at_least(self) -> [u64; 3] {
        let [h, b, r] = Figure::ALL.map(|figure| self.0[figure]);
        [h | b | r, (h & b) | (h & r) | (b & r), h & b & r]
    }

    pub(crate) fn bits(self) -> u128 {
        let [h, b, r] = Figure::ALL.map(|figure| u128::from(self.0[figure]));
        h | b << SETTLEMENTS | r << (2 * SETTLEMENTS)
    }

    pub(crate) fn from_bits(bits: u128) -> Option<Self> {
        if bits >> (3 * SETTLEMENTS) != 0 {
            return None;
        }
        let mask = (1 << SETTLEMENTS) - 1;
        let kind = |shift: usize| (bits >> (shift * SETTLEMENTS)) as u64 & mask;
        Some(Self(ByFigure::new([kind(0), kind(1), kind(2)])))
    }
}

/// Figures on their settlements; any other space holds none.
impl FromIterator<(Space, Figure)> for Arrangement {
    fn from_iter<I: IntoIterator<Item = (Space, Figure)>>(figures: I) -> Self {
        let mut arrangement = Self::default();
        for (at, figure) in figures {
            if at.is_settlement() {
                arrangement.put(at, figure);
            }
        }
        arrangement
    }
}

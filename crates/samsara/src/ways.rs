//! [`Ways`]: every move along one lane with one die, as a set of bits.

use crate::{Cell, Die, Lane, Move};

/// Bit n is the stone on cell n + 1 of the lane; bit 32 + n is the stone beside that cell, which
/// changes the lane first.
#[derive(Clone)]
pub(crate) struct Ways {
    die: Die,
    lane: Lane,
    bits: u64,
}

impl Ways {
    pub(crate) const fn new(die: Die, lane: Lane, own: u32, beside: u32) -> Self {
        Self { die, lane, bits: own as u64 | (beside as u64) << u32::BITS }
    }

    pub(crate) const fn count(&self) -> u32 {
        self.bits.count_ones()
    }

    /// How many stones of the lane there are among them.
    pub(crate) const fn own(&self) -> u32 {
        (self.bits as u32).count_ones()
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.bits == 0
    }
}

impl Iterator for Ways {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let Self { die, lane, bits } = *self;
        let lowest = bits.trailing_zeros();
        self.bits = bits & bits.wrapping_sub(1);
        let start = Cell::new(lane, (lowest % u32::BITS) as u8 + 1).filter(|_| bits != 0)?;
        let from = if lowest < u32::BITS { start } else { start.other_half() };
        Some(Move { die, from, lane })
    }

    #[inline]
    fn nth(&mut self, number: usize) -> Option<Move> {
        for _ in 0..number {
            self.bits &= self.bits.wrapping_sub(1);
        }
        self.next()
    }
}

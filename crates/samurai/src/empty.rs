//! [`EmptyLand`] and [`EmptySea`]: the spaces where tiles can be laid, quick to count and to
//! pick from.

use crate::bits::{Counted, each};
use crate::space::Space;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EmptyLand(Counted);

/// There are more seas than bits in a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EmptySea([Counted; 2]);

impl EmptyLand {
    /// The first so many land spaces.
    pub(crate) const fn first(count: u32) -> Self {
        Self(Counted::first(count))
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.len()
    }

    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0.bits()
    }

    #[inline]
    pub(crate) const fn contains(self, land: u32) -> bool {
        self.0.contains(land)
    }

    #[inline]
    pub(crate) const fn remove(&mut self, land: u32) {
        self.0.remove(land);
    }

    /// The space with `n` empty ones before it; there must be one.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Space {
        Space::of_land(self.0.nth(n))
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Space> {
        each(self.0.bits()).map(Space::of_land)
    }
}

impl EmptySea {
    /// The first so many sea spaces.
    pub(crate) const fn first(count: u32) -> Self {
        let low = if count < 64 { count } else { 64 };
        Self([Counted::first(low), Counted::first(count - low)])
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        let Self([low, high]) = self;
        low.len() + high.len()
    }

    #[inline]
    pub(crate) const fn contains(&self, sea: u32) -> bool {
        self.0[(sea / 64) as usize].contains(sea % 64)
    }

    #[inline]
    pub(crate) const fn remove(&mut self, sea: u32) {
        self.0[(sea / 64) as usize].remove(sea % 64);
    }

    /// The space with `n` empty ones before it; there must be one.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Space {
        let Self([low, high]) = self;
        let sea = if n < low.len() { low.nth(n) } else { 64 + high.nth(n - low.len()) };
        Space::of_sea(sea)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Space> {
        let Self([low, high]) = self;
        each(low.bits()).chain(each(high.bits()).map(|sea| sea + 64)).map(Space::of_sea)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{LAND_FOR, SEA_FOR};
    use table::{Rng, Seed};

    /// Empties are taken away in random order and compared with a plain list.
    #[test]
    fn spaces_are_counted_and_numbered_in_their_order_while_they_fill() {
        let mut rng = Rng::new(Seed::from_number(6), 0);
        for board in 0..3 {
            let mut land = EmptyLand::first(LAND_FOR[board]);
            let mut sea = EmptySea::first(SEA_FOR[board]);
            let mut lands: Vec<u32> = (0..LAND_FOR[board]).collect();
            let mut seas: Vec<u32> = (0..SEA_FOR[board]).collect();
            loop {
                let drawn: Vec<Space> = (0..land.len()).map(|n| land.nth(n)).collect();
                assert!(land.iter().eq(drawn.iter().copied()));
                assert!(drawn.iter().map(|at| at.land()).eq(lands.iter().copied().map(Some)));
                let drawn: Vec<Space> = (0..sea.len()).map(|n| sea.nth(n)).collect();
                assert!(sea.iter().eq(drawn.iter().copied()));
                assert!(drawn.iter().map(|at| at.sea()).eq(seas.iter().copied().map(Some)));
                let Some(filled) = rng.pick(&seas) else { break };
                assert!(sea.contains(filled));
                sea.remove(filled);
                assert!(!sea.contains(filled));
                seas.retain(|&s| s != filled);
                if let Some(filled) = rng.pick(&lands) {
                    assert!(land.contains(filled));
                    land.remove(filled);
                    assert!(!land.contains(filled));
                    lands.retain(|&l| l != filled);
                }
            }
            assert_eq!((land.len(), sea.len()), (0, 0));
        }
    }
}

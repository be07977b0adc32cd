//! [`Tiles`]: some of one player's twenty, as one number.

use crate::bits::nth_of_twenty;
use crate::tile::{Lies, Tile};
use table::Rng;

/// Some of one player's twenty tiles.
///
/// Bit `tile as u32` stands for the first of a tile; the second of a pair has a bit of its own
/// and is there only while the first is. So equal sets are equal numbers. The top byte is the
/// number of tiles, so that nobody has to count them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(u32);

/// From the bit of a paired tile to that of its second.
const SECOND: u32 = 3;
const PAIRED: u32 = 0b111 << (Tile::KINDS as u32 - SECOND);
const FACES: u32 = (1 << Tile::KINDS) - 1;
const TWENTY: u32 = (1 << 20) - 1;
const COUNT: u32 = 24;

impl Tiles {
    pub const NONE: Self = Self(0);
    /// The twenty of each player.
    pub const ALL: Self = Self(TWENTY | 20 << COUNT);

    /// One of each tile that is laid on land, as bits.
    pub(crate) const LAND: u32 = Self::lying(Lies::OnLand);
    /// One of each tile that is laid at sea, as bits.
    pub(crate) const SEA: u32 = Self::lying(Lies::AtSea);
    /// One of each fast tile, as bits.
    pub(crate) const FAST: u32 = 1 << Tile::Ship1 as u32
        | 1 << Tile::Ship2 as u32
        | 1 << Tile::Ronin as u32
        | 1 << Tile::FigureExchange as u32;

    const fn lying(lies: Lies) -> u32 {
        let mut tiles = 0;
        let mut index = 0;
        while index < Tile::KINDS {
            if Tile::ALL[index].lies() as u8 == lies as u8 {
                tiles |= 1 << Tile::ALL[index] as u32;
            }
            index += 1;
        }
        tiles
    }

    pub const fn only(tile: Tile) -> Self {
        Self(1 << tile as u32 | 1 << COUNT)
    }

    /// With one more of the tile; there must be another among the twenty.
    #[must_use]
    #[inline]
    pub const fn with(self, tile: Tile) -> Self {
        debug_assert!(self.count(tile) < tile.count());
        self.plus(Self::only(tile))
    }

    /// With one less of the tile; it must be there.
    #[must_use]
    #[inline]
    pub const fn without(self, tile: Tile) -> Self {
        debug_assert!(self.contains(tile));
        self.without_bit(1 << tile as u32)
    }

    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile as u32 & 1 == 1
    }

    pub const fn count(self, tile: Tile) -> u8 {
        let bit = 1 << tile as u32;
        (self.0 & (bit | ((bit & PAIRED) << SECOND))).count_ones() as u8
    }

    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> COUNT) as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of these are among those.
    #[inline]
    pub const fn is_within(self, those: Self) -> bool {
        self.bits() & !those.0 == 0
    }

    /// What remains when these are taken out, all of which must be within.
    #[must_use]
    #[inline]
    pub const fn minus(self, taken: Self) -> Self {
        let rest = self.0 - taken.0;
        let alone = rest >> SECOND & !rest & PAIRED;
        Self(rest ^ alone ^ alone << SECOND)
    }

    /// These and those, which together must be within the twenty.
    #[must_use]
    #[inline]
    pub const fn plus(self, more: Self) -> Self {
        // A tile that both have would count twice where it should count for its second.
        let twice = self.0 & more.0 & PAIRED;
        Self(self.0 + more.0 - twice + (twice << SECOND))
    }

    /// Without one bit that is set. If a second has lost its first, it takes its place.
    #[inline]
    const fn without_bit(self, bit: u32) -> Self {
        let rest = self.0 - bit - (1 << COUNT);
        let alone = rest >> SECOND & bit & PAIRED;
        Self(rest ^ alone ^ alone << SECOND)
    }

    /// One of each, as bits.
    #[inline]
    pub(crate) const fn faces(self) -> u32 {
        self.0 & FACES
    }

    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0 & TWENTY
    }

    /// A number that is a set of tiles.
    pub(crate) const fn from_bits(bits: u32) -> Option<Self> {
        let seconds = bits >> SECOND & PAIRED;
        if bits <= TWENTY && seconds & !bits == 0 {
            Some(Self(bits | bits.count_ones() << COUNT))
        } else {
            None
        }
    }

    /// Each tile, those there are two of twice.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        Tile::ALL.into_iter().flat_map(move |tile| (0..self.count(tile)).map(move |_| tile))
    }

    /// Draws so many at random; there must be so many.
    #[inline]
    pub(crate) fn draw(mut self, count: u8, rng: &mut Rng) -> Self {
        let all = self;
        for _ in 0..count {
            let n = rng.below(u32::from(self.len()));
            self = self.without_bit(1 << nth_of_twenty(self.bits(), n));
        }
        all.minus(self)
    }
}

/// All of them, which must be within the twenty.
impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, Self::with)
    }
}

impl core::fmt::Debug for Tiles {
    fn fmt(&self, f: &mut core::fmt::Formatter) -> core::fmt::Result {
        f.debug_list().entries(self.iter().map(Tile::word)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    #[test]
    fn a_pair_is_taken_one_by_one() {
        let two: Tiles = [Tile::Ship1, Tile::Ship1].into_iter().collect();
        assert_eq!((two.len(), two.count(Tile::Ship1)), (2, 2));
        let one = two.without(Tile::Ship1);
        assert_eq!((one.len(), one.count(Tile::Ship1)), (1, 1));
        assert_eq!(one, Tiles::only(Tile::Ship1));
        assert_eq!(one.without(Tile::Ship1), Tiles::NONE);
    }

    #[test]
    fn taking_tiles_out_and_putting_them_back_changes_nothing() {
        let mut rng = Rng::new(Seed::from_number(1), 0);
        for _ in 0..2_000 {
            let many = Tiles::ALL.draw(rng.below(21) as u8, &mut rng);
            let few = many.draw(rng.below(u32::from(many.len()) + 1) as u8, &mut rng);
            assert!(few.is_within(many));
            let rest = many.minus(few);
            assert_eq!(rest.len(), many.len() - few.len());
            assert_eq!(rest.plus(few), many);
            for tile in Tile::ALL {
                assert_eq!(rest.count(tile), many.count(tile) - few.count(tile));
            }
            assert_eq!(Tiles::from_bits(many.bits()), Some(many));
        }
        assert_eq!(Tiles::from_bits(1 << 20), None);
        assert_eq!(Tiles::from_bits(1 << 17), None, "a second without a first");
    }

    #[test]
    fn each_tile_is_drawn_as_often_as_there_are_of_it() {
        let mut rng = Rng::new(Seed::from_number(2), 0);
        let mut drawn = [0_u32; Tile::KINDS];
        for _ in 0..20_000 {
            for tile in Tiles::ALL.draw(1, &mut rng).iter() {
                drawn[tile as usize] += 1;
            }
        }
        for tile in Tile::ALL {
            let expected = 1_000 * u32::from(tile.count());
            assert!(drawn[tile as usize].abs_diff(expected) < 170, "{tile:?}: {drawn:?}");
        }
    }
}

//! [`Tile`]: the twenty of each player, seventeen different ones; [`Tiles`], several of them;
//! [`Hand`], which others know only by its size.

use crate::figure::Figure;
use table::Rng;

/// A tile by its face. Samurai 1, samurai 2 and ship 1 there are two of; they come last,
/// so that [`Tiles`] can keep the second ones apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    Helmet2,
    Helmet3,
    Helmet4,
    Buddha2,
    Buddha3,
    Buddha4,
    Rice2,
    Rice3,
    Rice4,
    Samurai3,
    Ship2,
    Ronin,
    FigureExchange,
    TokenExchange,
    Samurai1,
    Samurai2,
    Ship1,
}

/// Where a tile is laid (rule 2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lies {
    OnLand,
    AtSea,
    /// On an own tile that is not fast: the token exchange.
    OnOwnTile,
    /// Back in the box: the figure exchange.
    Nowhere,
}

impl Tile {
    pub const KINDS: usize = 17;

    /// In the order in which a person sorts them.
    pub const ALL: [Self; Self::KINDS] = [
        Self::Helmet2,
        Self::Helmet3,
        Self::Helmet4,
        Self::Buddha2,
        Self::Buddha3,
        Self::Buddha4,
        Self::Rice2,
        Self::Rice3,
        Self::Rice4,
        Self::Samurai1,
        Self::Samurai2,
        Self::Samurai3,
        Self::Ship1,
        Self::Ship2,
        Self::Ronin,
        Self::FigureExchange,
        Self::TokenExchange,
    ];

    const BY_INDEX: [Self; Self::KINDS] = [
        Self::Helmet2,
        Self::Helmet3,
        Self::Helmet4,
        Self::Buddha2,
        Self::Buddha3,
        Self::Buddha4,
        Self::Rice2,
        Self::Rice3,
        Self::Rice4,
        Self::Samurai3,
        Self::Ship2,
        Self::Ronin,
        Self::FigureExchange,
        Self::TokenExchange,
        Self::Samurai1,
        Self::Samurai2,
        Self::Ship1,
    ];

    #[inline]
    pub(crate) const fn from_index(index: u32) -> Self {
        Self::BY_INDEX[index as usize]
    }

    pub const fn strength(self) -> u8 {
        match self {
            Self::FigureExchange | Self::TokenExchange => 0,
            Self::Samurai1 | Self::Ship1 | Self::Ronin => 1,
            Self::Helmet2 | Self::Buddha2 | Self::Rice2 | Self::Samurai2 | Self::Ship2 => 2,
            Self::Helmet3 | Self::Buddha3 | Self::Rice3 | Self::Samurai3 => 3,
            Self::Helmet4 | Self::Buddha4 | Self::Rice4 => 4,
        }
    }

    pub const fn acts_on(self, figure: Figure) -> bool {
        match self {
            Self::Helmet2 | Self::Helmet3 | Self::Helmet4 => matches!(figure, Figure::Helmet),
            Self::Buddha2 | Self::Buddha3 | Self::Buddha4 => matches!(figure, Figure::Buddha),
            Self::Rice2 | Self::Rice3 | Self::Rice4 => matches!(figure, Figure::Rice),
            Self::FigureExchange | Self::TokenExchange => false,
            _ => true,
        }
    }

    pub const fn lies(self) -> Lies {
        match self {
            Self::Ship1 | Self::Ship2 => Lies::AtSea,
            Self::FigureExchange => Lies::Nowhere,
            Self::TokenExchange => Lies::OnOwnTile,
            _ => Lies::OnLand,
        }
    }

    /// Carries the character 侍: any number of these may be played in a turn (rule 6).
    pub const fn is_fast(self) -> bool {
        matches!(self, Self::Ship1 | Self::Ship2 | Self::Ronin | Self::FigureExchange)
    }

    /// How many of this tile each player has.
    pub const fn count(self) -> u8 {
        if matches!(self, Self::Samurai1 | Self::Samurai2 | Self::Ship1) { 2 } else { 1 }
    }

    /// One English word, the same in every release: for fixtures and traces.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Helmet2 => "helmet2",
            Self::Helmet3 => "helmet3",
            Self::Helmet4 => "helmet4",
            Self::Buddha2 => "buddha2",
            Self::Buddha3 => "buddha3",
            Self::Buddha4 => "buddha4",
            Self::Rice2 => "rice2",
            Self::Rice3 => "rice3",
            Self::Rice4 => "rice4",
            Self::Samurai1 => "samurai1",
            Self::Samurai2 => "samurai2",
            Self::Samurai3 => "samurai3",
            Self::Ship1 => "ship1",
            Self::Ship2 => "ship2",
            Self::Ronin => "ronin1",
            Self::FigureExchange => "figure-exchange",
            Self::TokenExchange => "token-exchange",
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.word() == word)
    }

    /// The strength on helmet, Buddha and rice, a byte each, so that sums are taken in one go.
    pub(crate) const fn strengths(self) -> u32 {
        let mut bytes = 0;
        let mut index = 0;
        while index < 3 {
            if self.acts_on(Figure::ALL[index]) {
                bytes |= (self.strength() as u32) << (8 * index);
            }
            index += 1;
        }
        bytes
    }
}

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
        let bit = 1 << tile as u32;
        let second = (self.0 & bit & PAIRED) << SECOND;
        Self((self.0 + (1 << COUNT)) | bit | second)
    }

    /// With one less of the tile; it must be there.
    #[must_use]
    #[inline]
    pub const fn without(self, tile: Tile) -> Self {
        debug_assert!(self.contains(tile));
        let bit = 1 << tile as u32;
        let second = self.0 & ((bit & PAIRED) << SECOND);
        Self(self.0 - (1 << COUNT) - if second == 0 { bit } else { second })
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
        let (first, second) = (self.0 & FACES, self.0 >> SECOND & PAIRED);
        let (gone, both_gone) = (taken.0 & FACES, taken.0 >> SECOND & PAIRED);
        let one_of_two = second & gone & !both_gone;
        let rest = (first & !gone) | one_of_two | ((second & !gone) << SECOND);
        Self(rest | ((self.0 >> COUNT) - (taken.0 >> COUNT)) << COUNT)
    }

    /// These and those, which together must be within the twenty.
    #[must_use]
    #[inline]
    pub const fn plus(self, more: Self) -> Self {
        let seconds = (self.0 & more.0 & PAIRED) << SECOND;
        let all = self.bits() | more.bits() | seconds;
        Self(all | ((self.0 >> COUNT) + (more.0 >> COUNT)) << COUNT)
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
        let mut drawn = Self::NONE;
        for _ in 0..count {
            let mut bits = self.bits();
            for _ in 0..rng.below(u32::from(self.len())) {
                bits &= bits - 1;
            }
            let bit = bits.trailing_zeros();
            let is_second = bit >= Tile::KINDS as u32;
            let tile = Tile::from_index(if is_second { bit - SECOND } else { bit });
            self = self.without(tile);
            drawn = drawn.with(tile);
        }
        drawn
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

/// Tiles behind a screen: their owner knows them, others only how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    Known(Tiles),
    Hidden(u8),
}

impl Hand {
    /// How many tiles a hand holds (rule 11).
    pub const FULL: u8 = 5;

    #[inline]
    pub const fn len(self) -> u8 {
        match self {
            Self::Known(tiles) => tiles.len(),
            Self::Hidden(count) => count,
        }
    }

    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// As those see it who may not look.
    #[must_use]
    pub const fn hidden(self) -> Self {
        Self::Hidden(self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    #[test]
    fn every_player_has_twenty_tiles() {
        assert_eq!(Tiles::ALL.len(), 20);
        assert_eq!(Tile::ALL.map(Tile::count).iter().sum::<u8>(), 20);
        assert_eq!(Tiles::ALL.iter().collect::<Tiles>(), Tiles::ALL);
        let counted: u8 = Tile::ALL.into_iter().map(|tile| Tiles::ALL.count(tile)).sum();
        assert_eq!(counted, 20);
    }

    #[test]
    fn the_tiles_are_those_of_the_table() {
        let strengths = |wanted: fn(Tile) -> bool| -> Vec<u8> {
            Tiles::ALL.iter().filter(|&t| wanted(t)).map(Tile::strength).collect()
        };
        let all_three = |t: Tile| Figure::ALL.into_iter().all(|figure| t.acts_on(figure));
        assert!(Tile::ALL.into_iter().filter(|&t| all_three(t)).count() == 6);
        for figure in Figure::ALL {
            let own = Tiles::ALL.iter().filter(|&t| t.acts_on(figure) && !all_three(t));
            assert_eq!(own.map(Tile::strength).collect::<Vec<_>>(), [2, 3, 4]);
        }
        assert_eq!(strengths(|t| t.word().starts_with("samurai")), [1, 1, 2, 2, 3]);
        assert_eq!(strengths(|t| t.lies() == Lies::AtSea), [1, 1, 2]);
        assert_eq!(strengths(|t| t == Tile::Ronin), [1]);
        assert_eq!(strengths(|t| t == Tile::TokenExchange), [0]);
        assert_eq!(strengths(Tile::is_fast).len(), 5);
        assert!(Tile::Ronin.is_fast() && Tile::FigureExchange.is_fast());
        assert!(!Tile::TokenExchange.is_fast() && !Tile::Samurai1.is_fast());
        assert_eq!(strengths(|t| t.lies() == Lies::OnLand).len(), 15);
    }

    #[test]
    fn faces_and_numbers_agree() {
        for (index, tile) in Tile::BY_INDEX.into_iter().enumerate() {
            assert_eq!(tile as usize, index);
            assert_eq!(Tile::from_word(tile.word()), Some(tile));
        }
        assert_eq!(Tile::from_word("ronin"), None);
    }

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

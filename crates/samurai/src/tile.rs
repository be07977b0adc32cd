//! [`Tile`]: the twenty of each player, seventeen different ones.

use crate::figure::Figure;
use crate::tiles::Tiles;

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
        self.is_among(Tiles::FAST)
    }

    #[inline]
    pub(crate) const fn is_among(self, bits: u32) -> bool {
        bits >> self as u32 & 1 == 1
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
}

#[cfg(test)]
mod tests {
    use super::*;

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
}

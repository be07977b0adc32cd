//! [`Space`]: one of the 174 hexes of the board.

use crate::hex::{Direction, Hex};
use crate::map::{
    COLS, LAND, LAND_FOR, MAP, NOWHERE, ROWS, SEA_FOR, SETTLEMENTS, SETTLEMENTS_FOR, SPACES,
};

/// A hex of the board. Settlements come first, then land, then sea; in each, Honshu comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    Sea,
    Land,
    Village,
    City,
    /// Edo.
    Capital,
}

/// The part of the board that a space is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    Honshu,
    Kyushu,
    Shikoku,
    Hokkaido,
}

impl Space {
    pub const COUNT: usize = SPACES;
    pub const EDO: Self = Self(0);

    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < SPACES { Some(Self(index)) } else { None }
    }

    pub fn at(hex: Hex) -> Option<Self> {
        let (col, row) = (usize::from(hex.col), usize::from(hex.row));
        if col < COLS && row < ROWS { Self::new(MAP.space_at[col][row]) } else { None }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::settlements(4).find(|settlement| settlement.name() == Some(name))
    }

    /// Every space of the whole board.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SPACES as u8).map(Self)
    }

    /// The settlements that a table of so many players uses.
    pub fn settlements(players: u8) -> impl Iterator<Item = Self> + Clone {
        (0..SETTLEMENTS as u8).map(Self).filter(move |space| space.in_play(players))
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn hex(self) -> Hex {
        MAP.hex[self.index()]
    }

    pub fn col(self) -> u8 {
        self.hex().col
    }

    pub fn row(self) -> u8 {
        self.hex().row
    }

    pub fn ground(self) -> Ground {
        match MAP.ground[self.index()] {
            b'~' => Ground::Sea,
            b'.' => Ground::Land,
            b'1' => Ground::Village,
            b'2' => Ground::City,
            _ => Ground::Capital,
        }
    }

    pub fn piece(self) -> Piece {
        match MAP.piece[self.index()] {
            b'h' => Piece::Honshu,
            b'y' => Piece::Kyushu,
            b's' => Piece::Shikoku,
            _ => Piece::Hokkaido,
        }
    }

    /// The name of a settlement, as it stands on the board.
    pub fn name(self) -> Option<&'static str> {
        MAP.name.get(self.index()).copied()
    }

    pub const fn is_settlement(self) -> bool {
        self.index() < SETTLEMENTS
    }

    /// How many figures it holds when the game begins.
    pub fn room(self) -> u8 {
        match self.ground() {
            Ground::Sea | Ground::Land => 0,
            Ground::Village => 1,
            Ground::City => 2,
            Ground::Capital => 3,
        }
    }

    /// Whether the board for so many players has this space (rule 3).
    pub fn in_play(self, players: u8) -> bool {
        let board = usize::from(players.clamp(2, 4)) - 2;
        let index = u32::from(self.0);
        if let Some(land) = self.land() {
            land < LAND_FOR[board]
        } else if let Some(sea) = self.sea() {
            sea < SEA_FOR[board]
        } else {
            index < SETTLEMENTS_FOR[board]
        }
    }

    pub fn neighbour(self, direction: Direction) -> Option<Self> {
        Self::new(MAP.neighbours[self.index()][direction as usize])
    }

    /// The spaces next to it on the whole board.
    pub fn neighbours(self) -> impl Iterator<Item = Self> + Clone {
        MAP.neighbours[self.index()].iter().filter(|&&near| near != NOWHERE).map(|&near| Self(near))
    }

    /// Its number among the land spaces.
    pub(crate) const fn land(self) -> Option<u32> {
        if self.index() >= SETTLEMENTS && self.index() < SETTLEMENTS + LAND {
            Some(self.0 as u32 - SETTLEMENTS as u32)
        } else {
            None
        }
    }

    /// Its number among the sea spaces.
    pub(crate) const fn sea(self) -> Option<u32> {
        if self.index() >= SETTLEMENTS + LAND {
            Some(self.0 as u32 - (SETTLEMENTS + LAND) as u32)
        } else {
            None
        }
    }

    /// The space with this number. Numbers come from bit sets of the board.
    pub(crate) const fn numbered(index: u32) -> Self {
        debug_assert!(index < SPACES as u32);
        Self(index as u8)
    }

    pub(crate) const fn of_land(land: u32) -> Self {
        Self::numbered(land + SETTLEMENTS as u32)
    }

    pub(crate) const fn of_sea(sea: u32) -> Self {
        Self::numbered(sea + (SETTLEMENTS + LAND) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(piece: Piece, ground: Ground) -> usize {
        Space::all().filter(|s| s.piece() == piece && s.ground() == ground).count()
    }

    #[test]
    fn each_piece_of_the_board_has_the_printed_counts() {
        for (piece, land, sea, villages, cities, capital) in [
            (Piece::Honshu, 30, 44, 14, 2, 1),
            (Piece::Kyushu, 7, 14, 5, 0, 0),
            (Piece::Shikoku, 6, 6, 4, 0, 0),
            (Piece::Hokkaido, 13, 20, 7, 1, 0),
        ] {
            assert_eq!(count(piece, Ground::Land), land);
            assert_eq!(count(piece, Ground::Sea), sea);
            assert_eq!(count(piece, Ground::Village), villages);
            assert_eq!(count(piece, Ground::City), cities);
            assert_eq!(count(piece, Ground::Capital), capital);
        }
    }

    #[test]
    fn the_board_has_room_for_all_figures() {
        for (players, figures) in [(2, 21), (3, 30), (4, 39)] {
            let room: u8 = Space::settlements(players).map(Space::room).sum();
            assert_eq!(room, figures);
        }
    }

    #[test]
    fn two_players_use_honshu_three_add_kyushu_and_shikoku_four_add_hokkaido() {
        for space in Space::all() {
            let needs = match space.piece() {
                Piece::Honshu => 2,
                Piece::Kyushu | Piece::Shikoku => 3,
                Piece::Hokkaido => 4,
            };
            for players in 2..=4 {
                assert_eq!(space.in_play(players), players >= needs, "{:?}", space.hex());
            }
        }
    }

    #[test]
    fn no_two_settlements_touch_and_each_lies_amid_six_spaces() {
        for settlement in Space::settlements(4) {
            assert_eq!(settlement.neighbours().count(), 6);
            assert!(settlement.neighbours().all(|near| !near.is_settlement()));
            for players in 2..=4 {
                if settlement.in_play(players) {
                    assert!(
                        settlement.neighbours().any(|n| n.land().is_some() && n.in_play(players))
                    );
                }
            }
        }
    }

    #[test]
    fn every_land_space_touches_exactly_two_settlements() {
        for land in Space::all().filter(|space| space.ground() == Ground::Land) {
            let near: Vec<Space> = land.neighbours().filter(|near| near.is_settlement()).collect();
            let touches = MAP.touches[land.land().expect("land") as usize];
            assert_eq!(near.len(), 2);
            assert!(near.iter().all(|n| touches.contains(&(n.index() as u8))));
        }
    }

    #[test]
    fn neighbours_are_mutual() {
        for space in Space::all() {
            for direction in Direction::ALL {
                if let Some(near) = space.neighbour(direction) {
                    assert_eq!(near.neighbour(direction.opposite()), Some(space));
                }
            }
        }
    }

    #[test]
    fn settlements_have_their_names_and_places() {
        for (name, col, row, ground) in [
            ("Edo", 14, 13, Ground::Capital),
            ("Kyoto", 11, 15, Ground::City),
            ("Akita", 14, 9, Ground::City),
            ("Sapporo", 15, 4, Ground::City),
            ("Hirado", 1, 19, Ground::Village),
            ("Nemuro", 18, 2, Ground::Village),
            ("Takamatsu", 8, 18, Ground::Village),
        ] {
            let space = Space::named(name).expect("on the board");
            assert_eq!((space.col(), space.row(), space.ground()), (col, row, ground));
            assert_eq!(Space::at(Hex { col, row }), Some(space));
        }
        assert_eq!(Space::named("Edo"), Some(Space::EDO));
        assert_eq!(Space::named("Paris"), None);
        assert!(Space::settlements(4).all(|s| s.name().is_some_and(|name| !name.is_empty())));
        assert!(Space::all().skip(SETTLEMENTS).all(|s| s.name().is_none()));
    }

    #[test]
    fn there_is_nothing_beyond_the_board() {
        assert_eq!(Space::new(174), None);
        assert_eq!(Space::at(Hex { col: 0, row: 0 }), None);
        assert_eq!(Space::at(Hex { col: 200, row: 3 }), None);
        assert_eq!(Space::all().count(), 174);
    }
}

//! Rule 2: the tiles.

use super::{FIGURES, Word};

pub struct Kind {
    pub word: Word,
    pub count: usize,
    pub strength: usize,
    pub acts_on: &'static [Word],
    /// Where it is laid: `.` land, `~` sea, `-` neither.
    pub ground: char,
    pub fast: bool,
}

const fn kind(
    word: Word,
    count: usize,
    strength: usize,
    acts_on: &'static [Word],
    ground: char,
    fast: bool,
) -> Kind {
    Kind { word, count, strength, acts_on, ground, fast }
}

pub const TILES: [Kind; 17] = [
    kind("helmet2", 1, 2, &["helmet"], '.', false),
    kind("helmet3", 1, 3, &["helmet"], '.', false),
    kind("helmet4", 1, 4, &["helmet"], '.', false),
    kind("buddha2", 1, 2, &["buddha"], '.', false),
    kind("buddha3", 1, 3, &["buddha"], '.', false),
    kind("buddha4", 1, 4, &["buddha"], '.', false),
    kind("rice2", 1, 2, &["rice"], '.', false),
    kind("rice3", 1, 3, &["rice"], '.', false),
    kind("rice4", 1, 4, &["rice"], '.', false),
    kind("samurai1", 2, 1, &FIGURES, '.', false),
    kind("samurai2", 2, 2, &FIGURES, '.', false),
    kind("samurai3", 1, 3, &FIGURES, '.', false),
    kind("ship1", 2, 1, &FIGURES, '~', true),
    kind("ship2", 1, 2, &FIGURES, '~', true),
    kind("ronin1", 1, 1, &FIGURES, '.', true),
    kind("figure-exchange", 1, 0, &[], '-', true),
    kind("token-exchange", 1, 0, &[], '-', false),
];

pub fn find(word: Word) -> &'static Kind {
    TILES.iter().find(|tile| tile.word == word).expect("a tile of the game")
}

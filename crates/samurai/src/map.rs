//! The printed board, and the tables read from it when the crate is compiled.
//!
//! Spaces are numbered settlements first, then land, then sea, and within each those of Honshu
//! first, then Kyushu and Shikoku, then Hokkaido. So each ground is one bit set, and what a
//! table of two or three players uses of it is its beginning.

use crate::hex::{Direction, Hex};

/// Column c starts at text column 3c, each row is two lines, odd columns on the second.
/// First mark: `~` sea, `.` land, `1` village, `2` city, `3` Edo.
/// Second mark: `h` Honshu, `y` Kyushu, `s` Shikoku, `k` Hokkaido.
const PRINTED: &str = r"
                                          ~k
                                       ~k    ~k
                                          1k    ~k    ~k
                                       ~k    .k    ~k    ~k
                                          .k    ~k    1k
                                       ~k    1k    .k    ~k
                                    ~k    .k    .k    .k
                                       1k    .k    1k    ~k
                                    ~k    .k    .k    ~k
                                       .k    2k    ~k
                                    ~k    .k    .k
                                       1k    .k    ~k
                                    ~k    ~h    1k
                                       ~h    ~h    ~k
                                          1h    ~h
                                       ~h    .h    ~h
                                          .h    1h
                                       ~h    .h    ~h
                                          2h    .h
                                       ~h    .h    ~h
                                          .h    1h
                                       ~h    .h    ~h
                                    ~h    1h    ~h
                                 ~h    .h    .h    ~h
                              ~h    1h    .h    1h
                                 .h    .h    .h    ~h
                              ~h    .h    3h    .h
                           ~h    1h    .h    .h    ~h
                        ~h    ~h    .h    .h    1h
                     ~h    1h    .h    1h    ~h    ~h
                  ~h    .h    .h    .h    ~h    ~h
               ~h    .h    .h    2h    ~h
            ~h    1h    1h    .h    ~h
               .h    .h    ~h    .h
            ~h    .h    ~h    1h    ~h
         ~y    1h    ~h    ~h    ~h
      ~y    ~h    ~h    1s    ~h
   ~y    1y    ~h    .s    .s
~y    .y    .y    1s    .s    ~s
   1y    .y    ~y    .s    1s
~y    .y    1y    .s    .s    ~s
   ~y    .y    ~y    1s    ~s
      1y    .y    ~s    ~s
   ~y    .y    ~y    ~s
      ~y    1y
         ~y    ~y
            ~y
";

/// Edo, Kyoto, Akita and Sapporo are named on the board; the villages' names are our own.
const NAMES: [(u8, u8, &str); SETTLEMENTS] = [
    (1, 19, "Hirado"),
    (2, 21, "Nagasaki"),
    (3, 18, "Hakata"),
    (4, 20, "Funai"),
    (4, 22, "Kagoshima"),
    (5, 17, "Yamaguchi"),
    (6, 16, "Matsue"),
    (6, 19, "Matsuyama"),
    (7, 20, "Kochi"),
    (8, 16, "Okayama"),
    (8, 18, "Takamatsu"),
    (9, 14, "Tottori"),
    (9, 19, "Tokushima"),
    (10, 17, "Wakayama"),
    (11, 13, "Kanazawa"),
    (11, 15, "Kyoto"),
    (12, 12, "Toyama"),
    (13, 3, "Otaru"),
    (13, 5, "Matsumae"),
    (13, 14, "Sunpu"),
    (14, 1, "Wakkanai"),
    (14, 7, "Hirosaki"),
    (14, 9, "Akita"),
    (14, 11, "Niigata"),
    (14, 13, "Edo"),
    (15, 2, "Asahikawa"),
    (15, 4, "Sapporo"),
    (16, 6, "Erimo"),
    (16, 8, "Morioka"),
    (16, 10, "Sendai"),
    (16, 12, "Mito"),
    (16, 14, "Tateyama"),
    (17, 3, "Kushiro"),
    (18, 2, "Nemuro"),
];

pub(crate) const SETTLEMENTS: usize = 34;
pub(crate) const LAND: usize = 56;
pub(crate) const SEA: usize = 84;
pub(crate) const SPACES: usize = SETTLEMENTS + LAND + SEA;
pub(crate) const COLS: usize = 20;
pub(crate) const ROWS: usize = 24;

/// How much of each ground the boards for two, three and four players have.
pub(crate) const SETTLEMENTS_FOR: [u32; 3] = [17, 26, 34];
pub(crate) const LAND_FOR: [u32; 3] = [30, 43, 56];
pub(crate) const SEA_FOR: [u32; 3] = [44, 64, 84];

pub(crate) const NOWHERE: u8 = u8::MAX;

pub(crate) struct Map {
    pub hex: [Hex; SPACES],
    pub ground: [u8; SPACES],
    pub piece: [u8; SPACES],
    pub space_at: [[u8; ROWS]; COLS],
    pub neighbours: [[u8; 6]; SPACES],
    pub name: [&'static str; SETTLEMENTS],
    /// The slots of the six spaces around a settlement.
    pub around: [[u8; 6]; SETTLEMENTS],
    /// The land next to a settlement, as bits.
    pub land_around: [u64; SETTLEMENTS],
    /// The two settlements next to each land space.
    pub touches: [[u8; 2]; LAND],
    pub cities: u64,
    pub villages: u64,
}

pub(crate) static MAP: Map = Map::read();

impl Map {
    const fn read() -> Self {
        let marks = marks();
        let mut map = Self {
            hex: [Hex { col: 0, row: 0 }; SPACES],
            ground: [0; SPACES],
            piece: [0; SPACES],
            space_at: [[NOWHERE; ROWS]; COLS],
            neighbours: [[NOWHERE; 6]; SPACES],
            name: [""; SETTLEMENTS],
            around: [[NOWHERE; 6]; SETTLEMENTS],
            land_around: [0; SETTLEMENTS],
            touches: [[NOWHERE; 2]; LAND],
            cities: 0,
            villages: 0,
        };
        map.number(&marks);
        map.join();
        map.name();
        map
    }

    const fn number(&mut self, marks: &[[[u8; 2]; ROWS]; COLS]) {
        let grounds: [&[u8]; 3] = [b"321", b".", b"~"];
        let mut next = 0;
        let mut order = 0;
        while order < 12 {
            let (ground, piece) = (grounds[order / 4], b"hysk"[order % 4]);
            let mut mark = 0;
            while mark < ground.len() {
                next = self.number_all([ground[mark], piece], marks, next);
                mark += 1;
            }
            order += 1;
        }
        assert!(next == SPACES);
    }

    /// Numbers the spaces with this mark from `next` on, and returns the number after them.
    const fn number_all(
        &mut self,
        mark: [u8; 2],
        marks: &[[[u8; 2]; ROWS]; COLS],
        mut next: usize,
    ) -> usize {
        let mut cell = 0;
        while cell < COLS * ROWS {
            let (col, row) = (cell % COLS, cell / COLS);
            if marks[col][row][0] == mark[0] && marks[col][row][1] == mark[1] {
                self.hex[next] = Hex { col: col as u8, row: row as u8 };
                [self.ground[next], self.piece[next]] = mark;
                self.space_at[col][row] = next as u8;
                match mark[0] {
                    b'1' => self.villages |= 1 << next,
                    b'2' => self.cities |= 1 << next,
                    _ => {}
                }
                next += 1;
            }
            cell += 1;
        }
        next
    }

    const fn join(&mut self) {
        let mut space = 0;
        while space < SPACES {
            let mut side = 0;
            while side < 6 {
                if let Some(Hex { col, row }) = self.hex[space].neighbour(Direction::ALL[side])
                    && (col as usize) < COLS
                    && (row as usize) < ROWS
                {
                    let near = self.space_at[col as usize][row as usize];
                    self.neighbours[space][side] = near;
                    if space < SETTLEMENTS {
                        self.around[space][side] = near - SETTLEMENTS as u8;
                    }
                    self.touch(space, near as usize);
                }
                side += 1;
            }
            space += 1;
        }
    }

    const fn touch(&mut self, space: usize, near: usize) {
        if space >= SETTLEMENTS && space < SETTLEMENTS + LAND && near < SETTLEMENTS {
            let land = space - SETTLEMENTS;
            self.land_around[near] |= 1 << land;
            let second = self.touches[land][0] != NOWHERE;
            self.touches[land][second as usize] = near as u8;
        }
    }

    const fn name(&mut self) {
        let mut next = 0;
        while next < SETTLEMENTS {
            let (col, row, name) = NAMES[next];
            self.name[self.space_at[col as usize][row as usize] as usize] = name;
            next += 1;
        }
    }
}

const fn marks() -> [[[u8; 2]; ROWS]; COLS] {
    let text = PRINTED.as_bytes();
    let mut marks = [[[0; 2]; ROWS]; COLS];
    // The text begins with a line break, so that the drawing stands by itself.
    let (mut at, mut line, mut start) = (1, 0, 1);
    while at < text.len() {
        match text[at] {
            b'\n' => {
                line += 1;
                start = at + 1;
            }
            b' ' => {}
            mark => {
                let col = (at - start) / 3;
                marks[col][(line - col % 2) / 2] = [mark, text[at + 1]];
                at += 1;
            }
        }
        at += 1;
    }
    marks
}

//! Rule 3: the board, read from a drawing.

use std::collections::BTreeMap;

/// Column and row.
pub type At = (i32, i32);

#[derive(Clone, Debug)]
pub struct Board {
    kinds: BTreeMap<At, char>,
    around: BTreeMap<At, Vec<At>>,
}

impl Board {
    pub fn read(players: usize) -> Self {
        let pieces = ["", "", "h", "hys", "hysk"][players];
        let mut kinds = BTreeMap::new();
        for (line, text) in (0..).zip(include_str!("board.txt").lines()) {
            let marks: Vec<char> = text.chars().chain([' ', ' ']).collect();
            for (col, mark) in (0..).zip(marks.chunks_exact(3)) {
                if mark[0] != ' ' && pieces.contains(mark[1]) {
                    kinds.insert((col, (line - col % 2) / 2), mark[0]);
                }
            }
        }
        let mut board = Self { kinds, around: BTreeMap::new() };
        board.around = board.settlements().map(|at| (at, board.next_to(at))).collect();
        board
    }

    /// The spaces around a settlement.
    pub fn around(&self, settlement: At) -> &[At] {
        &self.around[&settlement]
    }

    pub fn spaces(&self) -> impl Iterator<Item = At> {
        self.kinds.keys().copied()
    }

    /// `~` sea, `.` land, `1` village, `2` city, `3` Edo.
    pub fn kind(&self, at: At) -> Option<char> {
        self.kinds.get(&at).copied()
    }

    pub fn settlements(&self) -> impl Iterator<Item = At> {
        self.spaces().filter(|at| self.room(*at) > 0)
    }

    pub fn room(&self, at: At) -> usize {
        self.kind(at).and_then(|kind| kind.to_digit(10)).unwrap_or(0) as usize
    }

    /// The spaces at distance one, measured in axial coordinates.
    fn next_to(&self, (col, row): At) -> Vec<At> {
        let axial = |(col, row): At| (col, row - (col - (col & 1)) / 2);
        let (q, r) = axial((col, row));
        let steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
        self.spaces()
            .filter(|&at| {
                let (other_q, other_r) = axial(at);
                steps.contains(&(other_q - q, other_r - r))
            })
            .collect()
    }
}

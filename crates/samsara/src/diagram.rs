//! A board as four rows of text, the first player below, as the screen shows it:
//!
//! ```text
//! . . . . . . . . . . . .   square 13 to 24, then the second player's goal
//! o o o o o o . . . . . .   round 1 to 12
//! . . . . . . x x x x x x   square 12 to 1
//! . . . . . . . . . . . .   the first player's goal, then round 24 to 13
//! ```

use crate::{Board, Cell, FIELDS, Lane, STONES};
use core::fmt;
use core::str::FromStr;

/// Why a text is not the diagram of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadDiagram {
    /// There are not four rows of twelve cells.
    Shape,
    /// A cell shows something else than `.`, `o` on the round or `x` on the square lane.
    Sign,
    /// There are so many stones, not twelve.
    Stones(u8),
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, cells) in rows().enumerate() {
            for (column, cell) in cells.enumerate() {
                let gap = match (row, column) {
                    (0, 0) => "",
                    (_, 0) => "\n",
                    _ => " ",
                };
                write!(f, "{gap}{}", if self.is_occupied(cell) { sign(cell) } else { '.' })?;
            }
        }
        Ok(())
    }
}

impl FromStr for Board {
    type Err = BadDiagram;

    fn from_str(text: &str) -> Result<Self, BadDiagram> {
        let mut stones = Vec::new();
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        for cells in rows() {
            let mut signs = lines.next().ok_or(BadDiagram::Shape)?.split_whitespace();
            for cell in cells {
                match signs.next().ok_or(BadDiagram::Shape)? {
                    "." => {}
                    stone if stone.chars().eq([sign(cell)]) => stones.push(cell),
                    _ => return Err(BadDiagram::Sign),
                }
            }
            if signs.next().is_some() {
                return Err(BadDiagram::Shape);
            }
        }
        if lines.next().is_some() {
            return Err(BadDiagram::Shape);
        }
        let count = stones.len() as u8;
        let stones: [Cell; STONES as usize] =
            stones.try_into().map_err(|_| BadDiagram::Stones(count))?;
        Ok(Self::new(stones).expect("a diagram shows each cell once"))
    }
}

/// The cells of each row from left to right, from the top row to the bottom one.
fn rows() -> impl Iterator<Item = impl Iterator<Item = Cell>> {
    let row = |lane, first: u8, leftward: bool| {
        (0..FIELDS).filter_map(move |step| {
            Cell::new(lane, first + if leftward { FIELDS - 1 - step } else { step })
        })
    };
    [
        row(Lane::Square, FIELDS + 1, false),
        row(Lane::Round, 1, false),
        row(Lane::Square, 1, true),
        row(Lane::Round, FIELDS + 1, true),
    ]
    .into_iter()
}

const fn sign(cell: Cell) -> char {
    match cell.lane() {
        Lane::Round => 'o',
        Lane::Square => 'x',
    }
}

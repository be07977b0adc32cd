//! Where a space lies: flat-top hexes, odd columns half a hex lower than even ones.

/// Column grows to the east, row to the south.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hex {
    pub col: u8,
    pub row: u8,
}

/// The six sides of a hex, clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    North,
    NorthEast,
    SouthEast,
    South,
    SouthWest,
    NorthWest,
}

impl Direction {
    pub const ALL: [Self; 6] = [
        Self::North,
        Self::NorthEast,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::NorthWest,
    ];

    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }
}

impl Hex {
    /// The hex on that side, unless it would have a negative column or row.
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Option<Self> {
        let Self { col, row } = self;
        // Towards a neighbouring column, an odd column's hexes face rows `row` and `row + 1`.
        let low = col % 2;
        let (col, row) = match direction {
            Direction::North => (Some(col), row.checked_sub(1)),
            Direction::NorthEast => (Some(col + 1), (row + low).checked_sub(1)),
            Direction::SouthEast => (Some(col + 1), Some(row + low)),
            Direction::South => (Some(col), Some(row + 1)),
            Direction::SouthWest => (col.checked_sub(1), Some(row + low)),
            Direction::NorthWest => (col.checked_sub(1), (row + low).checked_sub(1)),
        };
        match (col, row) {
            (Some(col), Some(row)) => Some(Self { col, row }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_is_the_opposite_way() {
        for (col, row) in [(4, 4), (5, 4), (5, 5), (8, 2)] {
            let hex = Hex { col, row };
            for direction in Direction::ALL {
                let there = hex.neighbour(direction).expect("far from the edge");
                assert_ne!(there, hex);
                assert_eq!(there.neighbour(direction.opposite()), Some(hex));
            }
        }
    }

    #[test]
    fn odd_columns_lie_half_a_hex_lower() {
        let even = Hex { col: 2, row: 2 };
        let odd = Hex { col: 3, row: 2 };
        assert_eq!(even.neighbour(Direction::SouthEast), Some(odd));
        assert_eq!(odd.neighbour(Direction::NorthWest), Some(even));
        assert_eq!(Hex { col: 0, row: 0 }.neighbour(Direction::NorthWest), None);
        assert_eq!(Hex { col: 0, row: 0 }.neighbour(Direction::North), None);
    }
}

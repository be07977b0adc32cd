//! [`Hand`]: tiles that others know only by their number.

use crate::tiles::Tiles;

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

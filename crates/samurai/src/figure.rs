//! [`Figure`]: high helmet, Buddha, rice field; and a value for each ([`ByFigure`]).

use core::ops::{Index, IndexMut};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    Helmet,
    Buddha,
    Rice,
}

impl Figure {
    pub const ALL: [Self; 3] = [Self::Helmet, Self::Buddha, Self::Rice];

    /// One English word, the same in every release: for fixtures and traces.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Helmet => "helmet",
            Self::Buddha => "buddha",
            Self::Rice => "rice",
        }
    }

    /// How many of each there are for so many players (rule 1).
    pub const fn count(players: u8) -> u8 {
        3 * players + 1
    }
}

/// One value for each figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByFigure<T>([T; 3]);

/// How many of each figure.
pub type Figures = ByFigure<u8>;

impl<T> ByFigure<T> {
    /// In the order helmet, Buddha, rice.
    pub const fn new(values: [T; 3]) -> Self {
        Self(values)
    }

    pub fn from_fn(value: impl FnMut(Figure) -> T) -> Self {
        Self(Figure::ALL.map(value))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Figure, &T)> {
        Figure::ALL.into_iter().zip(&self.0)
    }
}

impl Figures {
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }
}

impl<T> Index<Figure> for ByFigure<T> {
    type Output = T;

    #[inline]
    fn index(&self, figure: Figure) -> &T {
        &self.0[figure as usize]
    }
}

impl<T> IndexMut<Figure> for ByFigure<T> {
    #[inline]
    fn index_mut(&mut self, figure: Figure) -> &mut T {
        &mut self.0[figure as usize]
    }
}

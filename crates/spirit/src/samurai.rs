//! The seven samurai, the two sides of their boards, and sets of them.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Samurai {
    Heihachi,
    Daisuke,
    Gorobei,
    Kanbei,
    Kyuzo,
    Kikuchiyo,
    Katsushiro,
}

/// Which side of a board is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    Human,
    Animal,
}

impl Samurai {
    pub const ALL: [Self; 7] = [
        Self::Heihachi,
        Self::Daisuke,
        Self::Gorobei,
        Self::Kanbei,
        Self::Kyuzo,
        Self::Kikuchiyo,
        Self::Katsushiro,
    ];

    /// The sum that sets off the kiai; anything above is an overrun.
    pub const fn kiai(self, side: Side) -> u8 {
        let human = match self {
            Self::Heihachi | Self::Daisuke => 8,
            Self::Gorobei | Self::Kanbei | Self::Kyuzo => 9,
            Self::Kikuchiyo | Self::Katsushiro => 10,
        };
        match side {
            Side::Human => human,
            Side::Animal => human + 3,
        }
    }

    /// Whether his talent lets a card of this value be handed to a neighbour.
    pub const fn hands_on(self, value: u8) -> bool {
        match self {
            Self::Heihachi => value.is_multiple_of(2),
            Self::Daisuke => !value.is_multiple_of(2),
            _ => false,
        }
    }

    /// Whether his talent ignores the penalties of a card of this value.
    pub const fn ignores(self, value: u8) -> bool {
        match self {
            Self::Gorobei => value.is_multiple_of(2),
            Self::Kanbei => !value.is_multiple_of(2),
            _ => false,
        }
    }
}

/// A set of samurai: whose talents are at hand, whose tokens lie beside the village.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Company(u8);

impl Company {
    pub const NOBODY: Self = Self(0);

    pub const fn insert(&mut self, samurai: Samurai) {
        self.0 |= 1 << samurai as u8;
    }

    pub const fn remove(&mut self, samurai: Samurai) {
        self.0 &= !(1 << samurai as u8);
    }

    pub const fn contains(self, samurai: Samurai) -> bool {
        self.0 & (1 << samurai as u8) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Samurai> {
        Samurai::ALL.into_iter().filter(move |&samurai| self.contains(samurai))
    }
}

impl FromIterator<Samurai> for Company {
    fn from_iter<I: IntoIterator<Item = Samurai>>(samurai: I) -> Self {
        let mut company = Self::NOBODY;
        samurai.into_iter().for_each(|one| company.insert(one));
        company
    }
}

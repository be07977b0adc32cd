//! The village in the middle: barricades, farms with their hidden backs, families.

use crate::setup::Level;
use serde::{Deserialize, Serialize};
use table::Rng;

/// The families, by what they do at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Family {
    /// Takes a wound token off a board.
    Heals,
    /// Adds a barricade.
    Builds,
    /// Sends the top intruder to the discard pile.
    Repels,
}

impl Family {
    pub const ALL: [Self; 3] = [Self::Heals, Self::Builds, Self::Repels];
}

/// What is printed on the back of a farm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Back {
    /// A random family is lost.
    Family,
    /// Another farm is lost.
    Farm,
    /// A barricade is lost, or a farm where there is none.
    Barricade,
    /// A samurai of the group's choice is wounded.
    Wound,
}

impl Back {
    pub const ALL: [Self; 4] = [Self::Family, Self::Farm, Self::Barricade, Self::Wound];

    /// How many farms have this back.
    pub const fn count(self) -> u8 {
        match self {
            Self::Family | Self::Farm => 1,
            Self::Barricade | Self::Wound => 2,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Village {
    barricades: u8,
    most_barricades: u8,
    farms: u8,
    /// Bit by bit, in the order of [`Family::ALL`].
    families: u8,
    /// How many of each back were turned up, in the order of [`Back::ALL`].
    turned: [u8; 4],
}

impl Village {
    pub const FARMS: u8 = 6;
    pub const FAMILIES: u8 = 3;

    pub(crate) const fn new(level: Level, samurai: u8) -> Self {
        let barricades = level.barricades(samurai);
        Self {
            barricades,
            most_barricades: barricades,
            farms: Self::FARMS,
            families: 0b111,
            turned: [0; 4],
        }
    }

    pub const fn barricades(self) -> u8 {
        self.barricades
    }

    /// As many as at the start; there are never more.
    pub const fn most_barricades(self) -> u8 {
        self.most_barricades
    }

    pub const fn farms(self) -> u8 {
        self.farms
    }

    pub const fn families(self) -> u8 {
        self.families.count_ones() as u8
    }

    pub const fn has(self, family: Family) -> bool {
        self.families & (1 << family as u8) != 0
    }

    /// How many farms with this back nobody has turned up yet. Backs are turned up only at
    /// the levels where they count.
    pub const fn hidden_backs(self, back: Back) -> u8 {
        back.count() - self.turned[back as usize]
    }

    /// Whether another barricade can stand.
    pub(crate) const fn has_room(self) -> bool {
        self.barricades < self.most_barricades
    }

    /// Says whether there was room for one more.
    pub(crate) const fn build(&mut self) -> bool {
        let room = self.has_room();
        if room {
            self.barricades += 1;
        }
        room
    }

    /// Says whether there was one.
    pub(crate) const fn lose_barricade(&mut self) -> bool {
        let there = self.barricades > 0;
        if there {
            self.barricades -= 1;
        }
        there
    }

    pub(crate) const fn lose_farm(&mut self) {
        self.farms -= 1;
    }

    pub(crate) const fn turn(&mut self, back: Back) {
        self.turned[back as usize] += 1;
    }

    pub(crate) const fn lose(&mut self, family: Family) {
        self.families &= !(1 << family as u8);
    }

    /// Ruling 14: nobody knows the backs, so each that is left is as likely as there are of it.
    pub(crate) fn deal_back(self, rng: &mut Rng) -> Back {
        let hidden = Back::ALL.map(|back| u32::from(self.hidden_backs(back)));
        let mut number = rng.below(hidden.iter().sum());
        for (back, count) in Back::ALL.into_iter().zip(hidden) {
            if number < count {
                return back;
            }
            number -= count;
        }
        unreachable!("the number is below the sum")
    }

    pub(crate) fn deal_family(self, rng: &mut Rng) -> Family {
        let mut number = rng.below(u32::from(self.families()));
        for family in Family::ALL {
            if self.has(family) {
                if number == 0 {
                    return family;
                }
                number -= 1;
            }
        }
        unreachable!("the number is below the count")
    }
}

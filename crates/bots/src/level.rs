//! [`Level`]: how well a bot plays. A level is a budget and a policy, and never looks at hidden tiles.

use crate::judgement::Judgement;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// The budget.
    pub playouts: u32,
    /// How much is tried that does not look best.
    pub wonder: f32,
    /// How much worse than its surroundings an untried action is taken to be.
    pub caution: f32,
    /// How blurred the first impression of an action is: 1 is as sharp as the judgement has it.
    pub haze: f32,
}

impl Plan {
    /// Thinks for so many playouts, with a clear first impression.
    pub const fn clear(playouts: u32) -> Self {
        Self::hazy(playouts, 1.0)
    }

    /// Overlooks much: what looks good to others may not be among what it tries.
    pub const fn hazy(playouts: u32, haze: f32) -> Self {
        Self { playouts, wonder: 1.5, caution: 0.05, haze }
    }

    /// How many actions of a node are looked at after so many visits.
    pub(crate) fn width(visits: u32) -> usize {
        4 + (visits as f32).sqrt() as usize
    }
}

/// The four levels, from gentle to strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    First,
    Second,
    Third,
    Fourth,
}

impl Level {
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];

    /// The level with this number, 1 to 4, as a record has it.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    pub fn plan<G: Judgement>(self) -> Plan {
        G::LEVELS[self as usize]
    }

    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

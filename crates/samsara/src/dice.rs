//! A [`Die`] and the two [`Dice`] of a turn.

use table::Rng;

/// The pips that one die shows, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(u8);

impl Die {
    pub const MOST: u8 = 6;

    pub const fn new(pips: u8) -> Option<Self> {
        if 1 <= pips && pips <= Self::MOST { Some(Self(pips)) } else { None }
    }

    pub const fn pips(self) -> u8 {
        self.0
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (1..=Self::MOST).map(Self)
    }
}

/// Both dice as they were thrown, and which of them have been used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    thrown: [Die; 2],
    used: [bool; 2],
}

impl Dice {
    pub const fn new(thrown: [Die; 2]) -> Self {
        Self { thrown, used: [false; 2] }
    }

    pub const fn thrown(self) -> [Die; 2] {
        self.thrown
    }

    /// Whether the first and the second die have been used.
    pub const fn used(self) -> [bool; 2] {
        self.used
    }

    /// What can still be used: a pair is one choice.
    pub fn left(self) -> impl Iterator<Item = Die> + Clone {
        self.choices().into_iter().flatten()
    }

    pub fn has(self, die: Die) -> bool {
        self.choices().contains(&Some(die))
    }

    /// Neither has been used.
    pub const fn untouched(self) -> bool {
        !self.used[0] && !self.used[1]
    }

    /// Both have been used.
    pub const fn spent(self) -> bool {
        self.used[0] && self.used[1]
    }

    /// The die that is left if this one is used first.
    pub fn partner(self, die: Die) -> Die {
        if self.thrown[0] == die { self.thrown[1] } else { self.thrown[0] }
    }

    pub(crate) fn choices(self) -> [Option<Die>; 2] {
        let [first, second] = self.thrown;
        let again = first == second && !self.used[0];
        [(!self.used[0]).then_some(first), (!self.used[1] && !again).then_some(second)]
    }

    pub(crate) fn throw(rng: &mut Rng) -> [Die; 2] {
        let number = rng.below(36) as u8;
        [Die(number / 6 + 1), Die(number % 6 + 1)]
    }

    /// Marks one die with these pips as used.
    pub(crate) fn spend(&mut self, die: Die) {
        let first = self.thrown[0] == die && !self.used[0];
        self.used[usize::from(!first)] = true;
    }
}

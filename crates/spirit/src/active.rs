//! [`Active`]: the turn of a samurai, as far as it has come.

use crate::raider::Penalty;
use crate::samurai::Company;
use table::{Seat, Seats};

/// The turn of a samurai.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Active {
    pub seat: Seat,
    /// Nothing has been done yet, so help may be taken.
    pub fresh: bool,
    /// Penalties that are still to strike.
    pub penalties: [Option<Penalty>; 2],
    /// One has struck: the other one cannot be ignored any more.
    pub struck: bool,
    pub bans: Bans,
    pub fought_twice: bool,
    /// Whose tokens lay with him at the start of the turn.
    pub tokens: Company,
    /// Who has had the card in the air (ruling 8).
    pub handled: Seats,
}

/// Penalties that bar a samurai from something until his turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bans(u16);

impl Bans {
    pub const fn insert(&mut self, ban: Penalty) {
        self.0 |= 1 << ban as u8;
    }

    pub const fn has(self, ban: Penalty) -> bool {
        self.0 & (1 << ban as u8) != 0
    }
}

impl Active {
    pub(crate) fn new(seat: Seat) -> Self {
        Self {
            seat,
            fresh: true,
            penalties: [None; 2],
            struck: false,
            bans: Bans::default(),
            fought_twice: false,
            tokens: Company::NOBODY,
            handled: Seats::NONE,
        }
    }
}

//! [`Seen`]: a game as one seat knows it. Screens and bots are given nothing else.

use core::ops::Deref;

use crate::{Game, Rng, Seat};

/// Can be made only by hiding what the viewer may not know, or of a game that is over, so whoever holds
/// one cannot leak what is not in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen<G> {
    state: G,
    viewer: Option<Seat>,
}

impl<G: Game> Seen<G> {
    pub fn new(state: &G, viewer: Option<Seat>) -> Self {
        Self { state: state.seen_by(viewer), viewer }
    }

    /// A moment of a game that is over.
    pub(crate) const fn open(state: G, viewer: Option<Seat>) -> Self {
        Self { state, viewer }
    }

    /// Whose eyes these are; `None` for an onlooker.
    pub const fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// One of the games that look like this to the viewer.
    pub fn imagine(&self, rng: &mut Rng) -> G {
        self.state.imagine(rng)
    }
}

impl<G> Deref for Seen<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.state
    }
}

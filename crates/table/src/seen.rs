//! [`Seen`]: a game as one seat knows it. Screens and bots are given nothing else.

use core::ops::Deref;

use crate::{Game, Rng, Seat};

/// Can be made only by hiding what the viewer may not know, so whoever holds one
/// cannot leak what is not in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen<G> {
    state: G,
    viewer: Option<Seat>,
}

impl<G: Game> Seen<G> {
    pub fn new(state: &G, viewer: Option<Seat>) -> Self {
        Self { state: state.seen_by(viewer), viewer }
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

//! The one trait that every game is: a value that changes by actions, some of them chance.

use core::fmt::Debug;

use crate::{Rng, Seat, Seats};
use serde::{Serialize, de::DeserializeOwned};

/// Who acts now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    Of(Seat),
    /// Tiles are drawn, dice rolled, a card turned: whoever deals calls [`Game::deal`].
    Chance,
    Over,
}

impl Turn {
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Of(seat) => Some(seat),
            Self::Chance | Self::Over => None,
        }
    }
}

/// The rules of a game as a pure value. What a player does not know is part of the value:
/// a hand is known or hidden, and the same rules run on both.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Names the game in a code. Never changes once released.
    const ID: u8;

    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    type Action: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What happened, for log, announcement, sound and motion. Holds no secret, is read by no rule.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    type Illegal: Copy + PartialEq + Debug + Send + Sync + 'static;

    fn new(setup: &Self::Setup) -> Result<Self, Self::Illegal>;

    /// How many seats the table has.
    fn players(&self) -> u8;

    fn turn(&self) -> Turn;

    /// Adds every action of the seat on turn. Adds none on [`Turn::Chance`] and [`Turn::Over`].
    fn legal(&self, actions: &mut Vec<Self::Action>);

    /// Plays the action of whoever is on turn, or leaves the state untouched and says why not.
    fn apply(
        &mut self,
        action: Self::Action,
        tell: impl FnMut(Self::Event),
    ) -> Result<(), Self::Illegal>;

    /// The same at a person's pace: rules are large, and a program should hold them once, not in every place
    /// from which something is played.
    #[inline(never)]
    fn perform(
        &mut self,
        action: Self::Action,
        tell: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Self::Illegal> {
        self.apply(action, tell)
    }

    /// One outcome of chance, as likely as the rules make it. Called on [`Turn::Chance`] only,
    /// and only on a state that hides nothing.
    fn deal(&self, rng: &mut Rng) -> Self::Action;

    /// One of the legal actions, each equally likely. A game may do better than listing them all.
    fn any_legal(&self, rng: &mut Rng, scratch: &mut Vec<Self::Action>) -> Option<Self::Action> {
        scratch.clear();
        self.legal(scratch);
        rng.pick(scratch)
    }

    /// Whether this action, played now, shows somebody something new or ends a turn for good,
    /// so that it cannot be taken back. Chance never can.
    fn seals(&self, action: Self::Action) -> bool;

    /// The same game as this seat knows it; `None` is an onlooker.
    #[must_use]
    fn seen_by(&self, seat: Option<Seat>) -> Self;

    /// The same action as this seat sees it: what it may not know is left out.
    /// Applied to what the seat knew, it gives what the seat knows next.
    fn action_seen_by(action: Self::Action, seat: Option<Seat>) -> Self::Action;

    /// Fills what is unknown at random, as likely as everything known makes it.
    #[must_use]
    fn imagine(&self, rng: &mut Rng) -> Self;

    /// Empty until the game is over; then those who won, all of them if they won together.
    fn winners(&self) -> Seats;
}

//! [`Told`]: a game as it was told to one seat, action by action. This is what travels to a bot.

use crate::judgement::play;
use table::{CodeError, Game, Record, Seat, Seed, Seen};

/// The setup and every action up to now, those of chance included, each as the seat saw it.
/// The seed of the game is not in it: from that all hidden tiles could be drawn again.
#[derive(Clone, PartialEq, Debug)]
pub struct Told<G: Game> {
    record: Record<G>,
}

impl<G: Game> Told<G> {
    /// What this seat has seen of a game that can be played.
    pub fn new(record: &Record<G>, seat: Seat) -> Option<Self> {
        let mut told = Record::new(record.setup.clone(), NO_SEED, Vec::new());
        let watched = record.replay(|step| {
            told.actions.push(G::action_seen_by(step.action, Some(seat)));
        });
        watched.ok().map(|_| Self { record: told })
    }

    /// As text; `None` if it is longer than any game.
    pub fn code(&self) -> Option<String> {
        self.record.code()
    }

    pub fn from_code(text: &str) -> Result<Self, CodeError> {
        Record::from_code(text).map(|record| Self { record })
    }

    /// Actions of the same game as text, in the same format.
    pub(crate) fn list(&self, actions: Vec<G::Action>) -> Option<String> {
        let setup = self.record.setup.clone();
        Record::<G> { setup, seed: NO_SEED, players: Vec::new(), actions }.code()
    }

    pub(crate) fn actions(&self) -> &[G::Action] {
        &self.record.actions
    }

    /// The moment that the seat sees now; `None` if the story cannot be true.
    pub fn seen(&self, seat: Seat) -> Option<Seen<G>> {
        self.seen_with(seat, play)
    }

    /// The same with a way to play of the caller's own, for a program that has one already.
    pub fn seen_with(&self, seat: Seat, play: fn(&mut G, G::Action) -> bool) -> Option<Seen<G>> {
        let mut state = G::new(&self.record.setup).ok()?.seen_by(Some(seat));
        let told = self.record.actions.iter().all(|&action| play(&mut state, action));
        told.then(|| Seen::new(&state, Some(seat)))
    }
}

const NO_SEED: Seed = Seed([0; 12]);

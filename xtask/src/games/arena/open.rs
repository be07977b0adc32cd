//! [`Open`]: a game in which nothing is hidden, for a twin that is shown all hands.

use bots::{Judgement, Plan, Prospect};
use table::{Game, Rng, Seat, Seats, Turn};

#[derive(Clone, PartialEq, Debug)]
pub struct Open<G>(pub G);

impl<G: Judgement> Game for Open<G> {
    const ID: u8 = G::ID;
    type Setup = G::Setup;
    type Action = G::Action;
    type Event = G::Event;
    type Illegal = G::Illegal;

    fn new(setup: &G::Setup) -> Result<Self, G::Illegal> {
        G::new(setup).map(Self)
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, actions: &mut Vec<G::Action>) {
        self.0.legal(actions);
    }

    fn apply(&mut self, action: G::Action, tell: impl FnMut(G::Event)) -> Result<(), G::Illegal> {
        self.0.apply(action, tell)
    }

    fn deal(&self, rng: &mut Rng) -> G::Action {
        self.0.deal(rng)
    }

    fn any_legal(&self, rng: &mut Rng, scratch: &mut Vec<G::Action>) -> Option<G::Action> {
        self.0.any_legal(rng, scratch)
    }

    fn seals(&self, action: G::Action) -> bool {
        self.0.seals(action)
    }

    /// Nothing is hidden from anybody.
    fn seen_by(&self, _: Option<Seat>) -> Self {
        self.clone()
    }

    fn action_seen_by(action: G::Action, _: Option<Seat>) -> G::Action {
        action
    }

    /// What comes is still unknown, but nothing that is there.
    fn imagine(&self, _: &mut Rng) -> Self {
        self.clone()
    }

    fn winners(&self) -> Seats {
        self.0.winners()
    }
}

impl<G: Judgement> Judgement for Open<G> {
    const LEVELS: [Plan; 4] = G::LEVELS;
    const PLAYOUT: u32 = G::PLAYOUT;
    const SHALLOW: bool = G::SHALLOW;
    const GRAIN: f32 = G::GRAIN;

    fn rank(&self, ranked: &mut Vec<(G::Action, f32)>, scratch: &mut Vec<G::Action>) {
        self.0.rank(ranked, scratch);
    }

    fn improvise(&self, rng: &mut Rng, scratch: &mut Vec<G::Action>) -> Option<G::Action> {
        self.0.improvise(rng, scratch)
    }

    fn is_settled(&self, before: &Self) -> bool {
        self.0.is_settled(&before.0)
    }

    fn prospect(&self, of: Seat) -> Prospect {
        self.0.prospect(of)
    }
}

//! [`Record`]: all that is saved or shared of a game. The state is what it replays to.

use crate::{Game, Rng, Seed, Turn};
use serde::{Deserialize, Serialize};

/// Who sits on a seat. Means nothing to the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub name: String,
    /// Which crest, and with it which colour.
    pub crest: u8,
    /// The level of a bot; `None` is a person.
    pub bot: Option<u8>,
}

/// Setup, seed and what the players did. Chance is dealt again from the seed.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    pub setup: G::Setup,
    pub seed: Seed,
    pub players: Vec<Player>,
    pub actions: Vec<G::Action>,
}

/// Why a record cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayable<Illegal> {
    Setup(Illegal),
    /// The action with this number, counted from 0, is against the rules.
    Action {
        number: usize,
        why: Illegal,
    },
}

/// One step of a game as it is told again: an action of a player, or one of chance.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// How many actions of players there are up to and with this step.
    pub number: usize,
    pub turn: Turn,
    pub action: G::Action,
    pub events: &'a [G::Event],
    /// The state after the step.
    pub state: &'a G,
}

impl<G: Game> Record<G> {
    pub const fn new(setup: G::Setup, seed: Seed, players: Vec<Player>) -> Self {
        Self { setup, seed, players, actions: Vec::new() }
    }

    /// Plays the record from the start, showing each step.
    pub fn replay(&self, mut watch: impl FnMut(Step<G>)) -> Result<G, Unplayable<G::Illegal>> {
        self.play_out(&mut watch)
    }

    /// In a program once, whoever watches.
    fn play_out(&self, watch: &mut dyn FnMut(Step<G>)) -> Result<G, Unplayable<G::Illegal>> {
        let mut state = G::new(&self.setup).map_err(Unplayable::Setup)?;
        let mut dealer = Dealer::new(self.seed);
        dealer.deal(&mut state, 0, watch);
        for (number, &action) in self.actions.iter().enumerate() {
            step(&mut state, action, number + 1, watch)
                .map_err(|why| Unplayable::Action { number, why })?;
            dealer.deal(&mut state, number + 1, watch);
        }
        Ok(state)
    }

    /// How another record of the same game relates to this one; `None` if it is another game.
    pub fn compare(&self, other: &Self) -> Option<Relation> {
        if self.seed != other.seed || self.setup != other.setup {
            return None;
        }
        let shared = self.actions.iter().zip(&other.actions).take_while(|(a, b)| a == b).count();
        Some(match (shared == self.actions.len(), shared == other.actions.len()) {
            (true, true) => Relation::Same,
            (true, false) => Relation::Ahead,
            (false, true) => Relation::Behind,
            (false, false) => Relation::Forked { shared },
        })
    }
}

/// Where another record of the same game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    Same,
    Ahead,
    Behind,
    /// Both go on differently after so many shared actions.
    Forked {
        shared: usize,
    },
}

/// Plays one action and shows the step.
pub(crate) fn step<G: Game>(
    state: &mut G,
    action: G::Action,
    number: usize,
    watch: &mut dyn FnMut(Step<G>),
) -> Result<(), G::Illegal> {
    let turn = state.turn();
    let mut events = Vec::new();
    state.perform(action, &mut |event| events.push(event))?;
    watch(Step { number, turn, action, events: &events, state });
    Ok(())
}

/// Deals all chance of a game from its seed: the n-th chance of the game from the n-th stream.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Dealer {
    seed: Seed,
    dealt: u64,
}

impl Dealer {
    pub(crate) const fn new(seed: Seed) -> Self {
        Self { seed, dealt: 0 }
    }

    /// Deals until a player is on turn or the game is over; says whether anything was dealt.
    pub(crate) fn deal<G: Game>(
        &mut self,
        state: &mut G,
        number: usize,
        watch: &mut dyn FnMut(Step<G>),
    ) -> bool {
        let before = self.dealt;
        while state.turn() == Turn::Chance {
            let action = state.deal(&mut Rng::new(self.seed, self.dealt));
            let dealt = step(state, action, number, watch);
            assert!(dealt.is_ok(), "what a game deals, it accepts");
            self.dealt += 1;
        }
        self.dealt > before
    }
}

//! Samurai Spirit as a [`Game`] of the table.

use crate::task::Task;
use crate::{Action, Event, Illegal, Outcome, Setup, Spirit};
use table::{Game, Rng, Seat, Seats, Turn};

impl Game for Spirit {
    const ID: u8 = 3;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        Self::start(setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        self.agenda.top().map_or(Turn::Over, |task| {
            self.waits_for(task).expect("all that waits for nobody has been done")
        })
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        let Some(task) = self.agenda.top() else { return };
        self.thinkable(task, |action| {
            if self.check_answer(task, action).is_ok() {
                actions.push(action);
            }
        });
    }

    fn apply(&mut self, action: Action, mut tell: impl FnMut(Event)) -> Result<(), Illegal> {
        self.check(action)?;
        self.play(action, &mut tell);
        self.work(&mut tell);
        Ok(())
    }

    fn deal(&self, rng: &mut Rng) -> Action {
        match self.agenda.top() {
            Some(Task::First) => {
                let first = Seat::new(rng.below(self.players.into()) as u8);
                Action::First(first.expect("a seat of the table"))
            }
            Some(Task::Return) => {
                let card = self.discard.nth(rng.below(self.discard.len().into()));
                Action::Return(card.expect("with nothing to return the penalty is a wound"))
            }
            Some(Task::Back) => Action::Back(self.village.deal_back(rng)),
            Some(Task::LoseFamily) => Action::Lose(self.village.deal_family(rng)),
            _ => {
                let place = self.place_to_turn().expect("chance turns up a card");
                Action::Turn(self.unseen.deal(place, self.piles(), rng))
            }
        }
    }

    /// Chance seals by itself, and nothing else shows anything new.
    fn seals(&self, _: Action) -> bool {
        false
    }

    /// Everybody sees the same, and what nobody has seen is not in the state.
    fn seen_by(&self, _: Option<Seat>) -> Self {
        self.clone()
    }

    fn action_seen_by(action: Action, _: Option<Seat>) -> Action {
        action
    }

    fn imagine(&self, _: &mut Rng) -> Self {
        self.clone()
    }

    fn winners(&self) -> Seats {
        match self.outcome {
            Some(Outcome::Won(_)) => Seats::all(self.players),
            _ => Seats::NONE,
        }
    }
}

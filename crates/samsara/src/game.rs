//! Samsara as a [`Game`] of the table.

use crate::state::Stage;
use crate::{Action, Dice, Event, Illegal, PLAYERS, Samsara, Setup};
use table::{Game, Rng, Seat, Seats, Turn};

impl Game for Samsara {
    const ID: u8 = 2;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        Self::start(*setup)
    }

    fn players(&self) -> u8 {
        PLAYERS
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Roll => Turn::Chance,
            Stage::Move | Stage::SetUp => Turn::Of(self.on_turn),
            Stage::Over => Turn::Over,
        }
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        if let Ok(dice) = self.dice_in_use() {
            self.list(dice, actions);
        } else if self.stage == Stage::SetUp {
            actions.push(Action::SetUp);
        }
    }

    fn apply(&mut self, action: Action, mut tell: impl FnMut(Event)) -> Result<(), Illegal> {
        match action {
            Action::Roll(thrown) => {
                self.only_at(Stage::Roll)?;
                self.roll(thrown, &mut tell);
            }
            Action::Move(play) => {
                let dice = self.dice_in_use()?;
                let landing = self.check(play, dice)?;
                self.walk(play, landing, &mut tell);
            }
            Action::Lapse(die) => {
                self.check_lapse(die)?;
                self.lapse(die, &mut tell);
            }
            Action::EndTurn => {
                if !self.dice_in_use()?.spent() {
                    return Err(Illegal::DiceLeft);
                }
                self.end_turn(&mut tell);
            }
            Action::SetUp => {
                self.only_at(Stage::SetUp)?;
                self.set_up(&mut tell);
            }
        }
        Ok(())
    }

    fn deal(&self, rng: &mut Rng) -> Action {
        Action::Roll(Dice::throw(rng))
    }

    fn any_legal(&self, rng: &mut Rng, _: &mut Vec<Action>) -> Option<Action> {
        match self.dice_in_use() {
            Ok(dice) => self.draw(dice, rng),
            Err(_) => (self.stage == Stage::SetUp).then_some(Action::SetUp),
        }
    }

    /// Only a roll cannot be taken back.
    fn seals(&self, _: Action) -> bool {
        false
    }

    /// Nothing is hidden in Samsara.
    fn seen_by(&self, _: Option<Seat>) -> Self {
        *self
    }

    fn action_seen_by(action: Action, _: Option<Seat>) -> Action {
        action
    }

    fn imagine(&self, _: &mut Rng) -> Self {
        *self
    }

    fn winners(&self) -> Seats {
        if self.stage == Stage::Over { self.sheet.leaders() } else { Seats::NONE }
    }
}

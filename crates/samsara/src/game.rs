//! Samsara as a [`Game`] of the table.

use table::{Game, Rng, Seat, Seats, Turn};

use crate::state::Stage;
use crate::{Action, Dice, Event, Illegal, PLAYERS, Samsara, Setup};

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
        match (self.stage, self.dice) {
            (Stage::Move, Some(dice)) => self.legal_moves(dice, actions),
            (Stage::SetUp, _) => actions.push(Action::SetUp),
            _ => {}
        }
    }

    fn apply(&mut self, action: Action, mut tell: impl FnMut(Event)) -> Result<(), Illegal> {
        match (self.stage, self.dice, action) {
            (Stage::Roll, _, Action::Roll(thrown)) => self.roll(thrown, &mut tell),
            (Stage::Move, Some(dice), Action::Move(play)) => {
                if !dice.has(play.die) {
                    return Err(Illegal::NoSuchDie);
                }
                let landing = self.land(play)?;
                self.keeps(self.duty(dice), play, dice)?;
                self.walk(play, landing, &mut tell);
            }
            (Stage::Move, Some(dice), Action::Lapse(unused)) => {
                if !dice.has(unused) {
                    return Err(Illegal::NoSuchDie);
                }
                // Of two dice at least one can be used, else the game had ended with the roll.
                if dice.untouched() || self.board.able(unused, self.on_turn) > 0 {
                    return Err(Illegal::CanMove);
                }
                self.lapse(unused, &mut tell);
            }
            (Stage::Move, Some(dice), Action::EndTurn) => {
                if !dice.spent() {
                    return Err(Illegal::DiceLeft);
                }
                self.end_turn(&mut tell);
            }
            (Stage::SetUp, _, Action::SetUp) => self.set_up(&mut tell),
            (Stage::Over, ..) => return Err(Illegal::GameOver),
            _ => return Err(Illegal::NotNow),
        }
        Ok(())
    }

    fn deal(&self, rng: &mut Rng) -> Action {
        Action::Roll(Dice::throw(rng))
    }

    fn any_legal(&self, rng: &mut Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        if let (Stage::Move, Some(dice)) = (self.stage, self.dice)
            && let Some(play) = self.any_move(dice, rng)
        {
            return Some(Action::Move(play));
        }
        scratch.clear();
        self.legal(scratch);
        rng.pick(scratch)
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

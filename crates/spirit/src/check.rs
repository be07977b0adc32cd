//! Whether an action is legal, and if not, why.

use crate::card::Card;
use crate::kiai::Part;
use crate::raider::Penalty;
use crate::samurai::Samurai;
use crate::task::{Grip, Task};
use crate::turn::STALLED;
use crate::unseen::Place;
use crate::{Action, Illegal, Spirit};
use table::{Seat, Turn};

impl Spirit {
    /// Whether whoever is on turn, chance included, may do this now.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.agenda.top() {
            Some(task) if self.waits_for(task) == Some(Turn::Chance) => {
                self.check_chance(task, action)
            }
            Some(task) => self.check_answer(task, action),
            None => Err(Illegal::GameOver),
        }
    }

    /// Whether this answers what the task on top of the agenda asks a samurai.
    #[inline]
    pub(crate) fn check_answer(&self, task: Task, action: Action) -> Result<(), Illegal> {
        match (task, action) {
            (Task::Penalties, Action::Ignore(penalty)) => self.check_ignore(penalty),
            (Task::Penalties, Action::Face(penalty)) => self.check_due(penalty),
            (Task::Penalties | Task::Act, Action::Help(samurai)) => self.check_help(samurai),
            (Task::Act, Action::Fight) => self.check_free(),
            (Task::Act, Action::Support(to)) => self.check_support(to),
            (Task::Act, Action::Pass) | (Task::Again, Action::Fight | Action::EndTurn) => Ok(()),
            (Task::Place { seat, card, grip }, action) => {
                self.check_place(seat, card, grip, action)
            }
            (Task::Drop, Action::Drop(symbol)) => self.boards[self.active.seat]
                .defence(symbol)
                .map(|_| ())
                .ok_or(Illegal::NothingThere),
            (Task::Part { part, .. }, action) => self.check_part(part, action),
            (Task::Order { count, ordered, .. }, Action::Next(card)) => {
                let turned_up = self.to_be_ordered(count, ordered).contains(&Some(card));
                if turned_up { Ok(()) } else { Err(Illegal::NotTurnedUp) }
            }
            (Task::Wound, Action::Wound(seat)) => self.check_present(seat),
            (Task::Heal, Action::Heal(seat)) => self.check_heal(seat),
            _ => Err(Illegal::NotNow),
        }
    }

    /// From where the card comes that chance turns up now.
    pub(crate) fn place_to_turn(&self) -> Option<Place> {
        match self.agenda.top()? {
            Task::Draw { .. } | Task::Arrow(_) | Task::Ambush(_) | Task::Scout { .. } => {
                Some(Place::Stack)
            }
            Task::Repel(_) | Task::TurnIntruder => {
                Some(Place::Intruder(self.intruders.len().checked_sub(1)?))
            }
            _ => None,
        }
    }

    fn check_chance(&self, task: Task, action: Action) -> Result<(), Illegal> {
        let possible = match (task, action) {
            (Task::First, Action::First(seat)) => seat.number() < self.players,
            (Task::Return, Action::Return(card)) => self.discard.contains(card),
            (Task::Back, Action::Back(back)) => self.village.hidden_backs(back) > 0,
            (Task::LoseFamily, Action::Lose(family)) => self.village.has(family),
            (_, Action::Turn(card)) => {
                let place = self.place_to_turn().ok_or(Illegal::NotNow)?;
                self.unseen.can_lie(card, place, self.piles())
            }
            _ => return Err(Illegal::NotNow),
        };
        if possible { Ok(()) } else { Err(Illegal::Impossible) }
    }

    fn check_due(&self, penalty: Penalty) -> Result<(), Illegal> {
        let due = self.active.penalties.contains(&Some(penalty));
        if due { Ok(()) } else { Err(Illegal::NoSuchPenalty) }
    }

    fn check_ignore(&self, penalty: Penalty) -> Result<(), Illegal> {
        self.check_due(penalty)?;
        if self.active.struck {
            Err(Illegal::PenaltyStruck)
        } else if self.may_ignore_penalties() {
            Ok(())
        } else {
            Err(Illegal::NoTalent)
        }
    }

    fn check_help(&self, samurai: Samurai) -> Result<(), Illegal> {
        if !self.neutral.contains(samurai) {
            Err(Illegal::NoSuchHelp)
        } else if self.active.fresh {
            Ok(())
        } else {
            Err(Illegal::TurnHasBegun)
        }
    }

    /// Rule 8, ruling 23: whether anything but passing is possible.
    fn check_free(&self) -> Result<(), Illegal> {
        if self.boards[self.active.seat].is_overrun() {
            Err(Illegal::Overrun)
        } else if self.active.bans.has(Penalty::MustPass) {
            Err(Illegal::MustPass)
        } else if self.stalled >= STALLED {
            Err(Illegal::Stalled)
        } else {
            Ok(())
        }
    }

    /// Rule 14.
    fn check_support(&self, to: Seat) -> Result<(), Illegal> {
        self.check_free()?;
        if self.active.bans.has(Penalty::NoSupport) {
            return Err(Illegal::NoSupport);
        }
        // First what holds for everybody whom he could support.
        self.check_token_at_home(self.active.seat)?;
        self.check_present(to)?;
        self.may_lend(self.active.seat, to)
    }

    fn check_place(
        &self,
        seat: Seat,
        card: Card,
        grip: Grip,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Left => self.may_defend(seat, card).map(|_| ()),
            Action::Right => Ok(()),
            Action::Hand(_) | Action::Discard | Action::Bury if grip != Grip::Drawn => {
                Err(Illegal::MustKeep)
            }
            Action::Hand(to) => self.check_seat(to).and_then(|()| self.may_hand(seat, card, to)),
            Action::Discard => self.may_discard(seat, card),
            Action::Bury => self.may_bury(seat),
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_part(&self, part: Part, action: Action) -> Result<(), Illegal> {
        match (part, action) {
            (_, Action::Forgo)
            | (Part::Build | Part::Ambush(_) | Part::Repel(_) | Part::Scout(_), Action::Use) => {
                Ok(())
            }
            (Part::Heal, Action::Heal(seat)) => self.check_heal(seat),
            (Part::Strike, Action::Strike(seat)) => {
                self.check_seat(seat).and_then(|()| self.may_take_last(seat))
            }
            (Part::Move, Action::Move { from, to }) => {
                self.check_present(to)?;
                self.check_seat(from).and_then(|()| self.may_take_last(from))
            }
            (Part::Lend, Action::Lend { from, to }) => {
                self.check_seat(from)?;
                self.check_seat(to).and_then(|()| self.may_lend(from, to))
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_heal(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_present(seat)?;
        if self.boards[seat].wounded() { Ok(()) } else { Err(Illegal::NotWounded) }
    }

    fn check_present(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_seat(seat)?;
        if self.is_present(seat) { Ok(()) } else { Err(Illegal::HasPassed) }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        if seat.number() < self.players { Ok(()) } else { Err(Illegal::NoSuchSeat) }
    }
}

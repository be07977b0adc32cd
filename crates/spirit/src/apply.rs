//! What an action does, once it is known to be legal.

use crate::card::Card;
use crate::task::{Grip, Task};
use crate::{Action, Event, Spirit};
use table::Seat;

impl Spirit {
    /// The task on top has been waiting for this.
    pub(crate) fn play(&mut self, action: Action, tell: &mut impl FnMut(Event)) {
        let Some(task) = self.agenda.pop() else { return };
        match (task, action) {
            (Task::Place { seat, card, grip }, _) => self.place(seat, card, grip, action, tell),
            (Task::Part { seat, part }, _) => match action {
                Action::Heal(whom) => self.heal(whom, tell),
                Action::Move { from, to } => self.move_last(from, to, tell),
                Action::Strike(whom) => self.slay_last(whom, tell),
                Action::Lend { from, to } => self.lend(from, to, tell),
                Action::Forgo => tell(Event::Forwent(seat)),
                _ => self.use_part(seat, part, tell),
            },
            (_, Action::Turn(card)) => self.turn_up(task, card, tell),
            (Task::Order { seat, count, ordered }, Action::Next(card)) => {
                self.put_next(card, count, ordered);
                tell(Event::Ordered(card));
                self.order_scouted(seat, count - 1, ordered + 1);
            }
            (_, Action::Help(samurai)) => {
                let seat = self.active.seat;
                self.neutral.remove(samurai);
                self.boards[seat].take_help(samurai);
                tell(Event::Helped { seat, samurai });
                self.agenda.push(task);
            }
            (_, Action::Face(penalty)) => self.strike(penalty, tell),
            (_, Action::Ignore(penalty)) => {
                self.ignore(penalty, tell);
                self.agenda.push(task);
            }
            (Task::Again, Action::Fight) => {
                self.active.fought_twice = true;
                self.fight();
            }
            (_, Action::Fight) => self.fight(),
            (_, Action::Support(to)) => self.support(to, tell),
            (_, Action::Pass) => self.pass(tell),
            (_, Action::EndTurn) => self.agenda.push(Task::EndTurn),
            (_, Action::Drop(symbol)) => self.drop_defence(symbol, tell),
            (_, Action::Wound(seat)) => self.wound(seat, tell),
            (_, Action::Heal(seat)) => self.heal(seat, tell),
            (_, Action::First(seat)) => self.begin_round(seat, tell),
            (_, Action::Return(card)) => self.return_to_stack(card, tell),
            (_, Action::Back(back)) => self.turn_back(back, tell),
            (_, Action::Lose(family)) => self.lose_family(family, tell),
            _ => unreachable!("an action is checked before it is played"),
        }
    }

    fn place(
        &mut self,
        seat: Seat,
        card: Card,
        grip: Grip,
        action: Action,
        tell: &mut impl FnMut(Event),
    ) {
        match action {
            Action::Left => self.place_left(seat, card, tell),
            Action::Right => {
                self.confront(seat, card, tell);
                self.check_marker(seat, true);
            }
            Action::Hand(to) => self.hand(seat, card, to, tell),
            Action::Discard => self.throw_away(seat, card, tell),
            _ => self.bury(seat, card, tell),
        }
        if let Grip::Given(from) = grip {
            // Put on the agenda last, so done first: the line that lost the card.
            if from != seat || action == Action::Left {
                self.check_marker(from, false);
            }
        }
    }

    /// Chance shows a card that lay face down.
    fn turn_up(&mut self, task: Task, card: Card, tell: &mut impl FnMut(Event)) {
        self.unseen.reveal(card);
        if let Task::Scout { count, .. } = task {
            self.scout(card, count, tell);
        } else {
            let intruder = matches!(task, Task::Repel(_) | Task::TurnIntruder);
            let pile = if intruder { &mut self.intruders } else { &mut self.stack };
            if let Some(top) = pile.as_mut_slice().last_mut() {
                *top = Some(card);
            }
        }
        self.agenda.push(task);
    }
}

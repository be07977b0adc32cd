//! The agenda is worked off from the top until somebody has to decide.

use crate::raider::Symbol;
use crate::task::Task;
use crate::unseen::Slot;
use crate::{Event, Spirit};
use table::Turn;

impl Spirit {
    /// Does whatever needs neither a decision nor chance.
    pub(crate) fn work(&mut self, tell: &mut impl FnMut(Event)) {
        while self.outcome.is_none() {
            let task = self.agenda.top().expect("a game that is not over has an agenda");
            if self.waits_for(task).is_some() {
                return;
            }
            self.agenda.pop();
            self.run(task, tell);
        }
    }

    /// Who has to decide before this task can be done; `None` if nobody.
    #[inline]
    pub(crate) fn waits_for(&self, task: Task) -> Option<Turn> {
        let active = Turn::Of(self.active.seat);
        let unseen = |top: Option<Slot>| (top == Some(None)).then_some(Turn::Chance);
        match task {
            Task::Begin(_)
            | Task::EndTurn
            | Task::Kiai(_)
            | Task::Clear(_)
            | Task::Ambush(0)
            | Task::Repel(0)
            | Task::Overrun(_)
            | Task::Reckon { .. } => None,
            Task::First | Task::Return | Task::Back | Task::LoseFamily => Some(Turn::Chance),
            Task::Penalties => self.penalties_ask().then_some(active),
            Task::Act => Some(active),
            Task::Again => self.may_fight_again().then_some(active),
            Task::Drop => (self.boards[self.active.seat].defences().count() > 1).then_some(active),
            Task::Wound => (self.woundable().len() > 1).then_some(active),
            Task::Heal => (self.healable().len() > 1).then_some(active),
            Task::Place { seat, .. } | Task::Order { seat, .. } => Some(Turn::Of(seat)),
            Task::Part { seat, part } => self.is_possible(part).then_some(Turn::Of(seat)),
            Task::Draw { .. } | Task::Arrow(_) | Task::Ambush(_) => unseen(self.stack.top()),
            Task::Repel(_) | Task::TurnIntruder => unseen(self.intruders.top()),
            Task::Scout { count, .. } => self.unscouted(count).map(|_| Turn::Chance),
        }
    }

    fn run(&mut self, task: Task, tell: &mut impl FnMut(Event)) {
        match task {
            Task::Begin(seat) => self.begin_turn(seat, tell),
            Task::Penalties => self.next_penalty(tell),
            Task::Again => self.agenda.push(Task::EndTurn),
            Task::EndTurn => self.end_turn(tell),
            Task::Draw { .. }
            | Task::Arrow(_)
            | Task::Ambush(_)
            | Task::Repel(_)
            | Task::TurnIntruder => self.take_top(task, tell),
            Task::Drop => {
                let board = &self.boards[self.active.seat];
                let only = Symbol::ALL.into_iter().find(|&symbol| board.defence(symbol).is_some());
                self.drop_defence(only.expect("with nothing to drop the penalty is a wound"), tell);
            }
            Task::Kiai(seat) => self.begin_kiai(seat, tell),
            Task::Part { .. } => {}
            Task::Clear(seat) => self.clear_oldest(seat, tell),
            Task::Scout { seat, count } => self.order_scouted(seat, count, 0),
            Task::Overrun(seat) => {
                tell(Event::Overrun(seat));
                self.burn(tell);
            }
            Task::Wound => {
                if let Some(seat) = self.woundable().iter().next() {
                    self.wound(seat, tell);
                }
            }
            Task::Heal => {
                if let Some(seat) = self.healable().iter().next() {
                    self.heal(seat, tell);
                }
            }
            Task::Reckon { step, number } => self.reckon(step, number, tell),
            Task::First
            | Task::Act
            | Task::Place { .. }
            | Task::Return
            | Task::Order { .. }
            | Task::Back
            | Task::LoseFamily => unreachable!("these always wait for somebody"),
        }
    }
}

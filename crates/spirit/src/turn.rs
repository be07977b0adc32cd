//! A turn from its begin to its end, and the agenda that it is worked off by.

use crate::active::Active;
use crate::raider::Symbol;
use crate::samurai::Samurai;
use crate::task::{Step, Task};
use crate::unseen::Slot;
use crate::{Event, Spirit};
use table::{Seat, Turn};

/// Ruling 23: so many turns without getting on, and the samurai passes.
pub(crate) const STALLED: u8 = 30;

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

    pub(crate) fn begin_turn(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.active = Active { tokens: self.tokens_held(seat), ..Active::new(seat) };
        if let Some(last) = self.boards[seat].last() {
            for (due, &penalty) in self.active.penalties.iter_mut().zip(last.penalties()) {
                *due = Some(penalty);
            }
        }
        tell(Event::TurnBegan(seat));
        self.agenda.push(Task::Penalties);
    }

    pub(crate) fn support(&mut self, to: Seat, tell: &mut impl FnMut(Event)) {
        let from = self.active.seat;
        self.boards[from].lend(to);
        tell(Event::Supported { from, to });
        self.slip_in(tell);
        self.agenda.push(Task::EndTurn);
    }

    pub(crate) fn pass(&mut self, tell: &mut impl FnMut(Event)) {
        let seat = self.active.seat;
        self.boards[seat].pass();
        let stalled = self.stalled >= STALLED;
        tell(if stalled { Event::Stalled(seat) } else { Event::Passed(seat) });
        self.agenda.push(Task::EndTurn);
    }

    /// Rule 18 and ruling 18.
    pub(crate) fn may_fight_again(&self) -> bool {
        let seat = self.active.seat;
        !self.stack.is_empty()
            && !self.active.fought_twice
            && self.has_talent(seat, Samurai::Kikuchiyo)
            && !self.boards[seat].is_overrun()
    }

    fn end_turn(&mut self, tell: &mut impl FnMut(Event)) {
        let seat = self.active.seat;
        for owner in Seat::all(self.players) {
            if owner != seat && self.boards[owner].token() == seat {
                self.boards[owner].lend(owner);
                tell(Event::TokenHome(owner));
            }
        }
        self.count_stalling();
        let next = self.next_in_play(seat);
        match next {
            Some(next) if !self.stack.is_empty() => self.agenda.push(Task::Begin(next)),
            _ => self.end_round(tell),
        }
    }

    /// Ruling 23: the cards outside stack and discard pile grow when those inside shrink.
    fn count_stalling(&mut self) {
        let loose = self.stack.len() + self.discard.len();
        let got_on = loose < self.loose || self.boards[self.active.seat].passed();
        self.stalled = if got_on { 0 } else { self.stalled.saturating_add(1) };
        self.loose = loose;
    }

    fn next_in_play(&self, seat: Seat) -> Option<Seat> {
        let mut next = seat;
        for _ in 0..self.players {
            next = self.left_of(next);
            if !self.boards[next].passed() {
                return Some(next);
            }
        }
        None
    }

    pub(crate) fn end_round(&mut self, tell: &mut impl FnMut(Event)) {
        for index in 0..usize::from(self.stack.len()) {
            self.intruders.push(self.stack.as_slice()[index]);
        }
        self.stack.clear();
        self.reckoning = true;
        tell(Event::RoundEnded { round: self.round });
        self.agenda.push(Task::Reckon { step: Step::Hats, number: 0 });
    }
}

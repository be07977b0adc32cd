//! A turn from its beginning to its end, and the guard against stalling.

use crate::active::Active;
use crate::samurai::Samurai;
use crate::task::{Step, Task};
use crate::{Event, Spirit};
use table::Seat;

/// Ruling 23: so many turns without getting on, and the samurai passes.
pub(crate) const STALLED: u8 = 30;

impl Spirit {
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

    pub(crate) fn end_turn(&mut self, tell: &mut impl FnMut(Event)) {
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
        tell(Event::RoundEnded { round: self.round });
        if !self.stack.is_empty() {
            tell(Event::PouredIn(self.stack.len()));
        }
        self.stack.iter().for_each(|slot| self.intruders.push(slot));
        self.stack.clear();
        self.reckoning = true;
        self.agenda.push(Task::Reckon { step: Step::Hats, number: 0 });
    }
}

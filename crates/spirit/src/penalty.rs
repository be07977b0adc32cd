//! Step 1 of a turn: the penalties of the last card in the line (rules 6, 7 and 21).

use crate::raider::{Penalty, Symbol};
use crate::samurai::Samurai;
use crate::task::Task;
use crate::{Card, Event, Spirit};
use table::Seat;

impl Spirit {
    /// Whether there is something to decide before the next penalty strikes: to take help,
    /// to ignore it, or which of two comes first.
    pub(crate) fn penalties_ask(&self) -> bool {
        if self.stack.is_empty() {
            return false;
        }
        match self.active.penalties {
            [None, None] => false,
            [Some(one), Some(other)] if one != other => true,
            _ => self.may_take_help() || self.may_ignore_penalties(),
        }
    }

    pub(crate) const fn may_take_help(&self) -> bool {
        self.active.fresh && !self.neutral.is_empty()
    }

    /// Rule 17, ruling 15: said before any of them strikes.
    pub(crate) fn may_ignore_penalties(&self) -> bool {
        let seat = self.active.seat;
        !self.active.struck && self.boards[seat].last().is_some_and(|c| self.can_ignore(seat, c))
    }

    /// Whether the talents of a samurai let him ignore the penalties of a card.
    pub(crate) fn can_ignore(&self, seat: Seat, card: Card) -> bool {
        [Samurai::Gorobei, Samurai::Kanbei]
            .into_iter()
            .any(|talent| talent.ignores(card.value()) && self.has_talent(seat, talent))
    }

    /// Works off what nobody has to decide. Ruling 6: with the stack empty, the round ends.
    pub(crate) fn next_penalty(&mut self, tell: &mut impl FnMut(Event)) {
        if self.stack.is_empty() {
            return self.end_round(tell);
        }
        match self.penalties_due().next() {
            Some(penalty) => self.strike(penalty, tell),
            None => self.agenda.push(Task::Act),
        }
    }

    pub(crate) fn ignore(&mut self, penalty: Penalty, tell: &mut impl FnMut(Event)) {
        self.take_due(penalty);
        tell(Event::Ignored { seat: self.active.seat, penalty });
    }

    pub(crate) fn strike(&mut self, penalty: Penalty, tell: &mut impl FnMut(Event)) {
        self.take_due(penalty);
        self.active.struck = true;
        self.agenda.push(Task::Penalties);
        let seat = self.active.seat;
        if !self.can_be_carried_out(seat, penalty) {
            tell(Event::Baffled { seat, penalty });
            return self.wound(seat, tell);
        }
        tell(Event::Struck { seat, penalty });
        match penalty {
            Penalty::Fire => self.burn(tell),
            Penalty::Wound => self.wound(seat, tell),
            Penalty::Ninja => self.slip_in(tell),
            Penalty::Left => self.agenda.push(Task::Arrow(self.left_of(seat))),
            Penalty::Right => self.agenda.push(Task::Arrow(self.right_of(seat))),
            Penalty::Return => self.agenda.push(Task::Return),
            Penalty::DropDefence => self.agenda.push(Task::Drop),
            Penalty::NoDefence | Penalty::NoSupport | Penalty::NoTalent | Penalty::MustPass => {
                self.active.bans.insert(penalty);
            }
        }
    }

    /// Rule 7. Fire without barricades is possible: it takes a farm.
    pub(crate) fn can_be_carried_out(&self, seat: Seat, penalty: Penalty) -> bool {
        match penalty {
            Penalty::Left => !self.boards[self.left_of(seat)].passed(),
            Penalty::Right => !self.boards[self.right_of(seat)].passed(),
            Penalty::Return => !self.discard.is_empty(),
            Penalty::DropDefence => self.boards[seat].defences().next().is_some(),
            _ => true,
        }
    }

    /// The top raider joins the intruders; unseen, unless it lay face up (ruling 25).
    pub(crate) fn slip_in(&mut self, tell: &mut impl FnMut(Event)) {
        if let Some(slot) = self.stack.pop() {
            self.intruders.push(slot);
            tell(Event::SlippedIn(slot));
        }
    }

    pub(crate) fn drop_defence(&mut self, symbol: Symbol, tell: &mut impl FnMut(Event)) {
        let seat = self.active.seat;
        if let Some(card) = self.boards[seat].drop(symbol) {
            self.discard.insert(card);
            tell(Event::Dropped { seat, card });
        }
    }

    /// Ruling 25: the shuffle hides every card of the stack again.
    pub(crate) fn return_to_stack(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        self.discard.remove(card);
        self.stack.push(Some(card));
        for slot in self.stack.as_mut_slice() {
            if let Some(known) = slot.take() {
                self.unseen.shuffle_in(known, self.intruders.len());
            }
        }
        tell(Event::Returned(card));
    }

    fn take_due(&mut self, penalty: Penalty) {
        self.active.fresh = false;
        let due = &mut self.active.penalties;
        if let Some(found) = due.iter_mut().find(|due| **due == Some(penalty)) {
            *found = None;
        }
    }
}

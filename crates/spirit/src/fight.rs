//! A card in the air and where it lands (rules 9 to 12 and 16 to 20).

use crate::card::Card;
use crate::raider::{Penalty, Symbol};
use crate::samurai::Samurai;
use crate::task::{Grip, Task};
use crate::{Event, Illegal, Spirit};
use table::{Seat, Seats};

impl Spirit {
    pub(crate) fn fight(&mut self) {
        let seat = self.active.seat;
        self.active.handled = Seats::only(seat);
        self.agenda.push(Task::Again);
        self.agenda.push(Task::Draw { seat, grip: Grip::Drawn });
    }

    /// The top card of a pile is known: takes it to where the task wants it.
    pub(crate) fn take_top(&mut self, task: Task, tell: &mut impl FnMut(Event)) {
        let from_intruders = matches!(task, Task::Repel(_) | Task::TurnIntruder);
        let pile = if from_intruders { &mut self.intruders } else { &mut self.stack };
        let more = !matches!(task, Task::Ambush(0) | Task::Repel(0));
        let Some(Some(card)) = pile.top().filter(|_| more) else { return };
        pile.pop();
        if from_intruders {
            self.unseen.lower_floors(self.intruders.len());
        }
        match task {
            Task::Draw { seat, grip } => {
                tell(Event::Drew { seat, card });
                self.agenda.push(Task::Place { seat, card, grip });
            }
            Task::Arrow(seat) => {
                tell(Event::Drew { seat, card });
                self.confront(seat, card, tell);
                self.check_marker(seat, true);
            }
            Task::Ambush(count) => {
                self.discard.insert(card);
                tell(Event::Ambushed(card));
                self.agenda.push(Task::Ambush(count - 1));
            }
            Task::Repel(count) => {
                self.discard.insert(card);
                tell(Event::Repelled(card));
                self.agenda.push(Task::Repel(count - 1));
            }
            _ => {
                self.discard.insert(card);
                tell(Event::IntruderTurned(card));
                if card.flames() {
                    self.burn(tell);
                }
            }
        }
    }

    /// Rule 10, ruling 17: the penalty bars only the samurai on turn from his left.
    pub fn may_defend(&self, seat: Seat, card: Card) -> Result<Symbol, Illegal> {
        let symbol = card.symbol().ok_or(Illegal::NoSymbol)?;
        if self.boards[seat].defence(symbol).is_some() {
            return Err(Illegal::SymbolTaken);
        }
        if self.active.bans.has(Penalty::NoDefence) && seat == self.active.seat {
            return Err(Illegal::NoDefence);
        }
        Ok(symbol)
    }

    /// Rule 16, ruling 8.
    pub(crate) fn may_hand(&self, from: Seat, card: Card, to: Seat) -> Result<(), Illegal> {
        let able = [Samurai::Heihachi, Samurai::Daisuke]
            .into_iter()
            .any(|talent| talent.hands_on(card.value()) && self.has_talent(from, talent));
        if !able {
            return Err(Illegal::NoTalent);
        }
        if to == from || (to != self.left_of(from) && to != self.right_of(from)) {
            return Err(Illegal::NotANeighbour);
        }
        if self.boards[to].passed() {
            return Err(Illegal::HasPassed);
        }
        if self.active.handled.contains(to) {
            return Err(Illegal::HadItBefore);
        }
        Ok(())
    }

    /// Rule 19.
    pub(crate) fn may_discard(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if !self.has_talent(seat, Samurai::Kyuzo) {
            return Err(Illegal::NoTalent);
        }
        let same = self.boards[seat].line().iter().any(|other| other.value() == card.value());
        if same { Ok(()) } else { Err(Illegal::ValueNotInLine) }
    }

    /// Rule 20, ruling 7.
    pub(crate) fn may_bury(&self, seat: Seat) -> Result<(), Illegal> {
        if !self.has_talent(seat, Samurai::Katsushiro) {
            return Err(Illegal::NoTalent);
        }
        if self.stack.is_empty() { Err(Illegal::StackEmpty) } else { Ok(()) }
    }

    pub(crate) fn place_left(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        if let Some(symbol) = card.symbol() {
            self.boards[seat].defend(symbol, card);
            tell(Event::Defended { seat, card });
        }
    }

    pub(crate) fn confront(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        self.boards[seat].add(card);
        tell(Event::Confronted { seat, card, sum: self.boards[seat].sum() });
    }

    pub(crate) fn hand(&mut self, from: Seat, card: Card, to: Seat, tell: &mut impl FnMut(Event)) {
        self.active.handled.insert(to);
        tell(Event::Handed { from, to, card });
        self.agenda.push(Task::Place { seat: to, card, grip: Grip::Drawn });
    }

    pub(crate) fn throw_away(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        self.discard.insert(card);
        tell(Event::Discarded { seat, card });
    }

    pub(crate) fn bury(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        self.stack.push_under(Some(card));
        tell(Event::Buried { seat, card });
        self.agenda.push(Task::Draw { seat, grip: Grip::Kept });
    }

    /// Rules 11 to 13: the sum of a line has changed, by a card `added` or otherwise.
    /// Ruling 4: nothing is set off while his own kiai is being resolved.
    pub(crate) fn check_marker(&mut self, seat: Seat, added: bool) {
        let board = &self.boards[seat];
        if self.in_kiai.contains(seat) {
            return;
        }
        if board.sum() == board.kiai() {
            self.in_kiai.insert(seat);
            self.agenda.push(Task::Kiai(seat));
        } else if added && board.is_overrun() {
            self.agenda.push(Task::Overrun(seat));
        }
    }
}

//! Kiai: what each samurai does at exactly his value (rule 13).

use crate::card::Card;
use crate::samurai::{Samurai, Side};
use crate::task::{Grip, Task};
use crate::unseen::Slot;
use crate::{Event, Illegal, Spirit};
use table::Seat;

/// A part of a kiai that may be used or done without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Adds a barricade: Heihachi, and Kyuzo as an animal.
    Build,
    /// Takes a wound token off any board: Heihachi as an animal.
    Heal,
    /// Gives the last card of a line to a samurai: Daisuke.
    Move,
    /// Discards so many cards of the stack: Gorobei.
    Ambush(u8),
    /// Discards so many intruders: Kanbei.
    Repel(u8),
    /// Discards the last card of a line: Kikuchiyo.
    Strike,
    /// Gives a samurai's token to another: Kyuzo.
    Lend,
    /// Turns up so many cards on the stack and orders them: Katsushiro.
    Scout(u8),
}

impl Samurai {
    /// The parts of his kiai, in the order in which they are offered.
    pub const fn parts(self, side: Side) -> &'static [Part] {
        match (self, side) {
            (Self::Heihachi, Side::Human) => &[Part::Build],
            (Self::Heihachi, Side::Animal) => &[Part::Build, Part::Heal],
            (Self::Daisuke, Side::Human) => &[Part::Move],
            (Self::Daisuke, Side::Animal) => &[Part::Move, Part::Move],
            (Self::Gorobei, Side::Human) => &[Part::Ambush(2)],
            (Self::Gorobei, Side::Animal) => &[Part::Ambush(3)],
            (Self::Kanbei, Side::Human) => &[Part::Repel(2)],
            (Self::Kanbei, Side::Animal) => &[Part::Repel(3)],
            (Self::Kyuzo, Side::Human) => &[Part::Lend],
            (Self::Kyuzo, Side::Animal) => &[Part::Lend, Part::Build],
            (Self::Kikuchiyo, Side::Human) => &[Part::Strike],
            (Self::Kikuchiyo, Side::Animal) => &[Part::Strike, Part::Strike],
            (Self::Katsushiro, Side::Human) => &[Part::Scout(2)],
            (Self::Katsushiro, Side::Animal) => &[Part::Scout(3)],
        }
    }
}

impl Spirit {
    pub(crate) fn begin_kiai(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let board = &self.boards[seat];
        let (samurai, side) = (board.samurai(), board.side());
        tell(Event::Kiai { seat, side });
        self.agenda.push(Task::Clear(seat));
        for &part in samurai.parts(side).iter().rev() {
            self.agenda.push(Task::Part { seat, part });
        }
    }

    /// Whether the part could change anything now; otherwise it is not offered.
    pub(crate) fn is_possible(&self, part: Part) -> bool {
        match part {
            Part::Build => self.village.barricades() < self.village.most_barricades(),
            Part::Heal => !self.healable().is_empty(),
            Part::Move | Part::Strike => self.seats().any(|seat| self.may_take_last(seat).is_ok()),
            Part::Ambush(_) | Part::Scout(_) => !self.stack.is_empty(),
            Part::Repel(_) => !self.intruders.is_empty(),
            Part::Lend => {
                self.seats().any(|from| self.seats().any(|to| self.may_lend(from, to).is_ok()))
            }
        }
    }

    pub(crate) fn may_take_last(&self, seat: Seat) -> Result<(), Illegal> {
        let board = &self.boards[seat];
        if board.passed() {
            Err(Illegal::HasPassed)
        } else if board.line().is_empty() {
            Err(Illegal::EmptyLine)
        } else {
            Ok(())
        }
    }

    /// Rulings 12 and 22: both are in play, and the giver has his token at home.
    pub(crate) fn may_lend(&self, from: Seat, to: Seat) -> Result<(), Illegal> {
        if from == to {
            Err(Illegal::OwnSeat)
        } else if self.boards[from].passed() || self.boards[to].passed() {
            Err(Illegal::HasPassed)
        } else {
            self.check_token_at_home(from)
        }
    }

    pub(crate) fn check_token_at_home(&self, owner: Seat) -> Result<(), Illegal> {
        if self.boards[owner].token() == owner { Ok(()) } else { Err(Illegal::TokenAway) }
    }

    pub(crate) fn use_part(&mut self, seat: Seat, part: Part, tell: &mut impl FnMut(Event)) {
        match part {
            Part::Build => self.build(tell),
            Part::Ambush(count) => self.agenda.push(Task::Ambush(count)),
            Part::Repel(count) => self.agenda.push(Task::Repel(count)),
            Part::Scout(count) => {
                let count = count.min(self.stack.len());
                self.agenda.push(Task::Scout { seat, count });
            }
            Part::Heal | Part::Move | Part::Strike | Part::Lend => {}
        }
    }

    /// Ruling 11: a card moved by Daisuke goes left or right. Both markers follow once it lies.
    pub(crate) fn move_last(&mut self, from: Seat, to: Seat, tell: &mut impl FnMut(Event)) {
        if let Some(card) = self.boards[from].remove_last() {
            tell(Event::Moved { from, to, card });
            self.agenda.push(Task::Place { seat: to, card, grip: Grip::Given(from) });
        }
    }

    /// Ruling 3: a line that shrinks to the exact sum sets off a kiai too.
    pub(crate) fn slay_last(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        if let Some(card) = self.boards[seat].remove_last() {
            self.discard.insert(card);
            tell(Event::Slain { seat, card });
            self.check_marker(seat, false);
        }
    }

    pub(crate) fn lend(&mut self, from: Seat, to: Seat, tell: &mut impl FnMut(Event)) {
        self.boards[from].lend(to);
        tell(Event::Lent { from, to });
    }

    /// How deep below the top the first card lies that is still to be turned up.
    pub(crate) fn unscouted(&self, count: u8) -> Option<usize> {
        self.stack.iter().rev().take(count.into()).position(|slot| slot.is_none())
    }

    pub(crate) fn scout(&mut self, card: Card, count: u8, tell: &mut impl FnMut(Event)) {
        if let Some(depth) = self.unscouted(count) {
            let top = usize::from(self.stack.len()) - 1;
            self.stack.as_mut_slice()[top - depth] = Some(card);
            tell(Event::Scouted(card));
        }
    }

    /// All are turned up: a single one needs no order.
    pub(crate) fn order_scouted(&mut self, seat: Seat, count: u8, ordered: u8) {
        if count > 1 {
            self.agenda.push(Task::Order { seat, count, ordered });
        }
    }

    /// The cards turned up on the stack that are still to be ordered.
    pub(crate) fn to_be_ordered(&self, count: u8, ordered: u8) -> &[Slot] {
        let end = self.stack.as_slice().len() - usize::from(ordered);
        &self.stack.as_slice()[end - usize::from(count)..end]
    }

    /// This one comes above the others that are still to be ordered.
    pub(crate) fn put_next(&mut self, card: Card, count: u8, ordered: u8) {
        let end = usize::from(self.stack.len() - ordered);
        let cards = &mut self.stack.as_mut_slice()[end - usize::from(count)..end];
        if let Some(index) = cards.iter().position(|&slot| slot == Some(card)) {
            cards[index..].rotate_left(1);
        }
    }

    /// The oldest card goes, always. Ruling 4: one check after that.
    pub(crate) fn clear_oldest(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        if let Some(card) = self.boards[seat].remove_oldest() {
            self.discard.insert(card);
            tell(Event::Cleared { seat, card });
        }
        self.in_kiai = self.in_kiai.iter().filter(|&other| other != seat).collect();
        self.check_marker(seat, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Level, Setup};
    use table::Game;

    /// Kyuzo as an animal, above his kiai of 12 by a card that came on another turn.
    fn kyuzo_at_14() -> Spirit {
        let samurai = vec![Samurai::Kikuchiyo, Samurai::Kyuzo, Samurai::Daisuke];
        let setup = Setup { samurai, level: Level::Normal, help: false };
        let mut game = Spirit::new(&setup).expect("a setup");
        game.apply(Action::First(Seat::FIRST), |_| ()).expect("seat 0 begins");
        let kyuzo = Seat::FIRST.next(3);
        for number in [39, 40, 41, 13] {
            game.boards[kyuzo].add(Card::new(number).expect("a card"));
        }
        game.boards[kyuzo].wound();
        game.boards[kyuzo].wound();
        assert_eq!((game.boards[kyuzo].sum(), game.boards[kyuzo].kiai()), (14, 12));
        game
    }

    #[test]
    fn a_line_that_shrinks_to_the_kiai_sets_it_off() {
        // Ruling 3, by Kikuchiyo's kiai.
        let mut game = kyuzo_at_14();
        let kyuzo = Seat::FIRST.next(3);
        game.slay_last(kyuzo, &mut |_| ());
        assert_eq!(game.agenda.top(), Some(Task::Kiai(kyuzo)));
    }

    #[test]
    fn the_line_that_lost_a_card_comes_before_the_one_that_got_it() {
        // Ruling 3, by Daisuke's kiai: both reach their kiai exactly.
        let mut game = kyuzo_at_14();
        let (kikuchiyo, kyuzo) = (Seat::FIRST, Seat::FIRST.next(3));
        for number in [42, 43] {
            game.boards[kikuchiyo].add(Card::new(number).expect("a card"));
        }
        game.move_last(kyuzo, kikuchiyo, &mut |_| ());
        assert_eq!(
            game.agenda.top(),
            Some(Task::Place {
                seat: kikuchiyo,
                card: Card::new(13).expect("a card"),
                grip: Grip::Given(kyuzo)
            })
        );
        let mut events = Vec::new();
        game.apply(Action::Right, |event| events.push(event)).expect("right is always possible");
        assert_eq!(events[1], Event::Kiai { seat: kyuzo, side: Side::Animal });
        assert!(game.in_kiai.contains(kikuchiyo), "his kiai waits");
    }
}

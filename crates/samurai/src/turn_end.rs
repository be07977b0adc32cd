//! The end of a turn: late captures, the end of the game, or a refill (rules 10, 11 and 14).

use crate::event::Event;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::setup::{Captures, FirstFive};
use crate::state::{Phase, Played, Samurai};
use table::{Seat, Seats};

impl Samurai {
    #[inline]
    pub(crate) fn check_end_turn(&self) -> Result<(), Illegal> {
        if self.has_played() { Ok(()) } else { Err(Illegal::PlayFirst) }
    }

    pub(crate) fn end_turn(&mut self, tell: &mut impl FnMut(Event)) {
        let seat = self.on_turn;
        if self.setup.captures == Captures::EndOfTurn {
            self.capture_all(tell);
        }
        self.played = Played::Nothing;
        tell(Event::TurnEnded { seat });
        if let Some(ending) = self.ending() {
            self.phase = Phase::Over(ending);
            self.screened = Seats::NONE;
            tell(Event::Ended(ending));
        } else if self.supply(seat) > 0 {
            // Whoever has played holds fewer than five.
            self.phase = Phase::Refill;
        } else {
            self.on_turn = seat.next(self.setup.players);
        }
    }

    pub(crate) fn check_pass(&self) -> Result<(), Illegal> {
        if self.must_pass() { Ok(()) } else { Err(Illegal::CanPlay) }
    }

    pub(crate) fn pass(&mut self, tell: &mut impl FnMut(Event)) {
        tell(Event::Passed { seat: self.on_turn });
        self.on_turn = self.on_turn.next(self.setup.players);
    }

    /// How many tiles the seat would draw now.
    #[inline]
    pub(crate) fn draws(&self, seat: Seat) -> u8 {
        let hand = self.hands[seat].len();
        Hand::FULL.min(self.unplayed[seat].len()) - hand
    }

    #[inline]
    pub(crate) fn check_draw(&self, seat: Seat, tiles: Hand) -> Result<(), Illegal> {
        if !matches!(self.phase, Phase::Refill) {
            self.check_first_draw()?;
        }
        if seat != self.on_turn {
            return Err(Illegal::OtherSeatDraws);
        }
        if tiles.len() != self.draws(seat) {
            return Err(Illegal::OtherCount);
        }
        match (self.hands[seat], tiles) {
            (Hand::Known(hand), Hand::Known(drawn)) => {
                let supply = self.unplayed[seat].minus(hand);
                if drawn.is_within(supply) { Ok(()) } else { Err(Illegal::NotInSupply) }
            }
            (Hand::Hidden(_), Hand::Hidden(_)) => Ok(()),
            (Hand::Known(_), Hand::Hidden(_)) => Err(Illegal::Veiled),
            (Hand::Hidden(_), Hand::Known(_)) => Err(Illegal::Unveiled),
        }
    }

    #[cold]
    #[inline(never)]
    fn check_first_draw(&self) -> Result<(), Illegal> {
        self.during(Phase::FirstFive)?;
        if self.setup.first_five == FirstFive::Random { Ok(()) } else { Err(Illegal::NotNow) }
    }

    pub(crate) fn draw(&mut self, seat: Seat, tiles: Hand, tell: &mut impl FnMut(Event)) {
        tell(Event::Drew { seat, count: tiles.len() });
        match (&mut self.hands[seat], tiles) {
            (Hand::Known(hand), Hand::Known(drawn)) => *hand = hand.plus(drawn),
            (Hand::Hidden(count), drawn) => *count += drawn.len(),
            (Hand::Known(_), Hand::Hidden(_)) => {}
        }
        if matches!(self.phase, Phase::Refill) {
            self.phase = Phase::Play;
            self.on_turn = seat.next(self.setup.players);
        } else {
            self.next_hand();
        }
    }
}

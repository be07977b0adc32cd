//! How things stand: the risk of the next card and what the end of the round would cost,
//! from what everybody may know and nothing else.

use crate::card::{Card, CardSet};
use crate::raider::Symbol;
use crate::task::{Step, Task};
use crate::unseen::Place;
use crate::{Loss, Slot, Spirit, Verdict, Wound};
use table::{Seat, Seats};

/// How likely each card is to be the next one of the stack.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    odds: [f64; Card::COUNT as usize],
}

/// Flames among face-down cards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Flames {
    /// Known to be there.
    pub least: u8,
    pub most: u8,
    pub expected: f64,
}

/// What the steps at the end of the round would cost if it ended now; while it ends, what is still to come.
#[derive(Clone, PartialEq, Debug)]
pub struct Reckoning {
    /// The round is ending.
    pub under_way: bool,
    /// Left in the stack: they join the intruders if all pass.
    pub pouring_in: u8,
    /// Without a hat on the left: a wound each.
    pub wounded: Seats,
    /// Of those: who would become an animal.
    pub animals: Seats,
    /// Of those: who would die.
    pub deaths: Seats,
    /// Lost for want of farms on the left.
    pub farms: u8,
    /// Lost for want of families on the left.
    pub families: u8,
    /// Among the intruders, those who would join them included.
    pub flames: Flames,
    /// Lost for certain, whatever else happens.
    pub loss: Option<Loss>,
}

impl Outlook {
    pub fn of(&self, card: Card) -> f64 {
        self.odds[usize::from(card.number())]
    }

    /// The chance that the next card is like this.
    pub fn that(&self, like: impl Fn(Card) -> bool) -> f64 {
        Card::all().filter(|&card| like(card)).map(|card| self.of(card)).sum()
    }

    /// Every card that may be next.
    pub fn cards(&self) -> CardSet {
        CardSet::where_card(|card| self.of(card) > 0.0)
    }
}

impl Spirit {
    /// The odds of the next card; all zero if the stack is empty.
    pub fn outlook(&self) -> Outlook {
        let odds = match self.stack.top() {
            None => [0.0; Card::COUNT as usize],
            Some(slot) => self.odds(slot, Place::Stack),
        };
        Outlook { odds }
    }

    /// The chance that the next card, put on the right, would do this to the samurai.
    pub fn risk(&self, seat: Seat, verdict: Verdict) -> f64 {
        self.outlook().that(|card| self.verdict(seat, card).1 == verdict)
    }

    pub fn reckoning(&self) -> Reckoning {
        let without = |step: Step, symbol: Symbol| -> Seats {
            let waits = |&seat: &Seat| self.is_to_come(step, seat);
            let lacks = |&seat: &Seat| self.board(seat).defence(symbol).is_none();
            self.seats().filter(waits).filter(lacks).collect()
        };
        let wounded = without(Step::Hats, Symbol::Hat);
        let suffering = |wound: Wound| -> Seats {
            wounded.iter().filter(|&seat| self.board(seat).next_wound() == wound).collect()
        };
        let deaths = suffering(Wound::Death);
        let farms = without(Step::Farms, Symbol::Farm).len().min(self.village.farms());
        let families = without(Step::Families, Symbol::Family).len().min(self.village.families());
        let loss = if let Some(seat) = deaths.iter().next() {
            Some(Loss::Death(seat))
        } else if farms == self.village.farms() {
            Some(Loss::LastFarm)
        } else if families == self.village.families() {
            Some(Loss::LastFamily)
        } else {
            None
        };
        Reckoning {
            under_way: self.reckoning,
            pouring_in: self.stack.len(),
            wounded,
            animals: suffering(Wound::Animal),
            deaths,
            farms,
            families,
            flames: self.flames(),
            loss,
        }
    }

    /// Whether a step at the end of the round has yet to come to this samurai.
    fn is_to_come(&self, step: Step, seat: Seat) -> bool {
        let reached = self.agenda.iter().find_map(|task| match task {
            Task::Reckon { step, number } => Some((step, number)),
            _ => None,
        });
        let place = (seat.number() + self.players - self.first.number()) % self.players;
        self.outcome.is_none() && reached.is_none_or(|reached| (step, place) >= reached)
    }

    /// Among all that is turned up when all have passed: every card that nobody has seen is there.
    fn flames(&self) -> Flames {
        let intruders = self.intruders.iter().zip(0..);
        let intruders = intruders.map(|(slot, height)| (slot, Place::Intruder(height)));
        let stack = self.stack.iter().map(|slot| (slot, Place::Stack));
        let mut seen = 0;
        let mut expected = 0.0;
        for (slot, place) in intruders.chain(stack) {
            seen += u8::from(slot.is_some_and(Card::flames));
            expected += Outlook { odds: self.odds(slot, place) }.that(Card::flames);
        }
        let burning = |cards: CardSet| cards.iter().filter(|card| card.flames()).count() as u8;
        let certain = seen + burning(self.unseen.certain());
        let (possible, among) = (self.unseen.possible(), self.unseen.among());
        let harmless = possible.len() - burning(possible);
        Flames {
            least: certain + among.saturating_sub(harmless),
            most: certain + among.min(burning(possible)),
            expected,
        }
    }

    fn odds(&self, slot: Slot, place: Place) -> [f64; Card::COUNT as usize] {
        match slot {
            None => self.unseen.odds(place, self.piles()),
            Some(card) => {
                let mut odds = [0.0; Card::COUNT as usize];
                odds[usize::from(card.number())] = 1.0;
                odds
            }
        }
    }
}

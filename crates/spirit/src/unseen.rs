//! What nobody at the table has seen: which card lies where in the stack and among the intruders.
//!
//! The state holds no order that nobody knows. It holds which cards may lie face down, and chance
//! picks one of them when it is turned up, exactly as likely as a shuffled stack would have it:
//! every way to lay the unseen cards on the unseen places is equally likely, as long as it
//! - has all the cards that are known to be in play, and so many of those that may be,
//! - has each card that was shuffled back into the stack still there or in a place
//!   that was filled from the stack since,
//! - shows enough families, where the first deal was repeated until it did.

use crate::card::{Card, CardSet};
use crate::pile::Pile;
use crate::raider::Symbol;
use table::Rng;

/// With help, at least so many of the plunderers show a family.
const FAMILIES_DUE: u8 = 2;

/// A card of a face-down pile: known if everybody has seen it there.
pub type Slot = Option<Card>;

/// An unseen card that is about to be turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Stack,
    /// So high above the bottom of the intruders.
    Intruder(u8),
}

/// The two face-down piles.
#[derive(Clone, Copy)]
pub(crate) struct Piles<'a> {
    pub stack: &'a Pile<Slot>,
    pub intruders: &'a Pile<Slot>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Unseen {
    /// In play for certain.
    pub(crate) certain: CardSet,
    /// Some of these are in play, the others left the game unseen or wait aside.
    pub(crate) possible: CardSet,
    /// How many of the possible ones are in play.
    pub(crate) among: u8,
    /// Of the certain ones: not below their floor among the intruders.
    pub(crate) floored: CardSet,
    pub(crate) floors: [u8; Card::COUNT as usize],
    pub(crate) families_due: u8,
}

impl Unseen {
    /// Round 1: so many of the plunderers.
    pub fn first_deal(plunderers: u8, help: bool) -> Self {
        Self {
            certain: CardSet::EMPTY,
            possible: CardSet::PLUNDERERS,
            among: plunderers,
            floored: CardSet::EMPTY,
            floors: [0; Card::COUNT as usize],
            families_due: if help { FAMILIES_DUE } else { 0 },
        }
    }

    /// Rounds 2 and 3: all the cards used so far, and so many of those who join.
    pub fn next_deal(used: CardSet, joining: CardSet, among: u8) -> Self {
        Self { certain: used, possible: joining, among, ..Self::first_deal(0, false) }
    }

    pub const fn certain(&self) -> CardSet {
        self.certain
    }

    pub const fn possible(&self) -> CardSet {
        self.possible
    }

    pub const fn among(&self) -> u8 {
        self.among
    }

    /// A card was turned up.
    pub fn reveal(&mut self, card: Card) {
        if self.possible.remove(card) {
            self.among -= 1;
        } else {
            self.certain.remove(card);
            self.floored.remove(card);
            self.floors[usize::from(card.number())] = 0;
        }
        if card.symbol() == Some(Symbol::Family) {
            self.families_due = self.families_due.saturating_sub(1);
        }
    }

    /// A card that everybody knew lies somewhere in the shuffled stack now.
    pub fn shuffle_in(&mut self, card: Card, intruders: u8) {
        self.certain.insert(card);
        if intruders > 0 {
            self.floored.insert(card);
            self.floors[usize::from(card.number())] = intruders;
        }
    }

    /// Intruders were taken off the top: whatever comes there next comes from the stack.
    pub fn lower_floors(&mut self, intruders: u8) {
        for card in self.floored.iter() {
            let floor = &mut self.floors[usize::from(card.number())];
            *floor = intruders.min(*floor);
            if intruders == 0 {
                self.floored.remove(card);
            }
        }
    }

    /// One card for the place.
    pub fn deal(&self, place: Place, piles: Piles, rng: &mut Rng) -> Card {
        if !self.floored.is_empty() {
            for (card, room) in self.floored_for(place, piles) {
                if room.is_some_and(|room| rng.below(room.into()) == 0) {
                    return card;
                }
            }
        }
        let certain = self.certain.without(self.floored);
        let number = rng.below(u32::from(certain.len() + self.among));
        let card = if number < u32::from(certain.len()) {
            certain.nth(number)
        } else if self.families_due > 0 {
            self.deal_with_families(rng)
        } else {
            self.possible.nth(rng.below(self.possible.len().into()))
        };
        card.expect("an unseen place has an unseen card")
    }

    /// Whether the card may lie in the place.
    pub fn can_lie(&self, card: Card, place: Place, piles: Piles) -> bool {
        if !self.floored.is_empty() {
            for (floored, room) in self.floored_for(place, piles) {
                if floored == card || room == Some(1) {
                    return floored == card && room.is_some();
                }
            }
        }
        let spoils_the_deal =
            self.families_due >= self.among && card.symbol() != Some(Symbol::Family);
        self.certain.contains(card)
            || (self.possible.contains(card)
                && self.among > 0
                && !(self.families_due > 0 && spoils_the_deal))
    }

    /// Cards with a floor, the highest first, each with the number of places that are left for it
    /// once those before it lie: `None` if it cannot lie in the place asked for. As the floors
    /// are nested, no choice before changes how many ways there are after.
    pub(crate) fn floored_for(
        &self,
        place: Place,
        piles: Piles,
    ) -> impl Iterator<Item = (Card, Option<u8>)> {
        let mut cards = [(0, None); Card::COUNT as usize];
        let mut count = 0;
        for card in self.floored.iter() {
            let floored = (self.floors[usize::from(card.number())], Some(card));
            // There are few of them: each is put where it belongs.
            let mut at = count;
            while at > 0 && cards[at - 1] < floored {
                cards[at] = cards[at - 1];
                at -= 1;
            }
            cards[at] = floored;
            count += 1;
        }
        let unseen = |pile: &[Slot]| pile.iter().filter(|slot| slot.is_none()).count() as u8;
        let stack = if count > 0 { unseen(piles.stack.as_slice()) } else { 0 };
        let intruders = piles.intruders;
        cards.into_iter().take(count).zip(0_u8..).filter_map(move |((floor, card), laid)| {
            let room = stack + unseen(&intruders.as_slice()[usize::from(floor)..]) - laid;
            let fits = match place {
                Place::Stack => true,
                Place::Intruder(height) => height >= floor,
            };
            Some((card?, fits.then_some(room)))
        })
    }

    /// Lays out a whole deal until it has enough families, and takes the first card of it.
    fn deal_with_families(&self, rng: &mut Rng) -> Option<Card> {
        loop {
            let mut left = self.possible;
            let mut families = 0;
            let mut first = None;
            for _ in 0..self.among {
                let card = left.nth(rng.below(left.len().into()))?;
                left.remove(card);
                families += u8::from(card.symbol() == Some(Symbol::Family));
                first = first.or(Some(card));
            }
            if families >= self.families_due {
                return first;
            }
        }
    }
}

#[cfg(test)]
mod tests;

//! How likely each unseen card is to lie in a place, for all that anybody can know.

use crate::card::Card;
use crate::raider::Symbol;
use crate::unseen::{Piles, Place, Unseen};

impl Unseen {
    /// How likely each card is to lie in the place, for all that anybody can know.
    pub fn odds(&self, place: Place, piles: Piles) -> [f64; Card::COUNT as usize] {
        let mut odds = [0.0; Card::COUNT as usize];
        let mut rest = 1.0;
        for (card, room) in self.floored_for(place, piles) {
            if let Some(room) = room {
                let chance = rest / f64::from(room);
                odds[usize::from(card.number())] = chance;
                rest -= chance;
            }
        }
        let certain = self.certain.without(self.floored);
        // Where every unseen card has a floor, the loop above has left nothing for others.
        let others = certain.len() + self.among;
        let each = if others == 0 { 0.0 } else { rest / f64::from(others) };
        for card in certain.iter() {
            odds[usize::from(card.number())] = each;
        }
        let (family, other) = self.odds_of_families();
        for card in self.possible.iter() {
            let is_family = card.symbol() == Some(Symbol::Family);
            let chance = if is_family { family } else { other };
            odds[usize::from(card.number())] = each * f64::from(self.among) * chance;
        }
        odds
    }

    /// The chance of a single possible card to be the next one, with a family and without.
    fn odds_of_families(&self) -> (f64, f64) {
        let all = self.possible.len();
        let families = self.possible.iter().filter(|c| c.symbol() == Some(Symbol::Family)).count();
        let families = families as u8;
        let due = self.families_due;
        if due == 0 || all == 0 || self.among == 0 {
            let even = if all == 0 { 0.0 } else { 1.0 / f64::from(all) };
            return (even, even);
        }
        let ways = enough(families, all - families, self.among, due);
        let with = enough(families.saturating_sub(1), all - families, self.among - 1, due - 1);
        let without = enough(families, (all - families).saturating_sub(1), self.among - 1, due);
        // Each card is first in 1 of `among` orders of the deals that contain it.
        let orders = f64::from(self.among);
        (with / ways / orders, without / ways / orders)
    }
}

/// In how many ways so many cards can be taken with enough families among them.
fn enough(families: u8, others: u8, taken: u8, due: u8) -> f64 {
    (due..=taken.min(families)).map(|n| choose(families, n) * choose(others, taken - n)).sum()
}

fn choose(from: u8, taken: u8) -> f64 {
    if taken > from {
        return 0.0;
    }
    (0..taken).map(|i| f64::from(from - i) / f64::from(i + 1)).product()
}

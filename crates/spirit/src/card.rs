//! [`Card`]: one of the 66 raiders by its number, and sets of cards.

use crate::raider::{Penalty, RAIDERS, Raider, Symbol};
use serde::{Deserialize, Deserializer, Serialize};

/// A raider card; its number is its place in [`RAIDERS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card(u8);

impl Card {
    pub const COUNT: u8 = RAIDERS.len() as u8;

    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    #[inline]
    pub const fn raider(self) -> &'static Raider {
        &RAIDERS[self.0 as usize]
    }

    pub const fn value(self) -> u8 {
        self.raider().value
    }

    pub const fn symbol(self) -> Option<Symbol> {
        self.raider().symbol
    }

    pub const fn penalties(self) -> &'static [Penalty] {
        self.raider().penalties
    }

    pub const fn flames(self) -> bool {
        self.raider().flames
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::new(u8::deserialize(input)?).ok_or_else(|| serde::de::Error::custom("no such card"))
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: Self = Self(0);
    pub const PLUNDERERS: Self =
        Self::of_value(1).with(Self::of_value(2)).with(Self::of_value(3)).with(Self::of_value(4));
    pub const LIEUTENANTS: Self = Self::of_value(5);
    pub const BOSSES: Self = Self::of_value(6);

    pub const fn of_value(value: u8) -> Self {
        let (mut set, mut number) = (0, 0);
        while number < Card::COUNT {
            if RAIDERS[number as usize].value == value {
                set |= 1 << number;
            }
            number += 1;
        }
        Self(set)
    }

    pub fn where_card(like: impl Fn(Card) -> bool) -> Self {
        Card::all().filter(|&card| like(card)).collect()
    }

    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[must_use]
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Says whether the card was there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !(1 << card.0);
        there
    }

    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with so many cards of the set before it.
    pub fn nth(self, n: u32) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        if rest == 0 { None } else { Card::new(rest.trailing_zeros() as u8) }
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let card = if rest == 0 { None } else { Card::new(rest.trailing_zeros() as u8) };
            rest &= rest.wrapping_sub(1);
            card
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

//! [`Board`]: what lies before a samurai.

use crate::card::Card;
use crate::pile::Pile;
use crate::raider::Symbol;
use crate::samurai::{Company, Samurai, Side};
use table::Seat;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Board {
    samurai: Samurai,
    side: Side,
    wounded: bool,
    passed: bool,
    sum: u8,
    line: Pile<Card>,
    /// By symbol, in the order of [`Symbol::ALL`].
    left: [Option<Card>; 3],
    /// Where his own support token lies; at home it lies with himself.
    token: Seat,
    /// Tokens of absent samurai that he took this round.
    help: Company,
}

/// What a wound does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wound {
    Token,
    /// Token away, board turned over.
    Animal,
    Death,
}

impl Board {
    pub(crate) fn new(samurai: Samurai, seat: Seat) -> Self {
        let blank = Card::new(0).expect("there is a first card");
        Self {
            samurai,
            side: Side::Human,
            wounded: false,
            passed: false,
            sum: 0,
            line: Pile::new(blank),
            left: [None; 3],
            token: seat,
            help: Company::NOBODY,
        }
    }

    pub const fn samurai(&self) -> Samurai {
        self.samurai
    }

    pub const fn side(&self) -> Side {
        self.side
    }

    /// The sum that sets off his kiai on the side that is up.
    pub const fn kiai(&self) -> u8 {
        self.samurai.kiai(self.side)
    }

    /// Whether a wound token lies on the board.
    pub const fn wounded(&self) -> bool {
        self.wounded
    }

    /// All wounds so far that count towards death: none to three.
    pub const fn wounds(&self) -> u8 {
        self.wounded as u8 + if matches!(self.side, Side::Animal) { 2 } else { 0 }
    }

    pub const fn passed(&self) -> bool {
        self.passed
    }

    /// Where the marker stands: the sum of the line.
    pub const fn sum(&self) -> u8 {
        self.sum
    }

    pub const fn is_overrun(&self) -> bool {
        self.sum > self.kiai()
    }

    /// The combat line on the right, from the oldest card to the last.
    pub fn line(&self) -> &[Card] {
        self.line.as_slice()
    }

    pub fn last(&self) -> Option<Card> {
        self.line.top()
    }

    /// The card on the left that protects this.
    pub const fn defence(&self, symbol: Symbol) -> Option<Card> {
        self.left[symbol as usize]
    }

    /// The cards on the left.
    pub fn defences(&self) -> impl Iterator<Item = Card> {
        self.left.into_iter().flatten()
    }

    /// The seat with which his own support token lies.
    pub const fn token(&self) -> Seat {
        self.token
    }

    /// The absent samurai whose tokens he took this round.
    pub const fn help(&self) -> Company {
        self.help
    }

    /// What one more wound would do.
    pub const fn next_wound(&self) -> Wound {
        match (self.side, self.wounded) {
            (_, false) => Wound::Token,
            (Side::Human, true) => Wound::Animal,
            (Side::Animal, true) => Wound::Death,
        }
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.line.push(card);
        self.sum += card.value();
    }

    pub(crate) fn remove_last(&mut self) -> Option<Card> {
        let card = self.line.pop()?;
        self.sum -= card.value();
        Some(card)
    }

    pub(crate) fn remove_oldest(&mut self) -> Option<Card> {
        let card = self.line.pop_oldest()?;
        self.sum -= card.value();
        Some(card)
    }

    pub(crate) const fn defend(&mut self, symbol: Symbol, card: Card) {
        self.left[symbol as usize] = Some(card);
    }

    pub(crate) const fn drop(&mut self, symbol: Symbol) -> Option<Card> {
        self.left[symbol as usize].take()
    }

    /// What happened; a death changes nothing, for the game is over.
    pub(crate) const fn wound(&mut self) -> Wound {
        let wound = self.next_wound();
        match wound {
            Wound::Token => self.wounded = true,
            Wound::Animal => {
                self.wounded = false;
                self.side = Side::Animal;
            }
            Wound::Death => {}
        }
        wound
    }

    pub(crate) const fn heal(&mut self) {
        self.wounded = false;
    }

    pub(crate) const fn pass(&mut self) {
        self.passed = true;
    }

    pub(crate) const fn lend(&mut self, to: Seat) {
        self.token = to;
    }

    pub(crate) const fn take_help(&mut self, samurai: Samurai) {
        self.help.insert(samurai);
    }

    /// Rule 28: what stays for the next round is the side and the wound.
    pub(crate) fn clear(&mut self, seat: Seat) {
        let before = *self;
        *self =
            Self { side: before.side, wounded: before.wounded, ..Self::new(before.samurai, seat) };
    }
}

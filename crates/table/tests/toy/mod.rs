//! A toy game to prove the table with. Each player holds the cards 1 to 6, three of them in a
//! hidden hand. In turn, everybody plays a card; the highest alone scores a point. Then all refill.

use serde::{Deserialize, Serialize};
use table::{BySeat, Game, Rng, Seat, Seats, Turn};

const HAND: u32 = 3;
pub const CARDS: u8 = 6;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    pub players: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Action {
    /// Chance: the hand that a seat has now, as a set of cards; how many, for those who may not see it.
    Draw {
        seat: Seat,
        hand: Hand,
    },
    Play(u8),
}

/// A set of cards as bits, or only how many.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Hand {
    Known(u8),
    Hidden(u8),
}

impl Hand {
    fn size(self) -> u32 {
        match self {
            Self::Known(cards) => cards.count_ones(),
            Self::Hidden(count) => u32::from(count),
        }
    }

    fn hidden(self) -> Self {
        Self::Hidden(self.size() as u8)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    Drew(Seat),
    Played(Seat, u8),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Illegal {
    NoSuchTable,
    NotInHand,
    NotNow,
    Veiled,
}

#[derive(Clone, Debug, PartialEq)]
pub struct HighCard {
    players: u8,
    /// Cards not yet played, public.
    left: BySeat<u8, 4>,
    hands: BySeat<Hand, 4>,
    table: BySeat<Option<u8>, 4>,
    points: BySeat<u8, 4>,
    turn: Turn,
}

impl HighCard {
    fn wants_cards(&self) -> Option<Seat> {
        Seat::all(self.players)
            .find(|&seat| self.hands[seat].size() < self.left[seat].count_ones().min(HAND))
    }

    fn settle(&mut self) {
        let best = Seat::all(self.players).filter_map(|s| self.table[s]).max();
        let mut leaders = Seat::all(self.players).filter(|&s| self.table[s] == best);
        if let (Some(winner), None) = (leaders.next(), leaders.next()) {
            self.points[winner] += 1;
        }
        self.table = BySeat::default();
        self.turn = if self.left[Seat::FIRST] == 0 { Turn::Over } else { Turn::Chance };
    }
}

impl Game for HighCard {
    const ID: u8 = 255;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        if !(2..=4).contains(&setup.players) {
            return Err(Illegal::NoSuchTable);
        }
        Ok(Self {
            players: setup.players,
            left: BySeat::new([(1 << CARDS) - 1; 4]),
            hands: BySeat::new([Hand::Known(0); 4]),
            table: BySeat::default(),
            points: BySeat::default(),
            turn: Turn::Chance,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        if let Turn::Of(seat) = self.turn {
            let cards = match self.hands[seat] {
                Hand::Known(cards) => cards,
                Hand::Hidden(_) => self.left[seat],
            };
            actions.extend((0..CARDS).filter(|c| cards >> c & 1 == 1).map(Action::Play));
        }
    }

    fn apply(&mut self, action: Action, mut tell: impl FnMut(Event)) -> Result<(), Illegal> {
        match (self.turn, action) {
            (Turn::Chance, Action::Draw { seat, hand }) => {
                if self.wants_cards() != Some(seat)
                    || hand.size() != self.left[seat].count_ones().min(HAND)
                {
                    return Err(Illegal::NotNow);
                }
                match (self.hands[seat], hand) {
                    (Hand::Known(before), Hand::Known(now))
                        if (now & !self.left[seat] != 0 || before & !now != 0) =>
                    {
                        return Err(Illegal::NotInHand);
                    }
                    (Hand::Known(_), Hand::Hidden(_)) => {
                        return Err(Illegal::Veiled);
                    }
                    _ => {}
                }
                self.hands[seat] = hand;
                tell(Event::Drew(seat));
                if self.wants_cards().is_none() {
                    self.turn = Turn::Of(Seat::FIRST);
                }
            }
            (Turn::Of(seat), Action::Play(card)) => {
                let bit = 1_u8.checked_shl(u32::from(card)).unwrap_or(0);
                match &mut self.hands[seat] {
                    Hand::Known(cards) if *cards & bit != 0 => *cards &= !bit,
                    Hand::Hidden(count) if self.left[seat] & bit != 0 => *count -= 1,
                    _ => return Err(Illegal::NotInHand),
                }
                self.left[seat] &= !bit;
                self.table[seat] = Some(card);
                tell(Event::Played(seat, card));
                let next = seat.next(self.players);
                if next == Seat::FIRST {
                    self.settle();
                } else {
                    self.turn = Turn::Of(next);
                }
                if self.turn == Turn::Chance && self.wants_cards().is_none() {
                    self.turn = Turn::Of(Seat::FIRST);
                }
            }
            _ => return Err(Illegal::NotNow),
        }
        Ok(())
    }

    fn deal(&self, rng: &mut Rng) -> Action {
        let seat = self.wants_cards().expect("chance is called for by an open hand");
        let Hand::Known(mut hand) = self.hands[seat] else { panic!("only the dealer deals") };
        while hand.count_ones() < self.left[seat].count_ones().min(HAND) {
            hand |= 1 << rng.below(u32::from(CARDS)) & self.left[seat];
        }
        Action::Draw { seat, hand: Hand::Known(hand) }
    }

    /// The last card of a round shows nothing by itself: it is taken back unless cards are drawn.
    fn seals(&self, _: Action) -> bool {
        false
    }

    fn seen_by(&self, viewer: Option<Seat>) -> Self {
        let hands = BySeat::from_fn(|seat| {
            let hand = self.hands[seat];
            if viewer == Some(seat) || seat.number() >= self.players { hand } else { hand.hidden() }
        });
        Self { hands, ..self.clone() }
    }

    fn action_seen_by(action: Action, viewer: Option<Seat>) -> Action {
        match action {
            Action::Draw { seat, hand } if viewer != Some(seat) => {
                Action::Draw { seat, hand: hand.hidden() }
            }
            seen => seen,
        }
    }

    fn imagine(&self, rng: &mut Rng) -> Self {
        let hands = BySeat::from_fn(|seat| match self.hands[seat] {
            Hand::Hidden(count) => {
                let mut cards = 0_u8;
                while cards.count_ones() < u32::from(count) {
                    cards |= 1 << rng.below(u32::from(CARDS)) & self.left[seat];
                }
                Hand::Known(cards)
            }
            known @ Hand::Known(_) => known,
        });
        Self { hands, ..self.clone() }
    }

    fn winners(&self) -> Seats {
        if self.turn != Turn::Over {
            return Seats::NONE;
        }
        let most = self.points.iter(self.players).map(|(_, p)| *p).max();
        self.points.iter(self.players).filter(|(_, p)| Some(**p) == most).map(|(s, _)| s).collect()
    }
}

//! [`Stakes`]: what an action may win or cost, guessed at a glance.
//!
//! The unit is arbitrary. The numbers were found by playing: those that won more games stayed.

use spirit::{Action, Board, Card, CardSet, Penalty, Spirit, Symbol, Verdict};
use table::Seat;

/// What a samurai's first, second, third and fourth wound costs. The second makes him an animal.
const WOUNDS: [f32; 4] = [0.05, 0.1, 2.7, 5.1];

/// What a kiai is worth, in the order of the samurai.
const KIAI: [f32; 7] = [3.0, 2.5, 2.3, 1.8, 2.0, 3.0, 2.3];

pub(super) struct Stakes<'a> {
    game: &'a Spirit,
    farm: f32,
    family: f32,
    /// What flames cost: a barricade, or a farm where there is none.
    fire: f32,
    stack: f32,
    /// How many more cards each samurai will have to take.
    share: f32,
}

impl<'a> Stakes<'a> {
    pub fn new(game: &'a Spirit) -> Self {
        let village = game.village();
        let stack = f32::from(game.stack().len());
        let farm = 1.5 + 2.7 / f32::from(village.farms());
        let active = game.seats().filter(|&seat| !game.board(seat).passed()).count();
        Self {
            game,
            farm,
            family: 0.9 + 2.6 / f32::from(village.families()),
            fire: if village.barricades() > 0 { 1.9 } else { farm },
            stack,
            share: stack / active.max(1) as f32,
        }
    }

    /// How much an action gains that is legal now.
    pub fn gain(&self, action: Action) -> f32 {
        let me = self.game.active();
        if let Some((seat, card)) = self.game.card_in_the_air() {
            return match action {
                Action::Left => self.left(seat, card),
                Action::Right => self.right(seat, card),
                Action::Hand(to) => self.placed(to, card) - 0.1,
                _ => 0.0,
            };
        }
        match action {
            Action::Fight => match self.game.stack().top() {
                Some(Some(card)) => self.placed(me, card),
                _ => self.drawn(me),
            },
            Action::Pass => -3.1 - 0.17 * self.stack,
            Action::Support(to) => self.lent(me, to) + 0.07 * self.stack - 3.2,
            Action::Lend { from, to } => self.lent(from, to),
            Action::EndTurn => 0.1,
            Action::Face(penalty) => -self.penalty(me, penalty),
            Action::Help(_) => -1.0,
            Action::Drop(symbol) => -self.symbol(me, symbol),
            Action::Use => 1.0,
            Action::Heal(seat) => self.wound(seat, -1),
            Action::Wound(seat) => -self.wound(seat, 0),
            Action::Strike(seat) => self.struck(seat),
            Action::Move { from, to } => {
                let card = self.board(from).last();
                self.struck(from) + card.map_or(0.0, |card| self.placed(to, card))
            }
            Action::Next(card) => self.placed(self.game.left_of(me), card),
            _ => 0.0,
        }
    }

    /// A card that nobody has seen yet, on average.
    fn drawn(&self, seat: Seat) -> f32 {
        let covered = self.covered(seat);
        let board = self.board(seat);
        if board.sum() + 3 + self.game.round() <= board.kiai() {
            // No card is so high that it could overrun him: no need to look at each.
            return covered;
        }
        let placed = |card| self.left(seat, card).max(covered + self.added(seat, card));
        let all = |cards: CardSet| cards.iter().map(placed).sum::<f32>();
        let certain = self.game.unseen();
        let (possible, among) = self.game.perhaps_unseen();
        let perhaps = all(possible) * f32::from(among) / f32::from(possible.len().max(1));
        (all(certain) + perhaps) / f32::from((certain.len() + among).max(1))
    }

    fn placed(&self, seat: Seat, card: Card) -> f32 {
        self.left(seat, card).max(self.right(seat, card))
    }

    fn left(&self, seat: Seat, card: Card) -> f32 {
        match card.symbol() {
            Some(symbol) if self.board(seat).defence(symbol).is_none() => {
                self.symbol(seat, symbol) + 0.3 * f32::from(card.value())
            }
            _ => f32::MIN,
        }
    }

    fn right(&self, seat: Seat, card: Card) -> f32 {
        self.covered(seat) + self.added(seat, card)
    }

    /// The last card of a line strikes no more once another lies on it.
    fn covered(&self, seat: Seat) -> f32 {
        self.board(seat).last().map_or(0.0, |last| 1.7 * self.penalties(seat, last))
    }

    fn added(&self, seat: Seat, card: Card) -> f32 {
        let board = self.board(seat);
        let gain = -self.weight(seat, card);
        match self.game.verdict(seat, card).1 {
            Verdict::Below => gain,
            Verdict::Kiai => {
                let oldest = board.line().first().unwrap_or(&card);
                gain + KIAI[board.samurai() as usize] + self.room(seat, *oldest)
            }
            Verdict::Overrun => gain - self.fire - 1.9,
        }
    }

    /// What is gained when the last card of a line goes.
    fn struck(&self, seat: Seat) -> f32 {
        self.board(seat).last().map_or(0.0, |card| self.weight(seat, card))
    }

    /// What a card at the end of a line costs.
    fn weight(&self, seat: Seat, card: Card) -> f32 {
        self.penalties(seat, card) + self.room(seat, card)
    }

    /// What a card takes that cards to come will want.
    fn room(&self, seat: Seat, card: Card) -> f32 {
        let bare = 3 - self.board(seat).defences().count();
        (0.095 * self.share + 0.07 * bare as f32) * f32::from(card.value())
    }

    /// A token that lets its holder ignore the last card of his line.
    fn lent(&self, from: Seat, to: Seat) -> f32 {
        match self.board(to).last() {
            Some(card) if self.board(from).samurai().ignores(card.value()) => {
                3.0 * self.penalties(to, card)
            }
            _ => 0.0,
        }
    }

    fn penalties(&self, seat: Seat, card: Card) -> f32 {
        if self.board(seat).samurai().ignores(card.value()) {
            return 0.0;
        }
        card.penalties().iter().map(|&penalty| self.penalty(seat, penalty)).sum()
    }

    fn penalty(&self, seat: Seat, penalty: Penalty) -> f32 {
        match penalty {
            Penalty::Fire => self.fire,
            Penalty::Wound => self.wound(seat, 0),
            Penalty::Ninja | Penalty::NoDefence | Penalty::NoSupport => 0.4,
            Penalty::Left | Penalty::Right => 0.9,
            _ => 1.0,
        }
    }

    fn symbol(&self, seat: Seat, symbol: Symbol) -> f32 {
        match symbol {
            Symbol::Hat => 0.8 * self.wound(seat, 0),
            Symbol::Farm => self.farm,
            Symbol::Family => self.family,
        }
    }

    /// What the next wound costs, or what the latest has cost.
    fn wound(&self, seat: Seat, next: isize) -> f32 {
        let number = usize::from(self.board(seat).wounds()).saturating_add_signed(next);
        WOUNDS[number]
    }

    fn board(&self, seat: Seat) -> &Board {
        self.game.board(seat)
    }
}

//! Samurai Spirit: what the village would have left after this round, and how far that carries.

use super::{Judgement, Prospect, decided};
use crate::level::Plan;
use spirit::{Action, Asked, Board, Card, CardSet, Family, Spirit, Symbol, Verdict};
use table::{BySeat, Game, Rng, Seat, Turn};

/// The cards that carry flames.
const FLAMES: CardSet = cards(None);

/// The cards that show each symbol, in the order of [`Symbol::ALL`].
const SYMBOLS: [CardSet; 3] =
    [cards(Some(Symbol::Hat)), cards(Some(Symbol::Farm)), cards(Some(Symbol::Family))];

/// Those with this symbol, or those with flames.
const fn cards(wanted: Option<Symbol>) -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut number = 0;
    while let Some(card) = Card::new(number) {
        let fits = match (wanted, card.symbol()) {
            (None, _) => card.flames(),
            (Some(wanted), Some(symbol)) => wanted as u8 == symbol as u8,
            (Some(_), None) => false,
        };
        if fits {
            set.insert(card);
        }
        number += 1;
    }
    set
}

/// What one card takes of the room up to a kiai, on average.
const CARD: f32 = 2.5;

impl Judgement for Spirit {
    const LEVELS: [Plan; 4] =
        [Plan::hazy(16, 10.0), Plan::hazy(100, 2.0), Plan::clear(600), Plan::clear(4_000)];
    const PLAYOUT: u32 = 8;
    const GRAIN: f32 = 0.03;

    fn leaning(action: Action) -> f32 {
        match action {
            Action::Fight => 0.02,
            Action::Support(_) => -0.01,
            _ => 0.0,
        }
    }

    fn improvise(&self, rng: &mut Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        scratch.clear();
        self.legal(scratch);
        if let [only] = scratch[..] {
            return Some(only);
        }
        let wanted = match self.asked()? {
            Asked::Place { seat, card } => {
                let fits = self.verdict(seat, card).1;
                if fits == Verdict::Kiai && rng.below(2) == 0 {
                    Action::Right
                } else if scratch.contains(&Action::Left) {
                    Action::Left
                } else if fits == Verdict::Overrun {
                    let away = |action: &&Action| !matches!(action, Action::Right);
                    *scratch.iter().find(away)?
                } else {
                    Action::Right
                }
            }
            Asked::Act => {
                let board = self.board(self.active());
                let room = board.kiai().saturating_sub(board.sum());
                let wants = Symbol::ALL.iter().filter(|&&symbol| board.defence(symbol).is_none());
                let daring = u32::from(room) + 2 * wants.count() as u32;
                if daring > rng.below(5) { Action::Fight } else { Action::Pass }
            }
            Asked::Again => {
                let board = self.board(self.active());
                let room = board.kiai().saturating_sub(board.sum());
                if room > 3 { Action::Fight } else { Action::EndTurn }
            }
            Asked::Penalty => {
                let ignore = |action: &&Action| matches!(action, Action::Ignore(_));
                scratch.iter().find(ignore).copied().or_else(|| rng.pick(scratch))?
            }
            Asked::Kiai { .. } => {
                scratch.retain(|action| *action != Action::Forgo);
                rng.pick(scratch)?
            }
            _ => rng.pick(scratch)?,
        };
        if scratch.contains(&wanted) { Some(wanted) } else { rng.pick(scratch) }
    }

    #[inline(never)]
    fn prospect(&self, _: Seat) -> Prospect {
        let village = self.village();
        let yields = [f32::from(village.farms()), f32::from(village.families()), 0.0];
        if self.turn() == Turn::Over {
            return Prospect { chances: decided(self, true), yields };
        }
        let after = After::new(self);
        let chance = after.chance();
        Prospect {
            chances: BySeat::from_fn(|_| chance),
            yields: [after.farms, after.families, 0.0],
        }
    }
}

/// What the end of this round will probably leave.
struct After {
    rounds_left: f32,
    farms: f32,
    families: f32,
    barricades: f32,
    /// The product over all samurai of the chance that they live on.
    health: f32,
}

impl After {
    fn new(game: &Spirit) -> Self {
        let deck = Deck::new(game);
        let stack = f32::from(game.stack().len());
        let fighters = game.seats().filter(|&seat| fights(game.board(seat))).count();
        let turns = stack / (fighters.max(1) as f32);
        let mut capacity = 0.0;
        let (mut unfarmed, mut unfamilied) = (0.0, 0.0);
        let mut health = 1.0;
        let rounds_left = f32::from(3 - game.round());
        for seat in game.seats() {
            let board = game.board(seat);
            let cards = if fights(board) { reach(board) } else { 0.0 };
            capacity += cards;
            let draws = cards.min(turns);
            let lacks = |symbol: Symbol| match board.defence(symbol) {
                Some(_) => 0.0,
                None => missed(draws * deck.showing(SYMBOLS[symbol as usize])),
            };
            let hat = lacks(Symbol::Hat);
            unfarmed += lacks(Symbol::Farm);
            unfamilied += lacks(Symbol::Family);
            health *= lives(f32::from(board.wounds()) + hat, rounds_left);
        }
        let village = game.village();
        let helps = |family: Family| {
            if game.level().families_help() && village.has(family) { 1.0 } else { 0.0 }
        };
        let flames = deck.showing(FLAMES);
        let inside: f32 = game
            .intruders()
            .iter()
            .map(|slot| slot.map_or(flames, |card| f32::from(u8::from(card.flames()))))
            .sum();
        let poured = (stack - capacity).max(0.0) * flames;
        let repelled = helps(Family::Repels) * flames;
        let burning = (inside + poured - repelled).max(0.0);
        let barricades = f32::from(village.barricades()) + helps(Family::Builds) * 0.8;
        // Half of a barricade is gone for every flame that may or may not come.
        let standing = soft(barricades - burning);
        let burnt = standing - (barricades - burning);
        Self {
            rounds_left,
            farms: f32::from(village.farms()) - unfarmed - burnt,
            families: f32::from(village.families()) - unfamilied,
            barricades: standing,
            health,
        }
    }

    fn chance(&self) -> f32 {
        let left = self.rounds_left;
        let families = squash((self.families - 0.45 - 0.4 * left) / (0.35 + 0.15 * left));
        let farms = self.farms + 0.35 * self.barricades * left.min(1.0);
        let farms = squash((farms - 0.45 - 1.3 * left) / (0.6 + 0.3 * left));
        families * farms * self.health
    }
}

/// What the next cards may be.
struct Deck {
    certain: CardSet,
    possible: CardSet,
    each: f32,
    cards: f32,
}

impl Deck {
    fn new(game: &Spirit) -> Self {
        let certain = game.unseen();
        let (possible, among) = game.perhaps_unseen();
        let each = f32::from(among) / f32::from(possible.len().max(1));
        Self { certain, possible, each, cards: f32::from((certain.len() + among).max(1)) }
    }

    /// The chance that a card is one of these.
    fn showing(&self, these: CardSet) -> f32 {
        let certain = f32::from(self.certain.shared(these).len());
        let possible = f32::from(self.possible.shared(these).len());
        (certain + possible * self.each) / self.cards
    }
}

fn fights(board: &Board) -> bool {
    !board.passed() && !board.is_overrun()
}

/// How many more cards a samurai can take.
fn reach(board: &Board) -> f32 {
    let room = f32::from(board.kiai().saturating_sub(board.sum()));
    let free = Symbol::ALL.iter().filter(|&&symbol| board.defence(symbol).is_none()).count();
    room / CARD + 0.7 * free as f32 + 0.3
}

/// The chance that something comes not once if it is expected so often.
fn missed(expected: f32) -> f32 {
    1.0 / (1.0 + expected + expected * expected * (0.5 + expected / 6.0))
}

/// The chance that a samurai with so many wounds lives to the end.
fn lives(wounds: f32, rounds_left: f32) -> f32 {
    squash((3.5 - wounds - 0.5 * rounds_left) / (0.25 + 0.2 * rounds_left))
}

/// From 0 to 1, a half at 0.
fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// The part above zero, rounded at the corner.
fn soft(x: f32) -> f32 {
    0.5 * (x + (x * x + 1.0).sqrt())
}

//! A player who is random but neither foolish nor unlucky, so that games get as far as their
//! third round.

use spirit::{Action, Asked, Spirit, Symbol, Verdict};
use table::{Game, Rng, Seat, Turn};

/// One action of whoever is on turn, chance included; `None` after the end.
pub fn next(game: &Spirit, rng: &mut Rng) -> Option<Action> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let outcomes = [game.deal(rng), game.deal(rng), game.deal(rng)];
            Some(outcomes.into_iter().find(|&one| is_lucky(game, one)).unwrap_or(outcomes[0]))
        }
        Turn::Of(_) => {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            let any = rng.pick(&legal);
            let sensible: Vec<Action> =
                legal.into_iter().filter(|&action| is_sensible(game, action)).collect();
            if rng.below(8) == 0 { any } else { rng.pick(&sensible).or(any) }
        }
    }
}

/// A card that protects whoever is on turn, or an intruder that burns nothing.
fn is_lucky(game: &Spirit, outcome: Action) -> bool {
    let Action::Turn(card) = outcome else { return true };
    let lacking = |symbol| game.board(game.active()).defence(symbol).is_none();
    if game.stack().is_empty() { !card.flames() } else { card.symbol().is_some_and(lacking) }
}

fn is_sensible(game: &Spirit, action: Action) -> bool {
    match (game.asked(), action) {
        (Some(Asked::Act), Action::Pass) => protected(game, game.active()),
        (Some(Asked::Act), Action::Support(to)) => to == game.left_of(game.active()),
        (Some(Asked::Again), Action::EndTurn) => game.board(game.active()).sum() > 6,
        (Some(Asked::Place { seat, card }), Action::Right) => {
            game.check(Action::Left).is_err() && game.verdict(seat, card).1 != Verdict::Overrun
        }
        (Some(Asked::Kiai { .. }), Action::Forgo) | (Some(Asked::Penalty), Action::Help(_)) => {
            false
        }
        (Some(Asked::Wound), Action::Wound(seat)) => game.board(seat).wounds() < 2,
        _ => true,
    }
}

fn protected(game: &Spirit, seat: Seat) -> bool {
    Symbol::ALL.into_iter().all(|symbol| game.board(seat).defence(symbol).is_some())
}

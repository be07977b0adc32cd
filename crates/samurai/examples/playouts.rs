//! Whole random games of four through the public API, to be timed or counted.
//!
//! `playouts [GAMES]` prints games a second of the crate and of the plain rules in its tests,
//! and their ratio. `playouts --only GAMES` plays the crate alone, for callgrind. Compiled to
//! WebAssembly, its `main` plays 20,000 games each time it is called.

#[path = "../tests/plain/mod.rs"]
mod plain;

use std::time::Instant;

use samurai::{Samurai, Setup};
use table::{Game, Rng, Seat, Seed, Turn};

fn main() {
    if cfg!(target_arch = "wasm32") {
        // There is no clock and nobody to print to: whoever calls this measures it.
        std::hint::black_box(fast(20_000));
        return;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |word: Option<&String>| word.and_then(|word| word.parse().ok());
    if words.first().is_some_and(|word| word == "--only") {
        let (plies, _) = fast(number(words.get(1)).unwrap_or(1_000));
        println!("plies {plies}");
        return;
    }
    let games: u32 = number(words.first()).unwrap_or(200_000);
    let start = Instant::now();
    let (plies, winners) = fast(games);
    let fast = f64::from(games) / start.elapsed().as_secs_f64();
    let few = games.div_ceil(1_000);
    let start = Instant::now();
    slow(few);
    let slow = f64::from(few) / start.elapsed().as_secs_f64();
    println!("games a second {fast:.0}");
    println!("plies a game {}", plies / games);
    println!("winners {winners}");
    println!("plain games a second {slow:.0}");
    println!("ratio {:.0}", fast / slow);
}

/// Plays so many games; returns how many actions there were, chance included, and winners.
fn fast(games: u32) -> (u32, u32) {
    let setup = Setup::new(4, Seat::FIRST).quick();
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let mut scratch = Vec::new();
    let (mut plies, mut winners) = (0, 0);
    for _ in 0..games {
        let mut game = Samurai::new(&setup).expect("a table for four");
        loop {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.deal(&mut rng),
                Turn::Of(_) => game.any_legal(&mut rng, &mut scratch).expect("something to do"),
            };
            game.apply(action, |_| ()).expect("a legal action");
            plies += 1;
        }
        winners += u32::from(game.winners().len());
    }
    (plies, winners)
}

/// The same with the plain rules.
fn slow(games: u32) {
    use plain::{Move, Now, Options, Plain};
    let options = Options {
        players: 4,
        first: 0,
        first_five_chosen: false,
        figures_placed: false,
        capture_at_once: true,
    };
    let mut rng = Rng::new(Seed::from_number(1), 0);
    for _ in 0..games {
        let mut game = Plain::new(options);
        loop {
            let play = match game.now {
                Now::Over => break,
                Now::ChanceDraws { seat, count } => {
                    let mut tiles = game.supplies[seat].clone();
                    rng.shuffle(&mut tiles);
                    tiles.truncate(count);
                    Move::Draw(seat, tiles)
                }
                Now::ChanceLaysFigures => Move::Lay(lay(&game, &mut rng)),
                Now::Player(_) => {
                    let legal = game.legal();
                    legal[rng.below(legal.len() as u32) as usize].clone()
                }
            };
            game.apply(&play);
        }
        assert!(!game.winners().is_empty());
    }
}

/// Shuffles until no city has two alike.
fn lay(game: &plain::Plain, rng: &mut Rng) -> Vec<(plain::Word, (i32, i32))> {
    let rooms: Vec<(i32, i32)> = game
        .board
        .settlements()
        .filter(|at| game.figures[at].is_empty())
        .flat_map(|at| vec![at; game.board.room(at)])
        .collect();
    let mut figures = game.box_of_figures.clone();
    loop {
        rng.shuffle(&mut figures);
        let laid: Vec<_> = figures.iter().copied().zip(rooms.iter().copied()).collect();
        let distinct: std::collections::BTreeSet<_> = laid.iter().collect();
        if distinct.len() == laid.len() {
            return laid;
        }
    }
}

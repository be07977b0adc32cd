//! Whole random single games through the public API, to be timed or counted.
//!
//! `samsara_playouts [GAMES]` prints games a second of the crate and of the plain rules in its
//! tests, and their ratio. `samsara_playouts --only GAMES` plays the crate alone, for callgrind.
//! Compiled to WebAssembly, its `main` plays 20,000 games each time it is called.

#[path = "../tests/compare/plain.rs"]
mod plain;

use std::time::Instant;

use plain::{Now, Plain};
use samsara::{Samsara, Setup};
use table::{Game, Rng, Seed, Turn};

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
    let games: u32 = number(words.first()).unwrap_or(100_000);
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
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let mut scratch = Vec::new();
    let (mut plies, mut winners) = (0, 0);
    for _ in 0..games {
        let mut game = Samsara::new(&Setup::default()).expect("the usual setup");
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
    let mut rng = Rng::new(Seed::from_number(1), 0);
    for _ in 0..games {
        let mut game = Plain::new(false, false, 0);
        while game.now != Now::Over {
            if game.now == Now::Roll {
                game.roll([1 + rng.below(6) as u8, 1 + rng.below(6) as u8]);
            } else {
                let legal = Vec::from_iter(game.legal());
                game.act(rng.pick(&legal).expect("something to do"));
            }
        }
        assert!(!game.winners().is_empty());
    }
}

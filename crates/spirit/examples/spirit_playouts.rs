//! Whole random games of four through the public API, to be timed or counted.
//!
//! `spirit_playouts [GAMES]` prints games and steps a second; `spirit_playouts --only GAMES` just
//! plays, for callgrind. Compiled to WebAssembly, its `main` plays 20,000 games each time it is
//! called.

use std::time::Instant;

use spirit::{Level, Samurai, Setup, Spirit};
use table::{Game, Rng, Seed, Turn};

fn main() {
    if cfg!(target_arch = "wasm32") {
        // There is no clock and nobody to print to: whoever calls this measures it.
        std::hint::black_box(play(20_000));
        return;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |word: Option<&String>| word.and_then(|word| word.parse().ok());
    if words.first().is_some_and(|word| word == "--only") {
        println!("steps {}", play(number(words.get(1)).unwrap_or(1_000)));
        return;
    }
    let games: u32 = number(words.first()).unwrap_or(100_000);
    let start = Instant::now();
    let steps = play(games);
    let seconds = start.elapsed().as_secs_f64();
    println!("games a second {:.0}", f64::from(games) / seconds);
    println!("steps a second {:.0}", f64::from(steps) / seconds);
    println!("steps a game {}", steps / games.max(1));
}

/// Plays so many games; returns how many actions there were, chance included.
fn play(games: u32) -> u32 {
    let samurai = vec![Samurai::Daisuke, Samurai::Kanbei, Samurai::Kyuzo, Samurai::Kikuchiyo];
    let setup = Setup { samurai, level: Level::Normal, help: false };
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let mut scratch = Vec::new();
    let mut steps = 0;
    for _ in 0..games {
        let mut game = Spirit::new(&setup).expect("a table for four");
        loop {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.deal(&mut rng),
                Turn::Of(_) => game.any_legal(&mut rng, &mut scratch).expect("something to do"),
            };
            game.apply(action, |_| ()).expect("a legal action");
            steps += 1;
        }
    }
    steps
}

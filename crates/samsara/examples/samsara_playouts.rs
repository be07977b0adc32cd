//! Whole random single games through the public API, for `cargo xtask bench samsara` to time and
//! count: `samsara_playouts GAMES` plays those of the crate, `samsara_playouts plain GAMES` those
//! of the plain rules in its tests. In WebAssembly, where there are no words, `main` plays 20,000.

#[path = "../tests/compare/plain.rs"]
mod plain;

use plain::{Now, Plain};
use samsara::{Samsara, Setup};
use table::playout::playouts;
use table::{Rng, Seed};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.last().and_then(|word| word.parse().ok()).unwrap_or(20_000);
    if words.len() > 1 {
        return plain_playouts(games);
    }
    let setup = Setup::default();
    println!("plies {}", playouts::<Samsara>(&setup, games).expect("the usual setup"));
}

fn plain_playouts(games: u32) {
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

//! Whole random games of four through the public API, for `cargo xtask bench spirit` to time and
//! count: `spirit_playouts GAMES`. In WebAssembly, where there are no words, `main` plays 20,000.

use spirit::{Level, Samurai, Setup, Spirit};
use table::playout::playouts;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.last().and_then(|word| word.parse().ok()).unwrap_or(20_000);
    let samurai = vec![Samurai::Daisuke, Samurai::Kanbei, Samurai::Kyuzo, Samurai::Kikuchiyo];
    let setup = Setup { samurai, level: Level::Normal, help: false };
    println!("plies {}", playouts::<Spirit>(&setup, games).expect("a table for four"));
}

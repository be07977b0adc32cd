//! Whole random games of four through the public API, for `cargo xtask bench samurai` to time and
//! count: `playouts GAMES` plays those of the crate, `playouts plain GAMES` those of the plain
//! rules in its tests. In WebAssembly, where there are no words, `main` plays 20,000.

#[path = "../tests/plain/mod.rs"]
mod plain;

use samurai::{Samurai, Setup};
use table::playout::playouts;
use table::{Rng, Seat, Seed};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.last().and_then(|word| word.parse().ok()).unwrap_or(20_000);
    if words.len() > 1 {
        return plain_playouts(games);
    }
    let setup = Setup::new(4, Seat::FIRST).quick();
    println!("plies {}", playouts::<Samurai>(&setup, games).expect("a table for four"));
}

fn plain_playouts(games: u32) {
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

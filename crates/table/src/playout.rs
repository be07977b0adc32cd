//! Games played at random to their end: what a search does all day, and what a benchmark counts.

use crate::{Game, Rng, Seed, Turn};

/// Plays on until the game is over, every legal action being equally likely. Returns how many
/// actions that took, chance included.
pub fn playout<G: Game>(game: &mut G, rng: &mut Rng, scratch: &mut Vec<G::Action>) -> u32 {
    let mut plies = 0;
    loop {
        let action = match game.turn() {
            Turn::Over => return plies,
            Turn::Chance => game.deal(rng),
            Turn::Of(_) => game.any_legal(rng, scratch).expect("whoever is on turn can act"),
        };
        game.apply(action, |_| ()).expect("what a game offers, it accepts");
        plies += 1;
    }
}

/// Plays so many whole games, asks each who won, and returns how many actions there were.
pub fn playouts<G: Game>(setup: &G::Setup, games: u32) -> Result<u32, G::Illegal> {
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let mut scratch = Vec::new();
    let mut plies = 0;
    for _ in 0..games {
        let mut game = G::new(setup)?;
        plies += playout(&mut game, &mut rng, &mut scratch);
        core::hint::black_box(game.winners());
    }
    Ok(plies)
}

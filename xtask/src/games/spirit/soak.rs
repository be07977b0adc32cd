//! Very many random games of Samurai Spirit, compared with its plain rules.

use crate::games::options::Options;
use crate::games::soak;
use crate::trouble::Outcome;

pub fn run(mut options: Options) -> Outcome {
    let games: u64 = options.number("games", 100_000)?;
    options.finish()?;
    println!("Samurai Spirit: {games} games of all sizes and levels.");
    soak::compare("spirit", games, "The rules of Samurai Spirit and their plain form differ.")
}

//! Very many random games of Samurai, compared with its plain rules.

use crate::games::options::Options;
use crate::games::soak;
use crate::trouble::Outcome;

pub fn run(mut options: Options) -> Outcome {
    let plies: u64 = options.number("plies", 1_000_000)?;
    options.finish()?;
    println!("Samurai: {plies} plies for each number of players and each option.");
    soak::compare("samurai", plies, "The rules of Samurai and their plain form differ.")
}

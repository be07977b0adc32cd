//! Very many random games of Samsara, compared with its plain rules.

use crate::games::options::Options;
use crate::games::soak;
use crate::trouble::Outcome;

pub fn run(mut options: Options) -> Outcome {
    let plies: u64 = options.number("plies", 1_000_000)?;
    options.finish()?;
    println!("Samsara: {plies} plies for each option.");
    soak::compare("samsara", plies, "The rules of Samsara and their plain form differ.")
}

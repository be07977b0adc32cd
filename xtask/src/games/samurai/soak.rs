//! Very many random games, compared action by action with the plain rules in the crate's tests.

use crate::games::options::Options;
use crate::process;
use crate::trouble::Outcome;

pub fn run(mut options: Options) -> Outcome {
    let plies: u64 = options.number("plies", 1_000_000)?;
    options.finish()?;
    println!("Samurai: {plies} plies for each number of players and each option.");
    let mut cargo = process::cargo();
    cargo.args([
        "test",
        "--quiet",
        "--profile",
        "quick",
        "--package",
        "samurai",
        "--test",
        "compare",
    ]);
    process::show(
        cargo.env("SOAK", plies.to_string()),
        "The rules of Samurai and their plain form differ.",
    )
}

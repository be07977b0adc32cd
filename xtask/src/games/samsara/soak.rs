//! Very many random games, compared action by action with the plain rules in the crate's tests.

use crate::games::options::Options;
use crate::process;
use crate::trouble::Outcome;

pub fn run(mut options: Options) -> Outcome {
    let plies: u64 = options.number("plies", 1_000_000)?;
    options.finish()?;
    println!("Samsara: {plies} plies for each option.");
    let mut cargo = process::cargo();
    cargo.args([
        "test",
        "--quiet",
        "--profile",
        "quick",
        "--package",
        "samsara",
        "--test",
        "compare",
    ]);
    process::show(
        cargo.env("SOAK", plies.to_string()),
        "The rules of Samsara and their plain form differ.",
    )
}

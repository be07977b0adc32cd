//! Very many random games, compared step by step with the plain rules in the crate's tests.

use crate::games::options::Options;
use crate::process;
use crate::trouble::Outcome;

pub fn run(mut options: Options) -> Outcome {
    let games: u64 = options.number("games", 100_000)?;
    options.finish()?;
    println!("Samurai Spirit: {games} games of all sizes and levels.");
    let mut cargo = process::cargo();
    cargo.args([
        "test",
        "--quiet",
        "--profile",
        "quick",
        "--package",
        "spirit",
        "--test",
        "compare",
    ]);
    process::show(
        cargo.args(["--", "--nocapture"]).env("SOAK", games.to_string()),
        "The rules of Samurai Spirit and their plain form differ.",
    )
}

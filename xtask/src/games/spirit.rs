//! Samurai Spirit on the command line.

mod bench;
mod soak;
mod trace;

use super::options::Options;
use crate::trouble::{Outcome, Trouble};

pub fn run(word: &str, arguments: &[String]) -> Outcome {
    let options = Options::read(arguments)?;
    match word {
        "trace" => trace::run(options),
        "soak" => soak::run(options),
        "bench" => bench::run(options),
        _ => Err(Trouble(format!("There is no `{word}` of Samurai Spirit."))),
    }
}

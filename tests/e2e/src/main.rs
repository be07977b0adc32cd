//! Looks at the built site from outside: what it weighs, and how it does in real browsers.
//!
//! `cargo xtask test` builds the site and runs this; `e2e weigh` and `e2e journeys [WORDS]` are its parts.

mod driver;
mod engine;
mod journey;
mod patience;
mod pondering;
mod runner;
mod session;
mod stand;
mod wire;

mod axe;
mod journeys;
mod pages;
mod sample;
mod screens;
mod swift;
mod weigh;

use std::process::ExitCode;

use xtask::{Outcome, Trouble, tree};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [word] if word == "weigh" => weigh::run(),
        [word, words @ ..] if word == "journeys" => {
            there_is_a_site()?;
            let tally = runner::run(&journeys::all(), words);
            println!("{} passed, {} failed", tally.passed, tally.failed);
            if tally.failed > 0 {
                return Err(Trouble::new(
                    "Not every journey arrived; pictures are in target/shots/failed.",
                ));
            }
            if tally.passed == 0 {
                return Err(Trouble::new("No journey has these words in its name."));
            }
            Ok(())
        }
        [word] if word == "swift" => {
            there_is_a_site()?;
            swift::run()
        }
        [word] if word == "pondering" => {
            there_is_a_site()?;
            pondering::run()
        }
        _ => Err(Trouble::new("Say `weigh`, `journeys`, `swift` or `pondering`.")),
    }
}

fn there_is_a_site() -> Outcome {
    if tree::target().join("site").join("index.html").is_file() {
        return Ok(());
    }
    Err(Trouble::new("There is no site to travel; `cargo xtask journeys` builds it first."))
}

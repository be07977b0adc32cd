//! `cargo xtask WORD`: finds the command and turns trouble into one sentence and a non-zero exit.

use std::process::ExitCode;

use xtask::{Outcome, Trouble, games, site, tools, words};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Outcome {
    let name = arguments.first().map_or("", String::as_str);
    if tools::wasm_opt::is_stand_in(name) {
        return tools::wasm_opt::stand_in(&arguments[1..]);
    }
    let (word, rest) = match arguments.get(1..) {
        Some([word, rest @ ..]) => (word.as_str(), rest),
        _ => ("help", [].as_slice()),
    };
    let asks_for_help = |word: &str| ["help", "--help", "-h"].contains(&word);
    if asks_for_help(word) || rest.first().is_some_and(|first| asks_for_help(first)) {
        print!("{}", words::HELP);
        return Ok(());
    }
    match word {
        "play" => words::play::run(rest),
        "test" => words::test::run(rest),
        "journeys" => words::test::journeys(rest),
        "dist" => words::dist::run(rest),
        "serve" => words::serve::run(rest),
        "bench" if rest == ["table"] => words::test::speed("swift"),
        "bench" if rest == ["bots"] => words::test::speed("pondering"),
        "trace" | "bench" | "soak" | "arena" => games::run(word, rest),
        "build" => site::build().map(drop),
        other => Err(Trouble(format!(
            "There is no command `{other}`; `cargo xtask help` lists what there is."
        ))),
    }
}

//! How fast random games of Samurai are: natively, in WebAssembly, in instructions.

use std::process::Command;

use crate::games::options::Options;
use crate::trouble::Outcome;
use crate::{process, tree};

const GAMES: &str = "20000";
/// Few enough for callgrind, which is fifty times slower.
const COUNTED: u32 = 1_000;

pub fn run(options: Options) -> Outcome {
    options.finish()?;
    let trouble = "The benchmark of Samurai could not be built or run.";
    process::quietly(build().args(["--package", "samurai"]), trouble)?;
    process::quietly(build().args(["--package", "samurai", "--target", WASM]), trouble)?;

    let native = tree::target().join("release/examples/playouts");
    process::show(Command::new(&native).arg(GAMES), trouble)?;
    match instructions(&native) {
        Some(count) => println!("instructions a game {count}"),
        None => println!("instructions a game: valgrind is not on this machine"),
    }
    let wasm = tree::target().join(WASM).join("release/examples/playouts.wasm");
    match process::ask(Command::new("node").args(["-e", TIME_IN_NODE]).arg(wasm)) {
        Some(rate) => println!("games a second in wasm {rate}"),
        None => println!("games a second in wasm: node is not on this machine"),
    }
    Ok(())
}

const WASM: &str = "wasm32-unknown-unknown";

/// In WebAssembly, the example plays 20,000 games each time its `main` is called.
const TIME_IN_NODE: &str = "
const fs = require('fs');
const module_ = new WebAssembly.Module(fs.readFileSync(process.argv[1]));
const { main } = new WebAssembly.Instance(module_).exports;
main(0, 0);
const start = performance.now();
main(0, 0);
console.log(Math.round(20000 / (performance.now() - start) * 1000));
";

/// The page is built small; here everything is built fast.
fn build() -> Command {
    let mut cargo = process::cargo();
    cargo.args(["build", "--release", "--example", "playouts"]);
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "3");
    cargo
}

/// What a playout takes, without what starting the program takes.
fn instructions(native: &std::path::Path) -> Option<u64> {
    let all = callgrind(native, COUNTED)?;
    let none = callgrind(native, 0)?;
    Some((all - none) / u64::from(COUNTED))
}

fn callgrind(native: &std::path::Path, games: u32) -> Option<u64> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    valgrind.arg(native).args(["--only", &games.to_string()]);
    let output = valgrind.output().ok()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = said.lines().find(|line| line.contains("Collected"))?;
    line.rsplit(' ').next()?.parse().ok()
}

//! How fast a rules crate plays: [`Playouts`] is an example in it that plays random games.

use std::path::Path;
use std::process::Command;

use crate::trouble::Outcome;
use crate::{process, tree};

/// The example takes a number of games and prints figures; after `--only` it plays just the
/// crate's. In WebAssembly it plays 20,000 games each time its `main` is called.
#[derive(Clone, Copy, Debug)]
pub struct Playouts {
    pub package: &'static str,
    pub example: &'static str,
}

const GAMES: &str = "20000";
/// Few enough for callgrind, which is fifty times slower.
const COUNTED: u32 = 1_000;
const WASM: &str = "wasm32-unknown-unknown";

const TIME_IN_NODE: &str = "
const fs = require('fs');
const playouts = new WebAssembly.Module(fs.readFileSync(process.argv[1]));
const { main } = new WebAssembly.Instance(playouts).exports;
main(0, 0);
const start = performance.now();
main(0, 0);
console.log(Math.round(20000 / (performance.now() - start) * 1000));
";

impl Playouts {
    /// Builds it, runs it every way there is on this machine, and prints what came out.
    pub fn measure(self) -> Outcome {
        let trouble = format!("The benchmark of {} could not be built or run.", self.package);
        process::quietly(&mut self.build(), &trouble)?;
        process::quietly(self.build().args(["--target", WASM]), &trouble)?;

        let native = tree::target().join("release/examples").join(self.example);
        process::show(Command::new(&native).arg(GAMES), &trouble)?;
        match instructions(&native) {
            Some(count) => println!("instructions a game {count}"),
            None => println!("instructions a game: valgrind is not on this machine"),
        }
        let wasm = tree::target().join(WASM).join("release/examples").join(self.example);
        let wasm = wasm.with_extension("wasm");
        match process::ask(Command::new("node").args(["-e", TIME_IN_NODE]).arg(wasm)) {
            Some(rate) => println!("games a second in wasm {rate}"),
            None => println!("games a second in wasm: node is not on this machine"),
        }
        Ok(())
    }

    /// The page is built small; here everything is built fast.
    fn build(self) -> Command {
        let mut cargo = process::cargo();
        cargo.args(["build", "--release", "--package", self.package, "--example", self.example]);
        cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "3");
        cargo
    }
}

/// What a game takes, without what starting the program takes.
fn instructions(native: &Path) -> Option<u64> {
    let all = callgrind(native, COUNTED)?;
    let none = callgrind(native, 0)?;
    Some((all - none) / u64::from(COUNTED))
}

fn callgrind(native: &Path, games: u32) -> Option<u64> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    valgrind.arg(native).args(["--only", &games.to_string()]);
    let output = valgrind.output().ok()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = said.lines().find(|line| line.contains("Collected"))?;
    line.rsplit(' ').next()?.parse().ok()
}

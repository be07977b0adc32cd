//! How fast a rules crate plays: [`Playouts`] is an example in it that plays random games.

use std::path::Path;
use std::process::Command;

use crate::trouble::{Outcome, Trouble};
use crate::{process, tree};

/// The example takes a number of games and says how many actions they had. In WebAssembly it
/// plays 20,000 games each time its `main` is called.
#[derive(Clone, Copy, Debug)]
pub struct Playouts {
    pub package: &'static str,
    pub example: &'static str,
    /// Whether it plays the plain rules of the tests too, after the word `plain`.
    pub plain: bool,
}

const GAMES: u32 = 100_000;
/// The plain rules are hundreds of times slower.
const PLAIN: u32 = 200;
/// Few enough for callgrind, which is fifty times slower.
const COUNTED: u32 = 1_000;
/// All are timed so often in turn and the best of each is kept, for a machine has its moods.
const ROUNDS: u32 = 5;
const WASM: &str = "wasm32-unknown-unknown";

const TIME_IN_NODE: &str = "
const playouts = new WebAssembly.Module(require('fs').readFileSync(process.argv[1]));
const { main } = new WebAssembly.Instance(playouts).exports;
main(0, 0);
const before = process.cpuUsage();
for (let round = 0; round < 5; round++) main(0, 0);
const { user, system } = process.cpuUsage(before);
console.log(5 * 20000 / (user + system) * 1e6);
";

impl Playouts {
    /// Builds it, runs it every way there is on this machine, and prints what came out.
    pub fn measure(self) -> Outcome {
        let trouble = format!("The benchmark of {} could not be built or run.", self.package);
        process::quietly(&mut self.build(), &trouble)?;
        process::quietly(self.build().args(["--target", WASM]), &trouble)?;
        let native = tree::target().join("quick/examples").join(self.example);
        let wasm = tree::target().join(WASM).join("quick/examples").join(self.example);

        let trouble = || Trouble::new(&trouble);
        println!("plies a game {}", plies(&native).ok_or_else(trouble)? / GAMES);
        let (mut rate, mut plain, mut in_wasm) = (0.0_f64, 0.0_f64, 0.0_f64);
        for _ in 0..ROUNDS {
            rate = rate.max(self::rate(&native, &[], GAMES).ok_or_else(trouble)?);
            if self.plain {
                plain = plain.max(self::rate(&native, &["plain"], PLAIN).ok_or_else(trouble)?);
            }
            in_wasm = in_wasm.max(rate_in_wasm(&wasm.with_extension("wasm")).unwrap_or(0.0));
        }
        println!("games a second of processor time {rate:.0}");
        if plain > 0.0 {
            println!("games a second by the plain rules {plain:.0}, ratio {:.0}", rate / plain);
        }
        if in_wasm > 0.0 {
            println!("games a second in wasm {in_wasm:.0}, ratio {:.2}", rate / in_wasm);
        } else {
            println!("games a second in wasm: node is not on this machine");
        }
        match instructions(&native) {
            Some(count) => println!("instructions a game {count}"),
            None => println!("instructions a game: valgrind is not on this machine"),
        }
        Ok(())
    }

    /// The page is built small; here everything is built fast.
    fn build(self) -> Command {
        let mut cargo = process::cargo();
        cargo.args(["build", "--profile", "quick", "--package", self.package]);
        cargo.args(["--example", self.example]);
        cargo.env("CARGO_PROFILE_QUICK_OPT_LEVEL", "3");
        cargo
    }
}

fn plies(native: &Path) -> Option<u32> {
    process::ask(Command::new(native).arg(GAMES.to_string()))?.strip_prefix("plies ")?.parse().ok()
}

/// Games a second, without what starting the program takes.
fn rate(native: &Path, words: &[&str], games: u32) -> Option<f64> {
    Some(f64::from(games) / (seconds(native, words, games)? - seconds(native, words, 0)?))
}

fn rate_in_wasm(wasm: &Path) -> Option<f64> {
    // Straight to the code that a page runs after a moment: what the machine takes to translate it twice
    // is not what is compared here.
    let options = ["--no-liftoff", "-e", TIME_IN_NODE];
    process::ask(Command::new("node").args(options).arg(wasm))?.parse().ok()
}

/// Processor time, which other programs on the machine do not disturb: the shell knows it.
fn seconds(native: &Path, words: &[&str], games: u32) -> Option<f64> {
    let mut shell = Command::new("sh");
    shell.args(["-c", r#""$@" > /dev/null && times"#, "sh"]);
    let said = process::ask(shell.arg(native).args(words).arg(games.to_string()))?;
    // The first line is about the shell, the second about what it ran: user and system.
    said.lines().nth(1)?.split_whitespace().map(read_time).sum()
}

/// Reads `1m2.5s`.
fn read_time(text: &str) -> Option<f64> {
    let (minutes, seconds) = text.strip_suffix('s')?.split_once('m')?;
    Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
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
    valgrind.arg(native).arg(games.to_string());
    let output = valgrind.output().ok()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = said.lines().find(|line| line.contains("Collected"))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_a_shell_writes_them() {
        assert_eq!(read_time("0m0.250s"), Some(0.25));
        assert_eq!(read_time("2m1.500000s"), Some(121.5));
        assert_eq!(read_time("1.5"), None);
    }
}

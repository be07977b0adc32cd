//! `cargo xtask test`: every check there is, in order, each with the time it took.
//! The first one that fails ends it.

use std::thread;
use std::time::{Duration, Instant};

use crate::process;
use crate::site::{self, Site};
use crate::tools::{browsers, crates::CrateTool, npm::NpmPackage};
use crate::trouble::{Outcome, Trouble};
use crate::twice;

pub fn run(arguments: &[String]) -> Outcome {
    if !arguments.is_empty() {
        return Err(Trouble::new("`test` takes no options; `journeys WORDS` runs a part."));
    }
    println!(
        "Every check there is. The first time on a machine takes about half an hour on two cores, \
         most of it for tools; after that, some minutes."
    );
    let start = Instant::now();
    stage("format", || {
        let mut cargo = process::cargo();
        cargo.args(["fmt", "--all", "--check"]);
        process::show(&mut cargo, "The code is not formatted: run cargo fmt.")
    })?;
    // Tools install while the code is checked; the site builds once they are there.
    let site = thread::scope(|scope| {
        let outside = scope.spawn(|| -> Outcome<Site> {
            let site = stage("tools and site", || {
                tools()?;
                site::build()
            })?;
            stage("the same site twice", twice::check)?;
            Ok(site)
        });
        let inside = stage("clippy", clippy).and_then(|()| stage("tests and house rules", native));
        let outside = outside.join().expect("building does not panic");
        inside.and(outside)
    })?;
    if !site.small {
        return Err(Trouble::new(
            "The site is not small: wasm-opt needs npm and node; install those.",
        ));
    }
    stage("size of the first load", || e2e(&["weigh".into()], "The first load is too large."))?;
    stage("journeys in three browsers", || {
        e2e(&["journeys".into()], "Not every journey arrived.")
    })?;
    println!("Everything passed in {}.", spoken(start.elapsed()));
    Ok(())
}

/// Only the journeys, or those with one of these words in their names.
pub fn journeys(words: &[String]) -> Outcome {
    tools()?;
    site::build()?;
    e2e(&[&["journeys".to_owned()], words].concat(), "Not every journey arrived.")
}

/// How quickly the built table answers a tap, or its bots a question.
pub fn speed(of: &str) -> Outcome {
    tools()?;
    site::build()?;
    e2e(&[of.into()], "It could not be measured.")
}

/// What only the tests need; the site's own tools come with the site.
fn tools() -> Outcome {
    thread::scope(|scope| {
        let geckodriver = scope.spawn(|| CrateTool::geckodriver().ready());
        browsers::ready()?;
        NpmPackage::AXE.ready()?;
        geckodriver.join().expect("installing does not panic").map(drop)
    })
}

fn clippy() -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["clippy", "--quiet", "--workspace", "--all-targets", "--all-features", "--locked"]);
    cargo.args(["--", "--deny", "warnings"]);
    process::show(&mut cargo, "Clippy has something to say.")
}

fn native() -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["test", "--quiet", "--workspace", "--all-features", "--locked"]);
    process::quietly(&mut cargo, "A test failed.")
}

fn e2e(arguments: &[String], trouble: &str) -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--locked", "--package", "e2e", "--"]).args(arguments);
    process::show(&mut cargo, trouble)
}

fn stage<T>(name: &str, check: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    println!("...     {name}");
    let start = Instant::now();
    let outcome = check();
    let word = if outcome.is_ok() { "passed" } else { "FAILED" };
    println!("{word}  {name} ({})", spoken(start.elapsed()));
    outcome
}

fn spoken(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds / 60 {
        0 => format!("{seconds} s"),
        minutes => format!("{minutes} min {} s", seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_said_in_minutes_once_there_are_some() {
        assert_eq!(spoken(Duration::from_secs(59)), "59 s");
        assert_eq!(spoken(Duration::from_secs(125)), "2 min 5 s");
    }
}

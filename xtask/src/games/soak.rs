//! Very many random games, compared action by action with the plain rules in a crate's tests.

use crate::process;
use crate::trouble::Outcome;

/// Runs the comparison of a rules crate; `much` says how much there is to compare.
pub fn compare(package: &str, much: u64, trouble: &str) -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["test", "--quiet", "--profile", "quick", "--package", package]);
    cargo.args(["--test", "compare", "--", "--nocapture"]);
    process::show(cargo.env("SOAK", much.to_string()), trouble)
}

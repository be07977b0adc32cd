//! The tools that build and test the site: pinned, taken from PATH where the right version is
//! there, else from a per-user cache, else installed into it.

pub mod browsers;
pub mod crates;
pub mod npm;
pub mod target;
pub mod wasm_opt;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::process;
use crate::trouble::{Outcome, Trouble};

/// PATH with the folders of these programs in front.
pub fn path_with(programs: &[PathBuf]) -> Outcome<OsString> {
    let named = programs.iter().filter_map(|program| program.parent());
    let folders = named.filter(|folder| folder.is_absolute()).map(PathBuf::from);
    let old = env::var_os("PATH").unwrap_or_default();
    env::join_paths(folders.chain(env::split_paths(&old))).map_err(|error| {
        Trouble(format!("The folders of the tools cannot stand in PATH: {error}."))
    })
}

/// Whether a program says that it is of this version, as one of its words.
fn is_version(program: &PathBuf, version: &str) -> bool {
    let said = process::ask(Command::new(program).arg("--version")).unwrap_or_default();
    let first = said.lines().next().unwrap_or_default();
    first.split_whitespace().any(|word| word.trim_start_matches('v') == version)
}

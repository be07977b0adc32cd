//! `wasm-opt`, which makes the site smaller. It comes from npm; on a machine without npm a
//! stand-in takes its place, so that Trunk runs the same way and the site is only larger.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};

use super::is_version;
use super::npm::{self, NpmPackage};
use crate::tree;
use crate::trouble::{Doing, Outcome, Trouble};

const NAME: &str = "wasm-opt";
const VERSION: &str = "132";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WasmOpt {
    pub program: PathBuf,
    /// Whether it makes anything smaller.
    pub real: bool,
}

pub fn ready() -> Outcome<WasmOpt> {
    let on_path = PathBuf::from(NAME);
    if is_version(&on_path, VERSION) {
        return Ok(WasmOpt { program: on_path, real: true });
    }
    if npm::is_here() {
        let script = NpmPackage::BINARYEN.ready()?;
        let modules = script.ancestors().nth(3).expect("a package lies in node_modules");
        return Ok(WasmOpt { program: modules.join(".bin").join(NAME), real: true });
    }
    let program = tree::target().join("stand-in").join(format!("{NAME}{EXE_SUFFIX}"));
    let folder = program.parent().expect("it was joined to a folder");
    fs::create_dir_all(folder).doing(format_args!("make {}", folder.display()))?;
    let this = std::env::current_exe().doing("find this program")?;
    fs::copy(this, &program).doing(format_args!("write {}", program.display()))?;
    Ok(WasmOpt { program, real: false })
}

/// Whether this program was started under the name of the stand-in.
pub fn is_stand_in(name: &str) -> bool {
    Path::new(name).file_stem().is_some_and(|stem| stem == NAME)
}

/// Does what Trunk asks of `wasm-opt`, except for making anything smaller.
pub fn stand_in(arguments: &[String]) -> Outcome {
    if arguments.iter().any(|argument| argument == "--version") {
        println!("{NAME} version {VERSION} (version_{VERSION})");
        return Ok(());
    }
    let output = arguments.iter().find_map(|argument| argument.strip_prefix("--output="));
    let input = arguments.iter().find(|argument| !argument.starts_with('-'));
    let (Some(input), Some(output)) = (input, output) else {
        return Err(Trouble::new("The stand-in for wasm-opt wants --output=FILE and a file."));
    };
    fs::copy(input, output).map(drop).doing(format_args!("copy {input} to {output}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stand_in_is_known_by_its_name() {
        assert!(is_stand_in("/somewhere/wasm-opt"));
        assert!(!is_stand_in("/somewhere/xtask"));
    }

    #[test]
    fn the_stand_in_wants_both_files() {
        assert!(stand_in(&["-Oz".into(), "in.wasm".into()]).is_err());
        assert!(stand_in(&["--output=out.wasm".into()]).is_err());
    }
}

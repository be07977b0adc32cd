//! Packages of npm: binaryen, which has `wasm-opt`; terser, which shortens scripts; axe-core, which
//! journeys load.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::process;
use crate::tree;
use crate::trouble::{Doing, Outcome};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NpmPackage {
    name: &'static str,
    version: &'static str,
    /// The file in the package that says it is whole.
    file: &'static str,
}

impl NpmPackage {
    pub const AXE: Self = Self { name: "axe-core", version: "4.14.0", file: "axe.min.js" };
    pub const BINARYEN: Self = Self { name: "binaryen", version: "132.0.0", file: "bin/wasm-opt" };
    pub const TERSER: Self = Self { name: "terser", version: "5.51.2", file: "bin/terser" };

    /// Where the file of the package is, installed first if need be.
    pub fn ready(self) -> Outcome<PathBuf> {
        let Self { name, version, file } = self;
        let folder = tree::cache()?.join(format!("{name}-{version}"));
        let path = folder.join("node_modules").join(name).join(file);
        if path.is_file() {
            return Ok(path);
        }
        println!("Installing {name} {version} from npm, once: some seconds.");
        fs::create_dir_all(&folder).doing(format_args!("make {}", folder.display()))?;
        let mut command = npm();
        command.args(["install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund"]);
        command.arg("--prefix").arg(&folder).arg(format!("{name}@{version}"));
        let trouble = format!("Could not install {name} {version}: is there a network, and npm?");
        process::quietly(&mut command, &trouble)?;
        Ok(path)
    }
}

/// Whether packages can be had and run.
pub fn is_here() -> bool {
    process::ask(npm().arg("--version")).is_some()
        && process::ask(Command::new("node").arg("--version")).is_some()
}

fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

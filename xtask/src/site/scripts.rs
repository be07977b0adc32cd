//! The scripts of the page and between it and its programs, made shorter: a quarter of their size after
//! compression. Trunk would do so, but stumbles over what `wasm-bindgen` writes today.

use std::path::Path;
use std::process::Command;

use super::programs;
use crate::process;
use crate::tools::npm::NpmPackage;
use crate::trouble::Outcome;

pub fn shorten(site: &Path) -> Outcome {
    let terser = NpmPackage::TERSER.ready()?;
    for script in programs::scripts(site)? {
        let mut node = Command::new("node");
        node.arg(&terser).args(["--compress", "--mangle"]);
        if programs::module_of(&script).is_some() {
            node.arg("--module");
        }
        let trouble = format!("{} could not be made shorter.", script.display());
        process::quietly(node.arg("--output").arg(&script).arg("--").arg(&script), &trouble)?;
    }
    Ok(())
}

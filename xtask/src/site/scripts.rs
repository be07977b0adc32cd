//! The scripts between the page and its programs, made shorter: a quarter of their size after compression.
//! Trunk would do so, but stumbles over what `wasm-bindgen` writes today.

use std::path::Path;
use std::process::Command;

use super::programs;
use crate::process;
use crate::tools::npm::NpmPackage;
use crate::trouble::Outcome;

pub fn shorten(site: &Path) -> Outcome {
    let terser = NpmPackage::TERSER.ready()?;
    for (script, _) in programs::pairs(site)? {
        let mut node = Command::new("node");
        node.arg(&terser).args(["--module", "--compress", "--mangle", "--output"]);
        let trouble = format!("{} could not be made shorter.", script.display());
        process::quietly(node.arg(&script).arg("--").arg(&script), &trouble)?;
    }
    Ok(())
}

//! The WebAssembly half of the compiler.

use std::path::Path;
use std::process::Command;

use crate::process;
use crate::trouble::Outcome;

const TARGET: &str = "wasm32-unknown-unknown";

/// `rust-toolchain.toml` asks for it, but a toolchain that was there before may lack it.
pub fn ready() -> Outcome {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(crate::tree::root());
    let folder = process::ask(rustc.args(["--print", "target-libdir", "--target", TARGET]));
    if folder.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    println!("Adding the WebAssembly target to the toolchain, once: some seconds.");
    let mut rustup = Command::new("rustup");
    rustup.current_dir(crate::tree::root());
    let trouble = format!("Could not add the target {TARGET}: is there a network, and rustup?");
    process::quietly(rustup.args(["target", "add", TARGET]), &trouble)
}

//! Programs that cargo installs: trunk, wasm-bindgen and geckodriver.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::PathBuf;

use super::is_version;
use crate::process;
use crate::tree;
use crate::trouble::{Doing, Outcome, Trouble};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrateTool {
    program: &'static str,
    package: &'static str,
    version: String,
    flags: &'static [&'static str],
    /// What a first build took on two cores.
    minutes: u8,
}

impl CrateTool {
    /// Builds the site. Nothing here downloads through it, so it is built without TLS.
    pub fn trunk() -> Self {
        let version = "0.21.14".to_owned();
        let flags = ["--locked", "--no-default-features"].as_slice();
        Self { program: "trunk", package: "trunk", version, flags, minutes: 3 }
    }

    /// Must be the very version that the site links.
    pub fn wasm_bindgen() -> Outcome<Self> {
        let version = locked_version("wasm-bindgen")?;
        let package = "wasm-bindgen-cli";
        Ok(Self { program: "wasm-bindgen", package, version, flags: &[], minutes: 2 })
    }

    pub fn geckodriver() -> Self {
        let version = "0.37.1".to_owned();
        let flags = ["--locked"].as_slice();
        Self { program: "geckodriver", package: "geckodriver", version, flags, minutes: 2 }
    }

    /// Where the program is, installed first if need be.
    pub fn ready(&self) -> Outcome<PathBuf> {
        match self.found()? {
            Some(program) => Ok(program),
            None => self.install(),
        }
    }

    fn found(&self) -> Outcome<Option<PathBuf>> {
        let on_path = PathBuf::from(self.program);
        if is_version(&on_path, &self.version) {
            return Ok(Some(on_path));
        }
        let cached = self.cached()?;
        Ok(is_version(&cached, &self.version).then_some(cached))
    }

    fn cached(&self) -> Outcome<PathBuf> {
        let program = format!("{}{EXE_SUFFIX}", self.program);
        Ok(self.folder()?.join("bin").join(program))
    }

    fn folder(&self) -> Outcome<PathBuf> {
        Ok(tree::cache()?.join(format!("{}-{}", self.program, self.version)))
    }

    /// A build without optimisation or debug information is the quickest to have,
    /// and quick enough: the tool runs for seconds.
    fn install(&self) -> Outcome<PathBuf> {
        let Self { program, package, version, flags, minutes } = self;
        println!("Installing {program} {version}, once: about {minutes} minutes.");
        let folder = self.folder()?;
        fs::create_dir_all(&folder).doing(format_args!("make {}", folder.display()))?;
        let mut command = process::cargo();
        command.args(["install", "--debug", "--root"]).arg(&folder).args(*flags);
        command.arg("--target-dir").arg(folder.join("build"));
        command.arg(format!("{package}@{version}"));
        command.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
        command.env("CARGO_PROFILE_DEV_DEBUG", "0");
        let trouble = format!(
            "Could not install {program} {version}: is there a network? \
             By hand: cargo install {package}@{version}."
        );
        process::quietly(&mut command, &trouble)?;
        // Half a gigabyte that nothing needs again.
        let build = folder.join("build");
        fs::remove_dir_all(&build).doing(format_args!("remove {}", build.display()))?;
        self.cached()
    }
}

/// The version of a package in Cargo.lock.
fn locked_version(package: &str) -> Outcome<String> {
    let path = tree::root().join("Cargo.lock");
    let lock = fs::read_to_string(&path).doing("read Cargo.lock")?;
    version_in(&lock, package)
        .map(str::to_owned)
        .ok_or_else(|| Trouble(format!("Cargo.lock does not name {package}.")))
}

fn version_in<'lock>(lock: &'lock str, package: &str) -> Option<&'lock str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_names_the_version() {
        let lock = "[[package]]\nname = \"a-b\"\nversion = \"9.9.9\"\n\n[[package]]\nname = \"a\"\nversion = \"1.2.3\"\n";
        assert_eq!(version_in(lock, "a"), Some("1.2.3"));
        assert_eq!(version_in(lock, "b"), None);
    }
}

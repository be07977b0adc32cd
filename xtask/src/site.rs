//! The built site: a folder of files made by Trunk, the same bytes from the same commit.

mod imports;
mod offline;
mod programs;
mod scripts;
mod styles;

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use crate::process;
use crate::tools::{self, crates::CrateTool, wasm_opt};
use crate::tree;
use crate::trouble::{Doing, Outcome, Trouble};

/// What the site is made from, and what says how.
pub const SOURCES: [&str; 14] = [
    "Cargo.toml",
    "Cargo.lock",
    "Trunk.toml",
    "rust-toolchain.toml",
    ".cargo",
    "index.html",
    "src",
    "crates",
    "stand-ins",
    "style",
    "worker",
    "public",
    "xtask/src/site.rs",
    "xtask/src/site",
];

/// The file, beside the site, that says what it was built from.
const STAMP: &str = "site.stamp";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    pub folder: PathBuf,
    /// Whether `wasm-opt` has been over it.
    pub small: bool,
}

/// A checkout and where its site is built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Workshop {
    pub root: PathBuf,
    pub target: PathBuf,
}

impl Workshop {
    pub fn here() -> Self {
        Self { root: tree::root(), target: tree::target() }
    }

    /// The release site; built only if something has changed.
    pub fn build(&self) -> Outcome<Site> {
        if let Some(site) = self.unchanged()? {
            println!("The site is as it was: nothing has changed since it was built.");
            return Ok(site);
        }
        self.build_anew()
    }

    /// Builds the release site, with the tools installed while it compiles.
    pub fn build_anew(&self) -> Outcome<Site> {
        tools::target::ready()?;
        self.fetch()?;
        let toolbox = thread::scope(|scope| {
            let compile = scope.spawn(|| self.compile());
            let toolbox = Toolbox::ready();
            compile.join().expect("compiling does not panic").and(toolbox)
        })?;
        let site = self.site(toolbox.wasm_opt.real);
        let mut trunk = Command::new(&toolbox.trunk);
        trunk.current_dir(&self.root).env("PATH", toolbox.path()?).env_remove("NO_COLOR");
        trunk.args(["build", "--release", "--offline", "--skip-version-check", "--dist"]);
        self.flags(trunk.arg(&site.folder))?;
        process::quietly(&mut trunk, "Trunk could not build the site.")?;
        styles::join(&site.folder)?;
        imports::shorten(&site.folder)?;
        if site.small && tools::npm::is_here() {
            scripts::shorten(&site.folder)?;
        }
        programs::name_by_content(&site.folder)?;
        offline::prepare(&self.root, &site.folder)?;
        let stamp = self.stamp(&site)?;
        fs::write(self.target.join(STAMP), stamp).doing("note what the site was built from")?;
        Ok(site)
    }

    /// What is noted about the site that is there: from which sources it was built, and to which bytes.
    pub fn what_was_built(&self) -> Outcome<String> {
        fs::read_to_string(self.target.join(STAMP)).doing("read what the site was built from")
    }

    fn site(&self, small: bool) -> Site {
        Site { folder: self.target.join("site"), small }
    }

    /// The site that is there, if it is what a build would give.
    fn unchanged(&self) -> Outcome<Option<Site>> {
        let Ok(stamp) = fs::read_to_string(self.target.join(STAMP)) else { return Ok(None) };
        for site in [self.site(true), self.site(false)] {
            if self.stamp(&site)? == stamp && (site.small || !tools::npm::is_here()) {
                return Ok(Some(site));
            }
        }
        Ok(None)
    }

    /// The long part of the build, which needs none of the tools.
    fn compile(&self) -> Outcome {
        for (package, profile) in [("shoji", "release"), ("worker", "quick")] {
            let mut cargo = self.cargo();
            cargo.args(["build", "--locked", "--offline", "--target", "wasm32-unknown-unknown"]);
            cargo.args(["--package", package, "--profile", profile]);
            self.flags(&mut cargo)?;
            process::quietly(&mut cargo, "The site does not compile.")?;
        }
        Ok(())
    }

    fn fetch(&self) -> Outcome {
        let trouble = "Could not fetch the crates that Cargo.lock names: is there a network?";
        let mut offline = self.cargo();
        if process::ask(offline.args(["fetch", "--locked", "--offline"])).is_some() {
            return Ok(());
        }
        println!("Fetching crates, once.");
        process::quietly(self.cargo().args(["fetch", "--locked"]), trouble)
    }

    fn cargo(&self) -> Command {
        let mut cargo = process::cargo();
        cargo.current_dir(&self.root);
        cargo
    }

    /// Names of folders on this machine must not get into the program.
    fn flags(&self, command: &mut Command) -> Outcome {
        let mut flags = OsString::new();
        let sources = cargo_home()?.join("registry").join("src");
        let registries =
            fs::read_dir(&sources).doing(format_args!("read {}", sources.display()))?;
        let mut registries: Vec<PathBuf> = registries.flatten().map(|entry| entry.path()).collect();
        registries.sort();
        for registry in registries {
            let separator = if flags.is_empty() { "" } else { "\u{1f}" };
            for part in [
                separator.as_ref(),
                "--remap-path-prefix=".as_ref(),
                registry.as_os_str(),
                "=crates".as_ref(),
            ] {
                flags.push::<&std::ffi::OsStr>(part);
            }
        }
        command.env("CARGO_ENCODED_RUSTFLAGS", flags).env_remove("RUSTFLAGS");
        command.env("CARGO_TARGET_DIR", &self.target);
        Ok(())
    }

    fn stamp(&self, site: &Site) -> Outcome<String> {
        let sources: Vec<PathBuf> = SOURCES.iter().map(|name| self.root.join(name)).collect();
        let from = tree::fingerprint(&sources)?;
        let to = tree::fingerprint(std::slice::from_ref(&site.folder))?;
        Ok(format!("{from:016x} {to:016x} {}", if site.small { "small" } else { "plain" }))
    }
}

/// The site of this checkout.
pub fn build() -> Outcome<Site> {
    Workshop::here().build()
}

/// What Trunk needs beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toolbox {
    pub trunk: PathBuf,
    wasm_bindgen: PathBuf,
    wasm_opt: wasm_opt::WasmOpt,
}

impl Toolbox {
    pub fn ready() -> Outcome<Self> {
        thread::scope(|scope| {
            let wasm_bindgen = scope.spawn(|| CrateTool::wasm_bindgen()?.ready());
            let wasm_opt = wasm_opt::ready();
            let trunk = CrateTool::trunk().ready();
            let wasm_bindgen = wasm_bindgen.join().expect("installing does not panic");
            Ok(Self { trunk: trunk?, wasm_bindgen: wasm_bindgen?, wasm_opt: wasm_opt? })
        })
    }

    pub fn path(&self) -> Outcome<OsString> {
        tools::path_with(&[self.wasm_bindgen.clone(), self.wasm_opt.program.clone()])
    }
}

fn cargo_home() -> Outcome<PathBuf> {
    std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
        .ok_or_else(|| Trouble::new("Cargo has no home folder; set CARGO_HOME."))
}

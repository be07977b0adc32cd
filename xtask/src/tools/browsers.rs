//! The browsers and their drivers: three engines, installed where this can be done.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::npm;
use crate::process;
use crate::trouble::{Outcome, Trouble};

const PACKAGES: [&str; 6] = [
    "chromium",
    "chromium-driver",
    "firefox-esr",
    "webkit2gtk-driver",
    "xvfb",
    "fonts-dejavu-core",
];

/// Makes sure that the browsers are there, or says exactly what to install.
pub fn ready() -> Outcome {
    let mut missing = missing();
    if !npm::is_here() {
        missing.extend(["nodejs", "npm"]);
    }
    if missing.is_empty() {
        return Ok(());
    }
    let by_hand = format!("apt-get install {}", missing.join(" "));
    if !(Path::new("/etc/debian_version").exists() && is_root()) {
        return Err(Trouble(format!(
            "The journeys need what is not on this machine; on Debian, as root: {by_hand}"
        )));
    }
    println!("Installing {}, once: about a minute.", missing.join(", "));
    let trouble = format!("Could not install the browsers: is there a network? By hand: {by_hand}");
    process::quietly(apt().arg("update"), &trouble)?;
    process::quietly(
        apt().args(["install", "-y", "--no-install-recommends"]).args(missing),
        &trouble,
    )
}

/// The small browser that the driver of `WebKit` brings, somewhere under the library folder.
pub fn mini_browser() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    folders
        .flat_map(|folder| [folder.join("webkit2gtk-4.1"), folder.join("webkit2gtk-4.0")])
        .map(|folder| folder.join("MiniBrowser"))
        .find(|program| program.is_file())
}

fn missing() -> Vec<&'static str> {
    let is_here = |package: &&str| match *package {
        "chromium" => on_path("chromium"),
        "chromium-driver" => on_path("chromedriver"),
        "firefox-esr" => on_path("firefox-esr") || on_path("firefox"),
        "webkit2gtk-driver" => on_path("WebKitWebDriver") && mini_browser().is_some(),
        "xvfb" => on_path("Xvfb"),
        _ => Path::new("/usr/share/fonts/truetype/dejavu").is_dir(),
    };
    PACKAGES.into_iter().filter(|package| !is_here(package)).collect()
}

fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn is_root() -> bool {
    process::ask(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
}

fn apt() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

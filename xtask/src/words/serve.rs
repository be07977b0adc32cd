//! `cargo xtask serve`: the site as it is being written, rebuilt and reloaded at every change.

use std::fs;
use std::process::Command;

use super::port;
use crate::host;
use crate::process;
use crate::site::Toolbox;
use crate::tools;
use crate::tree;
use crate::trouble::{Doing, Outcome};

pub fn run(arguments: &[String]) -> Outcome {
    let free = host::listen(port(arguments, 8080)?)?.local_addr().doing("find a port")?.port();
    tools::target::ready()?;
    let toolbox = Toolbox::ready()?;
    // Only this is named to be ignored, because Trunk stops at a folder that is not there.
    let target = tree::target();
    fs::create_dir_all(&target).doing(format_args!("make {}", target.display()))?;
    let mut trunk = Command::new(&toolbox.trunk);
    trunk.current_dir(tree::root()).env("PATH", toolbox.path()?).env_remove("NO_COLOR");
    trunk.args(["serve", "--offline", "--skip-version-check", "--address", "127.0.0.1"]);
    trunk.args(["--port", &free.to_string(), "--dist"]).arg(target.join("serve"));
    trunk.arg("--ignore").arg(&target);
    process::show(&mut trunk, "Trunk stopped.")
}

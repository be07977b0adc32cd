//! `cargo xtask dist`: the site as a folder that any static host serves under any path.

use crate::site;
use crate::tree;
use crate::trouble::{Outcome, Trouble};

pub fn run(arguments: &[String]) -> Outcome {
    let folder = match arguments {
        [] => tree::root().join("dist"),
        [option] if option.starts_with('-') => {
            return Err(Trouble(format!("`dist` takes a folder and knows no `{option}`.")));
        }
        [folder] => std::env::current_dir().unwrap_or_else(|_| tree::root()).join(folder),
        _ => return Err(Trouble::new("`dist` takes one folder at most.")),
    };
    if folder.exists() && !folder.join("index.html").exists() {
        return Err(Trouble(format!(
            "{} is there and is not a built site; name another folder.",
            folder.display()
        )));
    }
    println!("Building the site.");
    let site = site::build()?;
    if !site.small {
        return Err(Trouble::new(
            "A site to publish is made small by wasm-opt, which needs npm and node; install those.",
        ));
    }
    tree::replace(&site.folder, &folder)?;
    println!("The site is in {}; put its files anywhere on a static host.", folder.display());
    Ok(())
}

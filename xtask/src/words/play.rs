//! `cargo xtask play`: from a fresh clone to an address in the browser.

use std::io::{Write, stdout};
use std::sync::Arc;

use super::port;
use crate::host;
use crate::site;
use crate::trouble::{Doing, Outcome};

pub fn run(arguments: &[String]) -> Outcome {
    let port = port(arguments, 8080)?;
    println!(
        "Building the site. The first time on a machine takes some ten minutes on two cores, \
         most of it for tools; after that, seconds."
    );
    let site = site::build()?;
    if !site.small {
        println!(
            "There is no npm for wasm-opt, so the site is larger than it could be. It plays the same."
        );
    }
    let listener = host::listen(port)?;
    let address = listener.local_addr().doing("find the port")?;
    println!("Play at http://{address}/ (Ctrl+C ends it)");
    stdout().flush().doing("say the address")?;
    let folder = site.folder;
    host::serve(
        &listener,
        &(Arc::new(move |address: &str| host::file(&folder, address)) as Arc<_>),
    );
    Ok(())
}

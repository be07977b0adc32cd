//! Lets the site be played without a network once it was loaded: lists its files for the service worker and
//! tells the page that there is one. A site that is being written (`serve`) has none, or it would be stale.

use std::fs;
use std::path::Path;

use crate::tree;
use crate::trouble::{Doing, Outcome};

pub fn prepare(root: &Path, site: &Path) -> Outcome {
    let release = tree::fingerprint(&[site.to_path_buf()])?;
    let names: Vec<String> = tree::files(site)?
        .into_keys()
        .map(|name| format!("\"./{}\"", name.to_string_lossy().replace('\\', "/")))
        .filter(|name| name != "\"./index.html\"")
        .collect();
    let worker = root.join("public").join("offline.js");
    let worker = fs::read_to_string(&worker).doing(format_args!("read {}", worker.display()))?;
    let head =
        format!("const FILES = [{}];\nconst RELEASE = \"{release:016x}\";\n", names.join(", "));
    fs::write(site.join("offline.js"), head + &worker).doing("write the service worker")?;
    let page = site.join("index.html");
    let html = fs::read_to_string(&page).doing("read the page of the built site")?;
    let told = "<meta name=offline content=./offline.js></head>";
    fs::write(&page, html.replacen("</head>", told, 1)).doing("write the page of the built site")
}

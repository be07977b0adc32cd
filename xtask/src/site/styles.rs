//! The styles that every visit needs, joined into one file: it is asked for once, and compresses better.

use std::fs;
use std::path::Path;

use crate::tree;
use crate::trouble::{Doing, Outcome};

/// Joins the leaves that the page always shows, in their order. Those of a room stay as they are.
pub fn join(site: &Path) -> Outcome {
    let page = site.join("index.html");
    let html = fs::read_to_string(&page).doing("read the page of the built site")?;
    let leaves: Vec<&str> = html
        .split_inclusive('>')
        .filter_map(|piece| piece.find("<link ").map(|start| &piece[start..]))
        .filter(|link| link.contains("rel=stylesheet") && !link.contains("data-room"))
        .collect();
    let Some((first, others)) = leaves.split_first() else { return Ok(()) };
    let mut styles = String::new();
    for link in &leaves {
        let path = site.join(target(link));
        styles += &fs::read_to_string(&path).doing(format_args!("read {}", path.display()))?;
        fs::remove_file(&path).doing(format_args!("remove {}", path.display()))?;
    }
    let joined = site.join("house.css");
    fs::write(&joined, styles).doing(format_args!("write {}", joined.display()))?;
    let name = format!("house-{:016x}.css", tree::fingerprint(std::slice::from_ref(&joined))?);
    fs::rename(&joined, site.join(&name)).doing(format_args!("rename {}", joined.display()))?;
    let mut html = html.replacen(first, &format!("<link href=./{name} rel=stylesheet>"), 1);
    for link in others {
        html = html.replacen(link, "", 1);
    }
    fs::write(&page, html).doing("write the page of the built site")
}

/// What a link of the shortened page leads to.
fn target(link: &str) -> &str {
    let address = link.split("href=./").nth(1).unwrap_or_default();
    address.split([' ', '>']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_always_shown_becomes_one_leaf_and_a_room_keeps_its_own() {
        let site = tree::target().join("styles-test");
        tree::replace(Path::new("no such folder"), &site).expect("an empty folder is copied");
        fs::create_dir_all(&site).expect("the folder can be made");
        let page = "<meta charset=utf-8><link href=./a-1.css rel=stylesheet><title>A</title>\
            <link href=./b-2.css rel=stylesheet><link data-room=x href=./c-3.css rel=stylesheet>";
        for (name, content) in
            [("index.html", page), ("a-1.css", "a{}"), ("b-2.css", "b{}"), ("c-3.css", "c{}")]
        {
            fs::write(site.join(name), content).expect("the file can be written");
        }
        join(&site).expect("the site can be changed");
        let html = fs::read_to_string(site.join("index.html")).expect("the page is there");
        let name = target(html.split('>').nth(1).expect("a link")).to_owned();
        let rest = "<title>A</title><link data-room=x href=./c-3.css rel=stylesheet>";
        assert_eq!(html, format!("<meta charset=utf-8><link href=./{name} rel=stylesheet>{rest}"));
        let joined = fs::read_to_string(site.join(name)).expect("the leaf is there");
        assert_eq!(joined, "a{}b{}");
        assert!(site.join("c-3.css").exists() && !site.join("a-1.css").exists());
    }
}

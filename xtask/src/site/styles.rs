//! The styles of the house and of each room, joined into one file each: it is asked for once, and compresses
//! better. `style/tokens.css` settles which layer is above which, so it does not matter where they come.

use std::fs;
use std::path::Path;

use crate::tree;
use crate::trouble::{Doing, Outcome};

/// Joins the leaves that are shown together, in their order, into the first of them.
pub fn join(site: &Path) -> Outcome {
    let page = site.join("index.html");
    let before = fs::read_to_string(&page).doing("read the page of the built site")?;
    let leaves: Vec<&str> = before
        .split_inclusive('>')
        .filter_map(|piece| piece.find("<link ").map(|start| &piece[start..]))
        .filter(|link| link.contains("rel=stylesheet"))
        .collect();
    let mut html = before.clone();
    for (number, first) in leaves.iter().enumerate() {
        if leaves[..number].iter().any(|link| rooms(link) == rooms(first)) {
            continue;
        }
        let mut styles = String::new();
        for link in leaves[number..].iter().filter(|link| rooms(link) == rooms(first)) {
            let path = site.join(target(link));
            styles += &fs::read_to_string(&path).doing(format_args!("read {}", path.display()))?;
            fs::remove_file(&path).doing(format_args!("remove {}", path.display()))?;
            if link != first {
                html = html.replacen(link, "", 1);
            }
        }
        let joined = site.join("joined.css");
        fs::write(&joined, styles).doing(format_args!("write {}", joined.display()))?;
        let print = tree::fingerprint(std::slice::from_ref(&joined))?;
        let name = format!("{}-{print:016x}.css", rooms(first).replace(' ', "-"));
        fs::rename(&joined, site.join(&name)).doing(format_args!("rename {}", joined.display()))?;
        html = html.replacen(first, &first.replacen(target(first), &name, 1), 1);
    }
    fs::write(&page, html).doing("write the page of the built site")
}

/// The rooms in which a leaf is shown: one or several, in quotes then; the whole house if it names none.
fn rooms(link: &str) -> &str {
    let Some((_, rooms)) = link.split_once("data-room=") else { return "house" };
    match rooms.strip_prefix('"') {
        Some(several) => several.split('"').next().unwrap_or_default(),
        None => rooms.split([' ', '>']).next().unwrap_or_default(),
    }
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
    fn what_is_shown_together_becomes_one_leaf() {
        let site = tree::target().join("styles-test");
        tree::replace(Path::new("no such folder"), &site).expect("an empty folder is copied");
        fs::create_dir_all(&site).expect("the folder can be made");
        let page = "<meta charset=utf-8><link href=./a-1.css rel=stylesheet>\
            <link data-room=\"x y\" href=./b-2.css rel=stylesheet><title>A</title>\
            <link data-room=x href=./c-3.css rel=stylesheet><link href=./d-4.css rel=stylesheet>\
            <link data-room=\"x y\" href=./e-5.css rel=stylesheet>";
        fs::write(site.join("index.html"), page).expect("the page can be written");
        for leaf in ["a-1", "b-2", "c-3", "d-4", "e-5"] {
            fs::write(site.join(leaf).with_extension("css"), leaf).expect("it can be written");
        }
        join(&site).expect("the site can be changed");
        let html = fs::read_to_string(site.join("index.html")).expect("the page is there");
        let leaves: Vec<&str> =
            html.split_inclusive('>').filter(|piece| piece.starts_with("<link")).collect();
        let told: Vec<(&str, String)> = leaves
            .iter()
            .map(|link| (rooms(link), fs::read_to_string(site.join(target(link))).expect("there")))
            .collect();
        let expected = [("house", "a-1d-4"), ("x y", "b-2e-5"), ("x", "c-3")];
        assert_eq!(told, expected.map(|(rooms, styles)| (rooms, styles.to_owned())));
        assert_eq!(fs::read_dir(&site).expect("the folder is there").count(), 4);
    }
}

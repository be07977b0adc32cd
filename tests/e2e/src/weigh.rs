//! What a first visit weighs: every file it loads, compressed as a good host sends it. A visit begins at
//! the entrance, or by a link at the table of a game.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::thread;

use xtask::trouble::Doing;
use xtask::{Outcome, Trouble, tree};

const PAGE: &str = "index.html";
const SHARED: &str = "every visit";

/// Prints each part and compares the sums with `budget.toml`.
pub fn run() -> Outcome {
    let site = tree::target().join("site");
    let html = fs::read_to_string(site.join(PAGE)).doing("read the page of the built site")?;
    let mut loads = vec![(SHARED.to_owned(), PAGE.to_owned())];
    for name in tree::files(&site)?.into_keys() {
        let name = name.to_string_lossy().replace('\\', "/");
        loads.extend(rooms_of(&html, &name).into_iter().map(|room| (room, name.clone())));
    }
    let packed = pack_all(&site, &loads)?;
    let mut too_large = Vec::new();
    let shared = weigh(&packed, &loads, SHARED);
    println!("{shared:>8} bytes  {SHARED}");
    for (room, budget) in budgets()? {
        // Bots come to a table that is there already.
        let before = if room == "worker" { 0 } else { shared };
        let total = before + weigh(&packed, &loads, &room);
        println!("{total:>8} bytes  the first load of {room}; {budget} are allowed");
        if total > budget {
            too_large.push(format!("{room} by {} bytes", total - budget));
        }
    }
    if too_large.is_empty() {
        return Ok(());
    }
    Err(Trouble(format!(
        "Too large: {}. Make it smaller, or raise budget.toml on purpose.",
        too_large.join(", ")
    )))
}

/// The sum of what a room loads.
fn weigh(packed: &Packed, loads: &[(String, String)], room: &str) -> usize {
    let mut total = 0;
    for (_, name) in loads.iter().filter(|(of, _)| of == room) {
        let (before, after) = packed[name];
        total += after;
        println!("{after:>8} bytes  {name} ({before} before brotli)");
    }
    total
}

/// How large each file is, before and after.
type Packed = BTreeMap<String, (usize, usize)>;

/// Compresses every file once, all of them side by side: the best compression is slow.
fn pack_all(site: &Path, loads: &[(String, String)]) -> Outcome<Packed> {
    thread::scope(|scope| {
        let names: BTreeSet<&String> = loads.iter().map(|(_, name)| name).collect();
        let packing: Vec<_> = names
            .into_iter()
            .map(|name| (name.clone(), scope.spawn(move || pack(&site.join(name)))))
            .collect();
        let sizes = packing.into_iter().map(|(name, packing)| {
            Ok((name, packing.join().expect("compressing does not panic")?))
        });
        sizes.collect()
    })
}

fn pack(path: &Path) -> Outcome<(usize, usize)> {
    let bytes = fs::read(path).doing(format_args!("read {}", path.display()))?;
    Ok((bytes.len(), brotli(&bytes)?))
}

/// Which rooms load a file that the page names; none if it does not.
fn rooms_of(html: &str, file: &str) -> Vec<String> {
    let named = file.replace("_bg.wasm", ".js");
    let Some(tag) = html.split('<').find(|tag| tag.contains(&named)) else { return Vec::new() };
    let room = ["data-room=", "program:"].iter().find_map(|mark| tag.split(mark).nth(1));
    let Some(rest) = room else { return vec![SHARED.to_owned()] };
    let rooms = match rest.strip_prefix('"') {
        Some(several) => several.split('"').next(),
        None => rest.split([' ', '>']).next(),
    };
    rooms.unwrap_or_default().split(' ').map(str::to_owned).collect()
}

fn brotli(bytes: &[u8]) -> Outcome<usize> {
    let (buffer, quality, window) = (4096, 11, 22);
    let mut writer = brotli::CompressorWriter::new(Vec::new(), buffer, quality, window);
    writer.write_all(bytes).and_then(|()| writer.flush()).doing("compress a file")?;
    Ok(writer.into_inner().len())
}

/// The lines `room = bytes`.
fn budgets() -> Outcome<Vec<(String, usize)>> {
    let text = fs::read_to_string(tree::root().join("budget.toml")).doing("read budget.toml")?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let budget = |line: &str| {
        let (room, bytes) = line.split_once(" = ")?;
        Some((room.to_owned(), bytes.replace('_', "").parse().ok()?))
    };
    let wrong = |line| Trouble(format!("budget.toml: {line:?} is not `room = bytes`."));
    lines.map(|line| budget(line).ok_or_else(|| wrong(line))).collect()
}

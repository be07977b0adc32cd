//! The rules of the house that a machine can see: each test reads the tree and names what breaks one.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the tree: its path from the root with `/` between folders, and its text.
struct Page {
    path: String,
    text: String,
}

impl Page {
    /// Numbered lines of code: without comments, and without the tests at the end of a file.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let tests = ["mod tests", "pub mod tests"]
            .into_iter()
            .find_map(|tests| self.text.find(&format!("#[cfg(test)]\n{tests}")))
            .unwrap_or(self.text.len());
        let lines = self.text[..tests].lines().enumerate().map(|(index, line)| (index + 1, line));
        lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }

    /// The lines of code that hold one of the words.
    fn with(&self, words: &[&str]) -> Vec<String> {
        self.code()
            .filter(|(_, line)| words.iter().any(|word| line.contains(word)))
            .map(|(number, line)| format!("{}:{number}: {}", self.path, line.trim()))
            .collect()
    }
}

/// Every file under these places whose name ends like this.
fn pages(places: &[&str], ending: &str) -> Vec<Page> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut open: Vec<PathBuf> = places.iter().map(|place| root.join(place)).collect();
    let mut pages = Vec::new();
    while let Some(path) = open.pop() {
        let inside = path.strip_prefix(root).expect("it was found under the root");
        let name = inside.to_string_lossy().replace('\\', "/");
        if path.is_dir() {
            let hidden = name.split('/').any(|part| part.starts_with(".git") || part == "target");
            if !hidden && name != "dist" {
                let entries = fs::read_dir(&path).expect("a folder of the tree can be read");
                open.extend(entries.flatten().map(|entry| entry.path()));
            }
        } else if name.ends_with(ending) {
            let text = fs::read_to_string(&path).expect("a file of the tree is text");
            pages.push(Page { path: name, text });
        }
    }
    pages.sort_by(|one, other| one.path.cmp(&other.path));
    pages
}

fn rust(places: &[&str]) -> Vec<Page> {
    pages(places, ".rs")
}

/// Nothing was found, or it is all named.
fn none(found: impl IntoIterator<Item = String>, rule: &str) {
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{rule}\n{}", found.join("\n"));
}

const GAMES: [&str; 3] = ["samurai", "spirit", "samsara"];

#[test]
fn the_tree_is_where_these_tests_look() {
    assert!(rust(&["crates"]).iter().any(|page| page.path == "crates/table/src/lib.rs"));
    assert!(rust(&["src"]).iter().any(|page| page.path == "src/main.rs"));
    assert!(pages(&["style"], ".css").iter().any(|page| page.path == "style/tokens.css"));
}

#[test]
fn rules_of_games_stand_on_the_table_and_serde_alone() {
    for game in GAMES {
        let manifest =
            pages(&[&format!("crates/{game}")], "Cargo.toml").pop().expect("it is a crate");
        let mut section = "";
        let strangers = manifest.text.lines().filter_map(|line| {
            if line.starts_with('[') {
                section = line;
            }
            let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
            let known = ["table", "serde"].contains(&name);
            (section == "[dependencies]" && line.contains('=') && !known).then(|| line.to_owned())
        });
        none(
            strangers.collect::<Vec<_>>(),
            &format!("{game} depends on more than table and serde"),
        );
    }
}

#[test]
fn crates_know_no_web_no_clock_and_no_ambient_chance() {
    let outside = [
        "web_sys",
        "js_sys",
        "wasm_bindgen",
        "leptos",
        "gloo",
        "std::time",
        "Instant::",
        "SystemTime",
        "getrandom",
        "thread_rng",
        "rand::rng(",
        "std::net",
        "std::fs",
        "std::env",
        "println!",
    ];
    let library = rust(&["crates"]).into_iter().filter(|page| page.path.contains("/src/"));
    none(library.flat_map(|page| page.with(&outside)), "crates/ is a rule book");
}

#[test]
fn no_game_holds_a_random_generator() {
    let places = GAMES.map(|game| format!("crates/{game}/src"));
    let pages = rust(&places.each_ref().map(String::as_str));
    let held = pages.iter().flat_map(|page| page.with(&["Rng"])).filter(|line| {
        let lent = line.matches("&mut Rng").count() + line.matches("Rng::").count();
        !line.contains("use ") && line.matches("Rng").count() > lent
    });
    none(held.collect::<Vec<_>>(), "chance is dealt from outside, a generator is only ever lent");
}

#[test]
fn games_do_not_know_each_other() {
    let mut found = Vec::new();
    for game in GAMES {
        let others = GAMES.iter().filter(|other| **other != game);
        // A module may well be called like a game: the samurai of Samurai Spirit.
        let names =
            others.clone().flat_map(|other| [format!("use {other}::"), format!("crate::{other}")]);
        let names: Vec<String> = names.collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let screens = [format!("src/{game}/"), format!("src/{game}.rs")];
        for page in rust(&["src"]) {
            if screens.iter().any(|place| page.path.starts_with(place)) {
                found.extend(page.with(&names));
            }
        }
        let manifest =
            pages(&[&format!("crates/{game}")], "Cargo.toml").pop().expect("it is a crate");
        let others: Vec<String> = others.map(|other| format!("{other}.workspace")).collect();
        found.extend(manifest.with(&others.iter().map(String::as_str).collect::<Vec<_>>()));
    }
    none(found, "a game names another game");
}

#[test]
fn each_service_of_the_browser_has_its_one_room() {
    let services: [(&[&str], &[&str]); 6] = [
        (&["local_storage(", "gloo_storage", "session_storage(", "indexed_db("], &["src/save.rs"]),
        (&[".location()", ".history()"], &["src/route.rs", "src/share.rs"]),
        (&["js_namespace"], &["src/share.rs", "src/save/"]),
        (
            &["Worker::new", "WorkerOptions", "DedicatedWorkerGlobalScope"],
            &["src/thinker.rs", "src/thinker/", "worker/"],
        ),
        (&["BroadcastChannel"], &["src/save.rs", "src/save/"]),
        (
            &[
                "fetch_with",
                "XmlHttpRequest",
                "WebSocket",
                "EventSource",
                "send_beacon",
                "document.cookie",
            ],
            &[],
        ),
    ];
    let mut found = Vec::new();
    for page in rust(&["src"]) {
        for (words, rooms) in services {
            if !rooms.iter().any(|room| page.path.starts_with(room)) {
                found.extend(page.with(words));
            }
        }
    }
    none(found, "a service of the browser is touched outside of its room");
}

#[test]
fn a_scene_is_pure() {
    let scenes = rust(&["src"]).into_iter().filter(|page| page.path.ends_with("/scene.rs"));
    let impure =
        ["leptos", "web_sys", "js_sys", "wasm_bindgen", "RwSignal", "window()", "document()"];
    none(scenes.flat_map(|page| page.with(&impure)), "scene is a function of what is seen");
}

#[test]
fn what_a_player_reads_is_in_text() {
    let mut found = Vec::new();
    for page in rust(&["src"]) {
        if page.path.starts_with("src/text") || page.path.contains("/text/") {
            continue;
        }
        for (number, line) in page.code() {
            let spoken = literals(line).into_iter().filter(|literal| is_sentence(literal));
            let quiet = ["expect(", "panic!(", "unreachable!(", "assert"];
            if !quiet.iter().any(|word| line.contains(word)) {
                found
                    .extend(spoken.map(|literal| format!("{}:{number}: \"{literal}\"", page.path)));
            }
        }
    }
    none(found, "a sentence stands outside of text/");
}

/// The string literals of a line.
fn literals(line: &str) -> Vec<&str> {
    line.split('"').skip(1).step_by(2).collect()
}

/// Two words and more, beginning like a sentence: `Pass the device`, not `btn primary`.
fn is_sentence(literal: &str) -> bool {
    let words: Vec<&str> =
        literal.split(' ').filter(|word| word.chars().all(char::is_alphabetic)).collect();
    let first = literal.chars().next();
    first.is_some_and(char::is_uppercase)
        && words.iter().filter(|word| word.len() > 1).count() > 1
        && !["Samurai Spirit"].contains(&literal)
}

#[test]
fn colours_are_named_in_the_tokens_alone() {
    let mut found = Vec::new();
    for page in pages(&["style"], ".css") {
        if page.path == "style/tokens.css" {
            continue;
        }
        let styles = without_comments(&page.text);
        for (index, line) in styles.lines().enumerate() {
            if has_colour(line) {
                found.push(format!("{}:{}: {}", page.path, index + 1, line.trim()));
            }
        }
    }
    for page in rust(&["src"]) {
        let painted = page.with(&["rgb(", "rgba(", "hsl(", "oklch(", "fill=\"#", "stroke=\"#"]);
        found.extend(painted);
    }
    none(found, "a colour is named outside of style/tokens.css");
}

fn without_comments(css: &str) -> String {
    let mut rest = css;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once("/*") {
        kept.push_str(before);
        let (comment, tail) = after.split_once("*/").unwrap_or((after, ""));
        kept.extend(comment.matches('\n'));
        rest = tail;
    }
    kept + rest
}

/// A value such as `#abc`, `rgb(...)` or `white`, where a colour would stand.
fn has_colour(line: &str) -> bool {
    let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "oklab(", "lab(", "lch(", "hwb("];
    let names =
        ["white", "black", "red", "green", "blue", "gold", "gray", "grey", "orange", "brown"];
    let value = line.split_once(':').map_or("", |(_, value)| value);
    let words: Vec<&str> =
        value.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '#')).collect();
    let hex = |word: &&str| {
        word.strip_prefix('#').is_some_and(|digits| {
            [3, 4, 6, 8].contains(&digits.len()) && digits.chars().all(|c| c.is_ascii_hexdigit())
        })
    };
    functions.iter().any(|function| value.contains(function))
        || words.iter().any(|word| names.contains(word))
        || (!value.contains("url(") && words.iter().any(hex))
}

#[test]
fn the_colour_of_the_browser_s_own_bar_is_a_token() {
    let page = pages(&["index.html"], ".html").pop().expect("there is a page");
    let tokens = pages(&["style"], "tokens.css").pop().expect("there are tokens");
    let lines = page.text.lines().filter(|line| line.contains("name=\"theme-color\""));
    let strange = lines.filter(|line| {
        let colour = line.split("content=\"").nth(1).and_then(|rest| rest.split('"').next());
        !colour.is_some_and(|colour| tokens.text.contains(colour))
    });
    none(strange.map(str::to_owned).collect::<Vec<_>>(), "theme-color is not in the tokens");
}

#[test]
fn nothing_is_written_that_the_policy_of_the_page_blocks() {
    let words = ["style=\"", "onclick=", "javascript:", "<style", "inner_html"];
    let written = rust(&["src"]).into_iter().chain(pages(&["index.html"], ".html"));
    none(written.flat_map(|page| page.with(&words)), "the policy blocks this");
}

#[test]
fn every_file_says_what_it_is_for() {
    let silent = rust(&["crates", "src", "tests", "xtask"])
        .into_iter()
        .filter(|page| !page.text.starts_with("//! "))
        .map(|page| page.path);
    none(silent, "a file begins without a line of `//!`");
}

#[test]
fn files_are_short_enough_to_read() {
    let places = ["crates", "src", "tests", "xtask", "style", "public"];
    let all = rust(&places).into_iter().chain(pages(&places, ".css")).chain(pages(&places, ".js"));
    let long = all.filter_map(|page| {
        // A list of cases may be long; what has to be understood may not.
        let bound = if page.path.contains("tests/") { 1000 } else { 500 };
        let lines = page.text.lines().count();
        (lines > bound).then(|| format!("{}: {lines} lines, {bound} are allowed", page.path))
    });
    none(long, "a file wants to be two");
}

#[test]
fn every_crate_keeps_the_lints_of_the_workspace() {
    let manifests = pages(&["Cargo.toml", "crates", "xtask", "tests"], "Cargo.toml");
    let lax = manifests.into_iter().filter(|page| !page.text.contains("[lints]\nworkspace = true"));
    none(lax.map(|page| page.path), "a crate does not inherit the lints");
}

#[test]
fn nothing_is_left_for_later_and_no_test_is_switched_off() {
    let words = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("#[ig", "nore"),
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
    ];
    let found = rust(&["crates", "src", "tests", "xtask"]).into_iter().flat_map(|page| {
        let lines = page.text.lines().enumerate();
        let bad = lines.filter(|(_, line)| words.iter().any(|word| line.contains(word)));
        bad.map(|(index, line)| format!("{}:{}: {}", page.path, index + 1, line.trim()))
            .collect::<Vec<_>>()
    });
    none(found, "something is left for later");
}

#[test]
fn no_test_waits_for_a_fixed_time() {
    let words = [concat!("thread::sl", "eep"), concat!("sl", "eep(")];
    let pages = rust(&["crates", "src", "tests", "xtask"]);
    let waits = pages
        .into_iter()
        .filter(|page| words.iter().any(|word| page.text.contains(word)))
        .map(|page| page.path);
    none(waits, "waiting is for a condition, with a deadline");
}

#[test]
fn names_say_what_a_thing_is() {
    let vague = [
        concat!("fn ge", "t_"),
        concat!("Mana", "ger {"),
        concat!("mod uti", "ls"),
        concat!("mod help", "ers"),
    ];
    let found =
        rust(&["crates", "src", "tests", "xtask"]).into_iter().flat_map(|page| page.with(&vague));
    none(found, "a name says nothing");
}

#[test]
fn the_project_speaks_of_itself_alone() {
    let elsewhere = [
        concat!("/ho", "me/"),
        concat!("/ro", "ot/"),
        concat!("/tm", "p/"),
        concat!("/wo", "rk/"),
        concat!("C:", "\\"),
    ];
    let places = [
        ".cargo",
        ".ci",
        "crates",
        "docs",
        "public",
        "src",
        "style",
        "tests",
        "xtask",
        "index.html",
        "Trunk.toml",
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let places: Vec<&str> = places.into_iter().filter(|place| root.join(place).exists()).collect();
    let mut found = Vec::new();
    for ending in [".rs", ".md", ".toml", ".css", ".js", ".html", "run"] {
        for page in pages(&places, ending) {
            let lines = page.text.lines().enumerate();
            let bad = lines.filter(|(_, line)| elsewhere.iter().any(|word| line.contains(word)));
            found.extend(
                bad.map(|(index, line)| format!("{}:{}: {}", page.path, index + 1, line.trim())),
            );
        }
    }
    none(found, "a path of somebody's machine is written down");
}

#[test]
fn these_tests_tell_a_sentence_and_a_colour_from_what_is_none() {
    assert!(is_sentence("Pass the device to"));
    assert!(!is_sentence("btn primary") && !is_sentence("Shoji") && !is_sentence("M0 0 L10 10"));
    assert!(
        has_colour("color: #fff;")
            && has_colour("background: rgb(1 2 3)")
            && has_colour("fill: white")
    );
    assert!(
        !has_colour("color: var(--ink);")
            && !has_colour("white-space: nowrap")
            && !has_colour("fill: url(#waves)")
    );
    assert_eq!(without_comments("a /* #fff */ b"), "a  b");
}

//! What the first visit weighs: every file it loads, compressed as a good host sends it.

use std::fs;
use std::io::Write;
use std::path::Path;

use xtask::trouble::Doing;
use xtask::{Outcome, Trouble, tree};

/// Prints each part and compares the sum with `budget.toml`.
pub fn run() -> Outcome {
    let site = tree::target().join("site");
    let mut total = 0;
    for name in first_load(&site)? {
        let path = site.join(&name);
        let bytes = fs::read(&path).doing(format_args!("read {}", path.display()))?;
        let packed = brotli(&bytes)?;
        total += packed;
        println!("{packed:>8} bytes  {name} ({} before brotli)", bytes.len());
    }
    let budget = budget()?;
    println!("{total:>8} bytes  the first load; {budget} are allowed");
    if total > budget {
        return Err(Trouble(format!(
            "The first load is {} bytes too large: make it smaller, or raise budget.toml on purpose.",
            total - budget
        )));
    }
    Ok(())
}

/// The page and every file of the site that it names.
fn first_load(site: &Path) -> Outcome<Vec<String>> {
    let page = "index.html".to_owned();
    let html = fs::read_to_string(site.join(&page)).doing("read the page of the built site")?;
    let mut names = vec![page];
    for name in tree::files(site)?.into_keys() {
        let name = name.to_string_lossy().replace('\\', "/");
        if html.contains(&name) && !names.contains(&name) {
            names.push(name);
        }
    }
    Ok(names)
}

fn brotli(bytes: &[u8]) -> Outcome<usize> {
    let (buffer, quality, window) = (4096, 11, 22);
    let mut writer = brotli::CompressorWriter::new(Vec::new(), buffer, quality, window);
    writer.write_all(bytes).and_then(|()| writer.flush()).doing("compress a file")?;
    Ok(writer.into_inner().len())
}

fn budget() -> Outcome<usize> {
    let text = fs::read_to_string(tree::root().join("budget.toml")).doing("read budget.toml")?;
    text.lines()
        .find_map(|line| line.strip_prefix("first_load_bytes = "))
        .and_then(|number| number.trim().replace('_', "").parse().ok())
        .ok_or_else(|| Trouble::new("budget.toml has no line `first_load_bytes = N`."))
}

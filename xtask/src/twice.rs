//! The same commit gives the same bytes: the site is built a second time, from a copy of the
//! checkout in another place, and every file is compared.

use std::fs;
use std::path::{Path, PathBuf};

use crate::site::{SOURCES, Workshop};
use crate::tree;
use crate::trouble::{Doing, Outcome, Trouble};

/// The file that says which site was found to be the same.
const STAMP: &str = "twice.stamp";

pub fn check() -> Outcome {
    let here = Workshop::here();
    let stamp = here.target.join(STAMP);
    let built = here.what_was_built()?;
    if fs::read_to_string(&stamp).is_ok_and(|checked| checked == built) {
        println!("Nothing has changed since it was built twice.");
        return Ok(());
    }
    let folder = here.target.join("twice");
    let there =
        Workshop { root: folder.join("somewhere").join("else"), target: folder.join("target") };
    copy(&here.root, &there.root)?;
    let second = there.build_anew()?;
    compare(&here.target.join("site"), &second.folder)?;
    fs::write(&stamp, built).doing("note that the site was built twice")
}

/// The copy is made anew each time, so everything of ours is compiled again; what is not ours stays.
fn copy(from: &Path, to: &Path) -> Outcome {
    if to.exists() {
        fs::remove_dir_all(to).doing(format_args!("empty {}", to.display()))?;
    }
    for name in SOURCES.iter().chain(&["xtask", "tests"]) {
        for (inside, path) in tree::files(&from.join(name))? {
            // A single file is named by the place itself.
            let copy =
                if inside == Path::new("") { to.join(name) } else { to.join(name).join(inside) };
            let folder = copy.parent().expect("a file lies in a folder");
            fs::create_dir_all(folder).doing(format_args!("make {}", folder.display()))?;
            fs::copy(&path, &copy).doing(format_args!("write {}", copy.display()))?;
        }
    }
    Ok(())
}

fn compare(first: &Path, second: &Path) -> Outcome {
    let (one, two) = (tree::files(first)?, tree::files(second)?);
    let names = |files: &std::collections::BTreeMap<PathBuf, PathBuf>| -> Vec<PathBuf> {
        files.keys().cloned().collect()
    };
    if names(&one) != names(&two) {
        return Err(Trouble(format!(
            "Two builds of the same commit give different files: {:?} and {:?}.",
            names(&one),
            names(&two)
        )));
    }
    for (name, path) in one {
        let read = |path: &Path| fs::read(path).doing(format_args!("read {}", path.display()));
        if read(&path)? != read(&two[&name])? {
            return Err(Trouble(format!(
                "Two builds of the same commit differ in {}.",
                name.display()
            )));
        }
    }
    Ok(())
}

//! Where things are: the checkout, what is built from it, and the per-user cache of tools.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::trouble::{Doing, Outcome, Trouble};

/// The checkout.
pub fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().expect("xtask lies in the checkout").to_path_buf()
}

/// What cargo builds, unless told otherwise.
pub fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Tools and their versions, shared by every checkout of the same person.
pub fn cache() -> Outcome<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("SHOJI_CACHE")
        .or_else(|| set("XDG_CACHE_HOME").map(|home| home.join("shoji")))
        .or_else(|| env::home_dir().map(|home| home.join(".cache").join("shoji")))
        .ok_or_else(|| {
            Trouble::new("There is no home folder for the tools; set SHOJI_CACHE to a folder.")
        })
}

/// Every file under a folder, by its path in it. A path that is a file is listed itself.
pub fn files(folder: &Path) -> Outcome<BTreeMap<PathBuf, PathBuf>> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            for entry in fs::read_dir(&path).doing(format_args!("read {}", path.display()))? {
                open.push(entry.doing(format_args!("read {}", path.display()))?.path());
            }
        } else if path.is_file() {
            let inside = path.strip_prefix(folder).expect("it was found in the folder");
            found.insert(inside.to_path_buf(), path.clone());
        }
    }
    Ok(found)
}

/// A number that changes with any name or byte of these files and folders. Missing ones count as empty.
pub fn fingerprint(places: &[PathBuf]) -> Outcome<u64> {
    let mut hasher = DefaultHasher::new();
    for place in places {
        for (name, path) in files(place)? {
            name.hash(&mut hasher);
            fs::read(&path).doing(format_args!("read {}", path.display()))?.hash(&mut hasher);
        }
    }
    Ok(hasher.finish())
}

/// Copies a folder over whatever was there.
pub fn replace(from: &Path, to: &Path) -> Outcome {
    if to.exists() {
        fs::remove_dir_all(to).doing(format_args!("empty {}", to.display()))?;
    }
    for (name, path) in files(from)? {
        let copy = to.join(name);
        let folder = copy.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).doing(format_args!("make {}", folder.display()))?;
        fs::copy(&path, &copy).doing(format_args!("write {}", copy.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_changes_with_a_byte_and_with_a_name() {
        let place = target().join("tree-test");
        let print = |name: &str, text: &str| {
            replace(Path::new("no such folder"), &place).expect("an empty folder is copied");
            fs::create_dir_all(&place).expect("the folder can be made");
            fs::write(place.join(name), text).expect("the file can be written");
            fingerprint(std::slice::from_ref(&place)).expect("the folder can be read")
        };
        let first = print("a", "one");
        assert_eq!(first, print("a", "one"));
        assert_ne!(first, print("a", "two"));
        assert_ne!(first, print("b", "one"));
    }
}

//! The programs of the page. Trunk names the first by what is in it and leaves the others' names as they
//! are; a host or browser that keeps old copies would then mix two releases. So they are named likewise.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tree;
use crate::trouble::{Doing, Outcome};

/// Every script of the site.
pub fn scripts(site: &Path) -> Outcome<Vec<PathBuf>> {
    let files = tree::files(site)?.into_values();
    Ok(files.filter(|path| path.extension().is_some_and(|ending| ending == "js")).collect())
}

/// The module beside a script, if that is a program's.
pub fn module_of(script: &Path) -> Option<PathBuf> {
    let name = script.file_stem()?.to_str()?;
    Some(script.with_file_name(format!("{name}_bg.wasm"))).filter(|module| module.exists())
}

/// Every program: its script, and its module beside it.
pub fn pairs(site: &Path) -> Outcome<Vec<(PathBuf, PathBuf)>> {
    let pair = |script: PathBuf| module_of(&script).map(|module| (script, module));
    Ok(scripts(site)?.into_iter().filter_map(pair).collect())
}

/// Renames every program that the page names plainly, as in `./samurai.js`.
pub fn name_by_content(site: &Path) -> Outcome {
    let page = site.join("index.html");
    let mut html = fs::read_to_string(&page).doing("read the page of the built site")?;
    for (file, path) in tree::files(site)? {
        let Some(name) = file.to_str().and_then(|file| file.strip_suffix(".js")) else { continue };
        let (plain, module) = (format!("./{name}.js"), format!("{name}_bg.wasm"));
        // A name with a number in it is its own.
        if name.contains('-') || !html.contains(&plain) || !site.join(&module).exists() {
            continue;
        }
        let number = tree::fingerprint(&[path.clone(), site.join(&module)])?;
        let named = format!("{name}-{number:016x}");
        // The script says where its module lies, for whoever does not.
        let script = fs::read_to_string(&path).doing(format_args!("read {}", path.display()))?;
        let script = script.replace(&module, &format!("{named}_bg.wasm"));
        fs::write(&path, script).doing(format_args!("write {}", path.display()))?;
        rename(&path, &site.join(format!("{named}.js")))?;
        rename(&site.join(&module), &site.join(format!("{named}_bg.wasm")))?;
        html = html.replace(&plain, &format!("./{named}.js"));
    }
    fs::write(&page, html).doing("write the page of the built site")
}

fn rename(from: &Path, to: &Path) -> Outcome {
    fs::rename(from, to).doing(format_args!("rename {}", from.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_named_by_what_is_in_it() {
        let site = tree::target().join("programs-test");
        let built = |wasm: &str| {
            tree::replace(Path::new("no such folder"), &site).expect("an empty folder is copied");
            fs::create_dir_all(&site).expect("the folder can be made");
            let page = "<meta content=./first-1.js><meta content=./go.js>";
            let files = [
                ("index.html", page),
                ("first-1.js", ""),
                ("go.js", "go_bg.wasm"),
                ("go_bg.wasm", wasm),
            ];
            for (name, content) in files {
                fs::write(site.join(name), content).expect("the file can be written");
            }
            name_by_content(&site).expect("the site can be changed");
            let html = fs::read_to_string(site.join("index.html")).expect("the page is there");
            let named = html.rsplit("./").next().and_then(|rest| rest.strip_suffix(".js>"));
            let named = named.expect("the page names the program").to_owned();
            assert!(html.contains("./first-1.js"));
            assert!(site.join(format!("{named}_bg.wasm")).exists());
            let script = fs::read_to_string(site.join(format!("{named}.js")));
            assert_eq!(script.expect("the script is there"), format!("{named}_bg.wasm"));
            named
        };
        assert_eq!(built("one"), built("one"));
        assert_ne!(built("one"), built("two"));
    }
}

//! What a program asks of its script. `wasm-bindgen` gives each such thing a long name with a number of its
//! own, once in the program and once in the script, and numbers do not compress. Here they get short names.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::programs;
use crate::trouble::{Doing, Outcome, Trouble};

pub fn shorten(site: &Path) -> Outcome {
    for (script, module) in programs::pairs(site)? {
        let wasm = fs::read(&module).doing(format_args!("read {}", module.display()))?;
        let text = fs::read_to_string(&script).doing(format_args!("read {}", script.display()))?;
        let mut names = BTreeMap::new();
        let renamed = rename(&wasm, &mut names)
            .ok_or_else(|| Trouble(format!("{} is no program.", module.display())))?;
        fs::write(&module, renamed).doing(format_args!("write {}", module.display()))?;
        fs::write(&script, put_in(&text, &names))
            .doing(format_args!("write {}", script.display()))?;
    }
    Ok(())
}

/// The program with short names for its imports, which are noted; `None` if it cannot be read.
fn rename(wasm: &[u8], names: &mut BTreeMap<String, String>) -> Option<Vec<u8>> {
    const IMPORTS: u8 = 2;
    let mut from = Reader(wasm);
    let mut to = from.bytes(8)?.to_vec();
    while !from.0.is_empty() {
        let id = from.byte()?;
        let length = from.number()?;
        let section = from.bytes(length)?;
        let renamed = (id == IMPORTS).then(|| imports(Reader(section), names));
        to.push(id);
        sized(&mut to, renamed.unwrap_or_else(|| Some(section.to_vec()))?.as_slice());
    }
    Some(to)
}

fn imports(mut from: Reader, names: &mut BTreeMap<String, String>) -> Option<Vec<u8>> {
    let count = from.number()?;
    let mut to = Vec::new();
    number(&mut to, count);
    for _ in 0..count {
        // The one module, and a name in it.
        for _ in 0..2 {
            let length = from.number()?;
            let long = String::from_utf8(from.bytes(length)?.to_vec()).ok()?;
            let next = format!("i{}", names.len());
            sized(&mut to, names.entry(long).or_insert(next).as_bytes());
        }
        to.extend(from.what()?);
    }
    Some(to)
}

/// The script with those names, wherever one stands as a whole word or as a whole string.
fn put_in(script: &str, names: &BTreeMap<String, String>) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_$./".contains(c);
    let mut text = String::with_capacity(script.len());
    let mut rest = script;
    while !rest.is_empty() {
        let word = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
        text.push_str(names.get(word).map_or(word, String::as_str));
        rest = &rest[word.len()..];
        let between = rest.find(is_part).unwrap_or(rest.len());
        text.push_str(&rest[..between]);
        rest = &rest[between..];
    }
    text
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.bytes(1).map(|bytes| bytes[0])
    }

    /// Seven bits a byte, the lowest first.
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 127) << shift;
            if byte < 128 {
                return Some(number);
            }
        }
        None
    }

    /// Says what is imported: a function, a table, memory, a global or a tag.
    fn what(&mut self) -> Option<&'a [u8]> {
        let start = self.0;
        match self.byte()? {
            0 => drop(self.number()?),
            1 => {
                self.byte()?;
                self.limits()?;
            }
            2 => self.limits()?,
            3 => drop(self.bytes(2)?),
            4 => {
                self.byte()?;
                self.number()?;
            }
            _ => return None,
        }
        Some(&start[..start.len() - self.0.len()])
    }

    fn limits(&mut self) -> Option<()> {
        let has_most = self.byte()? & 1 == 1;
        self.number()?;
        if has_most {
            self.number()?;
        }
        Some(())
    }
}

fn number(to: &mut Vec<u8>, mut number: usize) {
    while number > 127 {
        to.push(number as u8 | 128);
        number >>= 7;
    }
    to.push(number as u8);
}

fn sized(to: &mut Vec<u8>, bytes: &[u8]) {
    number(to, bytes.len());
    to.extend(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that imports `go` and `gone` from `./me.js`, a memory too, and does nothing.
    fn program() -> Vec<u8> {
        let mut imports = vec![3];
        for (name, what) in [
            ("go", [0, 0].as_slice()),
            ("gone", [0, 1].as_slice()),
            ("memory", [2, 1, 1, 2].as_slice()),
        ] {
            sized(&mut imports, b"./me.js");
            sized(&mut imports, name.as_bytes());
            imports.extend(what);
        }
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.push(2);
        sized(&mut wasm, &imports);
        wasm.extend([10, 1, 0]);
        wasm
    }

    #[test]
    fn a_program_and_its_script_agree_on_short_names() {
        let mut names = BTreeMap::new();
        let short = rename(&program(), &mut names).expect("a program");
        let text = String::from_utf8_lossy(&short);
        assert!(!text.contains("gone") && text.contains("i0"), "{text}");
        let script = "x.go_on = { gone: y, 'go': \"./me.js\" }";
        assert_eq!(put_in(script, &names), "x.go_on = { i2: y, 'i1': \"i0\" }");
        let mut again = BTreeMap::new();
        assert_eq!(rename(&short, &mut again).map(|wasm| wasm.len()), Some(short.len()));
    }

    #[test]
    fn what_is_no_program_is_refused() {
        for length in 0..program().len() {
            let cut = &program()[..length];
            let whole_sections = [8, program().len() - 3].contains(&length);
            assert_eq!(rename(cut, &mut BTreeMap::new()).is_some(), whole_sections, "{length}");
        }
    }
}

//! A static host, as plain as the ones that people use: files under a folder, nothing else.

use std::io::{BufRead, BufReader, Result, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;

use crate::trouble::{Outcome, Trouble};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    pub status: u16,
    pub kind: &'static str,
    pub body: Vec<u8>,
}

/// A free port of this machine only: the one asked for, or one of the nine after it.
/// Port 0 is any free one.
pub fn listen(port: u16) -> Outcome<TcpListener> {
    let ports = port..=if port == 0 { 0 } else { port.saturating_add(9) };
    let (first, last) = (ports.start().to_owned(), ports.end().to_owned());
    ports
        .into_iter()
        .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
        .ok_or_else(|| {
            Trouble(format!("The ports {first} to {last} are all taken; name another with --port."))
        })
}

/// Answers every request until the process ends, each in a thread of its own.
pub fn serve(listener: &TcpListener, answer: &Arc<dyn Fn(&str) -> Reply + Send + Sync>) {
    for stream in listener.incoming().flatten() {
        let answer = Arc::clone(answer);
        // A browser that hangs up early is no trouble of ours.
        thread::spawn(move || drop(converse(&stream, answer.as_ref())));
    }
}

/// The file of a folder that an address without host and query names.
pub fn file(folder: &Path, address: &str) -> Reply {
    let Some(name) = decode(address.trim_start_matches('/')) else { return missing() };
    if name.split(['/', '\\']).any(|part| part == ".." || part.contains(':')) {
        return missing();
    }
    let mut path = folder.join(&name);
    if name.is_empty() || name.ends_with('/') {
        path.push("index.html");
    }
    match std::fs::read(&path) {
        Ok(body) => Reply { status: 200, kind: kind(&path), body },
        Err(_) => missing(),
    }
}

pub fn missing() -> Reply {
    Reply {
        status: 404,
        kind: "text/plain; charset=utf-8",
        body: b"There is no such file.\n".into(),
    }
}

fn converse(stream: &TcpStream, answer: &dyn Fn(&str) -> Reply) -> Result<()> {
    let mut reader = BufReader::new(stream);
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    let mut words = first.split_whitespace();
    let (Some(method), Some(address)) = (words.next(), words.next()) else { return Ok(()) };
    let address = address.split(['?', '#']).next().unwrap_or_default();
    let Reply { status, kind, body } = answer(address);
    let mut writer = stream;
    write!(
        writer,
        "HTTP/1.1 {status} {}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
         Cache-Control: no-cache\r\nAccess-Control-Allow-Origin: *\r\nConnection: close\r\n\r\n",
        if status == 200 { "OK" } else { "Not Found" },
        body.len()
    )?;
    if method != "HEAD" {
        writer.write_all(&body)?;
    }
    writer.flush()
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Undoes `%20` and the like.
fn decode(address: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(address.len());
    let mut rest = address.as_bytes();
    while let [first, tail @ ..] = rest {
        rest = tail;
        if *first == b'%' {
            let [high, low, tail @ ..] = rest else { return None };
            let digit = |byte: &u8| char::from(*byte).to_digit(16);
            bytes.push(u8::try_from(digit(high)? * 16 + digit(low)?).ok()?);
            rest = tail;
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_never_leaves_the_folder() {
        let folder = crate::tree::root().join("xtask");
        assert_eq!(file(&folder, "/Cargo.toml").status, 200);
        for outside in ["/../Cargo.toml", "/src/../../Cargo.toml", "/%2e%2e/Cargo.toml", "/%"] {
            assert_eq!(file(&folder, outside), missing());
        }
    }

    #[test]
    fn a_taken_port_gives_the_next_free_one() {
        let first = listen(0).expect("some port is free");
        let taken = first.local_addr().expect("it listens").port();
        let next = listen(taken).map(|next| next.local_addr().expect("it listens").port());
        assert!(next.is_ok_and(|next| next > taken && next <= taken.saturating_add(9)));
    }

    #[test]
    fn a_space_in_an_address_is_decoded() {
        assert_eq!(decode("a%20b").as_deref(), Some("a b"));
        assert_eq!(decode("a%2"), None);
        assert_eq!(decode("%ff"), None);
    }
}

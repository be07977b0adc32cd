//! One request to a driver: JSON over HTTP/1.1, which is all that `WebDriver` is.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::time::Duration;

use serde_json::{Value, json};

/// Longer than anything a driver does, so that a hanging one ends the journey and not the day.
const PATIENCE: Duration = Duration::from_secs(90);

#[derive(Clone, Debug)]
pub enum Fault {
    /// The driver did not answer, or not in HTTP.
    Silent(String),
    /// The driver answered with an error: its name in the standard, and its words.
    Refused { error: String, message: String },
}

pub fn get(port: u16, path: &str) -> Result<Value, Fault> {
    send(port, "GET", path, "")
}

pub fn post(port: u16, path: &str, body: &Value) -> Result<Value, Fault> {
    send(port, "POST", path, &body.to_string())
}

pub fn delete(port: u16, path: &str) -> Result<Value, Fault> {
    send(port, "DELETE", path, "")
}

fn send(port: u16, method: &str, path: &str, body: &str) -> Result<Value, Fault> {
    let (status, text) = exchange(port, method, path, body)
        .map_err(|error| Fault::Silent(format!("{method} {path}: {error}")))?;
    let answer: Value = serde_json::from_str(&text)
        .map_err(|_| Fault::Silent(format!("{method} {path}: {status}, not JSON: {text}")))?;
    let value = answer.get("value").cloned().unwrap_or(Value::Null);
    if status == 200 {
        return Ok(value);
    }
    let word = |name: &str| value.get(name).unwrap_or(&json!("")).as_str().unwrap_or("").to_owned();
    Err(Fault::Refused { error: word("error"), message: word("message") })
}

fn exchange(port: u16, method: &str, path: &str, body: &str) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\
         Content-Type: application/json; charset=utf-8\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    let mut bytes = Vec::new();
    let mut chunk = [0; 16 * 1024];
    loop {
        if let Some(whole) = parse(&bytes) {
            return Ok(whole);
        }
        match stream.read(&mut chunk)? {
            0 => {
                return Err(io::Error::new(
                    io::ErrorKind::UnexpectedEof,
                    "the answer is cut short",
                ));
            }
            read => bytes.extend_from_slice(&chunk[..read]),
        }
    }
}

/// Status and body, once all of it is there. Every driver says how long its answers are.
fn parse(bytes: &[u8]) -> Option<(u16, String)> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let status = head.split_whitespace().nth(1)?.parse().ok()?;
    let length: usize = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse().ok())?
    })?;
    let body = bytes.get(end + 4..end + 4 + length)?;
    Some((status, String::from_utf8_lossy(body).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_when_all_of_it_is_there() {
        let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";
        assert_eq!(parse(&answer[..answer.len() - 1]), None);
        assert_eq!(parse(answer), Some((200, "{}".to_owned())));
    }
}

//! A record as text that fits in a link, and back.
//!
//! ```text
//! base64url( version 1 | length 2 | checksum 4 | game 1 | setup | seed 12 | players | actions … )
//!            `--------- head, 7 bytes --------´  `----------------- body -------------------´
//! ```
//! The head is the same in every version, so that a cut or damaged code is told from a newer one.
//! Numbers are little-endian; setup, players and actions are in postcard's format.

use crate::record::{Player, Record};
use crate::{Game, Seat, base64};
use serde::Serialize;
use serde::de::DeserializeOwned;

const VERSION: u8 = 1;
const HEAD: usize = 7;

/// No game of the house comes near this many characters.
pub const LONGEST: usize = 64 * 1024;

/// Why a text is not the code of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// There are characters in it that no code has.
    NotACode,
    /// The end is missing.
    Cut,
    /// There is more than the code says, or more than any game needs.
    TooLong,
    /// All is there, but something was changed on the way.
    Damaged,
    /// Written by a newer release, with this version of the format.
    Newer(u8),
    /// The code of another game.
    OtherGame(u8),
    /// Whole and unchanged, but not the record of a game.
    Unreadable,
}

/// A code whose head and checksum are right: it says which game it is of, and is yet to be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    game: u8,
    body: Vec<u8>,
}

impl Code {
    /// Checks the text from the outside. Blanks and line breaks that a chat put in are ignored.
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        if text.len() > LONGEST {
            return Err(CodeError::TooLong);
        }
        let mut letters: Vec<u8> = text.bytes().filter(|b| !b.is_ascii_whitespace()).collect();
        if letters.len() % 4 == 1 {
            // Six bits alone make no byte: the rest was cut off.
            let alone = letters.pop().expect("one letter is left over");
            if !alone.is_ascii_alphanumeric() && alone != b'-' && alone != b'_' {
                return Err(CodeError::NotACode);
            }
        }
        let mut bytes = base64::decode(&letters).ok_or(CodeError::NotACode)?;
        let Some((&[version, l0, l1, c0, c1, c2, c3], rest)) = bytes.split_first_chunk::<HEAD>()
        else {
            return Err(CodeError::Cut);
        };
        let length = usize::from(u16::from_le_bytes([l0, l1]));
        match rest.len() {
            have if have < length => return Err(CodeError::Cut),
            have if have > length => return Err(CodeError::TooLong),
            _ => {}
        }
        if checksum(version, rest) != u32::from_le_bytes([c0, c1, c2, c3]) {
            return Err(CodeError::Damaged);
        }
        if version > VERSION {
            return Err(CodeError::Newer(version));
        }
        let Some(&game) = rest.first().filter(|_| version == VERSION) else {
            return Err(CodeError::Unreadable);
        };
        Ok(Self { game, body: bytes.split_off(HEAD + 1) })
    }

    /// The [`Game::ID`] it was written with.
    pub const fn game(&self) -> u8 {
        self.game
    }

    /// Reads the record. Whether it can be played is for [`Session::open`](crate::Session::open) to say.
    pub fn read<G: Game>(&self) -> Result<Record<G>, CodeError> {
        if self.game != G::ID {
            return Err(CodeError::OtherGame(self.game));
        }
        let mut rest = self.body.as_slice();
        let mut record = Record::new(take(&mut rest)?, take(&mut rest)?, Vec::new());
        let players: u8 = take(&mut rest)?;
        if players > Seat::MOST {
            return Err(CodeError::Unreadable);
        }
        for _ in 0..players {
            record.players.push(take::<Player>(&mut rest)?);
        }
        // Actions come one by one up to the end: no count in the text is trusted with memory.
        while !rest.is_empty() {
            record.actions.push(take(&mut rest)?);
        }
        Ok(record)
    }
}

impl<G: Game> Record<G> {
    /// The record as text: letters, digits, `-` and `_` only. `None` for a record that is
    /// longer than any game.
    pub fn code(&self) -> Option<String> {
        let mut body = vec![G::ID];
        put(&mut body, &self.setup)?;
        put(&mut body, &self.seed)?;
        put(&mut body, &u8::try_from(self.players.len()).ok()?)?;
        for player in &self.players {
            put(&mut body, player)?;
        }
        for action in &self.actions {
            put(&mut body, action)?;
        }
        u16::try_from(body.len()).ok()?;
        Some(seal(&body)).filter(|text| text.len() <= LONGEST)
    }

    /// Reads a record from text.
    pub fn from_code(text: &str) -> Result<Self, CodeError> {
        Code::parse(text)?.read()
    }
}

/// Puts the head before a body and writes both as text. The body is not looked at.
pub fn seal(body: &[u8]) -> String {
    let mut bytes = vec![VERSION];
    bytes.extend((body.len() as u16).to_le_bytes());
    bytes.extend(checksum(VERSION, body).to_le_bytes());
    bytes.extend(body);
    base64::encode(&bytes)
}

fn take<T: DeserializeOwned>(rest: &mut &[u8]) -> Result<T, CodeError> {
    let (value, left) = postcard::take_from_bytes(rest).map_err(|_| CodeError::Unreadable)?;
    if left.len() == rest.len() {
        // A value of no bytes could be read for ever.
        return Err(CodeError::Unreadable);
    }
    *rest = left;
    Ok(value)
}

fn put<T: Serialize>(body: &mut Vec<u8>, value: &T) -> Option<()> {
    body.extend(postcard::to_allocvec(value).ok()?);
    Some(())
}

/// CRC-32 of the version and the body, bit by bit: codes are short, tables are not.
fn checksum(version: u8, body: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for &byte in [version].iter().chain(body) {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 };
        }
    }
    !crc
}

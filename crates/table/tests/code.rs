//! Codes open as they were written, and everything else gives its own typed error.

mod toy;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use table::{Code, CodeError, Player, Record, Rng, Seed, Session, Unplayable};
use toy::{Action, HighCard, Illegal, Setup};

/// A whole game between named players.
fn record(number: u64) -> Record<HighCard> {
    let setup = Setup { players: 2 + (number % 3) as u8 };
    let seed = Seed::from_number(number);
    let names = ["Aiko", "Ren", "Joris", "Mära"].iter().take(usize::from(setup.players));
    let players = names
        .zip(0..)
        .map(|(&name, crest)| Player { name: name.to_owned(), crest, bot: None })
        .collect();
    let mut record = table::contract::check::<HighCard>(&setup, seed);
    record.players = players;
    record
}

fn code(number: u64) -> String {
    record(number).code().expect("a whole game has a code")
}

/// The same code with its bytes changed, and with a checksum that fits or not.
fn with_bytes(code: &str, change: impl FnOnce(&mut Vec<u8>)) -> String {
    let mut bytes = URL_SAFE_NO_PAD.decode(code).expect("a code is base64");
    change(&mut bytes);
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Sets length and checksum right for what follows the head.
fn sealed(bytes: &mut [u8]) {
    let length = u16::try_from(bytes.len() - 7).expect("short");
    bytes[1..3].copy_from_slice(&length.to_le_bytes());
    let mut crc = u32::MAX;
    for byte in [bytes[0]].iter().chain(&bytes[7..]) {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 };
        }
    }
    bytes[3..7].copy_from_slice(&(!crc).to_le_bytes());
}

fn read(text: &str) -> Result<Record<HighCard>, CodeError> {
    Record::from_code(text)
}

#[test]
fn a_code_reads_as_it_was_written() {
    for number in 0..60 {
        assert_eq!(read(&code(number)), Ok(record(number)));
    }
}

#[test]
fn blanks_and_line_breaks_from_a_chat_do_no_harm() {
    let code = code(1);
    let (front, back) = code.split_at(code.len() / 2);
    assert_eq!(read(&format!("  {front}\r\n {back}\n")), Ok(record(1)));
}

#[test]
fn a_code_cut_anywhere_is_cut() {
    let code = code(2);
    for length in 0..code.len() {
        assert_eq!(read(&code[..length]), Err(CodeError::Cut), "cut to {length}");
    }
}

#[test]
fn a_code_with_more_behind_it_is_too_long() {
    assert_eq!(read(&format!("{}AAAA", code(3))), Err(CodeError::TooLong));
    assert_eq!(read(&"A".repeat(70_000)), Err(CodeError::TooLong));
}

#[test]
fn a_changed_code_is_damaged() {
    let code = code(4);
    let length = URL_SAFE_NO_PAD.decode(&code).expect("base64").len();
    for index in 3..length {
        let damaged = with_bytes(&code, |bytes| bytes[index] ^= 0x10);
        assert_eq!(read(&damaged), Err(CodeError::Damaged), "byte {index}");
    }
}

#[test]
fn letters_that_no_code_has_are_not_a_code() {
    for text in ["hello world!", "????", "ÄÖÜ", "AAAA=", "."] {
        assert_eq!(read(text), Err(CodeError::NotACode), "{text}");
    }
}

#[test]
fn a_code_of_a_newer_release_says_so() {
    let newer = with_bytes(&code(5), |bytes| {
        bytes[0] = 9;
        bytes.extend([1, 2, 3]);
        sealed(bytes);
    });
    assert_eq!(read(&newer), Err(CodeError::Newer(9)));
}

#[test]
fn a_code_of_another_game_says_so() {
    let other = with_bytes(&code(5), |bytes| {
        bytes[7] = 3;
        sealed(bytes);
    });
    assert_eq!(Code::parse(&other).map(|code| code.game()), Ok(3));
    assert_eq!(read(&other), Err(CodeError::OtherGame(3)));
}

#[test]
fn a_whole_code_that_holds_no_record_is_unreadable() {
    for body in [&[255][..], &[255, 2], &[255, 2, 0, 0, 0], &[]] {
        let rubbish = with_bytes(&code(6), |bytes| {
            bytes.truncate(7);
            bytes.extend(body);
            sealed(bytes);
        });
        assert_eq!(read(&rubbish), Err(CodeError::Unreadable), "{body:?}");
    }
}

#[test]
fn a_record_against_the_rules_names_the_entry() {
    let mut record = record(7);
    record.actions.insert(3, Action::Play(99));
    let code = record.code().expect("it is short");
    let read = read(&code).expect("the code itself is fine");
    let why = Unplayable::Action { number: 3, why: Illegal::NotInHand };
    assert_eq!(Session::open(read).err(), Some(why));

    record.setup.players = 9;
    let read = self::read(&record.code().expect("short")).expect("the code is fine");
    assert_eq!(Session::open(read).err(), Some(Unplayable::Setup(Illegal::NoSuchTable)));
}

/// Every code of a released version keeps opening: lines are added to this file, never changed.
#[test]
fn every_code_of_a_released_version_still_opens() {
    let released = include_str!("codes.txt");
    let mut lines = 0;
    for line in released.lines().filter(|line| !line.starts_with('#')) {
        let (number, code) = line.split_once(' ').expect("number and code");
        let number: u64 = number.parse().expect("a number");
        let opened = read(code).expect("a released code reads");
        assert_eq!(opened, record(number), "line {number}");
        assert!(Session::open(opened).is_ok(), "line {number}");
        lines += 1;
    }
    assert!(lines >= 6, "the file holds released codes");
}

/// Changes, cuts and grafts codes in every way, with a checksum that fits in half of the cases,
/// so that the reader behind it is reached. Nothing panics, and no count in the text is
/// trusted with memory.
#[test]
fn a_hundred_thousand_mutated_codes_neither_panic_nor_take_memory() {
    let codes: Vec<Vec<u8>> =
        (0..30).map(|n| URL_SAFE_NO_PAD.decode(code(n)).expect("base64")).collect();
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let mut outcomes = std::collections::BTreeMap::<String, u32>::new();
    for _ in 0..100_000 {
        let mut bytes = codes[rng.below(30) as usize].clone();
        for _ in 0..=rng.below(4) {
            mutate(&mut bytes, &codes, &mut rng);
        }
        if bytes.len() > 7 && rng.below(2) == 0 {
            sealed(&mut bytes);
        }
        let mut text = URL_SAFE_NO_PAD.encode(&bytes);
        if rng.below(8) == 0 {
            let end = rng.below(text.len() as u32 + 1) as usize;
            text.truncate(end);
        }
        let mut outcome = Ok(());
        let used = allocation_counter::measure(|| {
            outcome = read(&text).map(|record| {
                _ = Session::open(record);
            });
        });
        let bound = 64 * text.len() as u64 + 16_384;
        assert!(used.bytes_max < bound, "{} bytes for {} letters", used.bytes_max, text.len());
        let name = outcome.map_or_else(|why| format!("{why:?}"), |()| "Ok".to_owned());
        *outcomes.entry(name.split('(').next().unwrap_or_default().to_owned()).or_default() += 1;
    }
    for wanted in ["Cut", "Damaged", "Newer", "Ok", "OtherGame", "TooLong", "Unreadable"] {
        assert!(outcomes.get(wanted).is_some_and(|&n| n > 50), "{wanted} in {outcomes:?}");
    }
}

fn mutate(bytes: &mut Vec<u8>, codes: &[Vec<u8>], rng: &mut Rng) {
    let length = bytes.len() as u32;
    if length == 0 {
        return;
    }
    let at = rng.below(length) as usize;
    match rng.below(7) {
        0 => bytes[at] ^= 1 << rng.below(8),
        1 => bytes[at] = rng.next_u32() as u8,
        2 => bytes.truncate(at),
        3 => bytes.insert(at, rng.next_u32() as u8),
        4 => bytes[at] = u8::MAX,
        5 => {
            let other = &codes[rng.below(codes.len() as u32) as usize];
            let from = rng.below(other.len() as u32) as usize;
            bytes.truncate(at);
            bytes.extend(&other[from..]);
        }
        _ => {
            let end = (at + rng.below(12) as usize).min(bytes.len());
            bytes.drain(at..end);
        }
    }
}

//! Whatever is pasted as a code: reading it and playing it never panics.
//!
//! Run with `cargo +nightly fuzz run code`. Half of the inputs are taken as text; for the others the head
//! is written, so that the reader behind the checksum is reached.

#![no_main]

use libfuzzer_sys::fuzz_target;
use samurai::Samurai;
use table::{Record, Session, code};

fuzz_target!(|input: (bool, &[u8])| {
    let (raw, bytes) = input;
    let text = if raw {
        String::from_utf8_lossy(bytes).into_owned()
    } else {
        code::seal(bytes)
    };
    if let Ok(record) = Record::<Samurai>::from_code(&text) {
        let again = record.code().expect("what was read can be written");
        assert_eq!(Record::<Samurai>::from_code(&again).as_ref(), Ok(&record));
        _ = Session::open(record);
    }
});

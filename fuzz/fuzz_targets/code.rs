//! Whatever is pasted as a code: reading it, playing it and taking it back never panics.
//!
//! Half of the inputs are taken as text; for the others the head is written, so that the reader
//! behind the checksum is reached.

#![no_main]

use libfuzzer_sys::fuzz_target;
use samsara::Samsara;
use samurai::Samurai;
use spirit::Spirit;
use table::{Game, Record, Session, code};

fuzz_target!(|input: (bool, &[u8])| {
    let (raw, bytes) = input;
    let text = if raw { String::from_utf8_lossy(bytes).into_owned() } else { code::seal(bytes) };
    open::<Samurai>(&text);
    open::<Samsara>(&text);
    open::<Spirit>(&text);
});

fn open<G: Game>(text: &str) {
    let Ok(record) = Record::<G>::from_code(text) else { return };
    let again = record.code().expect("what was read can be written");
    assert_eq!(Record::<G>::from_code(&again).as_ref(), Ok(&record));
    let Ok(mut session) = Session::open(record.clone()) else { return };
    assert_eq!(session.record(), &record);
    while session.undo() {}
    while session.redo() {}
    assert_eq!(session.record(), &record);
}

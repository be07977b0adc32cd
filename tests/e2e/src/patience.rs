//! Waiting for something to become true, with a deadline and never for a fixed time.

use std::thread;
use std::time::{Duration, Instant};

use xtask::{Outcome, Trouble};

const DEADLINE: Duration = Duration::from_secs(20);
const PAUSE: Duration = Duration::from_millis(25);

/// Asks again and again until there is an answer; `what` completes "waited for".
pub fn until<T>(what: &str, mut ask: impl FnMut() -> Outcome<Option<T>>) -> Outcome<T> {
    let start = Instant::now();
    loop {
        let answer = ask();
        match answer {
            Ok(Some(value)) => return Ok(value),
            Ok(None) | Err(_) if start.elapsed() < DEADLINE => thread::park_timeout(PAUSE),
            Ok(None) => return Err(Trouble(format!("waited in vain for {what}"))),
            Err(Trouble(why)) => {
                return Err(Trouble(format!("waited in vain for {what}; at last: {why}")));
            }
        }
    }
}

/// What has to be so now.
pub fn must(holds: bool, sentence: impl Into<String>) -> Outcome {
    if holds { Ok(()) } else { Err(Trouble(sentence.into())) }
}

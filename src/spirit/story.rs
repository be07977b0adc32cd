//! What has happened, as the log and the replay tell it.

use super::sitting::Sitting;
use super::words;
use crate::frame::log::Line;
use spirit::Event;
use table::Seat;

/// The lines of the log.
pub fn lines(sitting: &'static Sitting) -> Vec<Line> {
    sitting.play.with_session(|session| {
        let seen = session.seen_by(None);
        let mut turns = false;
        let mut lines = Vec::new();
        for entry in session.log() {
            turns |= begins(entry.event);
            let Some(words) = words::event(sitting.text, &seen, &entry.event) else { continue };
            let seat = concerns(entry.event);
            let crest = seat.map(|seat| seen.board(seat).samurai() as u8);
            lines.push(Line { words, crest, place: None, turns: turns && !lines.is_empty() });
            turns = false;
        }
        lines
    })
}

/// What the action with this number did, counted from 1.
pub fn happened(sitting: &'static Sitting, number: usize) -> String {
    sitting.play.with_session(|session| {
        let seen = session.seen_by(None);
        let entries = session.log().iter().filter(|entry| entry.number == number);
        let told = entries.filter_map(|entry| words::event(sitting.text, &seen, &entry.event));
        told.collect::<Vec<_>>().join(" ")
    })
}

/// Where a line is drawn across the log.
const fn begins(event: Event) -> bool {
    matches!(event, Event::TurnBegan(_) | Event::RoundBegan { .. } | Event::RoundEnded { .. })
}

/// Whose crest stands beside it.
const fn concerns(event: Event) -> Option<Seat> {
    match event {
        Event::Helped { seat, .. }
        | Event::Struck { seat, .. }
        | Event::Ignored { seat, .. }
        | Event::Baffled { seat, .. }
        | Event::Dropped { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Defended { seat, .. }
        | Event::Confronted { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Buried { seat, .. }
        | Event::Kiai { seat, .. }
        | Event::Cleared { seat, .. }
        | Event::Slain { seat, .. }
        | Event::Passed(seat)
        | Event::Stalled(seat)
        | Event::Overrun(seat)
        | Event::Forwent(seat)
        | Event::Wounded(seat)
        | Event::BecameAnimal(seat)
        | Event::Healed(seat)
        | Event::Died(seat) => Some(seat),
        Event::Handed { from, .. } | Event::Supported { from, .. } | Event::Moved { from, .. } => {
            Some(from)
        }
        _ => None,
    }
}

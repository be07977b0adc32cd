//! What has happened, as the log and the replay tell it.

use super::sitting::Sitting;
use super::words;
use crate::frame::log::Line;
use samurai::{Event, Space};
use table::{Entry, Seat};

/// The lines of the log.
pub fn lines(sitting: &'static Sitting) -> Vec<Line> {
    let told = sitting.play.with_session(|session| together(session.log()));
    told.into_iter().map(|told| line(sitting, told)).collect()
}

/// What the action with this number did, counted from 1.
pub fn happened(sitting: &'static Sitting, number: usize) -> String {
    let name = |seat| sitting.name(seat);
    let told: Vec<String> = sitting.play.with_session(|session| {
        let entries = session.log().iter().filter(|entry| entry.number == number);
        let events = entries.map(|entry| &entry.event);
        let telling = events.filter(|event| !matches!(event, Event::Drew { .. }));
        telling.map(|event| words::event(sitting.words, event, &name)).collect()
    });
    told.join(" ")
}

fn line(sitting: &'static Sitting, told: Told) -> Line {
    let name = |seat| sitting.name(seat);
    let words = match told.event {
        Event::Took { seat } => (sitting.words.took)(&name(seat), told.count),
        event => words::event(sitting.words, &event, &name),
    };
    Line {
        words,
        crest: concerns(told.event).map(|seat| sitting.crest(seat)),
        place: place(told.event).map(|at| at.index() as u16),
        turns: told.turns,
    }
}

/// Some events are told together.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Told {
    event: Event,
    /// How many of the event there were in a row.
    count: u8,
    /// Whether somebody else acts from here on.
    turns: bool,
}

fn together(log: &[Entry<Event>]) -> Vec<Told> {
    let mut lines: Vec<Told> = Vec::new();
    let mut actor = None;
    for &Entry { event, .. } in log {
        match (event, lines.last_mut()) {
            // That a turn is over is plain from what follows.
            (Event::TurnEnded { .. }, _) => {}
            (Event::Took { .. }, Some(last)) if last.event == event => last.count += 1,
            _ => {
                let acts = acting(event);
                let turns = acts.is_some() && actor.is_some() && acts != actor;
                actor = acts.or(actor);
                lines.push(Told { event, count: 1, turns });
            }
        }
    }
    lines
}

/// Who did it.
const fn acting(event: Event) -> Option<Seat> {
    match event {
        Event::Took { seat }
        | Event::FigureSet { seat, .. }
        | Event::Placed { seat, .. }
        | Event::FiguresExchanged { seat, .. }
        | Event::TokenExchanged { seat, .. }
        | Event::Passed { seat } => Some(seat),
        Event::Drew { .. }
        | Event::FiguresLaid
        | Event::Captured { .. }
        | Event::TurnEnded { .. }
        | Event::Ended(_) => None,
    }
}

/// Whose crest stands beside it.
const fn concerns(event: Event) -> Option<Seat> {
    match event {
        Event::Drew { seat, .. } => Some(seat),
        Event::Captured { by, .. } => by,
        _ => acting(event),
    }
}

const fn place(event: Event) -> Option<Space> {
    match event {
        Event::FigureSet { at, .. } | Event::Placed { at, .. } | Event::Captured { at, .. } => {
            Some(at)
        }
        Event::TokenExchanged { to, .. } => Some(to),
        Event::FiguresExchanged { a, .. } => Some(a.at),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Turn;

    fn log(events: &[Event]) -> Vec<Entry<Event>> {
        let turn = Turn::Of(Seat::FIRST);
        events.iter().map(|&event| Entry { number: 1, turn, event }).collect()
    }

    fn seats() -> [Seat; 2] {
        [Seat::FIRST, Seat::FIRST.next(2)]
    }

    #[test]
    fn the_first_five_are_told_as_a_count() {
        let [one, other] = seats().map(|seat| Event::Took { seat });
        let told = together(&log(&[one, one, one, other, other]));
        assert_eq!(told.iter().map(|line| line.count).collect::<Vec<_>>(), [3, 2]);
    }

    #[test]
    fn a_line_says_where_somebody_else_begins_to_act() {
        let [one, other] = seats().map(|seat| Event::Passed { seat });
        let ended = Event::TurnEnded { seat: Seat::FIRST };
        let drew = Event::Drew { seat: Seat::FIRST, count: 2 };
        let told = together(&log(&[one, ended, drew, other]));
        assert_eq!(told.iter().map(|line| line.turns).collect::<Vec<_>>(), [false, false, true]);
    }
}

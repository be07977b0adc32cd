//! What has happened, as the log and the replay tell it.

use super::scene::Spot;
use super::sitting::Sitting;
use super::words;
use crate::frame::log::Line;
use samsara::{Cell, Event, Lane};
use table::{Entry, Seat};

/// The lines of the log.
pub fn lines(sitting: &'static Sitting) -> Vec<Line> {
    let log = sitting.play.with_session(|session| session.log().to_vec());
    let telling = log.iter().filter(|entry| !matches!(entry.event, Event::TurnEnded { .. }));
    telling.map(|entry| line(sitting, entry)).collect()
}

/// What the action with this number did, counted from 1.
pub fn happened(sitting: &'static Sitting, number: usize) -> String {
    sitting.play.with_session(|session| {
        let entries: Vec<_> =
            session.log().iter().filter(|entry| entry.number == number).cloned().collect();
        sitting.told(&entries)
    })
}

/// The place that a line of the log tells of, by its number.
pub fn place(number: u16) -> Option<Spot> {
    Cell::all().nth(number.into()).map(Spot::Cell)
}

fn line(sitting: &'static Sitting, entry: &Entry<Event>) -> Line {
    let name = |seat| sitting.name(seat);
    Line {
        words: words::event(sitting.words, sitting.mode(), &entry.event, &name),
        crest: concerns(entry.event).map(|seat| sitting.crest(seat)),
        place: lands_on(entry.event).map(number),
        turns: matches!(entry.event, Event::Rolled { .. } | Event::SecondGame { .. }),
    }
}

/// Cells in their order, as [`place`] reads them.
fn number(cell: Cell) -> u16 {
    let before = if cell.lane() == Lane::Round { 0 } else { Lane::LENGTH };
    u16::from(before + cell.number() - 1)
}

/// Whose crest stands beside it.
const fn concerns(event: Event) -> Option<Seat> {
    match event {
        Event::Rolled { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Lapsed { seat, .. }
        | Event::TurnEnded { seat }
        | Event::LastTurn { seat }
        | Event::Moksha { seat }
        | Event::SecondGame { first: seat } => Some(seat),
        Event::GameEnded(_) | Event::MatchEnded(_) => None,
    }
}

const fn lands_on(event: Event) -> Option<Cell> {
    match event {
        Event::Moved { landing, .. } => Some(landing.cell()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_leads_back_to_its_cell() {
        for cell in Cell::all() {
            assert_eq!(place(number(cell)), Some(Spot::Cell(cell)));
        }
        assert_eq!(place(48), None);
    }
}

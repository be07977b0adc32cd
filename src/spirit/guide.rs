//! What a game of Samurai Spirit says about itself, and when.

use super::sitting::Sitting;
use crate::frame::guide::{self, Lesson};
use crate::ui::el::El;
use spirit::{Asked, Event};
use table::{Entry, Seat};

/// What to do in the first turn, and where the first raider goes.
const STEPS: usize = 2;

const LESSONS: [Lesson; 8] = [
    Lesson::of(&[0, 1, 2]),
    Lesson::of(&[3, 4]),
    Lesson::of(&[5]),
    Lesson::of(&[6]),
    Lesson::of(&[8]),
    Lesson::of(&[7]),
    Lesson::of(&[9, 10]),
    Lesson::of(&[11]),
];

/// How many turns a seat has had before this one.
fn turns(log: &[Entry<Event>], whose: Seat) -> usize {
    let begins = |event: &Event| matches!(event, Event::TurnBegan(seat) if *seat == whose);
    log.iter().filter(|entry| begins(&entry.event)).count().saturating_sub(1)
}

pub fn guide(sitting: &'static Sitting) -> El {
    let due = move |seat| {
        // What the table itself has to say comes first.
        let is_answered = sitting.refused.get().is_some() || sitting.dusk.with(Option::is_some);
        if is_answered || sitting.replayed.get().is_some() {
            return None;
        }
        let step = match sitting.seen.with(|seen| seen.asked())? {
            Asked::Act => 0,
            Asked::Place { .. } => 1,
            _ => return None,
        };
        let turn = sitting.play.with_session(|session| turns(session.log(), seat));
        guide::number(turn, step, STEPS)
    };
    guide::guide(sitting.play, &sitting.text.learn.rules, LESSONS.to_vec(), due)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::guide::rules_said;
    use crate::spirit::text::SpiritText;
    use crate::text::Language;

    #[test]
    fn the_lessons_say_every_rule_of_the_help_page_once() {
        let rules = SpiritText::of(Language::English).learn.rules.len();
        assert_eq!(rules_said(&LESSONS), (0..rules).collect::<Vec<_>>());
    }
}

//! What a game of Samsara says about itself, and when.

use super::scene::Ask;
use super::sitting::Sitting;
use crate::frame::guide::{self, Lesson, STEPS, step};
use crate::ui::el::El;
use samsara::Event;
use table::{Entry, Seat};

/// The first three are for the steps of the first turn. One rule at a time: on a phone they lie over the board.
const LESSONS: [Lesson; 10] = [
    Lesson::of(&[0]),
    Lesson::of(&[2]),
    Lesson::of(&[7]),
    Lesson::of(&[3]),
    Lesson::of(&[1]),
    Lesson::of(&[6]),
    Lesson::of(&[4]),
    Lesson::of(&[5]),
    Lesson::of(&[10]),
    Lesson::of(&[8]),
];

/// How many turns a seat has had.
fn turns(log: &[Entry<Event>], whose: Seat) -> usize {
    let ends = |event: &Event| matches!(event, Event::TurnEnded { seat } if *seat == whose);
    log.iter().filter(|entry| ends(&entry.event)).count()
}

pub fn guide(sitting: &'static Sitting) -> El {
    let due = move |seat| {
        // What the table itself has to say comes first.
        if sitting.refused.get().is_some() || sitting.ask.get() == Ask::Nothing {
            return None;
        }
        let turn = sitting.play.with_session(|session| turns(session.log(), seat));
        let has_moved =
            sitting.seen.with(|seen| seen.dice().is_some_and(|dice| dice.used() != [false; 2]));
        guide::number(turn, step(sitting.picked.get().is_some(), has_moved)?, STEPS)
    };
    guide::guide(sitting.play, &sitting.words.rules, LESSONS.to_vec(), due)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::guide::rules_said;
    use crate::samsara::text::SamsaraText;
    use crate::text::Language;

    /// The rule that is about matches, which this is not.
    const MATCH: usize = 9;

    #[test]
    fn the_lessons_say_every_rule_of_a_single_game_once() {
        let rules = SamsaraText::of(Language::English).rules.len();
        let wanted: Vec<_> = (0..rules).filter(|&rule| rule != MATCH).collect();
        assert_eq!(rules_said(&LESSONS), wanted);
    }
}

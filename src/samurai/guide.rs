//! What a game of Samurai says about itself, and when.

use super::scene::Picked;
use super::sitting::Sitting;
use super::text::SamuraiText;
use crate::frame::guide::{self, Lesson, STEPS, step};
use crate::ui::el::El;
use samurai::{Event, Lies};
use table::{Entry, Seat};

/// The first three are for the steps of the first turn.
const fn lessons(text: &SamuraiText) -> [Lesson; 9] {
    let guide = &text.guide;
    [
        Lesson { rules: &[0, 1], now: Some(text.board.hint_begin) },
        Lesson { rules: &[3, 4], now: Some(guide.lay) },
        Lesson { rules: &[2], now: Some(guide.end) },
        Lesson { rules: &[], now: Some(guide.look) },
        Lesson::of(&[8, 9]),
        Lesson::of(&[11]),
        Lesson::of(&[5]),
        Lesson::of(&[6, 7]),
        Lesson::of(&[10]),
    ]
}

/// How many turns a seat has had.
fn turns(log: &[Entry<Event>], whose: Seat) -> usize {
    let ends = |event: &Event| match event {
        Event::TurnEnded { seat } | Event::Passed { seat } => *seat == whose,
        _ => false,
    };
    log.iter().filter(|entry| ends(&entry.event)).count()
}

pub fn guide(sitting: &'static Sitting) -> El {
    let due = move |seat| {
        // What the table itself has to say comes first: on a phone both are said in the same place.
        let is_answered = sitting.shown.get().is_some()
            || sitting.choosing.get().is_some()
            || sitting.refused.get().is_some();
        if is_answered || !sitting.is_live() {
            return None;
        }
        let holds_tile = match sitting.picked.get() {
            Picked::Nothing => false,
            Picked::Tile(tile) if matches!(tile.lies(), Lies::OnLand | Lies::AtSea) => true,
            // An exchange is guided by the table, step by step.
            _ => return None,
        };
        let turn = sitting.play.with_session(|session| turns(session.log(), seat));
        let has_played = sitting.seen.with(|seen| seen.has_played());
        guide::number(turn, step(holds_tile, has_played)?, STEPS)
    };
    let text = sitting.words;
    guide::guide(sitting.play, &text.rules, lessons(text).to_vec(), due)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::guide::rules_said;
    use crate::text::Language;

    #[test]
    fn the_lessons_say_every_rule_of_the_help_page_once() {
        let text = SamuraiText::of(Language::English);
        assert_eq!(rules_said(&lessons(text)), (0..text.rules.len()).collect::<Vec<_>>());
    }
}

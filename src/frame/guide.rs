//! A game that explains itself to one person beside bots: every rule when it is needed first.
//!
//! The first turn is taught step by step; each of those after it begins with a rule, until all are told.

use crate::app::settings;
use crate::hosted::Hosted;
use crate::play::Play;
use crate::route::Route;
use crate::text::bots::bot_text;
use crate::text::table::table_text;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use crate::ui::state::State;
use table::{Seat, Session};

/// What is said at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The sentences of the help page, by their numbers.
    pub rules: &'static [usize],
    /// What is to be done now.
    pub now: Option<&'static str>,
}

impl Lesson {
    /// Nothing but rules.
    pub const fn of(rules: &'static [usize]) -> Self {
        Self { rules, now: None }
    }
}

/// The steps of a turn in which something is picked up and put elsewhere: before, meanwhile, after. Holding
/// something for a second time is nothing new.
pub const STEPS: usize = 3;

pub const fn step(holds: bool, has_done: bool) -> Option<usize> {
    match (holds, has_done) {
        (false, false) => Some(0),
        (true, false) => Some(1),
        (false, true) => Some(2),
        (true, true) => None,
    }
}

/// The number of the lesson for a step of the turn after so many others, where the first turn has `steps`.
pub fn number(turn: usize, step: usize, steps: usize) -> Option<usize> {
    match turn.checked_sub(1) {
        None => Some(step),
        Some(later) => (step == 0).then_some(steps + later),
    }
}

/// The slip with the lesson that is due, at the table that was begun for it. What was put away does not come
/// back.
pub fn guide<G: Hosted>(
    play: Play<G>,
    rules: &'static [&'static str],
    lessons: Vec<Lesson>,
    due: impl Fn(Seat) -> Option<usize> + 'static,
) -> El {
    let settings = settings();
    let read = State::new(0);
    let due = memo(move || {
        let room = settings.with(|all| all.guided.clone()).map(Route::Play);
        let seat = play.only_person().filter(|_| room == Some(play.room()))?;
        (play.with_session(Session::turn).seat() == Some(seat)).then(|| due(seat))?
    });
    let slip = move || {
        let number = due.get().filter(|&number| number >= read.get())?;
        let lesson = lessons.get(number)?;
        let said: Vec<El> =
            lesson.rules.iter().map(|&rule| el("p", "rule").with(rules[rule])).collect();
        let is_last = number + 1 == lessons.len();
        let now = lesson.now.or(is_last.then_some(table_text().all_known));
        let close = el("button", "btn quiet icon")
            .attr("aria-label", bot_text().close)
            .on_tap(move || read.set(number + 1))
            .with(icon("ui-close"));
        let now = now.map(|words| el("p", "").with(words));
        Some(el("div", "advice guide panel").with(close).with(said).with(now))
    };
    el("div", "guide-place").attr("role", "status").live(slip)
}

/// Which of so many rules the lessons say, in the order of the help page.
#[cfg(test)]
pub fn rules_said(lessons: &[Lesson]) -> Vec<usize> {
    let mut said: Vec<usize> = lessons.iter().flat_map(|lesson| lesson.rules).copied().collect();
    said.sort_unstable();
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_turn_is_taught_step_by_step() {
        assert_eq!([0, 1, 2].map(|step| number(0, step, 3)), [Some(0), Some(1), Some(2)]);
    }

    #[test]
    fn what_is_held_for_the_second_time_is_no_step() {
        let moments = [(false, false), (true, false), (true, true), (false, true)];
        assert_eq!(
            moments.map(|(holds, done)| step(holds, done)),
            [Some(0), Some(1), None, Some(2)]
        );
    }

    #[test]
    fn every_later_turn_begins_with_the_next_lesson() {
        for turn in 1..9 {
            assert_eq!(number(turn, 0, 3), Some(turn + 2));
            assert_eq!(number(turn, 1, 3), None, "the steps are known by then");
        }
    }
}

//! A game that explains itself to one person beside bots: every rule when it is needed first.

use super::scene::Picked;
use super::sitting::Sitting;
use super::text::SamuraiText;
use crate::app::settings;
use crate::route::Route;
use crate::text::bots::bot_text;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use crate::ui::state::State;
use samurai::{Event, Lies};
use table::{Entry, Seat};

/// In the order in which they are given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Lesson {
    /// In the first turn, before anything is picked up, while it is held, and after it was laid.
    Begin,
    Lay,
    More,
    // Each of the turns after it begins with one of these.
    Look,
    Filled,
    Majority,
    Sealed,
    Exchanges,
    Ending,
}

impl Lesson {
    const LATER: [Self; 6] =
        [Self::Look, Self::Filled, Self::Majority, Self::Sealed, Self::Exchanges, Self::Ending];

    /// The lesson of a moment in the turn after so many others.
    fn of(turn: usize, holds_tile: bool, has_played: bool) -> Option<Self> {
        match turn.checked_sub(1) {
            None if holds_tile && !has_played => Some(Self::Lay),
            // What it is about is said by the table.
            _ if holds_tile => None,
            None if has_played => Some(Self::More),
            None => Some(Self::Begin),
            Some(_) if has_played => None,
            Some(later) => Self::LATER.get(later).copied(),
        }
    }

    /// The sentences of the help page that it says, and what is to be done now.
    const fn words(self, text: &SamuraiText) -> (&'static [usize], Option<&'static str>) {
        let guide = &text.guide;
        match self {
            Self::Begin => (&[0, 1], Some(text.board.hint_begin)),
            Self::Lay => (&[3, 4], Some(guide.lay)),
            Self::More => (&[2], Some(guide.end)),
            Self::Look => (&[], Some(guide.look)),
            Self::Filled => (&[8, 9], None),
            Self::Majority => (&[11], None),
            Self::Sealed => (&[5], None),
            Self::Exchanges => (&[6, 7], None),
            Self::Ending => (&[10], Some(guide.all)),
        }
    }
}

/// How many turns a seat has had.
fn turns(log: &[Entry<Event>], whose: Seat) -> usize {
    let ends = |event: &Event| match event {
        Event::TurnEnded { seat } | Event::Passed { seat } => *seat == whose,
        _ => false,
    };
    log.iter().filter(|entry| ends(&entry.event)).count()
}

/// The slip with the lesson of the moment. What was put away does not come back.
pub fn guide(sitting: &'static Sitting) -> El {
    let settings = settings();
    let text = sitting.words;
    let read = State::new(None);
    let due = memo(move || {
        let room = settings.with(|all| all.guided.clone()).map(Route::Play);
        let seat = sitting.play.only_person().filter(|_| room == Some(sitting.play.room()))?;
        // What the table itself has to say comes first: on a phone both are said in the same place.
        let is_answered = sitting.shown.get().is_some()
            || sitting.choosing.get().is_some()
            || sitting.refused.get().is_some();
        if is_answered || !sitting.is_live() || sitting.on_turn() != Some(seat) {
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
        Lesson::of(turn, holds_tile, has_played)
    });
    let slip = move || {
        let lesson = due.get().filter(|&lesson| read.get() < Some(lesson))?;
        let (rules, now) = lesson.words(text);
        let rules: Vec<El> =
            rules.iter().map(|&rule| el("p", "rule").with(text.rules[rule])).collect();
        let close = el("button", "btn quiet icon")
            .attr("aria-label", bot_text().close)
            .on_tap(move || read.set(Some(lesson)))
            .with(icon("ui-close"));
        let now = now.map(|words| el("p", "").with(words));
        Some(el("div", "advice guide panel").with(close).with(rules).with(now))
    };
    el("div", "guide-place").attr("role", "status").live(slip)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn the_first_turn_is_taught_step_by_step() {
        assert_eq!(Lesson::of(0, false, false), Some(Lesson::Begin));
        assert_eq!(Lesson::of(0, true, false), Some(Lesson::Lay));
        assert_eq!(Lesson::of(0, false, true), Some(Lesson::More));
        // A second tile in hand is nothing new.
        assert_eq!(Lesson::of(0, true, true), None);
    }

    #[test]
    fn every_later_turn_begins_with_a_rule_until_there_is_no_more() {
        for (turn, taught) in (1..).zip(Lesson::LATER) {
            assert_eq!(Lesson::of(turn, false, false), Some(taught));
            assert_eq!(Lesson::of(turn, true, false), None);
            assert_eq!(Lesson::of(turn, false, true), None);
        }
        assert_eq!(Lesson::of(Lesson::LATER.len() + 1, false, false), None);
    }

    #[test]
    fn the_lessons_say_every_rule_of_the_help_page_once() {
        let text = SamuraiText::of(Language::English);
        let first = [Lesson::Begin, Lesson::Lay, Lesson::More];
        let lessons = first.into_iter().chain(Lesson::LATER);
        let mut said: Vec<usize> =
            lessons.flat_map(|lesson| lesson.words(text).0).copied().collect();
        said.sort_unstable();
        assert_eq!(said, (0..text.rules.len()).collect::<Vec<_>>());
    }
}

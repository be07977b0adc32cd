//! What has happened, in words: the newest last, each entry with its place on the board.

use super::words;
use crate::play::Play;
use crate::text::text;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::kamon::small_kamon;
use leptos::prelude::*;
use samurai::{Event, Samurai, Space};
use send_wrapper::SendWrapper;
use table::{Entry, Seat};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, MouseEvent};

/// Where there is no room for the log, it comes and goes as a drawer: the browser's own, by its id.
const DRAWER: &str = "log";

/// Pulls the drawer out.
pub fn log_button() -> El {
    el("button", "btn quiet icon log-button")
        .attr("aria-label", text().samurai_table.log)
        .attr("popovertarget", DRAWER)
        .with(icon("ui-log"))
}

/// An entry with a place is a button that shows it on the board.
pub fn log(play: Play<Samurai>, show: WriteSignal<Option<Space>>) -> El {
    let text = &text().samurai_table;
    let list = el("ol", "").on("click", move |event: MouseEvent| {
        if let Some(at) = place_of(event.target()) {
            show.set(Some(at));
        }
    });
    let inside = SendWrapper::new(list.element().clone());
    // A long list stays as it is; only what is new is written, and what was taken back struck out.
    Effect::new(move |written: Option<SendWrapper<Vec<(Line, El)>>>| {
        let mut written = written.map(SendWrapper::take).unwrap_or_default();
        let lines = play.with_session(|session| lines(session.log()));
        let same = written.iter().zip(&lines).take_while(|((old, _), new)| old == *new).count();
        for (_, entry) in &written[same..] {
            entry.element().remove();
        }
        written.truncate(same);
        for &line in &lines[same..] {
            let entry = untrack(|| entry(play, line));
            let _ = inside.append_child(entry.element());
            written.push((line, entry));
        }
        SendWrapper::new(written)
    });
    el("section", "log panel")
        .attr("id", DRAWER)
        .attr("popover", "auto")
        .attr("aria-labelledby", "log-title")
        .with([
            el("h2", "eyebrow").attr("id", "log-title").with(text.log),
            el("div", "scroll").with(list),
        ])
}

/// Some events are told together.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Line {
    event: Event,
    /// How many of the event there were in a row.
    count: u8,
    /// Whether somebody else acts from here on.
    turns: bool,
}

fn lines(log: &[Entry<Event>]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
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
                lines.push(Line { event, count: 1, turns });
            }
        }
    }
    lines
}

fn entry(play: Play<Samurai>, line: Line) -> El {
    let text = &text().samurai_table;
    let name = |seat| play.player(seat).name;
    let words = match line.event {
        Event::Took { seat } => (text.took)(&name(seat), line.count),
        event => words::event(text, &event, &name),
    };
    let crest = concerns(line.event).map(|seat| small_kamon(play.player(seat).crest));
    let words = match place(line.event) {
        Some(at) => el("button", "told")
            .attr("popovertarget", DRAWER)
            .attr("popovertargetaction", "hide")
            .attr("data-place", &at.index().to_string())
            .with(words),
        None => el("p", "told").with(words),
    };
    el("li", "")
        .attr_if("data-turns", line.turns.then_some(""))
        .with(el("span", "who").with(crest))
        .with(words)
}

/// The place that the tapped entry tells of.
fn place_of(target: Option<EventTarget>) -> Option<Space> {
    let told = target?.dyn_into::<Element>().ok()?.closest("[data-place]").ok()??;
    Space::new(told.get_attribute("data-place")?.parse().ok()?)
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
        let told = lines(&log(&[one, one, one, other, other]));
        assert_eq!(told.iter().map(|line| line.count).collect::<Vec<_>>(), [3, 2]);
    }

    #[test]
    fn a_line_says_where_somebody_else_begins_to_act() {
        let [one, other] = seats().map(|seat| Event::Passed { seat });
        let ended = Event::TurnEnded { seat: Seat::FIRST };
        let drew = Event::Drew { seat: Seat::FIRST, count: 2 };
        let told = lines(&log(&[one, ended, drew, other]));
        assert_eq!(told.iter().map(|line| line.turns).collect::<Vec<_>>(), [false, false, true]);
    }
}

//! What has happened, in words: the newest last, each entry with its place on the board.

use crate::text::table::table_text;
use crate::text::text;
use crate::ui::after_paint::after_paint;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::kamon::small_kamon;
use crate::ui::state::effect;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, MouseEvent};

/// Where there is no room for the log, it comes and goes as a drawer: the browser's own, by its id.
const DRAWER: &str = "log";

/// An entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub words: String,
    /// Whose crest stands beside it.
    pub crest: Option<u8>,
    /// Where on the board it happened, by a number of the game's own.
    pub place: Option<u16>,
    /// Whether somebody else acts from here on.
    pub turns: bool,
}

/// Pulls the drawer out.
pub fn log_button() -> El {
    el("button", "btn quiet icon log-button")
        .attr("aria-label", table_text().log)
        .attr("popovertarget", DRAWER)
        .with(icon("ui-log"))
}

/// An entry with a place is a button that shows it on the board.
pub fn log(lines: impl Fn() -> Vec<Line> + 'static, show: impl Fn(u16) + 'static) -> El {
    let list = el("ol", "").on("click", move |event: MouseEvent| {
        if let Some(place) = place_of(event.target()) {
            show(place);
        }
    });
    let inside = list.element().clone();
    // A long list stays as it is; only what is new is written, and what was taken back struck out.
    let written = Rc::new(RefCell::new(Vec::new()));
    effect(move || {
        let (lines, inside, written) = (lines(), inside.clone(), Rc::clone(&written));
        let is_new = written.borrow().is_empty();
        let write = move || write(&inside, &mut written.borrow_mut(), lines);
        // Once it stands there, a line more may come a moment after what it tells of.
        if is_new { write() } else { after_paint(write) }
    });
    el("section", "log panel")
        .attr("id", DRAWER)
        .attr("popover", "auto")
        .attr("aria-labelledby", "log-title")
        .with([
            el("header", "bar").with([
                el("h2", "eyebrow grow").attr("id", "log-title").with(table_text().log),
                el("button", "btn quiet icon shut")
                    .attr("aria-label", text().close)
                    .attr("popovertarget", DRAWER)
                    .attr("popovertargetaction", "hide")
                    .with(icon("ui-close")),
            ]),
            el("div", "scroll").with(list),
        ])
}

fn write(list: &Element, written: &mut Vec<(Line, El)>, lines: Vec<Line>) {
    let same = written.iter().zip(&lines).take_while(|((old, _), new)| old == *new).count();
    for (_, entry) in written.drain(same..) {
        entry.element().remove();
    }
    for line in lines.into_iter().skip(same) {
        let entry = entry(&line);
        let _ = list.append_child(entry.element());
        written.push((line, entry));
    }
}

fn entry(line: &Line) -> El {
    let words = match line.place {
        Some(place) => el("button", "told")
            .attr("popovertarget", DRAWER)
            .attr("popovertargetaction", "hide")
            .attr("data-place", &place.to_string()),
        None => el("p", "told"),
    };
    el("li", "")
        .attr_if("data-turns", line.turns.then_some(""))
        .with(el("span", "who").with(line.crest.map(small_kamon)))
        .with(words.with(line.words.as_str()))
}

/// The place that the tapped entry tells of.
fn place_of(target: Option<EventTarget>) -> Option<u16> {
    let told = target?.dyn_into::<Element>().ok()?.closest("[data-place]").ok()??;
    told.get_attribute("data-place")?.parse().ok()
}

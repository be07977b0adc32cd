//! A captured figure goes from its settlement to whoever takes it, or beside the board.

use super::words::figure_symbol;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::passing::pass;
use leptos::prelude::*;
use samurai::{Event, Figure, Space};
use table::{Entry, Seat};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// How long after one figure the next one sets out.
const APART: i32 = 90;

/// Sends every figure that was captured on its way. What is shown at both ends is true already: this is
/// only for the eye, and where nothing may move it is over at once.
pub fn travel(entries: &[Entry<Event>]) {
    let captured = entries.iter().filter_map(|entry| match entry.event {
        Event::Captured { figure, at, by } => Some((figure, at, by)),
        _ => None,
    });
    for (number, (figure, at, by)) in (0..).zip(captured) {
        let _ = send(figure, at, by, number * APART);
    }
}

fn send(figure: Figure, at: Space, by: Option<Seat>, wait: i32) -> Option<()> {
    let from = centre(&format!(".hex[data-at='{}']", at.index()))?;
    let to = match by {
        Some(seat) => centre(&format!(".seat[data-seat='{}'] .taken", seat.index()))?,
        None => centre(".beside")?,
    };
    let figure: El = el("div", "travel").with(icon(figure_symbol(figure)));
    let style = figure.element().unchecked_ref::<HtmlElement>().style();
    let lengths =
        [("left", from.0), ("top", from.1), ("--x", to.0 - from.0), ("--y", to.1 - from.1)];
    for (name, length) in lengths {
        style.set_property(name, &format!("{}px", length as i32)).ok()?;
    }
    style.set_property("animation-delay", &format!("{wait}ms")).ok()?;
    pass(figure);
    Some(())
}

fn centre(query: &str) -> Option<(f64, f64)> {
    let element: Element = document().query_selector(query).ok()??;
    let place = element.get_bounding_client_rect();
    Some((place.x() + place.width() / 2.0, place.y() + place.height() / 2.0))
}

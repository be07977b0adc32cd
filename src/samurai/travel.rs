//! What moves: a tile goes to its hex, a captured figure to whoever takes it or beside the board.
//!
//! What is shown at both ends is true already. This is only for the eye, and where nothing may move it is
//! over at once.
//!
//! A tile that is picked up lies ready, unseen: the tap that lays it has to do no more than let it go.

use super::face::face;
use super::geometry::Point;
use super::sitting::Sitting;
use super::words::figure_symbol;
use crate::ui::el::{El, el, svg};
use crate::ui::icon::icon;
use crate::ui::passing::{is_still, pass};
use leptos::prelude::*;
use samurai::{Event, Figure, Placed, Space, Standee};
use std::cell::Cell;
use table::{Entry, Seat};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement, Node};

/// How long after one figure the next one sets out.
const APART: i32 = 90;

/// The tile that is picked up.
const HELD: &str = ".hand [aria-pressed=true] svg";

/// Lets a tile of the hand slide to its hex. `false` if it is none, or nothing may move.
pub fn sets_out(sitting: &'static Sitting, entry: &Entry<Event>) -> bool {
    let Event::Placed { seat, tile, at } = entry.event else { return false };
    let is_own = untrack(|| sitting.holder()) == Some(seat);
    is_own && !is_still() && lay(sitting, Placed { seat, tile }, HELD, at).is_some()
}

pub fn travel(sitting: &'static Sitting, entries: &[Entry<Event>]) {
    let mut wait = 0;
    for entry in entries {
        _ = match entry.event {
            Event::Placed { seat, tile, at } => {
                let from = format!("[data-seat='{}'] .kamon", seat.index());
                lay(sitting, Placed { seat, tile }, &from, at)
            }
            Event::TokenExchanged { seat, tile, at, to } => {
                lay(sitting, Placed { seat, tile }, &hex(at), to)
            }
            Event::FiguresExchanged { a, b, .. } => {
                let cross = |one: Standee, to: Space| send(one.figure, one.at, &hex(to), 0);
                cross(a, b.at).and(cross(b, a.at))
            }
            Event::Captured { figure, at, by } => {
                wait += APART;
                send(figure, at, &owner(by), wait - APART)
            }
            _ => None,
        };
    }
}

fn owner(by: Option<Seat>) -> String {
    by.map_or(".beside".to_owned(), |seat| format!("[data-seat='{}'] .taken", seat.index()))
}

fn hex(at: Space) -> String {
    format!(".hex[data-at='{}'] .cell", at.index())
}

fn find(query: &str) -> Option<Element> {
    document().query_selector(query).ok()?
}

/// Lays a copy of the tile that is picked up over it, if there is one.
pub fn make_ready() {
    put_away();
    let Some(held) = find(HELD).filter(|_| !is_still()) else { return };
    let face = held.first_element_child().and_then(|face| face.clone_node_with_deep(true).ok());
    if let Some(face) = face {
        READY.set(Some(Courier::new(&face, &held.get_bounding_client_rect())));
    }
}

/// What was ready and has not been laid is no longer needed.
pub fn put_away() {
    if let Some(courier) = READY.take() {
        courier.tile.remove();
    }
}

thread_local! {
    static READY: Cell<Option<Courier>> = const { Cell::new(None) };
}

/// Carries a tile over the page. It is drawn when it is made, and seen when it goes.
struct Courier {
    tile: Element,
    from: DomRect,
}

impl Courier {
    fn new(face: &Node, from: &DomRect) -> Self {
        let drawing = svg("svg", "").attr("viewBox", "-102 -92 204 184");
        let _ = drawing.element().append_child(face);
        let tile = el("div", "lands").with(drawing);
        let courier = Self { tile: tile.element().clone(), from: from.clone() };
        courier.set_style("");
        pass(tile);
        courier
    }

    fn go(self, to: &DomRect) {
        let (dx, dy) = between(&self.from, to);
        let percent = (100.0 * to.width() / self.from.width()) as i32;
        let (dx, dy) = (pixels(dx), pixels(dy));
        self.set_style(&format!(
            "translate:{dx} {dy};scale:{percent}%;opacity:1;animation-name:lands"
        ));
    }

    /// In a single change of the page.
    fn set_style(&self, more: &str) {
        let from = &self.from;
        let [left, top, width] = [from.x(), from.y(), from.width()].map(pixels);
        let style = self.tile.unchecked_ref::<HtmlElement>().style();
        style.set_css_text(&format!("left:{left};top:{top};width:{width};{more}"));
    }
}

fn lay(sitting: &'static Sitting, placed: Placed, from: &str, at: Space) -> Option<()> {
    let origin = find(from)?;
    // Measured before anything is changed, or the browser would have to lay out the page in between.
    let (from, to) = (origin.get_bounding_client_rect(), place(&hex(at))?);
    let is_held = origin.matches(HELD).unwrap_or(false);
    if is_held {
        origin.set_attribute("data-gone", "").ok()?;
    }
    let ready = if is_held { READY.take() } else { None };
    let courier = ready.unwrap_or_else(|| {
        let face = face(placed.tile, sitting.crest(placed.seat), Point::ORIGIN);
        Courier::new(face.element(), &from)
    });
    courier.go(&to);
    Some(())
}

fn send(figure: Figure, at: Space, to: &str, wait: i32) -> Option<()> {
    let (from, to) = (place(&hex(at))?, place(to)?);
    let figure: El = el("div", "travel").with(icon(figure_symbol(figure)));
    let style = figure.element().unchecked_ref::<HtmlElement>().style();
    let (dx, dy) = between(&from, &to);
    // As large as it stands on the board, but not too small to be followed.
    let size = (from.width() * 0.6).max(22.0);
    let (left, top) = middle(&from);
    let (left, top) = (left - size / 2.0, top - size / 2.0);
    for (name, length) in [("left", left), ("top", top), ("width", size), ("--x", dx), ("--y", dy)]
    {
        style.set_property(name, &pixels(length)).ok()?;
    }
    style.set_property("animation-delay", &format!("{wait}ms")).ok()?;
    pass(figure);
    Some(())
}

fn place(query: &str) -> Option<DomRect> {
    Some(find(query)?.get_bounding_client_rect())
}

/// From the middle of one to the middle of the other.
fn between(from: &DomRect, to: &DomRect) -> (f64, f64) {
    let ((from_x, from_y), (to_x, to_y)) = (middle(from), middle(to));
    (to_x - from_x, to_y - from_y)
}

fn middle(place: &DomRect) -> (f64, f64) {
    (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0)
}

fn pixels(length: f64) -> String {
    format!("{}px", length as i32)
}

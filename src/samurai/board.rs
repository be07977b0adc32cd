//! The board as a print: sea, land, settlements, tiles. Draws what `scene` says, hex by hex, so that a tile
//! laid changes the few nodes it concerns.

mod hex;

use super::camera::Handle;
use super::geometry::{self, Hold, Shape};
use super::scene::Lit;
use super::sitting::Sitting;
use super::travel;
use crate::ui::el::{El, el, focus, svg};
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use crate::ui::state::Slot;
use samurai::{Ground, Space};
use send_wrapper::SendWrapper;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};

pub fn board(sitting: &'static Sitting, hold: Hold) -> El {
    let map =
        Slot::new(sitting.seen.with_untracked(|seen| geometry::Plan::new(seen.spaces(), hold)));
    let bounds = map.with(geometry::Plan::bounds);
    let handle = Handle::new(bounds);
    let drawing = svg("svg", "board");
    let frame = SendWrapper::new(drawing.element().clone());
    let click = {
        let frame = frame.clone();
        move |event: MouseEvent| {
            let (x, y) = handle.on_board(&frame, event.client_x(), event.client_y());
            let hit = space_of(event.target());
            let at = map.with(|map| aimed_at(sitting, map, hit, x, y));
            if let Some(at) = at.filter(|_| handle.was_tap()) {
                sitting.tap(at, None);
            }
        }
    };
    let double_click = {
        let frame = frame.clone();
        move |event: MouseEvent| {
            let at = space_of(event.target());
            let just_laid = |at| sitting.news.with_untracked(|news| news.now.contains(at));
            if !at.is_some_and(just_laid) {
                handle.double_tap(&frame, event.client_x(), event.client_y());
            }
        }
    };
    let wheel = {
        let frame = frame.clone();
        move |event: WheelEvent| handle.wheel(&frame, &event)
    };
    let down = {
        let frame = frame.clone();
        move |event: PointerEvent| {
            travel::make_ready();
            handle.down(&frame, &event);
        }
    };
    let moved = {
        let frame = frame.clone();
        move |event: PointerEvent| {
            handle.moved(&frame, &event);
            if event.pointer_type() == "mouse" {
                rest_on(sitting, space_of(event.target()));
            }
        }
    };
    let up = move |event: PointerEvent| handle.up(&event);
    let key = move |event: KeyboardEvent| {
        let Some(at) = space_of(event.target()) else { return };
        if event.code().starts_with("Digit") {
            return;
        }
        match event.key().as_str() {
            "Enter" | " " => sitting.tap(at, None),
            key => match map.with(|map| walk(map, at, key)) {
                Some(next) => {
                    let centre = map.with(|map| map.centre(next));
                    handle.bring((centre.x(), centre.y()));
                    step_to(&frame, next);
                }
                None => return,
            },
        }
        event.prevent_default();
    };

    let ground = map.with(ground);
    let glows = map.with(|map| glows(map, handle));
    el("div", "map")
        .flag("data-near", move || !handle.camera.get().is_whole())
        .with(sheet(svg("svg", "ground").attr("aria-hidden", "true"), handle, |g| g.with(ground)))
        .with(
            sheet(drawing, handle, |g| pieces(g, sitting, map))
                .attr("role", "group")
                .attr("aria-label", sitting.words.board.board)
                .live_attr("data-lit", move || lit_word(sitting.lit.get()))
                .on("click", click)
                .on("dblclick", double_click)
                .on("wheel", wheel)
                .on("pointerdown", down)
                .on("pointermove", moved)
                .on("pointerup", up)
                .on("pointercancel", up)
                .on("pointerleave", move |_: PointerEvent| rest_on(sitting, None))
                .on("keydown", key)
                .on("focusin", move |event: FocusEvent| {
                    if is_walked(&event) {
                        rest_on(sitting, space_of(event.target()));
                    }
                }),
        )
        // Behind the board in the page, so that it lights them; below it on the screen.
        .with(glows)
        .with(lenses(sitting, handle))
        .with((hold == Hold::Scroll).then(compass))
}

/// Buttons for who cannot pinch: nearer, and back to the whole.
fn lenses(sitting: &'static Sitting, handle: Handle) -> [El; 2] {
    let whole = move || handle.camera.get().is_whole();
    [
        el("button", "btn icon whole")
            .attr("aria-label", sitting.words.board.whole_board)
            .flag("hidden", whole)
            .on_tap(move || handle.show_whole())
            .with(icon("ui-fit")),
        el("button", "btn icon nearer")
            .attr("aria-label", sitting.words.board.nearer)
            .flag("hidden", move || !whole())
            .on_tap(move || handle.come_nearer())
            .with(icon("ui-plus")),
    ]
}

/// One of the sheets that lie on each other and are moved together. What changes on one is drawn without
/// the others.
fn sheet(drawing: El, handle: Handle, fill: impl FnOnce(El) -> El) -> El {
    let [left, top, width, height] = handle.bounds;
    let moved = svg("g", "").live_attr("transform", move || Some(handle.camera.get().transform()));
    drawing.attr("viewBox", &format!("{left} {top} {width} {height}")).with(fill(moved))
}

/// The hexes, made some at a time and shown together, and the aim above them.
fn pieces(sheet: El, sitting: &'static Sitting, map: Slot<geometry::Plan>) -> El {
    const AT_A_TIME: usize = 30;
    let parts: Vec<Vec<Space>> =
        map.with(|map| map.spaces().chunks(AT_A_TIME).map(<[_]>::to_vec).collect());
    let made = Rc::new(RefCell::new(Vec::new()));
    let add = |sheet: El, part: Vec<Space>| {
        let made = Rc::clone(&made);
        sheet.soon(move || {
            made.borrow_mut().extend(map.with(|map| hex::hexes(sitting, map, &part)));
            None::<El>
        })
    };
    let sheet = parts.into_iter().fold(sheet, add);
    sheet
        .soon(move || {
            sitting.is_drawn.set(true);
            made.take()
        })
        .with(aim(sitting, map))
}

/// All empty land, and all empty sea: each is lit by showing or hiding its sheet.
fn glows(map: &geometry::Plan, handle: Handle) -> [El; 2] {
    [("glow land", Ground::Land), ("glow sea", Ground::Sea)].map(|(class, ground)| {
        let rings = svg("path", "").attr("d", &map.rings(|space| space.ground() == ground));
        sheet(svg("svg", class).attr("aria-hidden", "true"), handle, |g| g.with(rings))
    })
}

/// Where north is on a map that is turned.
fn compass() -> El {
    svg("svg", "compass").attr("viewBox", "-60 -60 120 120").attr("aria-hidden", "true").with([
        svg("circle", "").attr("r", "34"),
        svg("path", "needle").attr("d", "M-26 15L-2 6 2-6z"),
        svg("path", "").attr("d", "M26-15L-2 6 2-6z"),
        svg("text", "").attr("x", "46").attr("y", "-20").with("N"),
    ])
}

/// The ring round the space that a tap or Enter would choose now.
fn aim(sitting: &'static Sitting, map: Slot<geometry::Plan>) -> El {
    let place = memo(move || {
        let at = sitting.rest.get()?;
        let leads_on = sitting.seen.with(|seen| sitting.lit.get().contains(seen, at));
        leads_on.then(|| map.with(|map| map.centre(at).drawn(Shape::RING)))
    });
    svg("path", "aim").live_attr("d", move || place.get())
}

/// The print under the pieces: it never changes.
fn ground(map: &geometry::Plan) -> Vec<El> {
    let is_land = |space: Space| space.ground() != Ground::Sea;
    let shore = map.outline(|_| true);
    let coast = map.outline(is_land);
    let sea_grid = map.grid(|space| !is_land(space));
    let land_grid = map.grid(is_land);
    Vec::from([
        svg("defs", "").with([
            svg("path", "").attr("id", "shore").attr("d", &shore),
            svg("path", "").attr("id", "land").attr("d", &coast),
            svg("clipPath", "").attr("id", "in-sea").with(svg("path", "").attr("d", &shore)),
        ]),
        svg("use", "sea-skirt").attr("href", "#shore"),
        svg("use", "sea-body").attr("href", "#shore"),
        svg("use", "sea-waves").attr("href", "#shore"),
        svg("g", "").attr("clip-path", "url(#in-sea)").with([
            svg("use", "sea-edge wide").attr("href", "#shore"),
            svg("use", "sea-edge").attr("href", "#shore"),
            svg("use", "surf three").attr("href", "#land"),
            svg("use", "surf two").attr("href", "#land"),
            svg("use", "surf").attr("href", "#land"),
        ]),
        svg("path", "sea-grid").attr("d", &sea_grid),
        svg("use", "land-body").attr("href", "#land"),
        svg("path", "land-grid").attr("d", &land_grid),
        svg("use", "land-key").attr("href", "#land"),
    ])
}

const fn ground_word(ground: Ground) -> &'static str {
    match ground {
        Ground::Sea => "sea",
        Ground::Land => "land",
        Ground::Village | Ground::City | Ground::Capital => "settlement",
    }
}

const fn lit_word(lit: Lit) -> Option<&'static str> {
    match lit {
        Lit::Nowhere => None,
        Lit::Land => Some("land"),
        Lit::Sea => Some("sea"),
        Lit::Only(_) => Some("spots"),
    }
}

/// The space that was meant: the one that was hit, or a lit one close by if that leads nowhere.
fn aimed_at(
    sitting: &'static Sitting,
    map: &geometry::Plan,
    hit: Option<Space>,
    x: i32,
    y: i32,
) -> Option<Space> {
    const REACH: i32 = 170;
    let lit = sitting.lit.now();
    sitting.seen.with_untracked(|seen| {
        let is_lit = |space: Space| lit.contains(seen, space);
        if lit == Lit::Nowhere || hit.is_some_and(is_lit) {
            return hit;
        }
        let is_near = |space: &Space| {
            let centre = map.centre(*space);
            (centre.x() - x).pow(2) + (centre.y() - y).pow(2) < REACH.pow(2)
        };
        map.nearest(x, y, is_lit).filter(is_near).or(hit)
    })
}

/// The keys lie as on a number pad: up and down, and the four slanting sides in its corners.
fn walk(map: &geometry::Plan, from: Space, key: &str) -> Option<Space> {
    let sides: &[usize] = match key {
        "ArrowUp" | "8" => &[4],
        "ArrowDown" | "2" => &[1],
        "PageUp" | "9" => &[5],
        "PageDown" | "3" => &[0],
        "Home" | "7" => &[3],
        "End" | "1" => &[2],
        "ArrowRight" | "6" => &[5, 0],
        "ArrowLeft" | "4" => &[3, 2],
        _ => return None,
    };
    sides.iter().find_map(|&side| map.beyond(from, side))
}

/// Whether the focus came by keyboard: a finger or a mouse says more exactly where it is.
fn is_walked(event: &FocusEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(true))
}

pub fn rest_on(sitting: &'static Sitting, at: Option<Space>) {
    if sitting.rest.now() != at {
        sitting.rest.set(at);
    }
}

pub fn space_of(target: Option<web_sys::EventTarget>) -> Option<Space> {
    let hex = target?.dyn_into::<Element>().ok()?.closest("[data-at]").ok()??;
    Space::new(hex.get_attribute("data-at")?.parse().ok()?)
}

/// Only the hex that has the focus is a stop on the way round with Tab.
fn step_to(board: &Element, at: Space) {
    let find = |query: &str| board.query_selector(query).ok().flatten();
    if let Some(before) = find(".hex[tabindex='0']") {
        let _ = before.set_attribute("tabindex", "-1");
    }
    if let Some(hex) = find(&format!("[data-at='{}']", at.index())) {
        let _ = hex.set_attribute("tabindex", "0");
        focus(&hex);
    }
}

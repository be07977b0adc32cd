//! The board as a print: sea, land, settlements, tiles. Draws what `scene` says, hex by hex, so that a tile
//! laid changes the few nodes it concerns.

use super::camera::Handle;
use super::face::face;
use super::geometry::{self, Hold};
use super::scene::{self, Lit, Mark};
use super::sitting::Sitting;
use super::words::{self, figure_symbol};
use crate::ui::el::{El, el, focus, svg};
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use crate::ui::state::Slot;
use samurai::{Figure, Ground, Space};
use send_wrapper::SendWrapper;
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
        move |event: PointerEvent| handle.down(&frame, &event)
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
                Some(next) => step_to(&frame, next),
                None => return,
            },
        }
        event.prevent_default();
    };

    let [left, top, width, height] = bounds;
    let ground = map.with(ground);
    let hexes: Vec<El> = sitting
        .seen
        .with_untracked(|seen| seen.spaces().collect::<Vec<_>>())
        .into_iter()
        .map(|at| hex(sitting, map.with(|map| map.centre(at)), at))
        .collect();
    let whole = move || handle.camera.get().is_whole();
    el("div", "map").flag("data-near", move || !whole()).with([
        drawing
            .attr("viewBox", &format!("{left} {top} {width} {height}"))
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
            .on("focusin", move |event: FocusEvent| rest_on(sitting, space_of(event.target())))
            .with(
                svg("g", "")
                    .live_attr("transform", move || Some(handle.camera.get().transform()))
                    .with(ground)
                    .with(hexes),
            ),
        el("button", "btn icon whole")
            .attr("aria-label", sitting.words.board.whole_board)
            .flag("hidden", whole)
            .on_tap(move || handle.show_whole())
            .with(icon("ui-fit")),
    ])
}

/// The print under the pieces: it never changes.
fn ground(map: &geometry::Plan) -> El {
    let is_land = |space: Space| space.ground() != Ground::Sea;
    let shore = map.outline(|_| true);
    let coast = map.outline(is_land);
    let sea_grid = map.grid(|space| !is_land(space));
    let land_grid = map.grid(is_land);
    svg("g", "print").attr("aria-hidden", "true").with([
        svg("defs", "").with([
            svg("path", "").attr("id", "shore").attr("d", &shore),
            svg("path", "").attr("id", "land").attr("d", &coast),
            svg("clipPath", "").attr("id", "in-sea").with(svg("path", "").attr("d", &shore)),
            svg("path", "")
                .attr("id", "cell")
                .attr("d", "M100 0L50 87L-50 87L-100 0L-50-87L50-87z"),
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

fn hex(sitting: &'static Sitting, centre: geometry::Point, at: Space) -> El {
    let look = memo(move || {
        let (news, picked) = (sitting.news.get(), sitting.picked.get());
        sitting.seen.with(|seen| scene::spot(seen, news, picked, at))
    });
    let sentence = memo(move || {
        let name = |seat| sitting.name(seat);
        sitting.seen.with(|seen| words::space(sitting.words, seen, at, &name))
    });
    let is_spot = memo(move || match sitting.lit.get() {
        Lit::Only(spaces) => spaces.contains(at),
        _ => false,
    });
    let is_shown = move || sitting.shown.get() == Some(at);
    let mark = move || match look.get().mark {
        Mark::Plain => None,
        Mark::Now => Some("now"),
        Mark::Fresh => Some("fresh"),
        Mark::Picked => Some("picked"),
    };
    let standing = memo(move || look.get().pieces());
    let pieces = move || match (at.name(), standing.get()) {
        (Some(name), (_, figures)) => Some(settlement(at, name, figures)),
        (None, (tile, _)) => tile.map(|placed| face(placed.tile, sitting.crest(placed.seat))),
    };
    svg("g", "hex")
        .attr("role", "button")
        .attr("data-at", &at.index().to_string())
        .attr("data-ground", ground_word(at.ground()))
        .attr("transform", &format!("translate({} {})", centre.x(), centre.y()))
        .attr("tabindex", if at == Space::EDO { "0" } else { "-1" })
        .live_attr("aria-label", move || Some(sentence.get()))
        .flag("data-full", move || look.get().tile.is_some())
        .live_attr("data-mark", mark)
        .flag("data-spot", move || is_spot.get())
        .flag("data-shown", is_shown)
        .with(svg("use", "cell").attr("href", "#cell"))
        .live(pieces)
        .with(svg("use", "ring").attr("href", "#hex").attr("transform", "scale(2.86)"))
}

fn settlement(at: Space, name: &'static str, figures: [bool; 3]) -> El {
    let standing: Vec<Figure> =
        Figure::ALL.into_iter().zip(figures).filter_map(|(f, here)| here.then_some(f)).collect();
    let places: &[(i32, i32, i32)] = match standing.len() {
        0 => &[],
        1 => &[(0, -18, 104)],
        2 => &[(-36, -16, 74), (36, -16, 74)],
        _ => &[(-44, -2, 62), (0, -44, 62), (44, -2, 62)],
    };
    let figures: Vec<El> = standing
        .iter()
        .zip(places)
        .map(|(&figure, &(x, y, size))| {
            svg("use", "fig")
                .attr("href", &format!("#{}", figure_symbol(figure)))
                .attr("x", &(x - size / 2).to_string())
                .attr("y", &(y - size / 2).to_string())
                .attr("width", &size.to_string())
                .attr("height", &size.to_string())
        })
        .collect();
    let is_empty = standing.is_empty();
    // The plate stays within its hex, or the next tile would cover the name; long ones stand closer.
    let letters = i32::try_from(name.len()).unwrap_or(8);
    let width = (letters * 19 + 12).min(154);
    let squeezed = (letters > 6).then(|| (width - 16).to_string());
    let plate = (!is_empty).then(|| {
        svg("rect", "")
            .attr("x", &(-width / 2).to_string())
            .attr("y", "36")
            .attr("width", &width.to_string())
            .attr("height", "40")
            .attr("rx", "7")
    });
    svg("g", "settlement")
        .attr("data-room", &at.room().to_string())
        .attr_if("data-empty", is_empty.then_some(""))
        .with([
            svg("use", "chip").attr("href", "#hex").attr("transform", "scale(3.06)"),
            svg("use", "wall").attr("href", "#hex").attr("transform", "scale(2.7)"),
        ])
        .with(figures)
        .with(
            svg("g", "plate").with(plate).with(
                svg("text", "")
                    .attr("y", if is_empty { "10" } else { "66" })
                    .attr_if("textLength", squeezed.as_deref())
                    .attr("lengthAdjust", "spacingAndGlyphs")
                    .with(name),
            ),
        )
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

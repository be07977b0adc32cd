//! The board as a print: sea, land, settlements, tiles. Draws what `scene` says, hex by hex, so that a tile
//! laid changes the few nodes it concerns.

use super::camera::Handle;
use super::face::face;
use super::geometry::{self, Hold};
use super::scene::{self, Lit, Mark, Spot};
use super::sitting::Sitting;
use super::words::{self, figure_symbol};
use crate::ui::icon::icon;
use crate::ui::live::{flag, live, memo, tap};
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use leptos::svg;
use samurai::{Figure, Ground, Space};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};

pub fn board(sitting: Sitting, hold: Hold) -> Sheet {
    let map = StoredValue::new(
        sitting.seen.with_untracked(|seen| geometry::Sheet::new(seen.spaces(), hold)),
    );
    let bounds = map.with_value(geometry::Sheet::bounds);
    let handle = Handle::new(bounds);
    let node = NodeRef::<svg::Svg>::new();
    let element = move || node.get_untracked().map(|svg| svg.unchecked_into::<Element>());

    let click = move |event: MouseEvent| {
        let Some(svg) = element().filter(|_| handle.was_tap()) else { return };
        let (x, y) = handle.on_board(&svg, event.client_x(), event.client_y());
        if let Some(at) = map.with_value(|map| aimed_at(sitting, map, x, y)) {
            sitting.tap(at, None);
        }
    };
    let double_click = move |event: MouseEvent| {
        let busy = sitting.news.with_untracked(|news| {
            space_of(event.target()).is_some_and(|at| news.now.contains(at))
        });
        if let Some(svg) = element().filter(|_| !busy) {
            handle.double_tap(&svg, event.client_x(), event.client_y());
        }
    };
    let wheel = move |event: WheelEvent| {
        if let Some(svg) = element() {
            handle.wheel(&svg, &event);
        }
    };
    let down = move |event: PointerEvent| {
        if let Some(svg) = element() {
            handle.down(&svg, &event);
        }
    };
    let moved = move |event: PointerEvent| {
        if let Some(svg) = element() {
            handle.moved(&svg, &event);
        }
        if event.pointer_type() == "mouse" {
            rest_on(sitting, space_of(event.target()));
        }
    };
    let up = move |event: PointerEvent| handle.up(&event);
    let key = move |event: KeyboardEvent| {
        let Some(at) = space_of(event.target()) else { return };
        match event.key().as_str() {
            "Enter" | " " => sitting.tap(at, None),
            key => match map.with_value(|map| walk(map, at, key)) {
                Some(next) => focus(element(), next),
                None => return,
            },
        }
        event.prevent_default();
    };

    let [left, top, width, height] = bounds;
    let ground = map.with_value(ground);
    let hexes: Vec<Sheet> = sitting
        .seen
        .with_untracked(|seen| seen.spaces().collect::<Vec<_>>())
        .into_iter()
        .map(|at| hex(sitting, map.with_value(|map| map.centre(at)), at))
        .collect();
    let whole = move || handle.camera.get().is_whole();
    sheet(view! {
        <div class="map" data-near=flag(move || !whole())>
            <svg
                class="board" node_ref=node viewBox=format!("{left} {top} {width} {height}")
                role="group" aria-label=sitting.text.board.board
                data-lit=live(move || lit_word(sitting.lit.get()))
                on:click=click on:dblclick=double_click on:wheel=wheel
                on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=up
                on:pointerleave=move |_| rest_on(sitting, None)
                on:keydown=key
                on:focusin=move |event| rest_on(sitting, space_of(event.target()))
            >
                <g transform=live(move || handle.camera.get().transform())>
                    {ground}
                    {hexes}
                </g>
            </svg>
            <button
                class="btn icon whole" aria-label=sitting.text.board.whole_board
                hidden=live(whole) on:click=tap(move || handle.show_whole())
            >
                {icon("ui-fit")}
            </button>
        </div>
    })
}

/// The print under the pieces: it never changes.
fn ground(map: &geometry::Sheet) -> Sheet {
    let is_land = |space: Space| space.ground() != Ground::Sea;
    let shore = map.outline(|_| true);
    let coast = map.outline(is_land);
    let sea_grid = map.grid(|space| !is_land(space));
    let land_grid = map.grid(is_land);
    sheet(view! {
        <g class="print" aria-hidden="true">
            <defs>
                <path id="shore" d=shore.clone()/>
                <path id="land" d=coast/>
                <clipPath id="in-sea"><path d=shore/></clipPath>
                <path id="cell" d="M100 0L50 87L-50 87L-100 0L-50-87L50-87z"/>
            </defs>
            <use href="#shore" class="sea-skirt"/>
            <use href="#shore" class="sea-body"/>
            <use href="#shore" class="sea-waves"/>
            <g clip-path="url(#in-sea)">
                <use href="#shore" class="sea-edge wide"/>
                <use href="#shore" class="sea-edge"/>
                <use href="#land" class="surf three"/>
                <use href="#land" class="surf two"/>
                <use href="#land" class="surf"/>
            </g>
            <path class="sea-grid" d=sea_grid/>
            <use href="#land" class="land-body"/>
            <path class="land-grid" d=land_grid/>
            <use href="#land" class="land-key"/>
        </g>
    })
}

fn hex(sitting: Sitting, centre: geometry::Point, at: Space) -> Sheet {
    let look = memo(move || {
        let (news, picked) = (sitting.news.get(), sitting.picked.get());
        sitting.seen.with(|seen| scene::spot(seen, news, picked, at))
    });
    let sentence = memo(move || {
        let name = |seat| sitting.name(seat);
        sitting.seen.with(|seen| words::space(&sitting.text.samurai_table, seen, at, &name))
    });
    let is_spot = memo(move || match sitting.lit.get() {
        Lit::Only(spaces) => spaces.contains(at),
        _ => false,
    });
    let is_shown = move || sitting.shown.get() == Some(at);
    let mark = live(move || match look.get().mark {
        Mark::Plain => None,
        Mark::Now => Some("now"),
        Mark::Fresh => Some("fresh"),
        Mark::Picked => Some("picked"),
    });
    let pieces = live(move || match at.name() {
        Some(name) => settlement(at, name, look.get()),
        None => look
            .get()
            .tile
            .map_or_else(|| sheet(()), |placed| face(placed.tile, sitting.crest(placed.seat))),
    });
    sheet(view! {
        <g
            class="hex" role="button" data-at=at.index().to_string()
            data-ground=ground_word(at.ground())
            transform=format!("translate({} {})", centre.x(), centre.y())
            tabindex=if at == Space::EDO { "0" } else { "-1" }
            aria-label=live(move || sentence.get())
            data-full=flag(move || look.get().tile.is_some())
            data-mark=mark
            data-spot=flag(move || is_spot.get())
            data-shown=flag(is_shown)
        >
            <use href="#cell" class="cell"/>
            {pieces}
            <use href="#hex" class="ring" transform="scale(2.86)"/>
        </g>
    })
}

fn settlement(at: Space, name: &'static str, look: Spot) -> Sheet {
    let standing: Vec<Figure> = Figure::ALL
        .into_iter()
        .zip(look.figures)
        .filter_map(|(f, here)| here.then_some(f))
        .collect();
    let places: &[(i32, i32, i32)] = match standing.len() {
        0 => &[],
        1 => &[(0, -18, 104)],
        2 => &[(-36, -16, 74), (36, -16, 74)],
        _ => &[(-44, -2, 62), (0, -44, 62), (44, -2, 62)],
    };
    let figures: Vec<Sheet> = standing
        .iter()
        .zip(places)
        .map(|(&figure, &(x, y, size))| {
            sheet(view! {
                <use
                    href=format!("#{}", figure_symbol(figure)) class="fig"
                    x=(x - size / 2).to_string() y=(y - size / 2).to_string()
                    width=size.to_string() height=size.to_string()
                />
            })
        })
        .collect();
    let is_empty = standing.is_empty();
    let width = i32::try_from(name.len()).unwrap_or(8) * 17 + 16;
    let plate = (!is_empty).then(|| {
        sheet(view! {
            <rect x=(-width / 2).to_string() y="36" width=width.to_string() height="40" rx="7"/>
        })
    });
    sheet(view! {
        <g class="settlement" data-room=at.room().to_string() data-empty=is_empty.then_some("")>
            <use href="#hex" class="chip" transform="scale(3.06)"/>
            <use href="#hex" class="wall" transform="scale(2.7)"/>
            {figures}
            <g class="plate">{plate}<text y=if is_empty { "10" } else { "66" }>{name}</text></g>
        </g>
    })
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
fn aimed_at(sitting: Sitting, map: &geometry::Sheet, x: i32, y: i32) -> Option<Space> {
    const REACH: i32 = 170;
    let hit = map.nearest(x, y, |_| true).filter(|&space| is_near(map, space, x, y, 110));
    let lit = sitting.lit.get_untracked();
    sitting.seen.with_untracked(|seen| {
        let is_lit = |space: Space| lit.contains(seen, space);
        if lit == Lit::Nowhere || hit.is_some_and(is_lit) {
            return hit;
        }
        map.nearest(x, y, is_lit).filter(|&space| is_near(map, space, x, y, REACH)).or(hit)
    })
}

fn is_near(map: &geometry::Sheet, space: Space, x: i32, y: i32, reach: i32) -> bool {
    let centre = map.centre(space);
    (centre.x() - x).pow(2) + (centre.y() - y).pow(2) < reach.pow(2)
}

/// The keys lie as on a number pad: up and down, and the four slanting sides in its corners.
fn walk(map: &geometry::Sheet, from: Space, key: &str) -> Option<Space> {
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

fn rest_on(sitting: Sitting, at: Option<Space>) {
    if sitting.rest.get_untracked() != at {
        sitting.rest.set(at);
    }
}

fn space_of(target: Option<web_sys::EventTarget>) -> Option<Space> {
    let hex = target?.dyn_into::<Element>().ok()?.closest("[data-at]").ok()??;
    Space::new(hex.get_attribute("data-at")?.parse().ok()?)
}

/// Only the hex that has the focus is a stop on the way round with Tab.
fn focus(board: Option<Element>, at: Space) {
    let Some(board) = board else { return };
    let find = |query: &str| board.query_selector(query).ok().flatten();
    if let Some(before) = find(".hex[tabindex='0']") {
        let _ = before.set_attribute("tabindex", "-1");
    }
    if let Some(hex) = find(&format!("[data-at='{}']", at.index())) {
        let _ = hex.set_attribute("tabindex", "0");
        let _ = hex.unchecked_into::<web_sys::SvgElement>().focus();
    }
}

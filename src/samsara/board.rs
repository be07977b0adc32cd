//! The board: hollows in wood, marbles of glass, and where the picked one can go. Draws what `scene` says.

mod ground;

use super::die::face;
use super::geometry::{Heading, Lie, Plan, Point};
use super::scene::{Ask, Spot, Target};
use super::sitting::Sitting;
use super::travel::travel;
use super::turning::turns_page;
use super::words;
use crate::ui::el::{El, el, focus, svg};
use crate::ui::memo::memo;
use crate::ui::state::effect;
use leptos::prelude::*;
use samsara::{Cell, Landing, Lane, PLAYERS, STONES, Samsara};
use table::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};

/// Room round the board for its edge and its shadow.
const RIM: i32 = 14;

pub fn board(sitting: &'static Sitting, plan: Plan) -> El {
    let turned = memo(move || turns_page(sitting, plan.near));
    let key = move |event: KeyboardEvent| {
        let Some(at) = spot_of(event.target()) else { return };
        match event.key().as_str() {
            "Enter" | " " => sitting.tap(at),
            key => match heading(key, turned.now()).and_then(|heading| plan.beyond(at, heading)) {
                Some(next) => step_to(sitting, next),
                None => return,
            },
        }
        event.prevent_default();
    };
    let click = move |event: MouseEvent| {
        if let Some(at) = spot_of(event.target()) {
            sitting.tap(at);
        }
    };
    let moved = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            rest_on(sitting, spot_of(event.target()));
        }
    };
    let spots: Vec<El> = Spot::all().map(|at| spot(sitting, plan, at)).collect();
    let stones: Vec<El> = (0..usize::from(STONES)).map(|at| stone(sitting, plan, at)).collect();
    let markers: Vec<El> = Seat::all(PLAYERS).map(|seat| marker(sitting, plan, seat)).collect();
    let targets = move || sitting.targets.get();
    el("div", "plank-room").with(
        svg("svg", "wheel")
            .once_gone(keep_keyboard)
            .attr("viewBox", &view_box(plan))
            .attr("role", "group")
            .attr("aria-label", sitting.words.board)
            .flag("data-asks", move || matches!(sitting.ask.get(), Ask::Move(_)))
            .flag("data-held", move || sitting.picked.get().is_some())
            .on("click", click)
            .on("keydown", key)
            .on("pointermove", moved)
            .on("pointerleave", move |_: PointerEvent| rest_on(sitting, None))
            .on("focusin", move |event: FocusEvent| rest_on(sitting, spot_of(event.target())))
            .with(ground::ground(plan, |seat| sitting.crest(seat)))
            .with(svg("g", "").with(spots))
            .with(svg("g", "news").live(move || {
                let old: Vec<El> =
                    sitting.news.get().into_iter().map(|was| trail(plan, was)).collect();
                old
            }))
            .with(svg("g", "").with(markers))
            .with(svg("g", "").with(stones))
            .with(svg("g", "ways").live(move || {
                let ways: Vec<El> =
                    targets().into_iter().map(|target| way(sitting, plan, target)).collect();
                ways
            }))
            .with(svg("g", "aims").live(move || {
                let aims: Vec<El> =
                    targets().into_iter().map(|target| aim(sitting, plan, target)).collect();
                aims
            })),
    )
}

/// The board as it lies, only to be looked at.
pub fn still(seen: &Samsara, crest_of: impl Fn(Seat) -> u8) -> El {
    let plan = Plan { lie: Lie::Wide, near: Seat::FIRST };
    let hollow = |at: Spot| {
        let (hollow, _, size) = shapes(at);
        let place = translate(plan.spot(at));
        svg("use", "").attr("href", hollow).attr("transform", &format!("{place} {size}"))
    };
    let hollows: Vec<El> = Spot::all().map(hollow).collect();
    let stone = |at: Cell| {
        svg("use", "").attr("href", "#marble").attr("transform", &translate(plan.cell(at)))
    };
    let stones: Vec<El> = seen.board().stones().map(stone).collect();
    let markers: Vec<El> = seen
        .goals()
        .iter(PLAYERS)
        .map(|(seat, &goals)| {
            marked(seat, crest_of(seat)).attr("transform", &translate(plan.step(seat, goals)))
        })
        .collect();
    svg("svg", "wheel")
        .attr("viewBox", &view_box(plan))
        .attr("aria-hidden", "true")
        .with(ground::ground(plan, crest_of))
        .with(hollows)
        .with(markers)
        .with(stones)
}

/// A hollow, to be tapped and walked to.
fn spot(sitting: &'static Sitting, plan: Plan, at: Spot) -> El {
    let sentence = memo(move || {
        let name = |seat| sitting.name(seat);
        let (ask, picked, aims) = (sitting.ask.get(), sitting.picked.get(), sitting.targets.get());
        sitting.seen.with(|seen| {
            let look = words::Look { seen, ask, picked, aims: &aims };
            words::spot(sitting.words, look, at, &name)
        })
    });
    let movable = memo(move || match at {
        Spot::Cell(cell) => {
            let only = sitting.only();
            matches!(sitting.ask.get(), Ask::Move(_))
                && sitting.seen.with(|seen| !super::scene::targets(seen, cell, only).is_empty())
        }
        Spot::Goal(_) => false,
    });
    let (hollow, ring, size) = shapes(at);
    svg("g", "spot")
        .attr("role", "button")
        .attr("data-at", &at.slug())
        .attr("transform", &translate(plan.spot(at)))
        .attr("tabindex", if at == sitting.stop.with(|&stop| stop) { "0" } else { "-1" })
        .live_attr("aria-label", move || Some(sentence.get()))
        .flag("data-stone", move || {
            matches!(at, Spot::Cell(cell) if sitting.stones.with(|stones| stones.contains(&cell)))
        })
        .flag("data-movable", move || movable.get())
        .flag("data-picked", move || {
            sitting.picked.get().is_some_and(|stone| at == Spot::Cell(stone))
        })
        .flag("data-shown", move || sitting.shown.get() == Some(at))
        .live_attr("data-die", move || {
            let targets = sitting.targets.get();
            let aim = targets.iter().find(|target| target.spot == at)?;
            Some(aim.play.die.pips().to_string())
        })
        .with([
            svg("circle", "hit").attr("r", "40"),
            svg("use", "hollow").attr("href", hollow).attr("transform", size),
            svg("use", "ring").attr("href", ring).attr("transform", size),
        ])
}

/// A marble slides to where it lies.
fn stone(sitting: &'static Sitting, plan: Plan, number: usize) -> El {
    let at = memo(move || sitting.stones.with(|stones| stones[number]));
    let lies = move || {
        let Point { x, y } = plan.cell(at.get());
        format!("transform: translate({x}px, {y}px)")
    };
    let stone = svg("use", "stone").attr("href", "#marble").live_property("style", lies);
    let element = stone.element().clone();
    let mut before = at.now();
    effect(move || {
        let now = at.get();
        let moved = sitting.moved(std::mem::replace(&mut before, now), now);
        if let Some(moved) = moved {
            let back = matches!(moved.landing, Landing::Goal { .. }).then(|| plan.cell(now));
            travel(&element, &plan.stops(moved), back);
        }
    });
    stone
}

/// The marker of a player on the counting track.
fn marker(sitting: &'static Sitting, plan: Plan, seat: Seat) -> El {
    let goals = memo(move || sitting.seen.with(|seen| seen.goals()[seat]));
    let lies = move || {
        let Point { x, y } = plan.step(seat, goals.get());
        format!("transform: translate({x}px, {y}px)")
    };
    marked(seat, sitting.crest(seat)).live_property("style", lies)
}

fn marked(seat: Seat, crest: u8) -> El {
    let shape = match Lane::into_goal_of(seat) {
        Lane::Round => svg("circle", "").attr("r", "22"),
        Lane::Square => svg("rect", "")
            .attr("x", "-20")
            .attr("y", "-20")
            .attr("width", "40")
            .attr("height", "40")
            .attr("rx", "6"),
    };
    svg("g", "marker")
        .attr("data-crest", &crest.to_string())
        .attr("aria-hidden", "true")
        .with(shape)
        .with(ground::crest(crest, 28))
}

/// The way of a stone to a target, every step and every change of lane.
fn way(sitting: &'static Sitting, plan: Plan, target: Target) -> El {
    let way = plan.way(target);
    let back = plan.way_back(target).map(|back| svg("path", "back").attr("d", &back));
    let home = match target.landing {
        Landing::Goal { back } => Some(
            svg("circle", "home").attr("r", "20").attr("transform", &translate(plan.cell(back))),
        ),
        _ => None,
    };
    svg("g", "way")
        .flag("data-on", move || sitting.rest.get() == Some(target.spot))
        .with([svg("path", "bed").attr("d", &way), svg("path", "").attr("d", &way)])
        .with(back)
        .with(home)
}

/// Where a move of the turn before went.
fn trail(plan: Plan, was: Target) -> El {
    let to = plan.cell(was.landing.cell());
    svg("g", "").with([
        svg("path", "").attr("d", &plan.way(was)),
        svg("circle", "").attr("r", "36").attr("transform", &translate(to)),
    ])
}

/// A target: the die that leads there.
fn aim(sitting: &'static Sitting, plan: Plan, target: Target) -> El {
    let shape = if lane_of(target.spot) == Lane::Round { "#ring" } else { "#frame" };
    svg("g", "aim")
        .attr("data-theme", "light")
        .attr("transform", &translate(plan.spot(target.spot)))
        .flag("data-on", move || sitting.rest.get() == Some(target.spot))
        .with([
            svg("use", "disc").attr("href", shape),
            svg("g", "")
                .attr("transform", "scale(.34) translate(-50 -50)")
                .with(face(target.play.die)),
        ])
}

/// The hollow of a place, what is drawn round it, and how large.
fn shapes(at: Spot) -> (&'static str, &'static str, &'static str) {
    let size = if matches!(at, Spot::Goal(_)) { "scale(1.36)" } else { "scale(1)" };
    match lane_of(at) {
        Lane::Round => ("#round", "#ring", size),
        Lane::Square => ("#square", "#frame", size),
    }
}

fn lane_of(at: Spot) -> Lane {
    match at {
        Spot::Cell(cell) => cell.lane(),
        Spot::Goal(seat) => Lane::into_goal_of(seat),
    }
}

/// Where an arrow points on the screen; on a page that stands on its head, the other way round.
fn heading(key: &str, turned: bool) -> Option<Heading> {
    Some(match (key, turned) {
        ("ArrowUp", false) | ("ArrowDown", true) => Heading::Up,
        ("ArrowDown", false) | ("ArrowUp", true) => Heading::Down,
        ("ArrowLeft", false) | ("ArrowRight", true) => Heading::Left,
        ("ArrowRight", false) | ("ArrowLeft", true) => Heading::Right,
        _ => return None,
    })
}

fn view_box(plan: Plan) -> String {
    let (right, bottom) = plan.half();
    let (right, bottom) = (right + RIM, bottom + RIM);
    format!("{} {} {} {}", -right, -bottom, 2 * right, 2 * bottom)
}

fn translate(to: Point) -> String {
    format!("translate({} {})", to.x, to.y)
}

fn rest_on(sitting: &'static Sitting, at: Option<Spot>) {
    if sitting.rest.now() != at {
        sitting.rest.set(at);
    }
}

fn spot_of(target: Option<EventTarget>) -> Option<Spot> {
    let spot = target?.dyn_into::<Element>().ok()?.closest("[data-at]").ok()??;
    Spot::from_slug(&spot.get_attribute("data-at")?)
}

/// Only the place that has the focus is a stop on the way round with Tab.
pub fn step_to(sitting: &'static Sitting, at: Spot) {
    sitting.stop.set(at);
    if let Some(before) = find(STOP) {
        let _ = before.set_attribute("tabindex", "-1");
    }
    if let Some(spot) = find(&format!(".spot[data-at='{}']", at.slug())) {
        let _ = spot.set_attribute("tabindex", "0");
        focus(&spot);
    }
}

/// Takes the keyboard to the board once that has been drawn, if what it stood on is gone.
pub fn come_to_board() {
    request_animation_frame(|| {
        let stands_on =
            document().active_element().filter(|at| !at.matches("body").unwrap_or(false));
        if let (None, Some(stop)) = (stands_on, find(STOP)) {
            focus(&stop);
        }
    });
}

/// A board that turns is drawn anew: whoever walks on it with the keyboard goes on from the same place.
fn keep_keyboard(board: &Element) {
    if board.contains(document().active_element().as_deref()) {
        come_to_board();
    }
}

const STOP: &str = ".spot[tabindex='0']";

fn find(query: &str) -> Option<Element> {
    document().query_selector(query).ok().flatten()
}

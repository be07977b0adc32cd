//! The samurai round the village: kiai track, defence, combat line, wounds, tokens.

use super::card::small_card;
use super::scene::{self, Spot, emblem};
use super::sitting::Sitting;
use super::words::{self, penalty_icon, symbol_icon};
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::memo::{Memo, memo};
use leptos::ev;
use leptos::prelude::*;
use send_wrapper::SendWrapper;
use spirit::{Ahead, Board, Samurai, Side, Symbol};
use table::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

pub fn boards(sitting: &'static Sitting) -> El {
    let seats: Vec<Seat> = sitting.seen.with_untracked(|seen| seen.seats().collect());
    let boards: Vec<El> = seats.iter().map(|&seat| board(sitting, seat)).collect();
    let ring = el("section", "ring")
        .attr("aria-label", sitting.text.samurai)
        // Swiped by hand, scrolled by keys.
        .attr("tabindex", "0")
        .with(boards);
    // On a phone the boards lie in a row, and the one that the table is turned to comes into view.
    let row = ring.element().clone();
    // A window that was turned lays them out anew.
    let again = SendWrapper::new(row.clone());
    let resized = move |_| show(&again, sitting.facing.now());
    let listener = window_event_listener(ev::resize, resized);
    on_cleanup(move || listener.remove());
    ring.once_shown(move |_| show(&row, sitting.facing.get()))
}

/// Each samurai at a glance: where everybody stands, and the way to each board.
pub fn glances(sitting: &'static Sitting) -> El {
    let seats: Vec<Seat> = sitting.seen.with_untracked(|seen| seen.seats().collect());
    let glances: Vec<El> = seats.into_iter().map(|seat| glance(sitting, seat)).collect();
    el("nav", "glances").attr("aria-label", sitting.text.samurai).with(glances)
}

fn glance(sitting: &'static Sitting, seat: Seat) -> El {
    let board = sitting.board(seat);
    let samurai = board.now().samurai();
    let look = move || {
        if let Some(row) = document().query_selector(".ring").ok().flatten() {
            show(&row, seat);
        }
    };
    let stands = move || {
        let board = board.get();
        format!("{}/{}", board.sum(), board.kiai())
    };
    el("button", "glance")
        .flag("data-now", move || sitting.facing.get() == seat)
        .flag("data-passed", move || board.get().passed())
        .flag("data-over", move || board.get().is_overrun())
        .on_tap(look)
        .live(move || mark(samurai, board.get().side()))
        .with([
            el("span", "unseen").with(words::name(samurai)),
            el("span", "stands").live_text(stands),
        ])
}

/// Scrolls a row of boards to one of them.
fn show(row: &Element, seat: Seat) {
    let boards = row.children();
    let Some(board) = boards.item(seat.number().into()) else { return };
    let (Ok(row), Ok(board)) =
        (row.clone().dyn_into::<HtmlElement>(), board.dyn_into::<HtmlElement>())
    else {
        return;
    };
    let middle = board.offset_left() + board.offset_width() / 2;
    row.set_scroll_left(middle - row.offset_left() - row.offset_width() / 2);
}

/// A samurai's crest, or the head of his animal, in his colour.
pub fn mark(samurai: Samurai, side: Side) -> El {
    el("span", "kamon")
        .attr("data-crest", &(samurai as u8).to_string())
        .with(icon(emblem(samurai, side)))
}

pub fn small_mark(samurai: Samurai, side: Side) -> El {
    mark(samurai, side).attr("class", "kamon small")
}

fn board(sitting: &'static Sitting, seat: Seat) -> El {
    let board = sitting.board(seat);
    let samurai = board.now().samurai();
    let place = memo(move || sitting.seen.with(|seen| scene::place(seen, seat)));
    let beside = memo(move || sitting.seen.with(|seen| scene::beside(seen, seat)));
    let words = memo(move || sitting.seen.with(|seen| words::board(sitting.text, seen, seat)));
    let side = memo(move || board.get().side());
    target(el("article", "sam panel"), sitting, seat, Spot::Board)
        .attr("data-seat", &seat.number().to_string())
        .live_attr("data-place", move || Some(place.get().to_string()))
        .live_attr("data-beside", move || beside.get())
        .live_attr("aria-label", move || Some(words.get()))
        .flag("data-now", move || place.get() == 0)
        .flag("data-passed", move || board.get().passed())
        .flag("data-animal", move || side.get() == Side::Animal)
        .flag("data-turns", move || sitting.moment.get().is_some_and(|moment| moment.turns(seat)))
        .with([
            who(sitting, seat, samurai, board, side),
            track(sitting, seat, board),
            el("div", "sides").with([defence(sitting, seat, board), line(sitting, seat, board)]),
        ])
}

/// Answers by a tap while it can: the same answers have buttons, which is where keys and screen readers go.
fn target(place: El, sitting: &'static Sitting, seat: Seat, spot: Spot) -> El {
    let tap = memo(move || {
        sitting
            .seen
            .with(|seen| sitting.offers.with(|offers| scene::tap_on(seen, offers, seat, spot)))
    });
    let answer = move |event: web_sys::Event| {
        if let Some(tap) = tap.now() {
            // The next question may be about the same samurai: one tap answers one.
            event.stop_propagation();
            sitting.tap(tap);
        }
    };
    place
        .flag("data-target", move || tap.get().is_some() && !sitting.bot_decides())
        .on("click", answer)
}

/// Whose board it is, what he can do, how he is.
fn who(
    sitting: &'static Sitting,
    seat: Seat,
    samurai: Samurai,
    board: Memo<Board>,
    side: Memo<Side>,
) -> El {
    let text = sitting.text;
    let player = sitting.play.player(seat).name;
    let talent = (text.talent)(samurai);
    let does = if player.is_empty() { talent.to_owned() } else { format!("{player} · {talent}") };
    let kiai = move || words::kiai(text, samurai, side.get());
    let wounds = memo(move || (text.wounds)(board.get().wounds()));
    let held = memo(move || sitting.seen.with(|seen| held(sitting, seen, seat)));
    // A token is a small sign: what it lets him do is said.
    let can = move || {
        held.with(|held| {
            let lent = held.iter().filter(|(other, _)| *other != samurai);
            lent.fold(does.clone(), |all, (other, _)| format!("{all} + {}", (text.talent)(*other)))
        })
    };
    el("header", "who").with([
        el("span", "turns").live(move || mark(samurai, side.get())),
        el("div", "names").with([
            el("h2", "name").with(words::name(samurai)).live(move || {
                (side.get() == Side::Animal)
                    .then(|| el("span", "beast").with((text.animal)(samurai)))
            }),
            el("p", "sub").live_text(can),
            el("p", "sub deed").live_text(kiai),
        ]),
        el("div", "state").with([
            el("span", "w")
                .attr("role", "img")
                .live_attr("aria-label", move || Some(wounds.get()))
                .live(move || hurts(board.get().wounds())),
            el("span", "tokens")
                .live(move || held.get().into_iter().map(token).collect::<Vec<_>>()),
        ]),
    ])
}

/// Four wounds are death: three places for those that a samurai survives.
fn hurts(wounds: u8) -> Vec<El> {
    (0..3)
        .map(|number| {
            let class = if number < wounds { "hurt full" } else { "hurt" };
            el("span", class).with(icon("sp-wound"))
        })
        .collect()
}

/// Talents that lie with a samurai besides his own, and his own token if it is there.
fn held(sitting: &'static Sitting, seen: &spirit::Spirit, seat: Seat) -> Vec<(Samurai, String)> {
    let board = seen.board(seat);
    let say = |samurai| {
        let talent = (sitting.text.talent)(samurai);
        (samurai, format!("{}: {talent}", words::name(samurai)))
    };
    let own = (board.token() == seat).then_some(board.samurai());
    let lent = seen.tokens_held(seat).iter().collect::<Vec<_>>();
    own.into_iter().chain(lent).chain(board.help().iter()).map(say).collect()
}

fn token((samurai, says): (Samurai, String)) -> El {
    small_mark(samurai, Side::Human)
        .attr("role", "img")
        .attr("aria-label", &says)
        .attr("title", &says)
}

/// 0 to the kiai, and the flame above it. The marker stands at the sum.
fn track(sitting: &'static Sitting, seat: Seat, board: Memo<Board>) -> El {
    let stands = memo(move || {
        let board = board.get();
        (board.sum(), board.kiai())
    });
    let ahead = memo(move || sitting.seen.with(|seen| scene::sum_ahead(seen, seat)));
    let cells = move || {
        let (sum, kiai) = stands.get();
        let ahead = ahead.get();
        let mut cells: Vec<El> = (0..=kiai)
            .map(|value| {
                el("i", "")
                    .attr_if("data-at", (value == sum).then_some(""))
                    .attr_if("data-on", (value > 0 && value < sum).then_some(""))
                    .attr_if("data-kiai", (value == kiai).then_some(""))
                    .attr_if("data-ahead", (ahead == Some(value)).then_some(""))
                    .with(value.to_string())
            })
            .collect();
        let over = sum > kiai;
        cells.push(
            el("i", "over")
                .attr_if("data-at", over.then_some(""))
                .attr_if("data-ahead", ahead.is_some_and(|sum| sum > kiai).then_some(""))
                .with(icon("sp-flame"))
                .with(over.then(|| sum.to_string())),
        );
        cells
    };
    el("div", "track").attr("aria-hidden", "true").live(cells)
}

fn defence(sitting: &'static Sitting, seat: Seat, board: Memo<Board>) -> El {
    let places: Vec<El> = Symbol::ALL
        .into_iter()
        .map(|symbol| {
            let card = memo(move || board.get().defence(symbol));
            el("span", "place")
                .flag("data-full", move || card.get().is_some())
                .with(icon(symbol_icon(symbol)))
                .with(el("small", "").live(move || card.get().map(|card| card.value().to_string())))
        })
        .collect();
    target(el("div", "def"), sitting, seat, Spot::Defence)
        .attr("aria-hidden", "true")
        .with([el("span", "eyebrow").with(sitting.text.defence), el("div", "bar").with(places)])
}

/// The line from the oldest card to the last, whose penalties strike next.
fn line(sitting: &'static Sitting, seat: Seat, board: Memo<Board>) -> El {
    let text = sitting.text;
    let cards = memo(move || board.get().line().to_vec());
    let ahead =
        memo(move || sitting.seen.with(|seen| seen.penalties_ahead(seat).collect::<Vec<Ahead>>()));
    let strikes = move || {
        let ahead = ahead.get();
        words::ahead(text, &ahead).map(|says| {
            let icons: Vec<El> = ahead
                .iter()
                .map(|one| {
                    icon(if one.wounds_instead { "sp-wound" } else { penalty_icon(one.penalty) })
                })
                .collect();
            el("span", "strikes").attr("title", &says).with(icons)
        })
    };
    let passed = memo(move || board.get().passed());
    let out = move || passed.get().then(|| el("span", "out").with(text.passed));
    target(el("div", "combat"), sitting, seat, Spot::Line).attr("aria-hidden", "true").with([
        el("span", "eyebrow").with(text.line).live(strikes).live(out),
        el("div", "cards").live(move || {
            cards.get().into_iter().map(|card| small_card(text, card)).collect::<Vec<_>>()
        }),
    ])
}

//! The village in the middle: farms, families, barricades, and the piles of raiders beside it.

use super::boards::mark;
use super::card::small_card;
use super::scene::Moment;
use super::sitting::Sitting;
use super::text::SpiritText;
use super::words;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el, group, svg};
use crate::ui::icon::icon;
use crate::ui::memo::{Memo, memo};
use crate::ui::state::State;
use spirit::{Back, Card, Family, Samurai, Side, Spirit, Village};
use table::Seats;

/// The middle of the village in the picture.
const MIDDLE: i32 = 430;

pub fn village(sitting: &'static Sitting) -> El {
    el("section", "village")
        .attr("aria-label", sitting.text.village)
        .with([terraces(), scene(sitting)])
        .with(el("div", "counts").with(counts(sitting)))
        .with(piles(sitting))
        .live(move || sitting.moment.get().map(|moment| ribbon(sitting, moment)))
}

/// Rice terraces: one line after another down the hill.
fn terraces() -> El {
    let line = svg("path", "")
        .attr("d", "M-400 0C-260 14-140-4 0-14S420 30 700-16 1180-60 1412-4 1700 24 1800 0");
    let lines: Vec<El> = (-2..16)
        .map(|number| svg("use", "").attr("href", "#terrace").attr("y", &(30 * number).to_string()))
        .collect();
    svg("svg", "terraces")
        .attr("viewBox", "0 0 1392 424")
        .attr("preserveAspectRatio", "xMidYMid slice")
        .attr("aria-hidden", "true")
        .with(svg("defs", "").with(line.attr("id", "terrace")))
        .with(lines)
}

/// What stands at a place of the picture: `number` places are filled.
fn tokens(
    symbol: &'static str,
    size: i32,
    places: impl Iterator<Item = (i32, i32)>,
    stands: impl Fn(usize) -> bool + Copy + 'static,
) -> Vec<El> {
    places
        .enumerate()
        .map(|(number, (x, y))| {
            let half = size / 2;
            let shadow = format!("M-{half} {half}a{half} {} 0 0 0 {size} 0z", size / 10);
            svg("g", "tk")
                .attr("transform", &format!("translate({x} {y})"))
                .flag("data-lost", move || !stands(number))
                .with([
                    svg("path", "shade").attr("d", &shadow),
                    svg("use", "")
                        .attr("href", &format!("#{symbol}"))
                        .attr("x", &(-half).to_string())
                        .attr("y", &(-half).to_string())
                        .attr("width", &size.to_string())
                        .attr("height", &size.to_string()),
                ])
        })
        .collect()
}

/// Farms on the upper rim, families in the middle, barricades towards whoever looks.
fn scene(sitting: &'static Sitting) -> El {
    let village = memo(move || sitting.seen.with(|seen| *seen.village()));
    let most = village.now().most_barricades();
    let farms = [(154, 172), (260, 118), (373, 92), (487, 92), (600, 118), (706, 172)];
    let families = [(336, 224), (430, 230), (524, 224)];
    let apart = 530 / i32::from(most.max(6));
    let barricades = (0..i32::from(most)).map(move |number| {
        let off = (2 * number - i32::from(most) + 1) * apart / 2;
        (MIDDLE + off, 334 - off * off / 1400)
    });
    svg("svg", "scene")
        .attr("viewBox", "0 0 860 424")
        .attr("aria-hidden", "true")
        .with([
            svg("ellipse", "earth-key")
                .attr("cx", "430")
                .attr("cy", "214")
                .attr("rx", "420")
                .attr("ry", "180"),
            svg("ellipse", "earth")
                .attr("cx", "430")
                .attr("cy", "208")
                .attr("rx", "420")
                .attr("ry", "180"),
            svg("ellipse", "path")
                .attr("cx", "430")
                .attr("cy", "206")
                .attr("rx", "392")
                .attr("ry", "160"),
        ])
        .with(tokens("sp-farm", 90, farms.into_iter(), move |number| {
            number < village.get().farms().into()
        }))
        .with(tokens("sp-family", 66, families.into_iter(), move |number| {
            village.get().has(Family::ALL[number])
        }))
        .with(tokens("sp-barricade", apart.min(92), barricades, move |number| {
            number < village.get().barricades().into()
        }))
}

fn counts(sitting: &'static Sitting) -> [El; 3] {
    let text = sitting.text;
    let village = memo(move || sitting.seen.with(|seen| *seen.village()));
    [
        count("farms", "sp-farm", text.farms, memo(move || village.get().farms())),
        count("families", "sp-family", text.families, memo(move || village.get().families())),
        count(
            "barricades",
            "sp-barricade",
            text.barricades,
            memo(move || village.get().barricades()),
        ),
    ]
}

/// A number with its sign, and in words where there is room.
fn count(name: &str, symbol: &'static str, say: fn(u8) -> String, number: Memo<u8>) -> El {
    el("span", "count").attr("data-of", name).with(icon(symbol)).with([
        el("b", "").attr("aria-hidden", "true").live_text(move || number.get().to_string()),
        el("span", "in-words").live_text(move || say(number.get())),
    ])
}

fn piles(sitting: &'static Sitting) -> El {
    let text = sitting.text;
    let open = State::new(false);
    let size = |read: fn(&Spirit) -> u8| memo(move || sitting.seen.with(|seen| read(seen)));
    let stack = size(|seen| seen.stack().len());
    let intruders = size(|seen| seen.intruders().len());
    let discard = size(|seen| seen.discard().len());
    // Cards that Katsushiro turned up lie open until they are drawn.
    let face_up = memo(move || {
        sitting
            .seen
            .with(|seen| seen.stack().iter().rev().map_while(|slot| slot).collect::<Vec<Card>>())
    });
    let shown = move || {
        let cards: Vec<El> = face_up.get().into_iter().map(|card| small_card(text, card)).collect();
        (!cards.is_empty()).then(|| el("span", "face-up").with(cards))
    };
    let pile = |name: &str, tag: &str, words: &'static str, number: Memo<u8>| {
        el(tag, "pile").attr("data-pile", name).with([
            el("b", "back").live_text(move || number.get().to_string()),
            el("span", "").with(words),
        ])
    };
    el("div", "piles").with([
        pile("stack", "div", text.stack, stack).live(shown),
        pile("intruders", "div", text.intruders, intruders),
        pile("discard", "button", text.discard, discard).on_tap(move || open.set(true)),
        group().live(move || open.get().then(|| seen_and_unseen(sitting, move || open.set(false)))),
    ])
}

/// The discard pile may be looked at any time, and what may still come follows from it.
fn seen_and_unseen(sitting: &'static Sitting, close: impl Fn() + Send + Sync + 'static) -> El {
    let text = sitting.text;
    let seen = sitting.seen.now();
    let discarded: Vec<El> = seen.discard().iter().map(|card| small_card(text, card)).collect();
    let none = discarded.is_empty().then_some(text.empty);
    let body = el("div", "sheet seen-cards")
        .attr("tabindex", "0")
        .with([
            el("h3", "").with(words::capital(text.discard)),
            el("div", "cards").with(discarded).with(none),
        ])
        .with(known_raiders(text, &seen))
        .with(unseen_raiders(text, &seen))
        .with(hidden_backs(text, &seen))
        .with(helping_families(text, &seen));
    dialog(text.outlook.what_is_left.to_owned(), body, close)
}

/// Raiders that lie face down but were seen: buried, or face up when they slipped in.
fn known_raiders(text: &SpiritText, seen: &Spirit) -> Vec<El> {
    let [stack, intruders] = super::scene::known(seen);
    let titled = [(text.outlook.known_in_stack, stack), (text.outlook.known_intruders, intruders)];
    let drawn = titled.into_iter().filter(|(_, cards)| !cards.is_empty()).map(|(title, cards)| {
        let cards: Vec<El> = cards.into_iter().map(|card| small_card(text, card)).collect();
        el("div", "known-cards").with([el("h3", "").with(title), el("div", "cards").with(cards)])
    });
    drawn.collect()
}

fn listed(title: String, rows: Vec<String>) -> El {
    let rows: Vec<El> = rows.into_iter().map(|row| el("li", "").with(row)).collect();
    el("div", "unseen-cards").with([el("h3", "").with(title), el("ul", "").with(rows)])
}

/// How many cards of each value may still be turned up.
fn unseen_raiders(text: &SpiritText, seen: &Spirit) -> El {
    let down = seen.stack().iter().chain(seen.intruders().iter()).filter(Option::is_none);
    let rows = (1..=6)
        .map(|value| (value, super::scene::unseen_of(seen, value)))
        .filter(|(_, (_, most))| *most > 0)
        .map(|(value, (least, most))| {
            let count = if least == most { most.to_string() } else { format!("{least}–{most}") };
            (text.outlook.unseen_of_value)(value, &count)
        });
    listed((text.outlook.still_unseen)(down.count() as u8), rows.collect())
}

/// What farms may cost that still stand, where their backs count.
fn hidden_backs(text: &SpiritText, seen: &Spirit) -> Option<El> {
    let rows = Back::ALL
        .into_iter()
        .map(|back| (back, seen.village().hidden_backs(back)))
        .filter(|&(_, count)| count > 0)
        .map(|(back, count)| format!("{count} × {}", (text.outlook.back_costs)(back)));
    seen.level()
        .farm_backs_count()
        .then(|| listed(text.outlook.hidden_backs.to_owned(), rows.collect()))
}

/// What the families do that are left, where they help.
fn helping_families(text: &SpiritText, seen: &Spirit) -> Option<El> {
    let rows = Family::ALL
        .into_iter()
        .filter(|&family| seen.level().families_help() && seen.village().has(family))
        .map(|family| (text.told.family_helps)(family).to_owned());
    let rows: Vec<String> = rows.collect();
    (!rows.is_empty()).then(|| listed(text.outlook.families_help.to_owned(), rows))
}

/// Samurai turn into their animals, or one shouts: seen until the next action.
fn ribbon(sitting: &'static Sitting, moment: Moment) -> El {
    let text = sitting.text;
    let (class, seats, side) = match moment {
        Moment::Animals(seats) => ("moment animal", seats, Side::Animal),
        Moment::Kiai(seat, side) => ("moment", Seats::only(seat), side),
    };
    let samurai: Vec<Samurai> = sitting
        .seen
        .with_untracked(|seen| seats.iter().map(|seat| seen.board(seat).samurai()).collect());
    let names = words::names(text, samurai.iter().copied());
    let marks: Vec<El> = samurai.iter().map(|&one| mark(one, side)).collect();
    let (says, kiai) = match (moment, &samurai[..]) {
        (Moment::Kiai(..), &[one]) => ((text.moment_kiai)(&names), words::kiai(text, one, side)),
        (_, &[one]) => {
            ((text.moment_animal)(&names, (text.animal)(one)), words::kiai(text, one, side))
        }
        _ => ((text.moment_animals)(&names), String::new()),
    };
    el("div", class).attr("aria-hidden", "true").with([
        el("span", "marks").with(marks),
        el("b", "").with(says),
        el("span", "sub").with(kiai),
    ])
}

/// As many farms as there are places for them.
const _: () = assert!(Village::FARMS == 6 && Village::FAMILIES == 3);

//! The hexes: what lies or stands on each, and how it is marked.
//!
//! What each shows is worked out once for all of them, and a hex hears only of a change of its own: hundreds
//! that follow the game one by one would take longer to be told than to be drawn.

use super::{geometry, ground_word};
use crate::samurai::face::face;
use crate::samurai::geometry::{Point, Shape};
use crate::samurai::scene::{self, Lit, Mark, Spot};
use crate::samurai::sign::sign;
use crate::samurai::sitting::Sitting;
use crate::samurai::words::{self, figure_symbol};
use crate::ui::after_paint::after_paint;
use crate::ui::el::{El, svg};
use crate::ui::memo::memo;
use crate::ui::state::{State, effect};
use leptos::prelude::untrack;
use samurai::{Figure, Space};

/// What a hex shows.
#[derive(Clone, Copy, PartialEq)]
struct Look {
    spot: Spot,
    /// One of a few spaces that can be chosen now.
    is_lit: bool,
    /// Pointed at, by the log or by a look at its influence.
    is_shown: bool,
}

#[derive(Clone, Copy)]
struct Hex {
    at: Space,
    look: State<Look>,
    sentence: State<String>,
}

/// All of them, each at its place.
pub fn hexes(sitting: &'static Sitting, map: &geometry::Plan) -> Vec<El> {
    let spaces: Vec<Space> = sitting.seen.with_untracked(|seen| seen.spaces().collect());
    // Drawn once: changes are told below.
    let hexes: Vec<Hex> = spaces
        .into_iter()
        .zip(untrack(|| looks(sitting)))
        .zip(untrack(|| sentences(sitting)))
        .map(|((at, look), said)| Hex { at, look: State::new(look), sentence: State::new(said) })
        .collect();
    let drawn = hexes.iter().map(|&one| hex(sitting, map.centre(one.at), one)).collect();
    let said = hexes.clone();
    effect(move || {
        for (hex, look) in hexes.iter().zip(looks(sitting)) {
            if hex.look.with_untracked(|old| *old != look) {
                hex.look.set(look);
            }
        }
    });
    // What is said may come a moment after what is shown.
    effect(move || {
        sitting.seen.with(|_| ());
        let said = said.clone();
        after_paint(move || tell(sitting, &said));
    });
    drawn
}

fn tell(sitting: &'static Sitting, hexes: &[Hex]) {
    // The board may have been put away meanwhile.
    if hexes.iter().any(|hex| hex.sentence.is_gone()) {
        return;
    }
    for (hex, sentence) in hexes.iter().zip(untrack(|| sentences(sitting))) {
        if hex.sentence.with_untracked(|old| *old != sentence) {
            hex.sentence.set(sentence);
        }
    }
}

fn looks(sitting: &'static Sitting) -> Vec<Look> {
    let (news, picked, shown) = (sitting.news.get(), sitting.picked.get(), sitting.shown.get());
    let lit = sitting.lit.get();
    let look = |seen: &samurai::Samurai, at| Look {
        spot: scene::spot(seen, news, picked, at),
        is_lit: matches!(lit, Lit::Only(spaces) if spaces.contains(at)),
        is_shown: shown == Some(at),
    };
    sitting.seen.with(|seen| seen.spaces().map(|at| look(seen, at)).collect())
}

/// Each as a screen reader says it.
fn sentences(sitting: &'static Sitting) -> Vec<String> {
    let name = |seat| sitting.name(seat);
    sitting
        .seen
        .with(|seen| seen.spaces().map(|at| words::space(sitting.words, seen, at, &name)).collect())
}

fn hex(sitting: &'static Sitting, centre: Point, hex: Hex) -> El {
    let Hex { at, look, sentence } = hex;
    let mark = move || match look.get().spot.mark {
        Mark::Plain => None,
        Mark::Now => Some("now"),
        Mark::Fresh => Some("fresh"),
        Mark::Picked => Some("picked"),
    };
    let standing = memo(move || look.get().spot.pieces());
    let pieces = move || match (at.name(), standing.get()) {
        (Some(name), (_, figures)) => Some(settlement(at, centre, name, figures)),
        (None, (tile, _)) => {
            tile.map(|placed| face(placed.tile, sitting.crest(placed.seat), centre))
        }
    };
    svg("g", "hex")
        .attr("role", "button")
        .attr("data-at", &at.index().to_string())
        .attr("data-ground", ground_word(at.ground()))
        .attr("tabindex", if at == Space::EDO { "0" } else { "-1" })
        .live_attr("aria-label", move || Some(sentence.get()))
        .flag("data-full", move || look.get().spot.tile.is_some())
        .live_attr("data-mark", mark)
        .flag("data-spot", move || look.get().is_lit)
        .flag("data-shown", move || look.get().is_shown)
        .with(svg("path", "cell").attr("d", &centre.drawn(Shape::CELL)))
        .live(pieces)
        .with(svg("path", "ring").attr("d", &centre.drawn(Shape::RING)))
}

fn settlement(at: Space, centre: Point, name: &'static str, figures: [bool; 3]) -> El {
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
            let symbol = figure_symbol(figure);
            svg("g", "fig").attr("data-figure", symbol).with(sign(
                symbol,
                centre,
                x - size / 2,
                y - size / 2,
                size,
            ))
        })
        .collect();
    let is_empty = standing.is_empty();
    // The plate stays within its hex, or the next tile would cover the name; long ones stand closer.
    let letters = i32::try_from(name.len()).unwrap_or(8);
    let width = (letters * 19 + 12).min(154);
    let squeezed = (letters > 6).then(|| (width - 16).to_string());
    let plate = (!is_empty).then(|| {
        svg("rect", "")
            .attr("x", &(centre.x() - width / 2).to_string())
            .attr("y", &(centre.y() + 36).to_string())
            .attr("width", &width.to_string())
            .attr("height", "40")
            .attr("rx", "7")
    });
    svg("g", "settlement")
        .attr("data-room", &at.room().to_string())
        .attr_if("data-empty", is_empty.then_some(""))
        .with([
            svg("path", "chip").attr("d", &centre.drawn(Shape::FIELD)),
            svg("path", "wall").attr("d", &centre.drawn(Shape::WALL)),
        ])
        .with(figures)
        .with(
            svg("g", "plate").with(plate).with(
                svg("text", "")
                    .attr("x", &centre.x().to_string())
                    .attr("y", &(centre.y() + if is_empty { 10 } else { 66 }).to_string())
                    .attr_if("textLength", squeezed.as_deref())
                    .attr("lengthAdjust", "spacingAndGlyphs")
                    .with(name),
            ),
        )
}

//! The hexes: what lies or stands on each, and how it is marked.
//!
//! What each shows is worked out once for all of them, and compared with what it showed before: hundreds that
//! follow the game one by one would take longer to be told than to be drawn.

use std::cell::RefCell;
use std::rc::Rc;

use super::{geometry, ground_word};
use crate::samurai::face::face;
use crate::samurai::geometry::{Point, Shape};
use crate::samurai::scene::{self, Lit, Mark, Spot};
use crate::samurai::sign::sign;
use crate::samurai::sitting::Sitting;
use crate::samurai::words::{self, figure_symbol};
use crate::ui::after_paint::after_paint;
use crate::ui::el::{El, svg};
use crate::ui::state::effect;
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

impl Look {
    /// The attributes that say so.
    const fn marks(self) -> [(&'static str, Option<&'static str>); 4] {
        const fn flag(is_set: bool) -> Option<&'static str> {
            if is_set { Some("") } else { None }
        }
        let mark = match self.spot.mark {
            Mark::Plain => None,
            Mark::Now => Some("now"),
            Mark::Fresh => Some("fresh"),
            Mark::Picked => Some("picked"),
        };
        [
            ("data-full", flag(self.spot.tile.is_some())),
            ("data-mark", mark),
            ("data-spot", flag(self.is_lit)),
            ("data-shown", flag(self.is_shown)),
        ]
    }
}

/// Those of some spaces, each at its place.
pub fn hexes(sitting: &'static Sitting, map: &geometry::Plan, spaces: &[Space]) -> Vec<El> {
    let here = || spaces.iter().copied();
    let hexes: Vec<Hex> = here()
        .zip(untrack(|| looks(sitting, here())))
        .zip(untrack(|| sentences(sitting, here())))
        .map(|((at, look), said)| Hex::new(sitting, at, map.centre(at), look, said))
        .collect();
    let drawn = hexes.iter().map(|hex| hex.drawn.clone()).collect();
    let hexes = Rc::new(RefCell::new(hexes));
    let said = Rc::clone(&hexes);
    effect(move || {
        let mut hexes = hexes.borrow_mut();
        let looks = looks(sitting, hexes.iter().map(|hex| hex.at));
        hexes.iter_mut().zip(looks).for_each(|(hex, look)| hex.show(sitting, look));
    });
    // What is said may come a moment after what is shown.
    effect(move || {
        sitting.seen.with(|_| ());
        let said = Rc::clone(&said);
        after_paint(move || {
            // The table may have been left meanwhile.
            if !sitting.picked.is_gone() {
                let mut hexes = said.borrow_mut();
                let sentences = untrack(|| sentences(sitting, hexes.iter().map(|hex| hex.at)));
                hexes.iter_mut().zip(sentences).for_each(|(hex, said)| hex.say(said));
            }
        });
    });
    drawn
}

fn looks(sitting: &'static Sitting, spaces: impl Iterator<Item = Space>) -> Vec<Look> {
    let (news, picked, shown) = (sitting.news.get(), sitting.picked.get(), sitting.shown.get());
    let lit = sitting.lit.get();
    let look = |seen: &samurai::Samurai, at| Look {
        spot: scene::spot(seen, news, picked, at),
        is_lit: matches!(lit, Lit::Only(spaces) if spaces.contains(at)),
        is_shown: shown == Some(at),
    };
    sitting.seen.with(|seen| spaces.map(|at| look(seen, at)).collect())
}

/// Each as a screen reader says it.
fn sentences(sitting: &'static Sitting, spaces: impl Iterator<Item = Space>) -> Vec<String> {
    let name = |seat| sitting.name(seat);
    let said = |seen: &samurai::Samurai, at| words::space(sitting.words, seen, at, &name);
    sitting.seen.with(|seen| spaces.map(|at| said(seen, at)).collect())
}

struct Hex {
    at: Space,
    centre: Point,
    look: Look,
    said: String,
    drawn: El,
    pieces: Option<El>,
    /// Drawn above the pieces.
    ring: El,
}

impl Hex {
    fn new(sitting: &Sitting, at: Space, centre: Point, look: Look, said: String) -> Self {
        let pieces = pieces(sitting, at, centre, look.spot);
        let ring = svg("path", "ring").attr("d", &centre.drawn(Shape::RING));
        let drawn = svg("g", "hex")
            .attr("role", "button")
            .attr("data-at", &at.index().to_string())
            .attr("data-ground", ground_word(at.ground()))
            .attr("tabindex", if at == Space::EDO { "0" } else { "-1" })
            .attr("aria-label", &said)
            .with(svg("path", "cell").attr("d", &centre.drawn(Shape::CELL)))
            .with(pieces.clone())
            .with(ring.clone());
        for (name, value) in look.marks() {
            if value.is_some() {
                drawn.set(name, value);
            }
        }
        Self { at, centre, look, said, drawn, pieces, ring }
    }

    /// Changes no more than what is different.
    fn show(&mut self, sitting: &Sitting, look: Look) {
        let old = std::mem::replace(&mut self.look, look);
        if look.spot.pieces() != old.spot.pieces() {
            let now = pieces(sitting, self.at, self.centre, look.spot);
            if let Some(gone) = std::mem::replace(&mut self.pieces, now) {
                gone.element().remove();
            }
            self.drawn.put_before(&self.ring, self.pieces.clone());
        }
        for ((name, now), (_, before)) in look.marks().into_iter().zip(old.marks()) {
            if now != before {
                self.drawn.set(name, now);
            }
        }
    }

    fn say(&mut self, said: String) {
        if self.said != said {
            self.drawn.set("aria-label", Some(&said));
            self.said = said;
        }
    }
}

/// What lies or stands there.
fn pieces(sitting: &Sitting, at: Space, centre: Point, spot: Spot) -> Option<El> {
    let (tile, figures) = spot.pieces();
    match at.name() {
        Some(name) => Some(settlement(at, centre, name, figures)),
        None => tile.map(|placed| face(placed.tile, sitting.crest(placed.seat), centre)),
    }
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

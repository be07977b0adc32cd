//! Before the first turn: five tiles are chosen in secret, figures are set in the open.

use super::ASKED;
use super::face::face;
use super::geometry::Point;
use super::scene::{self, Lit, Picked, Spaces};
use super::sitting::Sitting;
use super::words::{self, figure_symbol};
use crate::ui::el::{El, el, svg};
use crate::ui::icon::icon;
use crate::ui::memo::{Memo, memo};
use crate::ui::state::State;
use samurai::{Action, Figure, Hand, Illegal, Tile, Tiles};
use table::Seat;

/// All twenty to choose from. The fifth is played with the button: it cannot be taken back.
pub fn first_five(sitting: &'static Sitting, seat: Seat) -> El {
    let text = &sitting.words.board;
    let last = State::new(None::<Tile>);
    let held = memo(move || match sitting.seen.with(|seen| seen.hand(seat)) {
        Hand::Known(tiles) => tiles,
        Hand::Hidden(_) => Tiles::NONE,
    });
    let chosen = memo(move || held.get().iter().chain(last.get()).collect::<Tiles>());
    let left = move || Hand::FULL - chosen.get().len();
    let title = move || (text.choose_five)(left());
    let faces: Vec<El> =
        Tile::ALL.into_iter().map(|tile| pick(sitting, seat, tile, chosen, last)).collect();
    let keep = move || {
        if let Some(tile) = last.now() {
            sitting.act(Action::Take { seat, tile });
        }
    };
    let back = move || {
        if last.now().is_some() {
            last.set(None);
        } else {
            sitting.undo();
        }
    };
    el("section", "opening panel").with([
        el("h2", "").live_text(title),
        el("p", "why")
            .attr("id", ASKED)
            .attr("tabindex", "-1")
            .attr("role", "status")
            .flag("data-refused", move || sitting.refused.get().is_some())
            .live_text(move || sitting.refused.get().unwrap_or(text.choose_five_why)),
        el("div", "twenty").with(faces),
        el("footer", "bar").with([
            el("button", "btn")
                .attr("aria-label", sitting.text.undo)
                .on_tap(back)
                .truth("aria-disabled", move || chosen.get().is_empty())
                .with(icon("ui-undo"))
                .with(el("span", "word").with(sitting.text.undo)),
            el("button", "btn primary")
                .on_tap(keep)
                .flag("disabled", move || last.get().is_none())
                .with(icon("ui-check"))
                .with(text.keep_five),
        ]),
    ])
}

fn pick(
    sitting: &'static Sitting,
    seat: Seat,
    tile: Tile,
    chosen: Memo<Tiles>,
    last: State<Option<Tile>>,
) -> El {
    let count = move || chosen.get().count(tile);
    let is_out = memo(move || count() == 0 && chosen.get().len() == Hand::FULL);
    let click = move || {
        let all = chosen.now();
        if all.count(tile) == tile.count() || all.contains(tile) && all.len() == Hand::FULL {
            put_back(sitting, seat, tile, last);
        } else if all.len() == Hand::FULL {
            sitting.refused.set(Some(sitting.words.board.five_chosen));
        } else if all.len() + 1 == Hand::FULL {
            last.set(Some(tile));
        } else {
            sitting.act(Action::Take { seat, tile });
        }
    };
    let name = words::tile(sitting.words, tile);
    let number = move || format!("{} / {}", count(), tile.count());
    el("button", "slot")
        .attr("data-tile", tile.word())
        .truth("aria-pressed", move || count() > 0)
        .truth("aria-disabled", move || is_out.get())
        .on_tap(click)
        .with([
            svg("svg", "").attr("viewBox", "-102 -92 204 184").attr("aria-hidden", "true").with([
                face(tile, sitting.crest(seat), Point::ORIGIN),
                svg("use", "ring").attr("href", "#hex").attr("transform", "scale(3.5)"),
            ]),
            el("span", "").with(name),
            el("span", "sub").live_text(number),
        ])
}

/// Takes all tiles of this sort out of the hand again: those that stay are chosen anew.
fn put_back(sitting: &'static Sitting, seat: Seat, tile: Tile, last: State<Option<Tile>>) {
    sitting.refused.set(None);
    last.update(|last| *last = last.filter(|&last| last != tile));
    let Hand::Known(held) = sitting.seen.with_untracked(|seen| seen.hand(seat)) else { return };
    if held.contains(tile) {
        sitting.play.reset();
        for tile in held.iter().filter(|&held| held != tile).chain(last.now()) {
            let _ = sitting.play.act(Action::Take { seat, tile });
        }
        last.set(None);
    }
}

/// Which figure is set next, and how many of each are left.
pub fn figures(sitting: &'static Sitting) -> El {
    let title = move || {
        let name = sitting.on_turn().map(|seat| sitting.name(seat)).unwrap_or_default();
        (sitting.words.board.set_figure)(&name)
    };
    let buttons: Vec<El> = Figure::ALL.into_iter().map(|figure| kind(sitting, figure)).collect();
    el("section", "hand kinds").with(el("b", "whose").live_text(title)).with(buttons)
}

fn kind(sitting: &'static Sitting, figure: Figure) -> El {
    let left = memo(move || sitting.seen.with(|seen| seen.figures_to_set()[figure]));
    let is_picked = move || sitting.picked.get() == Picked::Figure(figure);
    let fits = memo(move || {
        if sitting.waits_for().is_some() {
            return false;
        }
        let lit = sitting.seen.with(|seen| scene::lit(seen, Picked::Figure(figure)));
        lit != Lit::Only(Spaces::default())
    });
    let click = move || {
        if sitting.play.is_for_bot() {
            sitting.refused.set(Some(words::illegal(sitting.words, Illegal::NotYourTurn)));
        } else if fits.now() {
            sitting.pick(Picked::Figure(figure));
        } else if left.now() > 0 {
            sitting.refused.set(Some(sitting.words.board.set_figure_nowhere));
        } else {
            sitting.refused.set(Some(words::illegal(sitting.words, Illegal::NoFigureLeft)));
        }
    };
    el("button", "kind")
        .attr("data-figure", figure.word())
        .truth("aria-pressed", is_picked)
        .truth("aria-disabled", move || !fits.get())
        .on_tap(click)
        .with([
            icon(figure_symbol(figure)),
            el("span", "").with(words::figure(sitting.words, figure)),
            el("span", "sub").live(move || (sitting.words.board.left)(left.get())),
        ])
}

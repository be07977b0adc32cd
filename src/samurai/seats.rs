//! Who sits at the table: names, crests, supplies, captured figures as far as they may be seen.

use super::sitting::Sitting;
use super::tiles_of::tiles_of;
use super::words::{self, figure_symbol};
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::kamon::kamon;
use crate::ui::memo::memo;
use crate::ui::state::State;
use samurai::{Captured, Figure};
use table::{Game, Seat};

pub fn seats(sitting: &'static Sitting) -> El {
    let asked = State::new(None::<Seat>);
    let seats: Vec<El> = sitting
        .seen
        .with_untracked(|seen| seen.seats().collect::<Vec<_>>())
        .into_iter()
        .map(|at| seat(sitting, at, asked))
        .collect();
    let sheet = move || asked.get().map(|seat| tiles_of(sitting, seat, move || asked.set(None)));
    el("section", "seats").attr("aria-label", sitting.words.board.players).with(seats).live(sheet)
}

fn seat(sitting: &'static Sitting, seat: Seat, asked: State<Option<Seat>>) -> El {
    let text = &sitting.words.board;
    // In a look back, whose turn it was.
    let is_on_turn = memo(move || sitting.seen.with(|seen| seen.turn().seat()) == Some(seat));
    let supply = memo(move || sitting.seen.with(|seen| seen.supply(seat)));
    let captured = memo(move || sitting.seen.with(|seen| seen.captured(seat)));
    let turn = move || if is_on_turn.get() { sitting.text.on_turn } else { "" };
    let left = move || (text.supply)(supply.get());
    el("div", "seat panel")
        .attr("data-seat", &seat.index().to_string())
        .flag("data-now", move || is_on_turn.get())
        .with([
            kamon(sitting.crest(seat)),
            el("div", "").with([
                el("b", "name").with(sitting.name(seat)),
                el("span", "sub")
                    .with([el("span", "turn").live_text(turn), el("span", "").live_text(left)]),
            ]),
            el("div", "taken").live(move || taken(sitting, captured.get())),
            el("button", "more")
                .attr("aria-label", &(text.tiles_of)(&sitting.name(seat)))
                .on_tap(move || asked.set(Some(seat))),
        ])
}

/// Behind the screen not even how many is shown.
fn taken(sitting: &'static Sitting, captured: Captured) -> Vec<El> {
    match captured {
        Captured::Open(figures) => {
            Figure::ALL.into_iter().map(|figure| count(sitting, figure, figures[figure])).collect()
        }
        Captured::Screened(_) => vec![
            el("span", "screened")
                .attr("role", "img")
                .attr("aria-label", sitting.words.board.behind_screen)
                .with(icon("ui-door")),
        ],
    }
}

/// A kind of figure and how many.
fn count(sitting: &'static Sitting, figure: Figure, count: u8) -> El {
    el("span", "n")
        .with(icon(figure_symbol(figure)))
        .with(el("span", "unseen").with(words::figure(sitting.words, figure)))
        .with(count.to_string())
}

/// Figures that nobody took: the fourth ends the game.
pub fn beside(sitting: &'static Sitting) -> El {
    let text = &sitting.words.board;
    let figures = memo(move || sitting.seen.with(|seen| seen.beside()));
    let marks = move || {
        let standing = figures.get();
        let mut marks: Vec<El> = Figure::ALL
            .into_iter()
            .flat_map(|figure| (0..standing[figure]).map(move |_| icon(figure_symbol(figure))))
            .collect();
        while marks.len() < 4 {
            marks.push(el("span", "hole"));
        }
        marks
    };
    let spoken = move || {
        let standing = figures.get();
        let each =
            |figure| format!("{} {}", words::figure(sitting.words, figure), standing[figure]);
        Figure::ALL.map(each).join(", ")
    };
    el("section", "beside").attr("aria-label", text.beside).with([
        el("h2", "eyebrow").with(text.beside),
        el("div", "marks").attr("aria-hidden", "true").live(marks),
        el("span", "unseen").live_text(spoken),
        el("p", "sub").with(text.beside_rule),
    ])
}

//! Who sits at the table: names, crests, supplies, captured figures as far as they may be seen.

use super::sitting::Sitting;
use super::words::figure_symbol;
use crate::ui::icon::icon;
use crate::ui::kamon::kamon;
use crate::ui::live::{flag, live, memo};
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Captured, Figure};
use table::Seat;

pub fn seats(sitting: Sitting) -> Sheet {
    let seats: Vec<Sheet> = sitting
        .seen
        .with_untracked(|seen| seen.seats().collect::<Vec<_>>())
        .into_iter()
        .map(|at| seat(sitting, at))
        .collect();
    sheet(view! {
        <section class="seats" aria-label=sitting.text.board.players>{seats}</section>
    })
}

fn seat(sitting: Sitting, seat: Seat) -> Sheet {
    let text = &sitting.text.board;
    let is_on_turn = memo(move || sitting.on_turn() == Some(seat));
    let supply = memo(move || sitting.seen.with(|seen| seen.supply(seat)));
    let captured = memo(move || sitting.seen.with(|seen| seen.captured(seat)));
    let line = live(move || {
        let turn = if is_on_turn.get() { text.on_turn } else { "" };
        let dot = if turn.is_empty() { "" } else { " · " };
        format!("{turn}{dot}{}", (text.supply)(supply.get()))
    });
    sheet(view! {
        <div class="seat panel" data-now=flag(move || is_on_turn.get())>
            {kamon(sitting.crest(seat))}
            <div>
                <b class="name">{sitting.name(seat)}</b>
                <span class="sub">{line}</span>
            </div>
            <div class="taken">{live(move || taken(sitting, captured.get()))}</div>
        </div>
    })
}

/// Behind the screen not even how many is shown.
fn taken(sitting: Sitting, captured: Captured) -> Sheet {
    match captured {
        Captured::Open(figures) => {
            let counts: Vec<Sheet> =
                Figure::ALL.into_iter().map(|figure| count(figure, figures[figure])).collect();
            sheet(counts)
        }
        Captured::Screened(_) => sheet(view! {
            <span class="screened" role="img" aria-label=sitting.text.board.behind_screen>
                {icon("ui-door")}
            </span>
        }),
    }
}

/// A kind of figure and how many.
pub fn count(figure: Figure, count: u8) -> Sheet {
    sheet(view! { <span class="n">{icon(figure_symbol(figure))}{count.to_string()}</span> })
}

/// Figures that nobody took: the fourth ends the game.
pub fn beside(sitting: Sitting) -> Sheet {
    let text = &sitting.text.board;
    let figures = memo(move || sitting.seen.with(|seen| seen.beside()));
    let marks = live(move || {
        let standing = figures.get();
        let mut marks: Vec<Sheet> = Figure::ALL
            .into_iter()
            .flat_map(|figure| (0..standing[figure]).map(move |_| icon(figure_symbol(figure))))
            .collect();
        while marks.len() < 4 {
            marks.push(sheet(view! { <span class="hole"></span> }));
        }
        sheet(marks)
    });
    let spoken = live(move || figures.get().total().to_string());
    sheet(view! {
        <section class="beside" aria-label=text.beside>
            <h2 class="eyebrow">{text.beside}</h2>
            <div class="marks" aria-hidden="true">{marks}</div>
            <span class="unseen">{spoken}</span>
            <p class="sub">{text.beside_rule}</p>
        </section>
    })
}

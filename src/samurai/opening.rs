//! Before the first turn: five tiles are chosen in secret, figures are set in the open.

use super::face::face;
use super::scene::Picked;
use super::sitting::Sitting;
use super::words::{self, figure_symbol};
use crate::ui::icon::icon;
use crate::ui::live::{Live, live, memo, tap, truth};
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Action, Figure, Hand, Tile, Tiles};
use table::Seat;

/// All twenty to choose from. The fifth is played with the button: it cannot be taken back.
pub fn first_five(sitting: Sitting, seat: Seat) -> Sheet {
    let text = &sitting.text.board;
    let last = RwSignal::new(None::<Tile>);
    let held = memo(move || match sitting.seen.with(|seen| seen.hand(seat)) {
        Hand::Known(tiles) => tiles,
        Hand::Hidden(_) => Tiles::NONE,
    });
    let chosen = memo(move || held.get().iter().chain(last.get()).collect::<Tiles>());
    let left = move || Hand::FULL - chosen.get().len();
    let title = live(move || (text.choose_five)(left()));
    let faces: Vec<Sheet> =
        Tile::ALL.into_iter().map(|tile| pick(sitting, seat, tile, chosen, last)).collect();
    let keep = tap(move || {
        if let Some(tile) = last.get_untracked() {
            sitting.act(Action::Take { seat, tile });
        }
    });
    let back = tap(move || {
        if last.get_untracked().is_some() {
            last.set(None);
        } else {
            sitting.undo();
        }
    });
    sheet(view! {
        <section class="opening panel">
            <h2>{title}</h2>
            <p>{text.choose_five_why}</p>
            <div class="twenty">{faces}</div>
            <footer class="bar">
                <button class="btn" on:click=back disabled=live(move || chosen.get().is_empty())>
                    {icon("ui-undo")}{text.undo}
                </button>
                <button class="btn primary" on:click=keep disabled=live(move || last.get().is_none())>
                    {icon("ui-check")}{text.keep_five}
                </button>
            </footer>
        </section>
    })
}

fn pick(
    sitting: Sitting,
    seat: Seat,
    tile: Tile,
    chosen: Memo<Tiles>,
    last: RwSignal<Option<Tile>>,
) -> Sheet {
    let count = move || chosen.get().count(tile);
    let is_out = memo(move || count() == tile.count() || chosen.get().len() == Hand::FULL);
    let click = tap(move || {
        if is_out.get_untracked() {
            return;
        }
        if chosen.get_untracked().len() + 1 == Hand::FULL {
            last.set(Some(tile));
        } else {
            sitting.act(Action::Take { seat, tile });
        }
    });
    let name = words::tile(&sitting.text.samurai_table, tile);
    let number = live(move || format!("{} / {}", count(), tile.count()));
    sheet(view! {
        <button
            class="slot" data-tile=tile.word()
            aria-pressed=truth(move || count() > 0)
            aria-disabled=truth(move || is_out.get())
            on:click=click
        >
            <svg viewBox="-102 -92 204 184" aria-hidden="true">
                {face(tile, sitting.crest(seat))}
                <use href="#hex" class="ring" transform="scale(3.5)"/>
            </svg>
            <span>{name}</span>
            <span class="sub">{number}</span>
        </button>
    })
}

/// Which figure is set next, and how many of each are left.
pub fn figures(sitting: Sitting) -> Sheet {
    let title: Live<String> = live(move || {
        let name = sitting.on_turn().map(|seat| sitting.name(seat)).unwrap_or_default();
        (sitting.text.board.set_figure)(&name)
    });
    let buttons: Vec<Sheet> = Figure::ALL.into_iter().map(|figure| kind(sitting, figure)).collect();
    sheet(view! {
        <section class="hand kinds"><b class="whose">{title}</b>{buttons}</section>
    })
}

fn kind(sitting: Sitting, figure: Figure) -> Sheet {
    let left = memo(move || sitting.seen.with(|seen| seen.figures_to_set()[figure]));
    let is_picked = move || sitting.picked.get() == Picked::Figure(figure);
    let click = tap(move || {
        if left.get_untracked() > 0 {
            sitting.pick(Picked::Figure(figure));
        }
    });
    sheet(view! {
        <button
            class="kind" data-figure=figure.word()
            aria-pressed=truth(is_picked)
            aria-disabled=truth(move || left.get() == 0)
            on:click=click
        >
            {icon(figure_symbol(figure))}
            <span>{words::figure(&sitting.text.samurai_table, figure)}</span>
            <span class="sub">{live(move || (sitting.text.board.left)(left.get()))}</span>
        </button>
    })
}

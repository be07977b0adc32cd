//! The end: screens lifted, who won, and why.

mod chart;
mod ladder;
mod verdict;

use super::words;
use crate::play::{self, Play};
use crate::route::{self, Route};
use crate::save::Shelf;
use crate::share;
use crate::text::text;
use crate::ui::icon::icon;
use crate::ui::kamon::kamon;
use crate::ui::live::{live, tap};
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Figure, Figures, Samurai};
use verdict::Verdict;
use wasm_bindgen_futures::spawn_local;

/// Shown when the game is over. `look` is run for a look at the board.
pub fn result(play: Play<Samurai>, look: impl Fn() + Send + Sync + 'static) -> Sheet {
    let text = text();
    let Some(verdict) = Verdict::of(play) else { return sheet(()) };
    let crests: Vec<Sheet> =
        verdict.score.winners.iter().map(|seat| kamon(verdict.player(seat).crest)).collect();
    sheet(view! {
        <main class="result">
            <header class="bar">
                <a class="btn quiet icon" href="#/" aria-label=text.home>{icon("ui-back")}</a>
                <span class="eyebrow">"Samurai · "{text.samurai_table.game_over}</span>
            </header>
            <section class="hero">
                <div class="crests">{crests}</div>
                <h1>{verdict.headline()}</h1>
                <p>{verdict.reason()}</p>
                <p class="sub">{verdict.ending()}</p>
                {buttons(play, &verdict, look)}
            </section>
            {taken(&verdict)}
            {ladder::ladder(&verdict)}
            {chart::chart(play, &verdict)}
        </main>
    })
}

fn buttons(
    play: Play<Samurai>,
    verdict: &Verdict,
    look: impl Fn() + Send + Sync + 'static,
) -> Sheet {
    let text = &text().samurai_table;
    let shelf: Shelf = expect_context();
    let again = tap(move || {
        if let Some(key) = rematch(play, shelf) {
            route::replace(&Route::Play(key));
        }
    });
    sheet(view! {
        <div class="acts">
            <button class="btn primary" on:click=again>{icon("ui-plus")}{text.play_again}</button>
            <button class="btn" on:click=tap(look)>{icon("ui-replay")}{text.look_at_board}</button>
            {copy(verdict.report())}
        </div>
    })
}

/// The same table again, everybody one seat further on.
fn rematch(play: Play<Samurai>, shelf: Shelf) -> Option<String> {
    let (setup, mut players) = play.with_session(|session| {
        let record = session.record();
        (record.setup, record.players.clone())
    });
    if !players.is_empty() {
        players.rotate_right(1);
    }
    play::begin::<Samurai>(shelf, setup, players)
}

/// What could not be copied is shown, to be copied by hand.
fn copy(report: String) -> Sheet {
    let text = &text().samurai_table;
    let copied = RwSignal::new(None);
    let shown = report.clone();
    let click = tap(move || {
        let report = report.clone();
        spawn_local(async move {
            let done = share::to_clipboard(&report).await;
            copied.try_set(Some(done));
        });
    });
    let said = live(move || match copied.get() {
        None => "",
        Some(true) => text.copied,
        Some(false) => text.not_copied,
    });
    sheet(view! {
        <button class="btn" on:click=click>{icon("ui-share")}{text.copy_result}</button>
        <p class="said" role="status">{said}</p>
        <textarea
            readonly aria-label=text.copy_result prop:value=shown
            hidden=live(move || copied.get() != Some(false))
        ></textarea>
    })
}

/// The table of figures by player and kind, with what stands beside the board.
fn taken(verdict: &Verdict) -> Sheet {
    let text = &text().samurai_table;
    let kinds: Vec<Sheet> = Figure::ALL
        .into_iter()
        .map(|figure| {
            sheet(view! {
                <th scope="col">
                    {icon(words::figure_symbol(figure))}<small>{text.figures[figure].many}</small>
                </th>
            })
        })
        .collect();
    let score = &verdict.score;
    let rows: Vec<Sheet> = score
        .captured
        .iter(score.players)
        .map(|(seat, figures)| {
            let player = verdict.player(seat);
            let head = sheet(view! { {kamon(player.crest)}{player.name.clone()} });
            let most = |figure| score.majorities[figure] == Some(seat);
            row(score.winners.contains(seat), head, *figures, most)
        })
        .collect();
    let beside = row(false, sheet(text.beside_board), verdict.beside, |_| false);
    sheet(view! {
        <section class="panel tally" aria-labelledby="tally">
            <h2 id="tally">{text.figures_taken}</h2>
            <table>
                <thead><tr><td></td>{kinds}<th scope="col"><small>{text.in_all}</small></th></tr></thead>
                <tbody>{rows}</tbody>
                <tfoot>{beside}</tfoot>
            </table>
        </section>
    })
}

fn row(won: bool, head: Sheet, figures: Figures, most: impl Fn(Figure) -> bool) -> Sheet {
    let text = &text().samurai_table;
    let cells: Vec<Sheet> = figures
        .iter()
        .map(|(figure, count)| {
            let mark = most(figure).then(|| sheet(view! { <small>{text.most}</small> }));
            let class = if mark.is_some() { "most" } else { "" };
            sheet(view! { <td class=class>{count.to_string()}{mark}</td> })
        })
        .collect();
    sheet(view! {
        <tr class=if won { "win" } else { "" }>
            <th scope="row"><div class="bar">{head}</div></th>
            {cells}
            <td>{figures.total().to_string()}</td>
        </tr>
    })
}

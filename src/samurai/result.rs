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
use crate::ui::el::{El, el, group};
use crate::ui::icon::icon;
use crate::ui::kamon::kamon;
use leptos::prelude::*;
use samurai::{Figure, Figures, Samurai};
use verdict::Verdict;
use wasm_bindgen_futures::spawn_local;

/// Shown when the game is over. `look` is run for a look at the board.
pub fn result(play: Play<Samurai>, look: impl Fn() + Send + Sync + 'static) -> El {
    let text = text();
    let Some(verdict) = Verdict::of(play) else { return group() };
    let crests: Vec<El> =
        verdict.score.winners.iter().map(|seat| kamon(verdict.player(seat).crest)).collect();
    el("main", "result").with([
        el("header", "bar").with([
            el("a", "btn quiet icon")
                .attr("href", "#/")
                .attr("aria-label", text.home)
                .with(icon("ui-back")),
            el("span", "eyebrow").with("Samurai · ").with(text.samurai_table.game_over),
        ]),
        el("section", "hero").with([
            el("div", "crests").with(crests),
            el("h1", "").with(verdict.headline()),
            el("p", "").with(verdict.reason()),
            el("p", "sub").with(verdict.ending()),
            buttons(play, &verdict, look),
        ]),
        taken(&verdict),
        ladder::ladder(&verdict),
        chart::chart(play, &verdict),
    ])
}

fn buttons(play: Play<Samurai>, verdict: &Verdict, look: impl Fn() + Send + Sync + 'static) -> El {
    let text = &text().samurai_table;
    let shelf: Shelf = expect_context();
    let again = move || {
        if let Some(key) = rematch(play, shelf) {
            route::replace(&Route::Play(key));
        }
    };
    el("div", "acts").with([
        el("button", "btn primary").on_tap(again).with(icon("ui-plus")).with(text.play_again),
        el("button", "btn").on_tap(look).with(icon("ui-replay")).with(text.look_at_board),
        copy(verdict.report()),
    ])
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
fn copy(report: String) -> El {
    let text = &text().samurai_table;
    let copied = RwSignal::new(None);
    let shown = report.clone();
    let click = move || {
        let report = report.clone();
        spawn_local(async move {
            let done = share::to_clipboard(&report).await;
            copied.try_set(Some(done));
        });
    };
    let said = move || match copied.get() {
        None => "",
        Some(true) => text.copied,
        Some(false) => text.not_copied,
    };
    group().with([
        el("button", "btn").on_tap(click).with(icon("ui-share")).with(text.copy_result),
        el("p", "said").attr("role", "status").live_text(said),
        el("textarea", "")
            .attr("readonly", "")
            .attr("aria-label", text.copy_result)
            .attr("rows", "4")
            .with(shown)
            .flag("hidden", move || copied.get() != Some(false)),
    ])
}

/// The table of figures by player and kind, with what stands beside the board.
fn taken(verdict: &Verdict) -> El {
    let text = &text().samurai_table;
    let kinds: Vec<El> = Figure::ALL
        .into_iter()
        .map(|figure| {
            el("th", "").attr("scope", "col").with([
                icon(words::figure_symbol(figure)),
                el("small", "").with(text.figures[figure].many),
            ])
        })
        .collect();
    let score = &verdict.score;
    let rows: Vec<El> = score
        .captured
        .iter(score.players)
        .map(|(seat, figures)| {
            let player = verdict.player(seat);
            let head = group().with(kamon(player.crest)).with(player.name.as_str());
            let most = |figure| score.majorities[figure] == Some(seat);
            row(score.winners.contains(seat), head, *figures, most)
        })
        .collect();
    let beside = row(false, group().with(text.beside_board), verdict.beside, |_| false);
    el("section", "panel tally").attr("aria-labelledby", "tally").with([
        el("h2", "").attr("id", "tally").with(text.figures_taken),
        el("table", "").with([
            el("thead", "").with(
                el("tr", "").with(el("td", "")).with(kinds).with(
                    el("th", "").attr("scope", "col").with(el("small", "").with(text.in_all)),
                ),
            ),
            el("tbody", "").with(rows),
            el("tfoot", "").with(beside),
        ]),
    ])
}

fn row(won: bool, head: El, figures: Figures, most: impl Fn(Figure) -> bool) -> El {
    let text = &text().samurai_table;
    let cells: Vec<El> = figures
        .iter()
        .map(|(figure, count)| {
            let mark = most(figure).then(|| el("small", "").with(text.most));
            let class = if mark.is_some() { "most" } else { "" };
            el("td", class).with(count.to_string()).with(mark)
        })
        .collect();
    el("tr", if won { "win" } else { "" })
        .with(el("th", "").attr("scope", "row").with(el("div", "bar").with(head)))
        .with(cells)
        .with(el("td", "").with(figures.total().to_string()))
}

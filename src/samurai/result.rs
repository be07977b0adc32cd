//! The end: screens lifted, who won, and why.

mod chart;
mod ladder;
mod verdict;

use super::text::samurai_text;
use super::words;
use crate::frame::ending::{ending_bar, ending_buttons};
use crate::frame::review::review;
use crate::games::GameKind;
use crate::play::Play;
use crate::ui::el::{El, el, group};
use crate::ui::icon::icon;
use crate::ui::kamon::kamon;
use samurai::{Figure, Figures, Samurai};
use verdict::Verdict;

/// Shown when the game is over. `look` is run for a look at the board.
pub fn result(play: Play<Samurai>, look: impl Fn() + Clone + Send + Sync + 'static) -> El {
    let Some(verdict) = Verdict::of(play) else { return group() };
    let crests: Vec<El> =
        verdict.score.winners.iter().map(|seat| kamon(verdict.player(seat).crest)).collect();
    el("main", "result").with([
        ending_bar(GameKind::Samurai),
        el("section", "hero").with([
            el("div", "crests").with(crests),
            el("h1", "").with(verdict.headline()),
            el("p", "").with(verdict.reason()),
            el("p", "sub").with(verdict.ending()),
            ending_buttons(play, verdict.report(), look.clone()),
        ]),
        taken(&verdict),
        ladder::ladder(&verdict),
        chart::chart(play, &verdict),
        review(play, look),
    ])
}

/// The table of figures by player and kind, with what stands beside the board.
fn taken(verdict: &Verdict) -> El {
    let text = samurai_text();
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
    let text = samurai_text();
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

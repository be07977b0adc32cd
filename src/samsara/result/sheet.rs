//! The score sheet: each game with its points, told in a sentence, and the sum.

use super::verdict::Verdict;
use crate::samsara::seats::shape;
use crate::ui::el::{El, el};
use crate::ui::kamon::kamon;
use samsara::{Lane, Outcome, PLAYERS};
use table::Seat;

pub fn sheet(verdict: &Verdict) -> El {
    let words = verdict.words;
    let heads: Vec<El> = Seat::all(PLAYERS)
        .map(|seat| {
            let player = verdict.player(seat);
            el("th", "").attr("scope", "col").with(el("div", "").with([
                kamon(player.crest),
                el("span", "name").with(player.name),
                shape(Lane::into_goal_of(seat)),
            ]))
        })
        .collect();
    let sheet = verdict.sheet();
    let rows: Vec<El> = if verdict.is_match() {
        let mut games = sheet.games();
        let names = words.games.iter().enumerate();
        names.flat_map(|(number, name)| game(verdict, number, name, games.next())).collect()
    } else {
        sheet.games().map(|outcome| goals(verdict, outcome)).collect()
    };
    let sum = verdict.is_match().then(|| {
        let points = sheet.points();
        let cells: Vec<El> =
            points.iter(PLAYERS).map(|(_, points)| el("td", "").with(points.to_string())).collect();
        el("tfoot", "").with(
            el("tr", "").with(el("th", "").attr("scope", "row").with(words.total)).with(cells),
        )
    });
    el("section", "panel tally sheet-of-points").attr("aria-labelledby", "tally").with([
        el("h2", "").attr("id", "tally").with(words.sheet),
        el("table", "")
            .with([
                el("thead", "").with(el("tr", "").with(el("td", "")).with(heads)),
                el("tbody", "").with(rows),
            ])
            .with(sum),
    ])
}

/// A game of a match: its points, and below them how it ended.
fn game(
    verdict: &Verdict,
    number: usize,
    name: &'static str,
    outcome: Option<&Outcome>,
) -> Vec<El> {
    let words = verdict.words;
    let head = el("th", "").attr("scope", "row").with(name);
    let Some(outcome) = outcome else {
        let to_come = el("td", "to-come").attr("colspan", "2").with(words.to_come);
        return vec![el("tr", "").with([head, to_come])];
    };
    let began = (words.began)(&verdict.player(outcome.first).name);
    let cells: Vec<El> = outcome
        .points
        .iter(PLAYERS)
        .map(|(seat, points)| {
            let most = outcome.winners().len() == 1 && outcome.winners().contains(seat);
            el("td", if most { "win" } else { "" })
                .with(points.to_string())
                .with(el("small", "").with((words.goals)(outcome.goals[seat])))
        })
        .collect();
    let told = el("td", "told").attr("colspan", "3").with(verdict.ended(number, outcome));
    vec![
        el("tr", "").with(head.with(el("small", "").with(began))).with(cells),
        el("tr", "").with(told),
    ]
}

/// A single game: how far the markers came.
fn goals(verdict: &Verdict, outcome: &Outcome) -> El {
    let head = el("th", "").attr("scope", "row").with(verdict.words.goals_word);
    let cells: Vec<El> = outcome
        .goals
        .iter(PLAYERS)
        .map(|(_, goals)| {
            el("td", "").with(goals.to_string()).with(el("small", "").with(verdict.words.of_six))
        })
        .collect();
    el("tr", "").with(head).with(cells)
}

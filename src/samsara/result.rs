//! The end of a game or of a match, and the pause between its two games: who won, and why.

mod sheet;
mod verdict;

use super::die::die;
use super::text::samsara_text;
use crate::frame::ending::{ending_bar, ending_buttons, undo};
use crate::frame::review::review;
use crate::games::GameKind;
use crate::play::Play;
use crate::text::table::table_text;
use crate::ui::el::{El, el, group};
use crate::ui::icon::icon;
use crate::ui::kamon::kamon;
use leptos::prelude::*;
use samsara::{Action, Samsara};
use verdict::Verdict;

/// Shown when a game is over. `look` is run for a look at the board.
pub fn result(play: Play<Samsara>, look: impl Fn() + Clone + Send + Sync + 'static) -> El {
    let verdict = untrack(|| Verdict::of(play));
    let crests: Vec<El> =
        verdict.winners().iter().map(|seat| kamon(verdict.player(seat).crest)).collect();
    let buttons = if verdict.is_over() {
        ending_buttons(play, verdict.report(), look.clone())
    } else {
        go_on(play, &verdict, look.clone())
    };
    // The words beside them say whose they were.
    let dice = verdict.dice().map(|dice| el("div", "threw").with(dice.map(die)));
    let review = verdict.is_over().then(|| review(play, look));
    el("main", "result wheel-result")
        .with([
            ending_bar(GameKind::Samsara),
            el("section", "hero").with([
                el("div", "crests").with(crests),
                el("h1", "").attr("tabindex", "-1").with(verdict.headline()).focused(),
                group().with(dice),
                el("p", "").with(verdict.reason()),
                buttons,
            ]),
            el("div", "how").with([sheet::sheet(&verdict), verdict.board()]),
        ])
        .with(review)
}

/// Between two games.
fn go_on(play: Play<Samsara>, verdict: &Verdict, look: impl Fn() + 'static) -> El {
    let text = table_text();
    let next = verdict.next_first().map(|seat| verdict.player(seat).name).unwrap_or_default();
    let set_up = move || {
        let _ = play.act(Action::SetUp);
    };
    el("div", "acts")
        .with([
            el("button", "btn primary")
                .on_tap(set_up)
                .with(icon("ui-play"))
                .with((samsara_text().begin_second)(&next)),
            el("button", "btn").on_tap(look).with(icon("ui-replay")).with(text.look_at_board),
        ])
        .with(undo(play))
}

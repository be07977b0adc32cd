//! The end of a game: the bar above the result and what can be done next.

use crate::games::GameKind;
use crate::hosted::Hosted;
use crate::play::{self, Play};
use crate::route::{self, Route};
use crate::save::Shelf;
use crate::share;
use crate::text::table::table_text;
use crate::text::text;
use crate::ui::el::{El, el, group};
use crate::ui::given::given;
use crate::ui::icon::icon;
use crate::ui::state::State;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

pub fn ending_bar(game: GameKind) -> El {
    el("header", "bar").with([
        el("a", "btn quiet icon")
            .attr("href", "#/")
            .attr("aria-label", text().home)
            .with(icon("ui-back")),
        el("span", "eyebrow").with(format!("{} · {}", game.name(), table_text().game_over)),
    ])
}

/// What can be done when a game is over. `look` is run for a look at the board, `report` is the result in
/// words to send to somebody.
pub fn ending_buttons<G: Hosted>(play: Play<G>, report: String, look: impl Fn() + 'static) -> El {
    let text = table_text();
    let shelf: Shelf = given();
    let again = move || {
        if let Some(key) = rematch(play, shelf) {
            route::replace(&Route::Play(key));
        }
    };
    el("div", "acts")
        .with([
            el("button", "btn primary").on_tap(again).with(icon("ui-plus")).with(text.play_again),
            el("button", "btn").on_tap(look).with(icon("ui-replay")).with(text.look_at_board),
        ])
        .with(undo(play))
        .with(copy(report))
}

/// Takes back what ended the game, where that may be.
pub fn undo<G: Hosted>(play: Play<G>) -> Option<El> {
    let undo = move || {
        el("button", "btn undo")
            .on_tap(move || play.undo())
            .with(icon("ui-undo"))
            .with(table_text().undo)
    };
    untrack(|| play.can_undo()).then(undo)
}

/// The same table again, everybody one seat further on.
fn rematch<G: Hosted>(play: Play<G>, shelf: Shelf) -> Option<String> {
    let (setup, mut players) = play.with_session(|session| {
        let record = session.record();
        (record.setup.clone(), record.players.clone())
    });
    if !players.is_empty() {
        players.rotate_right(1);
    }
    play::begin::<G>(shelf, setup, players)
}

/// What could not be copied is shown, to be copied by hand.
fn copy(report: String) -> El {
    let text = table_text();
    let copied = State::new(None);
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

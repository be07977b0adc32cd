//! The game again: a slider from the first action to the last.

use std::cell::RefCell;

use crate::hosted::Hosted;
use crate::play::Play;
use crate::route::Route;
use crate::text::table::table_text;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::memo::{Memo, memo};
use crate::ui::state::{State, effect};
use leptos::prelude::*;
use table::{Session, Turn};

/// After how many actions the board is shown; `None` as it is now.
pub type Replayed = State<Option<usize>>;

thread_local! {
    /// A moment that was asked for, and in which room.
    static ASKED: RefCell<Option<(Route, usize)>> = const { RefCell::new(None) };
}

/// The next look at the table of this room is one back, at how it stood after so many actions; or it is not.
pub fn look_at(room: &Route, moment: Option<usize>) {
    ASKED.set(moment.map(|number| (room.clone(), number)));
}

fn is_asked_for<G: Hosted>(play: Play<G>) -> bool {
    ASKED.with_borrow(|asked| asked.as_ref().is_some_and(|(room, _)| *room == play.room()))
}

/// Whether the board of a game with a result is looked at: at first only if a moment of it was asked for.
pub fn from_result<G: Hosted>(play: Play<G>) -> State<bool> {
    let has_result = play.with_session_untracked(|session| {
        session.turn() == Turn::Over || session.seen_by(None).is_pause()
    });
    State::new(has_result && is_asked_for(play))
}

/// Whether the board is shown as it was. Whoever comes from the result begins at the end, or at the moment
/// that was asked for, and returns to the result: how a game stands that is over is its result.
pub fn looks_back<G: Hosted>(play: Play<G>, at: Replayed, from_result: State<bool>) -> Memo<bool> {
    let last = play.with_session_untracked(|session| session.record().actions.len());
    if is_asked_for(play) {
        let asked = ASKED.take().map(|(_, number)| number.min(last));
        at.set(asked);
    } else if from_result.now() {
        at.set(Some(last));
    }
    let looks_back = memo(move || at.get().is_some());
    effect(move || {
        if !looks_back.get() {
            from_result.set(false);
        }
    });
    looks_back
}

/// `told` says what the action with a number did, counted from 1.
pub fn replay_bar<G: Hosted>(
    play: Play<G>,
    at: Replayed,
    told: impl Fn(usize) -> String + Send + Sync + 'static,
) -> El {
    let text = table_text();
    let last = memo(move || play.with_session(|session| session.record().actions.len()));
    let number = memo(move || at.get().unwrap_or(usize::MAX).min(last.get()));
    let what = memo(move || told(number.get()));
    let slide = move |event: web_sys::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            at.set(Some(number));
        }
    };
    let over = play.with_session(Session::turn) == Turn::Over;
    let now = if over { text.result } else { text.live };
    let said = move || format!("{}. {}", (text.replay_at)(number.get(), last.get()), what.get());
    el("div", "replay panel").attr("role", "group").attr("aria-label", text.replay).with([
        el("p", "what").live_text(move || what.get()),
        el("div", "bar").with([
            step(text.step_back, "ui-back", at, move || number.get().checked_sub(1)),
            el("input", "")
                .attr("type", "range")
                .attr("min", "0")
                .attr("aria-label", text.replay)
                .live_attr("max", move || Some(last.get().to_string()))
                .live_property("value", move || number.get().to_string())
                .live_attr("aria-valuetext", move || Some(said()))
                .on("input", slide),
            step(text.step_on, "ui-next", at, move || {
                Some(number.get() + 1).filter(|&next| next <= last.get())
            }),
            el("span", "count")
                .attr("aria-hidden", "true")
                .live_text(move || format!("{}/{}", number.get(), last.get())),
            el("button", "btn").on_tap(move || at.set(None)).with(now),
        ]),
    ])
}

/// A button that goes one action on or back, as long as there is one.
fn step(
    label: &'static str,
    symbol: &'static str,
    at: Replayed,
    to: impl Fn() -> Option<usize> + Send + Sync + 'static,
) -> El {
    let to = memo(to);
    let go = move || {
        if let Some(number) = to.now() {
            at.set(Some(number));
        }
    };
    el("button", "btn icon")
        .attr("aria-label", label)
        .on_tap(go)
        .truth("aria-disabled", move || to.get().is_none())
        .with(icon(symbol))
}

//! The game again: a slider from the first action to the last.

use super::words;
use crate::play::Play;
use crate::text::text;
use crate::ui::icon::icon;
use crate::ui::live::{live, memo, tap, truth};
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Event, Samurai};
use table::{Session, Turn};

/// `at` is after how many actions the board is shown; `None` as it is now.
pub fn replay_bar(play: Play<Samurai>, at: RwSignal<Option<usize>>) -> Sheet {
    let text = &text().samurai_table;
    let last = memo(move || play.with_session(|session| session.record().actions.len()));
    let number = memo(move || at.get().unwrap_or(usize::MAX).min(last.get()));
    let what = memo(move || happened(play, number.get()));
    let slide = move |event: web_sys::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            at.set(Some(number));
        }
    };
    let over = play.with_session(Session::turn) == Turn::Over;
    let now = if over { text.result } else { text.live };
    let said = move || format!("{}. {}", (text.replay_at)(number.get(), last.get()), what.get());
    sheet(view! {
        <div class="replay panel" role="group" aria-label=text.replay>
            <p class="what">{live(move || what.get())}</p>
            <div class="bar">
                {step(text.step_back, "ui-back", at, move || number.get().checked_sub(1))}
                <input
                    type="range" min="0" aria-label=text.replay
                    max=live(move || last.get().to_string())
                    prop:value=live(move || number.get().to_string())
                    aria-valuetext=live(said)
                    on:input=slide
                />
                {step(text.step_on, "ui-next", at, move || {
                    Some(number.get() + 1).filter(|&next| next <= last.get())
                })}
                <span class="count" aria-hidden="true">
                    {live(move || format!("{}/{}", number.get(), last.get()))}
                </span>
                <button class="btn" on:click=tap(move || at.set(None))>{now}</button>
            </div>
        </div>
    })
}

/// A button that goes one action on or back, as long as there is one.
fn step(
    label: &'static str,
    symbol: &'static str,
    at: RwSignal<Option<usize>>,
    to: impl Fn() -> Option<usize> + Send + Sync + 'static,
) -> Sheet {
    let to = memo(to);
    let go = tap(move || {
        if let Some(number) = to.get_untracked() {
            at.set(Some(number));
        }
    });
    sheet(view! {
        <button
            class="btn icon" aria-label=label on:click=go
            aria-disabled=truth(move || to.get().is_none())
        >
            {icon(symbol)}
        </button>
    })
}

/// What the action with this number did, counted from 1.
fn happened(play: Play<Samurai>, number: usize) -> String {
    let text = &text().samurai_table;
    let name = |seat| play.player(seat).name;
    let told: Vec<String> = play.with_session(|session| {
        let entries = session.log().iter().filter(|entry| entry.number == number);
        let events = entries.map(|entry| &entry.event);
        let telling = events.filter(|event| !matches!(event, Event::Drew { .. }));
        telling.map(|event| words::event(text, event, &name)).collect()
    });
    told.join(" ")
}

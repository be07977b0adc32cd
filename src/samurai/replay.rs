//! The game again: a slider from the first action to the last.

use super::words;
use crate::play::Play;
use crate::text::text;
use crate::ui::icon::icon;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Event, Samurai};

/// `at` is after how many actions the board is shown; `None` as it is now.
pub fn replay_bar(play: Play<Samurai>, at: RwSignal<Option<usize>>) -> Sheet {
    let text = &text().samurai_table;
    let last = Memo::new(move |_| play.with_session(|session| session.record().actions.len()));
    let number = Memo::new(move |_| at.get().unwrap_or(usize::MAX).min(last.get()));
    let what = Memo::new(move |_| happened(play, number.get()));
    let slide = move |event: web_sys::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            at.set(Some(number));
        }
    };
    let step = move |label, symbol, blocked: Signal<bool>, to: fn(usize) -> usize| {
        sheet(view! {
            <button
                class="btn icon" aria-label=label
                aria-disabled=move || blocked.get().then_some("true")
                on:click=move |_| if !blocked.get_untracked() {
                    at.set(Some(to(number.get_untracked())));
                }
            >
                {icon(symbol)}
            </button>
        })
    };
    let at_start = Signal::derive(move || number.get() == 0);
    let at_end = Signal::derive(move || number.get() == last.get());
    sheet(view! {
        <div class="replay panel" role="group" aria-label=text.replay>
            <p class="what">{move || what.get()}</p>
            <div class="bar">
                {step(text.step_back, "ui-back", at_start, |number| number - 1)}
                <input
                    type="range" min="0" aria-label=text.replay
                    max=move || last.get().to_string()
                    prop:value=move || number.get().to_string()
                    aria-valuetext=move || {
                        format!("{} {}", (text.replay_at)(number.get(), last.get()), what.get())
                    }
                    on:input=slide
                />
                {step(text.step_on, "ui-next", at_end, |number| number + 1)}
                <span class="count" aria-hidden="true">
                    {move || format!("{}/{}", number.get(), last.get())}
                </span>
                <button class="btn" on:click=move |_| at.set(None)>{text.live}</button>
            </div>
        </div>
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

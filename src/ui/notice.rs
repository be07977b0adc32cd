//! A page that says one thing and offers ways on.

use crate::ui::focus::focus_later;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;

pub fn notice(title: &'static str, words: String, ways: Vec<Sheet>) -> Sheet {
    focus_later("notice".to_owned());
    sheet(view! {
        <main class="notice">
            <h1 id="notice" tabindex="-1">{title}</h1>
            <p>{words}</p>
            <div class="ways">{ways}</div>
        </main>
    })
}

pub fn way(
    class: &'static str,
    words: &'static str,
    go: impl Fn() + Send + Sync + 'static,
) -> Sheet {
    sheet(view! { <button class=class on:click=move |_| go()>{words}</button> })
}

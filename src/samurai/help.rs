//! How the game is played, in a dozen sentences with pictures, and which keys do what.

use crate::text::text;
use crate::ui::dialog::dialog;
use crate::ui::icon::icon;
use crate::ui::live::{live, tap};
use crate::ui::sheet::{Sheet, sheet};
use leptos::ev;
use leptos::prelude::*;

/// The pictures beside each sentence.
const PICTURES: [&[&str]; 12] = [
    &["fig-helmet", "fig-buddha", "fig-rice"],
    &["tile-samurai"],
    &["seal-fast"],
    &["fig-buddha"],
    &["tile-samurai"],
    &["tile-ship", "tile-ronin"],
    &["tile-figures"],
    &["tile-token"],
    &["ui-check"],
    &["ui-close"],
    &["ui-door"],
    &["fig-helmet", "fig-rice"],
];

/// Keys are called by what is printed on them, the same in every language.
const KEYS: [&[&str]; 6] =
    [&["Tab"], &["↑", "↓", "←", "→"], &["7", "9", "1", "3"], &["Enter"], &["Esc"], &["?"]];

/// Opens the page, by a tap or by its key.
pub fn help_button() -> Sheet {
    let text = &text().samurai_table;
    let open = RwSignal::new(false);
    let key = window_event_listener(ev::keydown, move |event| {
        if event.key() == "?" {
            open.set(true);
        }
    });
    on_cleanup(move || key.remove());
    sheet(view! {
        <button
            class="btn quiet icon" aria-label=text.help aria-keyshortcuts="?"
            on:click=tap(move || open.set(true))
        >
            <b aria-hidden="true">"?"</b>
        </button>
        {live(move || open.get().then(|| help(move || open.set(false))))}
    })
}

pub fn help(close: impl Fn() + Send + Sync + 'static) -> Sheet {
    let text = &text().samurai_table;
    let rules: Vec<Sheet> = PICTURES
        .into_iter()
        .zip(text.rules)
        .map(|(pictures, words)| {
            let pictures: Vec<Sheet> = pictures.iter().map(|name| icon(name)).collect();
            sheet(view! { <li><span class="pictures">{pictures}</span><p>{words}</p></li> })
        })
        .collect();
    let keys: Vec<Sheet> = KEYS
        .into_iter()
        .zip(text.keys_do)
        .map(|(keys, does)| {
            let keys: Vec<Sheet> =
                keys.iter().map(|key| sheet(view! { <kbd>{*key}</kbd> })).collect();
            sheet(view! { <div><dt>{keys}</dt><dd>{does}</dd></div> })
        })
        .collect();
    let body = sheet(view! {
        <div class="sheet help">
            <ol>{rules}</ol>
            <h3>{text.keys}</h3>
            <dl>{keys}</dl>
        </div>
    });
    dialog(text.help.to_owned(), body, close)
}

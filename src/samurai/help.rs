//! How the game is played, in a dozen sentences with pictures, and which keys do what.

use crate::text::text;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el, group};
use crate::ui::icon::icon;
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
pub fn help_button() -> El {
    let text = &text().samurai_table;
    let open = RwSignal::new(false);
    let key = window_event_listener(ev::keydown, move |event| {
        if event.key() == "?" {
            open.set(true);
        }
    });
    on_cleanup(move || key.remove());
    group()
        .with(
            el("button", "btn quiet icon")
                .attr("aria-label", text.help)
                .attr("aria-keyshortcuts", "?")
                .on_tap(move || open.set(true))
                .with(el("b", "").attr("aria-hidden", "true").with("?")),
        )
        .live(move || open.get().then(|| help(move || open.set(false))))
}

pub fn help(close: impl Fn() + Send + Sync + 'static) -> El {
    let text = &text().samurai_table;
    let rules: Vec<El> = PICTURES
        .into_iter()
        .zip(text.rules)
        .map(|(pictures, words)| {
            let pictures: Vec<El> = pictures.iter().map(|name| icon(name)).collect();
            el("li", "").with([el("span", "pictures").with(pictures), el("p", "").with(words)])
        })
        .collect();
    let keys: Vec<El> = KEYS
        .into_iter()
        .zip(text.keys_do)
        .map(|(keys, does)| {
            let keys: Vec<El> = keys.iter().map(|key| el("kbd", "").with(*key)).collect();
            el("div", "").with([el("dt", "").with(keys), el("dd", "").with(does)])
        })
        .collect();
    let body = el("div", "sheet help").with([
        el("ol", "").with(rules),
        el("h3", "").with(text.keys),
        el("dl", "").with(keys),
    ]);
    dialog(text.help.to_owned(), body, close)
}

//! A page that says one thing and offers ways on.

use crate::ui::el::{El, el};
use crate::ui::focus::focus_later;

pub fn notice(title: &'static str, words: String, ways: Vec<El>) -> El {
    focus_later("notice".to_owned());
    el("main", "notice").with([
        el("h1", "").attr("id", "notice").attr("tabindex", "-1").with(title),
        el("p", "").with(words),
        el("div", "ways").with(ways),
    ])
}

pub fn way(class: &'static str, words: &'static str, go: impl Fn() + Send + Sync + 'static) -> El {
    el("button", class).on_tap(go).with(words)
}

//! A choice of one among a few: radio buttons in a bar, with all the browser does for them.

use crate::ui::el::{El, el};
use leptos::prelude::*;

/// Tells the group from the others on the page, and what it is a choice of.
#[derive(Clone, Copy, Debug)]
pub struct Legend {
    pub name: &'static str,
    pub words: &'static str,
    /// Whether the words are shown or only read out.
    pub shown: bool,
}

/// What a button shows, and what is read out if that differs.
pub struct Face {
    pub shown: El,
    pub spoken: Option<&'static str>,
}

impl From<&'static str> for Face {
    fn from(words: &'static str) -> Self {
        Self { shown: el("span", "").with(words), spoken: None }
    }
}

/// The buttons are numbered from 0 in their order.
pub fn choice(
    Legend { name, words, shown }: Legend,
    faces: impl IntoIterator<Item = Face>,
    chosen: impl Fn() -> usize + Send + Sync + 'static,
    choose: impl Fn(usize) + Send + Sync + 'static,
) -> El {
    let chosen = Signal::derive(chosen);
    let choose = Callback::new(choose);
    let buttons: Vec<El> = faces
        .into_iter()
        .enumerate()
        .map(|(number, face)| button(name, number, face, chosen, choose))
        .collect();
    el("fieldset", "setting").attr("data-choice", name).with([
        el("legend", if shown { "" } else { "unseen" }).with(words),
        el("div", "seg").with(buttons),
    ])
}

fn button(
    name: &'static str,
    number: usize,
    face: Face,
    chosen: Signal<usize>,
    choose: Callback<usize>,
) -> El {
    el("label", "")
        .with(
            el("input", "")
                .attr("type", "radio")
                .attr("name", name)
                .attr("id", &format!("{name}-{number}"))
                .attr_if("aria-label", face.spoken)
                .live_property("checked", move || chosen.get() == number)
                .on("change", move |_: web_sys::Event| choose.run(number)),
        )
        .with(face.shown)
}

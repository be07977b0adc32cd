//! A choice of one among a few: radio buttons in a bar, with all the browser does for them.

use crate::ui::sheet::{Sheet, sheet};
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
    pub shown: Sheet,
    pub spoken: Option<&'static str>,
}

impl From<&'static str> for Face {
    fn from(words: &'static str) -> Self {
        Self { shown: sheet(words), spoken: None }
    }
}

/// The buttons are numbered from 0 in their order.
pub fn choice(
    Legend { name, words, shown }: Legend,
    faces: impl IntoIterator<Item = Face>,
    chosen: impl Fn() -> usize + Send + Sync + 'static,
    choose: impl Fn(usize) + Send + Sync + 'static,
) -> Sheet {
    let chosen = Signal::derive(chosen);
    let choose = Callback::new(choose);
    let buttons: Vec<Sheet> = faces
        .into_iter()
        .enumerate()
        .map(|(number, face)| button(name, number, face, chosen, choose))
        .collect();
    sheet(view! {
        <fieldset class="setting" data-choice=name>
            <legend class=if shown { "" } else { "unseen" }>{words}</legend>
            <div class="seg">{buttons}</div>
        </fieldset>
    })
}

fn button(
    name: &'static str,
    number: usize,
    face: Face,
    chosen: Signal<usize>,
    choose: Callback<usize>,
) -> Sheet {
    sheet(view! {
        <label>
            <input
                type="radio"
                name=name
                id=format!("{name}-{number}")
                aria-label=face.spoken
                prop:checked=move || chosen.get() == number
                on:change=move |_| choose.run(number)
            />
            {face.shown}
        </label>
    })
}

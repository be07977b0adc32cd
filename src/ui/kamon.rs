//! A player's crest in the player's colour: never one without the other.

use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;

pub fn kamon(crest: u8) -> Sheet {
    crest_in("kamon", crest)
}

/// For a line of text.
pub fn small_kamon(crest: u8) -> Sheet {
    crest_in("kamon small", crest)
}

fn crest_in(class: &'static str, crest: u8) -> Sheet {
    sheet(view! {
        <span class=class data-crest=crest.to_string()>
            <svg class="i" aria-hidden="true"><use href=format!("#crest-{}", crest + 1)/></svg>
        </span>
    })
}

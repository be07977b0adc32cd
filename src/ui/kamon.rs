//! A player's crest in the player's colour: never one without the other.

use leptos::prelude::*;

#[component]
pub fn Kamon(crest: u8, #[prop(optional)] small: bool) -> impl IntoView {
    view! {
        <span class="kamon" class:small=small data-crest=crest>
            <svg class="i" aria-hidden="true"><use href=format!("#crest-{}", crest + 1)/></svg>
        </span>
    }
}

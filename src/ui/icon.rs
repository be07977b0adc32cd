//! A drawing from the page's sheet of symbols.

use leptos::prelude::*;

#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! { <svg class="i" aria-hidden="true"><use href=format!("#{name}")/></svg> }
}

//! A drawing from the page's sheet of symbols.

use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;

pub fn icon(name: &'static str) -> Sheet {
    sheet(view! { <svg class="i" aria-hidden="true"><use href=format!("#{name}")/></svg> })
}

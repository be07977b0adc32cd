//! What is settled before a game of Samurai.

use crate::text::text;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;

/// The body and the footer of the dialog.
pub fn new_game() -> Sheet {
    sheet(view! { <div class="sheet"><p>{text().samurai.about}</p></div> })
}

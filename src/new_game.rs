//! The frame of the dialog that begins a game; each game fills it with its own choices.

use crate::app::GameKind;
use crate::route::{self, Route};
use crate::text::text;
use crate::ui::dialog::dialog;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;

pub fn new_game(game: GameKind) -> Sheet {
    let text = text();
    let body = sheet(view! { <div class="sheet"><p>{game.text(text).about}</p></div> });
    dialog(format!("{}: {}", game.name(), text.new_game), body, || route::go(&Route::Home))
}

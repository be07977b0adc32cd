//! The frame of the dialog that begins a game; each game fills it with its own choices.

use crate::app::GameKind;
use crate::route::{self, Route};
use crate::text::text;
use crate::ui::dialog::Dialog;
use leptos::prelude::*;

#[component]
pub fn NewGame(game: GameKind) -> impl IntoView {
    let text = text();
    view! {
        <Dialog title=format!("{}: {}", game.name(), text.new_game) on_close=|| route::go(&Route::Home)>
            <div class="sheet"><p>{game.text(text).about}</p></div>
        </Dialog>
    }
}

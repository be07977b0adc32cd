//! How the game was decided, once it is over.

use crate::play::Play;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::Samurai;

/// Shown when the game is over. `look` is run for a look at the board.
pub fn result(play: Play<Samurai>, look: impl Fn() + Send + Sync + 'static) -> Sheet {
    let _ = (play, look);
    sheet(view! { <main class="result"></main> })
}

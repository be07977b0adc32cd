//! A slider from the first action to the last.

use crate::play::Play;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::Samurai;

/// `at` is after how many actions the board is shown; `None` as it is now.
pub fn replay_bar(play: Play<Samurai>, at: RwSignal<Option<usize>>) -> Sheet {
    let _ = (play, at);
    sheet(view! { <div class="replay"></div> })
}

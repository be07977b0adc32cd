//! What has happened, in words.

use crate::play::Play;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Samurai, Space};

/// An entry with a place shows it on the board.
pub fn log(play: Play<Samurai>, show: WriteSignal<Option<Space>>) -> Sheet {
    let _ = (play, show);
    sheet(view! { <section class="log"></section> })
}

//! Samurai at the table: the scene is a pure function of what a seat sees, the rest draws it.

mod log;
pub mod new_game;
mod replay;
mod result;
mod words;

use crate::play::{Hosted, Play};
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Phase, Samurai};

impl Hosted for Samurai {
    /// Hands are looked at while five are chosen and while tiles are laid; figures are set in the open.
    fn is_private(&self) -> bool {
        matches!(self.phase(), Phase::FirstFive | Phase::Play)
    }
}

/// The whole screen of a game.
pub fn table(play: Play<Samurai>) -> Sheet {
    sheet(view! { <main class="table">{move || format!("{:?}", play.seen().phase())}</main> })
}

//! Shoji: three board games, one screen, a paper door between turns.
//!
//! The rules live in `crates/`; here is the table they are played at.

mod app;
mod door;
mod home;
mod link;
mod new_game;
mod play;
mod route;
mod samurai;
mod save;
mod settings;
mod share;
mod text;
mod ui;

fn main() {
    app::start();
}

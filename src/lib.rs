//! Shoji: three board games, one screen, a paper door between turns.
//!
//! The rules live in `crates/`; here is the table they are played at. The page is put together from
//! several programs, each loaded when it is needed: the entrance (`main.rs`), which knows no rules, and
//! one for each game (`bin/`). `public/boot.js` opens the door between them.

pub mod app;
mod door;
pub mod entrance;
mod frame;
mod games;
mod home;
pub mod hosted;
mod link;
mod new_game;
mod play;
mod route;
mod samsara;
mod samurai;
mod save;
mod settings;
mod share;
mod spirit;
mod text;
mod thinker;
mod ui;

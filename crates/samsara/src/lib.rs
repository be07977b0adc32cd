//! The rules of Samsara as a pure value: two players, two dice, twelve stones that belong to
//! nobody, and one wheel.
//!
//! [`Samsara`] is the game. [`Lane`] and [`Cell`] are the board as a map, [`Board`] the stones
//! on it, [`Move`] what one die does to one stone, [`Sheet`] the points of a match.

mod dice;
mod lane;

mod board;
mod diagram;
mod walk;
mod ways;

mod action;
mod event;
mod illegal;
mod score;
mod setup;
mod wire;

mod state;

mod apply;
mod duty;
mod game;
mod legal;

mod position;
mod preview;

pub use action::Action;
pub use board::{Board, STONES};
pub use diagram::BadDiagram;
pub use dice::{Dice, Die};
pub use event::Event;
pub use illegal::Illegal;
pub use lane::{Cell, FIELDS, Lane};
pub use position::{Impossible, Position};
pub use preview::Choice;
pub use score::{End, MIDDLE, MOKSHA, Outcome, Sheet};
pub use setup::{Mode, PLAYERS, ReEntry, Setup};
pub use state::Samsara;
pub use walk::{Landing, Move};

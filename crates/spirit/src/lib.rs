//! The rules of Samurai Spirit as a pure value: two to seven samurai defend a village together.
//!
//! [`Spirit`] is the game. [`RAIDERS`] is what is printed on the cards, [`Board`] what lies before
//! a samurai, [`Village`] what they defend. Rule and ruling numbers in comments are those of the
//! rules digest, listed in the README.

mod raider;
mod samurai;

mod card;
mod pile;
mod unseen;

mod board;
mod village;

mod action;
mod event;
mod illegal;
mod score;
mod setup;

mod active;
mod state;
mod task;

mod agenda;
mod turn;

mod fight;
mod kiai;
mod penalty;
mod round_end;
mod wound;

mod apply;
mod check;
mod game;
mod legal;

mod notation;
mod odds;
mod outlook;
mod preview;

pub use action::Action;
pub use board::{Board, Wound};
pub use card::{Card, CardSet};
pub use event::Event;
pub use illegal::Illegal;
pub use kiai::Part;
pub use notation::NotAnAction;
pub use outlook::{Flames, Outlook, Reckoning};
pub use pile::Pile;
pub use preview::{Ahead, Choice, Verdict};
pub use raider::{Penalty, RAIDERS, Raider, Symbol};
pub use samurai::{Company, Samurai, Side};
pub use score::{Loss, Outcome, Score};
pub use setup::{Level, Setup};
pub use state::Spirit;
pub use task::Asked;
pub use unseen::Slot;
pub use village::{Back, Family, Village};

//! Bots: one search for every game of the house, on what a seat may know and nothing else.
//!
//! A game brings its [`Judgement`]; [`Mind`] searches, [`Level`] says how long and how well.

mod judgement;
mod mind;
mod tree;

mod level;
mod message;
mod thought;
mod told;

pub use judgement::{Judgement, Prospect};
pub use level::{Level, Plan};
pub use message::{Answer, Question, answer};
pub use mind::Mind;
pub use thought::{Choice, Thought};
pub use told::Told;

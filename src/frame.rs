//! What stands round every board: the bar above it, the log, the way back through the game.

pub mod bots;
pub mod ending;
pub mod guide;
pub mod head;
pub mod help;
pub mod hint;
pub mod keys;
pub mod log;
pub mod news;
pub mod replay;
pub mod review;

/// The symbols that only tables show.
pub const DRAWINGS: &str = include_str!("frame/drawings.svg");

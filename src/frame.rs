//! What stands round every board: the bar above it, the log, the way back through the game.

pub mod bots;
pub mod ending;
pub mod head;
pub mod help;
pub mod hint;
pub mod keys;
pub mod log;
pub mod news;
pub mod replay;
pub mod review;

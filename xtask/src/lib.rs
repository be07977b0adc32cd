//! Everything a person types, and what it stands on: the tools, the built site and a host for it.

pub mod trouble;

pub mod games;
pub mod host;
pub mod process;
pub mod site;
pub mod tools;
pub mod tree;
pub mod twice;
pub mod words;

pub use trouble::{Outcome, Trouble};

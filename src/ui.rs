//! Furniture that knows no game.

pub mod choice;
pub mod dialog;
pub mod icon;
pub mod kamon;
pub mod settings_panel;
pub mod sheet;
pub mod wide;

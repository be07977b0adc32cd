//! Furniture that knows no game.

pub mod choice;
pub mod dialog;
pub mod el;
pub mod focus;
pub mod icon;
pub mod kamon;
pub mod notice;
pub mod qr;
pub mod settings_panel;
pub mod toast;
pub mod wide;

//! Furniture that knows no game.

pub mod after_paint;
pub mod choice;
pub mod dialog;
pub mod el;
pub mod focus;
pub mod given;
pub mod icon;
pub mod kamon;
pub mod memo;
pub mod notice;
pub mod passing;
pub mod qr;
pub mod settings_panel;
pub mod sound;
pub mod state;
pub mod toast;
pub mod wide;

//! Shortcuts of the whole table.

use super::board::step_to;
use super::scene::Spot;
use super::sitting::Sitting;
use crate::frame::keys::{follow, with_control};
use web_sys::KeyboardEvent;

pub fn follow_keys(sitting: &'static Sitting) {
    follow(move |event| sitting.replayed.now().is_none() && pressed(sitting, event));
}

/// Whether the key means something here.
fn pressed(sitting: &'static Sitting, event: &KeyboardEvent) -> bool {
    match (event.key().as_str(), event.code().as_str(), with_control(event)) {
        ("Escape", ..) => return put_down(sitting),
        ("e" | "E", _, false) => sitting.end_turn(),
        ("z", _, true) => sitting.undo(),
        ("y" | "Z", _, true) => sitting.redo(),
        (_, "Digit1", false) => sitting.choose(0),
        (_, "Digit2", false) => sitting.choose(1),
        _ => return false,
    }
    true
}

/// The buttons of its targets go with the stone, so the keyboard goes back to it. Whether there was one.
fn put_down(sitting: &'static Sitting) -> bool {
    let stone = sitting.picked.now();
    sitting.hold(None);
    if let Some(stone) = stone {
        step_to(sitting, Spot::Cell(stone));
    }
    stone.is_some()
}

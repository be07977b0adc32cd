//! Shortcuts of the whole table.

use super::scene::Picked;
use super::sitting::Sitting;
use crate::frame::keys::{follow, with_control};
use crate::ui::el::focus;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

pub fn follow_keys(sitting: &'static Sitting) {
    // Looking back, there is nothing to play.
    follow(move |event| sitting.replayed.now().is_none() && pressed(sitting, event));
}

/// Whether the key means something here.
fn pressed(sitting: &'static Sitting, event: &KeyboardEvent) -> bool {
    let with_control = with_control(event);
    match (event.key().as_str(), event.code().strip_prefix("Digit")) {
        ("Escape", _) => {
            let is_held = sitting.picked.now() != Picked::Nothing;
            sitting.put_down();
            return is_held;
        }
        ("e" | "E", _) if !with_control => return click(".end:not([hidden])"),
        ("z", _) if with_control => sitting.undo(),
        ("y" | "Z", _) if with_control => sitting.redo(),
        // The row of digits picks tiles; those of the number pad walk.
        (_, Some(number)) if !with_control => {
            let clicked = click(&format!(".slot[data-number='{number}']"));
            // From here the arrows find a place for it.
            let is_held = sitting.picked.now() != Picked::Nothing;
            if let Some(hex) = find(".board .hex[tabindex='0']").filter(|_| is_held) {
                focus(&hex);
            }
            return clicked;
        }
        _ => return false,
    }
    true
}

/// Whether there was something to click.
fn click(query: &str) -> bool {
    let found = find(query);
    if let Some(found) = &found {
        found.unchecked_ref::<HtmlElement>().click();
    }
    found.is_some()
}

fn find(query: &str) -> Option<Element> {
    document().query_selector(query).ok()?
}

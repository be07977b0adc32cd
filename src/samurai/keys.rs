//! Shortcuts of the whole table. What has the focus comes first: a field keeps its letters, an open sheet
//! its Escape.

use super::scene::Picked;
use super::sitting::Sitting;
use crate::ui::el::focus;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

pub fn follow_keys(sitting: &'static Sitting) {
    let listener = window_event_listener(ev::keydown, move |event| pressed(sitting, &event));
    on_cleanup(move || listener.remove());
}

fn pressed(sitting: &'static Sitting, event: &KeyboardEvent) {
    let writes = |at: web_sys::EventTarget| {
        at.dyn_into::<Element>().is_ok_and(|at| at.matches("input, textarea").unwrap_or(false))
    };
    let find = |query: &str| document().query_selector(query).ok().flatten();
    if event.target().is_some_and(writes) || find("dialog[open], :popover-open").is_some() {
        return;
    }
    // Looking back, there is nothing to play.
    if sitting.replayed.now().is_some() {
        return;
    }
    let with_control = event.ctrl_key() || event.meta_key();
    match (event.key().as_str(), event.code().strip_prefix("Digit")) {
        ("Escape", _) => sitting.put_down(),
        ("e" | "E", _) if !with_control => match find(".end:not([hidden])") {
            Some(end) => end.unchecked_into::<HtmlElement>().click(),
            None => return,
        },
        ("z", _) if with_control => sitting.undo(),
        ("y" | "Z", _) if with_control => sitting.redo(),
        // The row of digits picks tiles; those of the number pad walk.
        (_, Some(number)) if !with_control => {
            match find(&format!(".slot[data-number='{number}']")) {
                Some(tile) => {
                    tile.unchecked_into::<HtmlElement>().click();
                    // From here the arrows find a place for it.
                    let is_held = sitting.picked.now() != Picked::Nothing;
                    if let Some(hex) = find(".board .hex[tabindex='0']").filter(|_| is_held) {
                        focus(&hex);
                    }
                }
                None => return,
            }
        }
        _ => return,
    }
    event.prevent_default();
}

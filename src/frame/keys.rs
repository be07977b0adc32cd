//! Shortcuts of a table. What has the focus comes first: a field keeps its letters, an open sheet its
//! Escape.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// `pressed` says whether a key means something to the table, for as long as that is shown.
pub fn follow(pressed: impl Fn(&KeyboardEvent) -> bool + 'static) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if !is_taken(&event) && pressed(&event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

pub fn with_control(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key()
}

/// Whether somebody writes, or something lies over the table.
fn is_taken(event: &KeyboardEvent) -> bool {
    let writes = |at: Element| at.matches("input, textarea, select").unwrap_or(false);
    let target = event.target().and_then(|at| at.dyn_into().ok());
    let over = document().query_selector("dialog[open], :popover-open").ok().flatten();
    target.is_some_and(writes) || over.is_some()
}

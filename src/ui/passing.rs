//! What is only for the eye and only for a moment: it lies over the page until its animation has ended.
//! Where nothing may move it is left out.

use crate::ui::el::El;
use leptos::prelude::{document, window};
use wasm_bindgen::prelude::*;
use web_sys::Event;

pub fn pass(sight: El) {
    if is_still() {
        return;
    }
    let gone = sight.element().clone();
    // Nobody owns it, so its listener goes with it.
    let ended = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if event.target() == event.current_target() {
            gone.remove();
        }
    });
    let ended = ended.into_js_value();
    let sight = sight.attr("aria-hidden", "true");
    let _ = sight.element().add_event_listener_with_callback("animationend", ended.unchecked_ref());
    if let Some(body) = document().body() {
        let _ = body.append_child(sight.element());
    }
}

/// Whether the visitor or the device asks for less motion.
pub fn is_still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let root = document().document_element();
    query.is_some_and(|query| query.matches())
        || root.is_some_and(|root| root.get_attribute("data-motion").as_deref() == Some("less"))
}

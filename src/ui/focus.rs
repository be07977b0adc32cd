//! The keyboard's place on the page, for when what it stood on is drawn anew.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Gives the focus to the element with this id, once it has been drawn.
pub fn focus_later(id: String) {
    request_animation_frame(move || {
        let element = document().get_element_by_id(&id);
        if let Some(element) = element.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

//! How much room the window has, and which way it lies.

use crate::ui::state::State;
use leptos::prelude::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// Follows the window as it is resized or turned. The same conditions stand in the style sheets.
pub fn window_is(condition: &str) -> State<bool> {
    let query = window().match_media(condition).ok().flatten();
    let is = State::new(query.as_ref().is_none_or(web_sys::MediaQueryList::matches));
    if let Some(query) = query {
        let list = query.clone();
        let listener = Closure::<dyn FnMut()>::new(move || is.set(list.matches()));
        let change = listener.as_ref().unchecked_ref::<js_sys::Function>().clone();
        let _ = query.add_event_listener_with_callback("change", &change);
        let listening = SendWrapper::new((query, change, listener));
        on_cleanup(move || {
            let (query, change, _) = &*listening;
            let _ = query.remove_event_listener_with_callback("change", change);
        });
    }
    is
}

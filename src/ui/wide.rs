//! [`Wide`]: whether the window has room for a table that is wider than high.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

#[derive(Clone, Copy, Debug)]
pub struct Wide(ReadSignal<bool>);

impl Wide {
    pub fn get(self) -> bool {
        self.0.get()
    }

    /// Follows the window as it is resized or turned. The same condition stands in the style sheets.
    pub fn follow() -> Self {
        let query = window().match_media("(min-width: 1100px)").ok().flatten();
        let (wide, set_wide) = signal(query.as_ref().is_none_or(web_sys::MediaQueryList::matches));
        if let Some(query) = query {
            let list = query.clone();
            let listener = Closure::<dyn FnMut()>::new(move || set_wide.set(list.matches()));
            let _ =
                query.add_event_listener_with_callback("change", listener.as_ref().unchecked_ref());
            listener.forget();
        }
        Self(wide)
    }
}

//! A sheet of paper over the table. The browser keeps focus inside and closes it with Escape.

use crate::text::text;
use crate::ui::icon::icon;
use crate::ui::sheet::{Sheet, sheet};
use leptos::html;
use leptos::prelude::*;

pub fn dialog(title: String, body: Sheet, close: impl Fn() + Send + Sync + 'static) -> Sheet {
    let close = Callback::new(move |()| close());
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get().filter(|dialog| !dialog.open()) {
            let _ = dialog.show_modal();
        }
    });
    // A tap beside the sheet is a tap on the dialog itself.
    let beside = move |event: web_sys::MouseEvent| {
        let target = event.target().map(wasm_bindgen::JsValue::from);
        if target == dialog.get_untracked().map(Into::into) {
            close.run(());
        }
    };
    let escape = move |event: web_sys::Event| {
        event.prevent_default();
        close.run(());
    };
    sheet(view! {
        <dialog node_ref=dialog aria-labelledby="dialog-title" on:click=beside on:cancel=escape>
            <header>
                <h2 id="dialog-title">{title}</h2>
                <button class="btn quiet icon" aria-label=text().close on:click=move |_| close.run(())>
                    {icon("ui-close")}
                </button>
            </header>
            {body}
        </dialog>
    })
}

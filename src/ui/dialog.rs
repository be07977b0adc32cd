//! A sheet of paper over the table. The browser keeps focus inside and closes it with Escape.

use crate::text::text;
use crate::ui::icon::Icon;
use leptos::html;
use leptos::prelude::*;

#[component]
pub fn Dialog(
    title: String,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
    children: Children,
) -> impl IntoView {
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
            on_close();
        }
    };
    view! {
        <dialog
            node_ref=dialog
            aria-labelledby="dialog-title"
            on:click=beside
            on:cancel=move |event: web_sys::Event| { event.prevent_default(); on_close(); }
        >
            <header>
                <h2 id="dialog-title">{title}</h2>
                <button class="btn quiet icon" aria-label=text().close on:click=move |_| on_close()>
                    <Icon name="ui-close"/>
                </button>
            </header>
            {children()}
        </dialog>
    }
}

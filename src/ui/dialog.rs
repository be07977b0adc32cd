//! A sheet of paper over the table. The browser keeps focus inside and closes it with Escape.

use crate::text::text;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

pub fn dialog(title: String, body: El, close: impl Fn() + Send + Sync + 'static) -> El {
    let close = Callback::new(move |()| close());
    // A tap beside the sheet is a tap on the dialog itself.
    let beside = move |event: web_sys::MouseEvent| {
        if event.target() == event.current_target() {
            close.run(());
        }
    };
    let escape = move |event: web_sys::Event| {
        event.prevent_default();
        close.run(());
    };
    el("dialog", "")
        .attr("aria-labelledby", "dialog-title")
        .on("click", beside)
        .on("cancel", escape)
        .with(
            el("div", "title").with([
                el("h2", "").attr("id", "dialog-title").with(title),
                el("button", "btn quiet icon")
                    .attr("aria-label", text().close)
                    .on_tap(move || close.run(()))
                    .with(icon("ui-close")),
            ]),
        )
        .with(body)
        .once_shown(|dialog| {
            let _ = dialog.unchecked_ref::<web_sys::HtmlDialogElement>().show_modal();
        })
        // A dialog that is closed before it is taken away gives the focus back.
        .once_gone(|dialog| dialog.unchecked_ref::<web_sys::HtmlDialogElement>().close())
}

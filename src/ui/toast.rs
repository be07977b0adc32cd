//! A slip of paper that says what just happened. It stays until it is put away or the room is left:
//! nobody has to read or reach it in time.

use crate::route::Route;
use crate::text::{Language, language, text};
use crate::ui::el::{El, el, focus};
use crate::ui::icon::icon;
use crate::ui::state::State;
use leptos::prelude::*;

/// The one slip of the house.
#[derive(Clone, Copy, Debug)]
pub struct Toasts(State<Option<Toast>>);

#[derive(Clone, Debug)]
struct Toast {
    /// The only room it is shown in.
    room: Route,
    words: fn(Language) -> &'static str,
    undo: Option<Callback<()>>,
}

impl Toasts {
    pub fn new() -> Self {
        Self(State::new(None))
    }

    pub fn say(self, room: Route, words: fn(Language) -> &'static str) {
        self.0.set(Some(Toast { room, words, undo: None }));
    }

    /// Says what was done and offers to take it back.
    pub fn offer_undo(
        self,
        room: Route,
        words: fn(Language) -> &'static str,
        undo: impl Fn() + Send + Sync + 'static,
    ) {
        self.0.set(Some(Toast { room, words, undo: Some(Callback::new(move |()| undo())) }));
    }

    /// The keyboard goes on from the room's first way on.
    fn put_away(self) {
        self.0.set(None);
        if let Ok(Some(first)) = document().query_selector("main a, main button") {
            focus(&first);
        }
    }

    /// The slip, if there is one for this room.
    pub fn draw(self, room: &Route) -> Option<El> {
        let toast = self.0.get().filter(|toast| toast.room == *room)?;
        let text = text();
        let undo = toast.undo.map(|undo| undo_button(self, undo));
        Some(
            el("div", "toast").with(el("p", "").with((toast.words)(language()))).with(undo).with(
                el("button", "btn quiet icon")
                    .attr("aria-label", text.close)
                    .on_tap(move || self.put_away())
                    .with(icon("ui-close")),
            ),
        )
    }
}

/// What had the focus is gone, so it goes to the way back.
fn undo_button(toasts: Toasts, undo: Callback<()>) -> El {
    let click = move || {
        toasts.0.set(None);
        undo.run(());
    };
    el("button", "btn").focused().on_tap(click).with(icon("ui-undo")).with(text().share.undo)
}

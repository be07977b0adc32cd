//! The frame of the dialog that begins a game; each game fills it with its own choices.

use crate::app::GameKind;
use crate::route::{self, Route};
use crate::samurai;
use crate::save::Shelf;
use crate::text::text;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::kamon::kamon;
use leptos::prelude::*;
use table::Player;

/// Longer names would not fit beside the board of a phone.
const LONGEST_NAME: usize = 16;

pub fn new_game(game: GameKind) -> El {
    let text = text();
    let body = match game {
        GameKind::Samurai => samurai::new_game::choices(),
        GameKind::Spirit | GameKind::Samsara => {
            el("div", "sheet").with(el("p", "").with(text.in_preparation))
        }
    };
    dialog(format!("{}: {}", game.name(), text.new_game), body, || route::go(&Route::Home))
}

/// The choices of a game above the one button. Enter in a field is a tap on it.
/// `begin` returns the key of the game to go to.
pub fn form(choices: El, word: &'static str, begin: impl Fn() -> Option<String> + 'static) -> El {
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Some(key) = begin() {
            route::replace(&Route::Play(key));
        }
    };
    el("form", "new-game").on("submit", submit).with([
        el("div", "sheet").with(choices),
        el("div", "foot").with(
            el("button", "btn primary")
                .attr("type", "submit")
                .attr("autofocus", "")
                .with(icon("ui-play"))
                .with(word),
        ),
    ])
}

/// Who sits down, by the names of the last time.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    names: StoredValue<Vec<RwSignal<String>>>,
    shelf: Shelf,
}

impl Names {
    /// For a table of at most so many.
    pub fn remembered(shelf: Shelf, most: u8) -> Self {
        let mut kept = shelf.names().into_iter();
        let names = (0..most).map(|_| RwSignal::new(kept.next().unwrap_or_default())).collect();
        Self { names: StoredValue::new(names), shelf }
    }

    /// A field for each, with the crest beside it. `label` names a field, `nobody` fills an empty one.
    pub fn fields(self, label: fn(u8) -> String, nobody: fn(u8) -> String) -> El {
        let field = |(crest, name): (u8, &RwSignal<String>)| {
            let name = *name;
            el("li", "").with([
                kamon(crest),
                el("input", "field")
                    .attr("type", "text")
                    .attr("maxlength", &LONGEST_NAME.to_string())
                    .attr("autocomplete", "off")
                    .attr("spellcheck", "false")
                    .attr("enterkeyhint", "go")
                    .attr("aria-label", &label(crest + 1))
                    .attr("placeholder", &nobody(crest + 1))
                    .live_property("value", move || name.get())
                    .on("input", move |event: web_sys::Event| name.set(event_target_value(&event))),
            ])
        };
        let fields: Vec<El> = self.names.with_value(|names| (0..).zip(names).map(field).collect());
        el("ul", "names").with(fields)
    }

    /// What a seat is called.
    pub fn name(self, seat: u8, nobody: fn(u8) -> String) -> String {
        let typed = self.names.with_value(|names| names.get(usize::from(seat)).map(|n| n.get()));
        let typed: String = typed.unwrap_or_default().trim().chars().take(LONGEST_NAME).collect();
        if typed.is_empty() { nobody(seat + 1) } else { typed }
    }

    /// Those on the first `count` seats; their names are remembered for the next time.
    pub fn sit_down(self, count: u8, nobody: fn(u8) -> String) -> Vec<Player> {
        let typed: Vec<String> = self.names.with_value(|names| {
            names.iter().map(|name| name.get_untracked().trim().to_owned()).collect()
        });
        self.shelf.keep_names(&typed);
        let player =
            |crest| Player { name: untrack(|| self.name(crest, nobody)), crest, bot: None };
        (0..count).map(player).collect()
    }
}

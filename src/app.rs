//! The house: from a route to a screen, and the one list of games.

use crate::home::Home;
use crate::new_game::NewGame;
use crate::route::{self, Route};
use crate::save::{Fault, Shelf};
use crate::settings::{self, Settings};
use crate::text::{GameText, Text, text};
use crate::ui::settings_panel::SettingsPanel;
use leptos::prelude::*;

/// The games of the house, in the order they are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameKind {
    Samurai,
    Spirit,
    Samsara,
}

impl GameKind {
    pub const ALL: [Self; 3] = [Self::Samurai, Self::Spirit, Self::Samsara];

    /// As the game is called in addresses, symbols and styles.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Samurai => "samurai",
            Self::Spirit => "spirit",
            Self::Samsara => "samsara",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }

    /// The name of the published game, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Samurai => "Samurai",
            Self::Spirit => "Samurai Spirit",
            Self::Samsara => "Samsara",
        }
    }

    pub const fn text(self, text: &'static Text) -> &'static GameText {
        match self {
            Self::Samurai => &text.samurai,
            Self::Spirit => &text.spirit,
            Self::Samsara => &text.samsara,
        }
    }

    /// Whether its table is set already.
    pub const fn is_ready(self) -> bool {
        matches!(self, Self::Samurai)
    }
}

/// Opens and closes the settings panel from anywhere.
#[derive(Clone, Copy)]
pub struct SettingsOpen(pub RwSignal<bool>);

#[component]
pub fn App() -> impl IntoView {
    let shelf = Shelf::new();
    provide_context(shelf);
    let settings = settings::follow(shelf);
    provide_context(settings);
    let route = route::follow();
    provide_context(route);
    let open = RwSignal::new(false);
    provide_context(SettingsOpen(open));

    // Screens hold plain words, so a change of language builds them anew. What is being played
    // lives in signals outside and goes on.
    let language = Memo::new(move |_| settings.with(|settings| settings.language));
    move || {
        provide_context(language.get().text());
        view! {
            <Banners shelf/>
            <Screen route/>
            <Show when=move || open.get()>
                <SettingsPanel on_close=move || open.set(false)/>
            </Show>
        }
    }
}

/// What was painted before the app was there has done its work.
pub fn take_over_first_paint() {
    if let Some(first) = document().get_element_by_id("first") {
        first.remove();
    }
}

#[component]
fn Screen(route: RwSignal<Route>) -> impl IntoView {
    move || match route.get() {
        Route::Home => view! { <Home/> }.into_any(),
        Route::New(game) => view! { <Home/><NewGame game/> }.into_any(),
        Route::Play(_) | Route::Link(_) | Route::Lost => view! { <Lost/> }.into_any(),
    }
}

/// An address that leads nowhere says so.
#[component]
fn Lost() -> impl IntoView {
    let text = text();
    view! {
        <main class="notice-page">
            <h1>{text.lost}</h1>
            <p>{text.lost_why}</p>
            <a class="btn primary" href="#/">{text.home}</a>
        </main>
    }
}

/// What is wrong with this device's storage, as long as it is.
#[component]
fn Banners(shelf: Shelf) -> impl IntoView {
    let text = text();
    let words = move || {
        shelf.fault().map(|fault| match fault {
            Fault::Absent => ("absent", text.storage_absent),
            Fault::Blocked => ("blocked", text.storage_blocked),
            Fault::Full => ("full", text.storage_full),
        })
    };
    view! {
        <div class="banners" role="status">
            {move || words().map(|(fault, words)| view! {
                <div class="banner" data-fault=fault><p>{words}</p></div>
            })}
        </div>
    }
}

/// The settings, for a screen that reads or changes them.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

//! What every program of the house stands on: its storage, its settings, its route, and the frame round
//! whatever it shows.

use crate::route::{self, Route};
use crate::save::{Fault, Shelf};
use crate::settings::{self, Settings};
use crate::text::text;
use crate::ui::el::{El, Inside, el, group};
use crate::ui::given::given;
use crate::ui::memo::memo;
use crate::ui::settings_panel::settings_panel;
use crate::ui::sound::Sounds;
use crate::ui::state::State;
use crate::ui::toast::Toasts;
use leptos::prelude::*;

/// Opens and closes the settings panel from anywhere.
#[derive(Clone, Copy, Debug)]
pub struct SettingsOpen(pub State<bool>);

/// Takes over from what was painted before there was a program, and shows the screen of every route that
/// it is told to enter. `above` lies over all of them.
pub fn start(screen: fn(&Route) -> El, above: fn() -> El) {
    // Everything that is shown lives as long as the page.
    let house = Owner::new();
    let app = house.with(|| {
        let _ = any_spawner::Executor::init_wasm_bindgen();
        app(screen).with(above())
    });
    std::mem::forget(house);
    if let Some(first) = document().get_element_by_id("first") {
        first.remove();
    }
    if let Some(body) = document().body() {
        let _ = body.append_child(app.element());
    }
}

fn app(screen: fn(&Route) -> El) -> El {
    let shelf = Shelf::new();
    provide_context(shelf);
    let settings = settings::follow(shelf);
    provide_context(settings);
    provide_context(Sounds::new(settings));
    let open = State::new(false);
    provide_context(SettingsOpen(open));
    let toasts = Toasts::new();
    provide_context(toasts);

    let route = route::follow();
    let here = move || route.get().filter(|route| !route.is_over_home());
    let banners = spoken(move || here().and_then(|_| shelf.fault()).map(banner));
    let slip = spoken(move || route.get().and_then(|route| toasts.draw(&route)));
    let panel = spoken(move || open.get().then(|| settings_panel(move || open.set(false))));
    group()
        .with(el("div", "banners").attr("role", "status").with(banners))
        .live(move || route.get().map(|route| screen(&route)))
        .with(panel)
        .with(el("div", "toasts").attr("role", "status").with(slip))
}

/// Draws in the language in use, and anew when that changes: screens hold plain words.
/// What is being played lives in signals outside and goes on.
pub fn spoken<T: Inside + 'static>(draw: impl Fn() -> T + 'static) -> El {
    let settings = settings();
    let language = memo(move || settings.with(|settings| settings.language));
    group().live(move || {
        provide_context(language.get());
        draw()
    })
}

/// The settings, for a screen that reads or changes them.
pub fn settings() -> State<Settings> {
    given()
}

/// An address that leads nowhere says so.
pub fn lost() -> El {
    let text = text();
    el("main", "notice").with([
        el("h1", "").with(text.lost),
        el("p", "").with(text.lost_why),
        el("a", "btn primary").attr("href", "#/").with(text.home),
    ])
}

/// What is wrong with this device's storage, as long as it is.
fn banner(fault: Fault) -> El {
    let text = text();
    let (name, words) = match fault {
        Fault::Absent => ("absent", text.storage_absent),
        Fault::Blocked => ("blocked", text.storage_blocked),
        Fault::Full => ("full", text.storage_full),
    };
    el("div", "banner").attr("data-fault", name).with(el("p", "").with(words))
}

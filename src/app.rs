//! The house: from a route to a screen, and the one list of games.

use crate::home::home;
use crate::home::saves::Summary;
use crate::link::{self, Arrival};
use crate::new_game::new_game;
use crate::play::{self, Play, Unopened};
use crate::route::{self, Route};
use crate::samurai;
use crate::save::claim::Hold;
use crate::save::{Fault, Save, Shelf};
use crate::settings::{self, Settings};
use crate::text::{GameText, Text, text};
use crate::ui::el::{El, Inside, el, group};
use crate::ui::notice::{notice, way};
use crate::ui::settings_panel::settings_panel;
use crate::ui::toast::Toasts;
use crate::ui::wide::Wide;
use ::samurai::Samurai;
use leptos::prelude::*;
use table::{Code, CodeError, Game};

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

    /// The page that says how it is played.
    pub fn help(self, close: impl Fn() + Send + Sync + 'static) -> Option<El> {
        match self {
            Self::Samurai => Some(samurai::help::help(close)),
            Self::Spirit | Self::Samsara => None,
        }
    }

    /// Whether its table is set already.
    pub const fn is_ready(self) -> bool {
        matches!(self, Self::Samurai)
    }
}

/// Opens and closes the settings panel from anywhere.
#[derive(Clone, Copy, Debug)]
pub struct SettingsOpen(pub RwSignal<bool>);

/// Takes over from what was painted before the app was there.
pub fn start() {
    // Everything that is shown lives as long as the page.
    let house = Owner::new();
    let app = house.with(|| {
        let _ = any_spawner::Executor::init_wasm_bindgen();
        app()
    });
    std::mem::forget(house);
    if let Some(first) = document().get_element_by_id("first") {
        first.remove();
    }
    if let Some(body) = document().body() {
        let _ = body.append_child(app.element());
    }
}

fn app() -> El {
    let shelf = Shelf::new();
    provide_context(shelf);
    let settings = settings::follow(shelf);
    provide_context(settings);
    let route = route::follow();
    let open = RwSignal::new(false);
    provide_context(SettingsOpen(open));
    provide_context(Wide::follow());

    let toasts = Toasts::new();
    provide_context(toasts);

    let banners = spoken(settings, move || shelf.fault().map(banner));
    let slip = spoken(settings, move || toasts.draw(&route.get()));
    let screen = move || screen(shelf, settings, &route.get());
    let panel =
        spoken(settings, move || open.get().then(|| settings_panel(move || open.set(false))));
    group()
        .with(el("div", "banners").attr("role", "status").with(banners))
        .live(screen)
        .with(panel)
        .with(el("div", "toasts").attr("role", "status").with(slip))
}

/// Draws in the language in use, and anew when that changes: screens hold plain words.
/// What is being played lives in signals outside and goes on.
fn spoken<T: Inside + 'static>(settings: RwSignal<Settings>, draw: impl Fn() -> T + 'static) -> El {
    let language = Memo::new(move |_| settings.with(|settings| settings.language));
    group().live(move || {
        provide_context(language.get().text());
        draw()
    })
}

/// The settings, for a screen that reads or changes them.
pub fn settings() -> RwSignal<Settings> {
    expect_context()
}

fn screen(shelf: Shelf, settings: RwSignal<Settings>, route: &Route) -> El {
    match *route {
        Route::Home => spoken(settings, home),
        Route::New(game) => spoken(settings, move || Vec::from([home(), new_game(game)])),
        Route::Play(ref key) => match shelf.game(key) {
            Some(save) => table(shelf, settings, &save)
                .unwrap_or_else(|why| spoken(settings, move || link::refused(why, Some(&save)))),
            None => spoken(settings, lost),
        },
        Route::Link(ref code) => match arrival(shelf, code) {
            Ok(arrival) => {
                let code = code.clone();
                spoken(settings, move || link::receive(shelf, &arrival, &code))
            }
            Err(why) => spoken(settings, move || link::refused(why, None)),
        },
        Route::Lost => spoken(settings, lost),
    }
}

/// The table of a kept game.
fn table(shelf: Shelf, settings: RwSignal<Settings>, save: &Save) -> Result<El, Unopened> {
    match Code::parse(&save.code).map_err(Unopened::Code)?.game() {
        Samurai::ID => {
            let play = Play::open(shelf, save)?;
            let draw = move || match play.hold() {
                Hold::Asked => group(),
                Hold::Held => samurai::table(play),
                Hold::Elsewhere => elsewhere(move || play.take_over()),
            };
            Ok(spoken(settings, draw))
        }
        other => Err(Unopened::Code(CodeError::OtherGame(other))),
    }
}

/// Another tab has the game.
fn elsewhere(take_over: impl Fn() + Send + Sync + 'static) -> El {
    let text = text();
    let ways = Vec::from([
        way("btn primary", text.share.play_here, take_over),
        el("a", "btn").attr("href", &Route::Home.fragment()).with(text.home),
    ]);
    notice(text.share.elsewhere, text.share.elsewhere_why.to_owned(), ways)
}

/// What the entrance shows of a kept game: only what an onlooker may see.
pub fn summary(code: &str) -> Result<Summary, Unopened> {
    match Code::parse(code).map_err(Unopened::Code)?.game() {
        Samurai::ID => {
            let session = play::open::<Samurai>(code)?;
            let picture = samurai::picture(&session.seen_by(None), &session.record().players);
            Ok(Summary::new(GameKind::Samurai, &session, picture))
        }
        other => Err(Unopened::Code(CodeError::OtherGame(other))),
    }
}

/// A game that somebody sent.
fn arrival(shelf: Shelf, code: &str) -> Result<Arrival, Unopened> {
    match Code::parse(code).map_err(Unopened::Code)?.game() {
        Samurai::ID => link::arrive::<Samurai>(shelf, code),
        other => Err(Unopened::Code(CodeError::OtherGame(other))),
    }
}

/// An address that leads nowhere says so.
fn lost() -> El {
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

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
use crate::ui::notice::{notice, way};
use crate::ui::settings_panel::settings_panel;
use crate::ui::sheet::{Sheet, sheet};
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
    pub fn help(self, close: impl Fn() + Send + Sync + 'static) -> Option<Sheet> {
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

pub fn app() -> impl IntoView {
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
    view! {
        <div class="banners" role="status">{banners}</div>
        {screen}
        {panel}
        <div class="toasts" role="status">{slip}</div>
    }
}

/// Draws in the language in use, and anew when that changes: screens hold plain words.
/// What is being played lives in signals outside and goes on.
fn spoken<V: IntoView + 'static>(
    settings: RwSignal<Settings>,
    draw: impl Fn() -> V + Send + Sync + 'static,
) -> Sheet {
    let language = Memo::new(move |_| settings.with(|settings| settings.language));
    sheet(move || {
        provide_context(language.get().text());
        draw()
    })
}

/// What was painted before the app was there has done its work.
pub fn take_over_first_paint() {
    if let Some(first) = document().get_element_by_id("first") {
        first.remove();
    }
}

/// The settings, for a screen that reads or changes them.
pub fn settings() -> RwSignal<Settings> {
    expect_context()
}

fn screen(shelf: Shelf, settings: RwSignal<Settings>, route: &Route) -> Sheet {
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
fn table(shelf: Shelf, settings: RwSignal<Settings>, save: &Save) -> Result<Sheet, Unopened> {
    match Code::parse(&save.code).map_err(Unopened::Code)?.game() {
        Samurai::ID => {
            let play = Play::open(shelf, save)?;
            let draw = move || match play.hold() {
                Hold::Asked => sheet(()),
                Hold::Held => samurai::table(play),
                Hold::Elsewhere => elsewhere(move || play.take_over()),
            };
            Ok(spoken(settings, draw))
        }
        other => Err(Unopened::Code(CodeError::OtherGame(other))),
    }
}

/// Another tab has the game.
fn elsewhere(take_over: impl Fn() + Send + Sync + 'static) -> Sheet {
    let text = text();
    let ways = Vec::from([
        way("btn primary", text.share.play_here, take_over),
        sheet(view! { <a class="btn" href=Route::Home.fragment()>{text.home}</a> }),
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
fn lost() -> Sheet {
    let text = text();
    sheet(view! {
        <main class="notice">
            <h1>{text.lost}</h1>
            <p>{text.lost_why}</p>
            <a class="btn primary" href="#/">{text.home}</a>
        </main>
    })
}

/// What is wrong with this device's storage, as long as it is.
fn banner(fault: Fault) -> Sheet {
    let text = text();
    let (name, words) = match fault {
        Fault::Absent => ("absent", text.storage_absent),
        Fault::Blocked => ("blocked", text.storage_blocked),
        Fault::Full => ("full", text.storage_full),
    };
    sheet(view! { <div class="banner" data-fault=name><p>{words}</p></div> })
}

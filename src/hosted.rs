//! [`Hosted`]: what the house asks of a game besides its rules, and the program that hosts one.

use std::cell::Cell;
use std::rc::Rc;

use crate::app::{self, lost, spoken};
use crate::frame::DRAWINGS as FRAME_DRAWINGS;
use crate::frame::bots::Bots;
use crate::frame::help::Over;
use crate::frame::replay::look_at;
use crate::games::GameKind;
use crate::home::card;
use crate::link;
use crate::new_game::{learn_button, new_game};
use crate::play::{Play, Unopened};
use crate::route::Route;
use crate::save::claim::Hold;
use crate::save::{Save, Shelf};
use crate::settings::Settings;
use crate::share::share_dialog;
use crate::text::carry::carry_text;
use crate::text::text;
use crate::ui::el::{El, el, focus, group};
use crate::ui::given::given;
use crate::ui::notice::{notice, way};
use crate::ui::state::State;
use js_sys::Function;
use leptos::prelude::*;
use send_wrapper::SendWrapper;
use table::{Game, Player, Seat, Seen};
use wasm_bindgen::prelude::*;
use web_sys::Element;

pub trait Hosted: Game {
    const KIND: GameKind;

    /// The symbols that only its own screens show; what the entrance shows too is in the page.
    const DRAWINGS: &'static str;

    /// Whether players hold something that the others may not see.
    const HAS_HANDS: bool = false;

    /// Whether whoever is on turn now looks at something that the others may not see.
    fn is_private(&self) -> bool {
        false
    }

    /// The whole screen of a game.
    fn table(play: Play<Self>) -> El;

    /// What is settled before a game, in the frame of the new-game dialog.
    fn choices() -> El;

    /// Begins a game that explains itself, and returns its key.
    fn begin_to_learn(shelf: Shelf) -> Option<String>;

    /// The page that says how it is played.
    fn help(over: Over) -> El;

    /// A small picture of how it stands, for the shelf.
    fn picture(seen: &Seen<Self>, players: &[Player]) -> El;

    /// Whether a result is being looked at, so that a person goes on and no bot does.
    fn is_pause(&self) -> bool {
        false
    }

    /// What happens in an event, in words; `None` if it is not worth a word.
    fn told(&self, event: &Self::Event, name: &dyn Fn(Seat) -> String) -> Option<String>;

    /// What an action is called, where nothing can be told of it before it has happened.
    fn called(&self, _: Self::Action) -> String {
        String::new()
    }

    /// What a bot expects to have, in words, where its three numbers mean something to a player.
    fn expected(_: [f32; 3]) -> Option<String> {
        None
    }
}

/// The program of a game.
pub fn start<G: Hosted>() {
    if let Some(body) = document().body() {
        // The program of another game may have brought those of every table.
        let others = document().get_element_by_id("ui-log").is_none().then_some(FRAME_DRAWINGS);
        for drawings in others.into_iter().chain([G::DRAWINGS]) {
            let _ = body.insert_adjacent_html("afterbegin", drawings);
        }
    }
    app::start(screen::<G>, errands::<G>);
}

/// What the entrance, which knows no rules, asks a game's program to do.
#[derive(Clone, Copy)]
struct Errands {
    fill: fn(&str, &Element, &Element) -> bool,
    shared: State<Option<Rc<Shared>>>,
}

/// A game that is to be carried away, and what is done when its sheet is put away again.
struct Shared {
    code: String,
    file_name: String,
    closed: Function,
}

thread_local! {
    static ERRANDS: Cell<Option<Errands>> = const { Cell::new(None) };
}

/// Takes errands from here on; what they show lies above everything.
fn errands<G: Hosted>() -> El {
    let shared = State::new(None::<Rc<Shared>>);
    ERRANDS.set(Some(Errands { fill: card::fill::<G>, shared }));
    spoken(move || {
        let game = SendWrapper::new(shared.get()?);
        let (code, file_name) = (game.code.clone(), game.file_name.clone());
        let close = move || {
            shared.set(None);
            let _ = game.closed.call0(&JsValue::NULL);
        };
        Some(share_dialog::<G>(&code, None, &file_name, close))
    })
}

/// Fills a card on the shelf: the picture, and what is to be said of the game. `false` if it cannot be
/// played.
#[wasm_bindgen]
pub fn fill_card(code: &str, picture: &Element, words: &Element) -> bool {
    let Some(Errands { fill, .. }) = ERRANDS.get() else { return false };
    // What is drawn follows nothing, so nothing has to live on.
    Owner::new().with(|| {
        provide_context(Settings::load().language);
        fill(code, picture, words)
    })
}

/// Shows the sheet from which a game is carried away.
#[wasm_bindgen]
pub fn show_share(code: String, file_name: String, closed: Function) {
    if let Some(Errands { shared, .. }) = ERRANDS.get() {
        shared.set(Some(Rc::new(Shared { code, file_name, closed })));
    }
}

fn screen<G: Hosted>(route: &Route) -> El {
    let shelf: Shelf = given();
    match route {
        Route::New(_) => spoken(|| new_game(G::KIND, G::choices())),
        Route::Learn(_) => spoken(|| G::help(Over::Entrance(G::KIND, learn_button::<G>()))),
        Route::Play(key) => match shelf.game(key) {
            Some(save) => table::<G>(shelf, &save)
                .unwrap_or_else(|why| spoken(move || link::refused(why, Some(&save)))),
            None => spoken(lost),
        },
        Route::Link(code, moment) => match link::arrive::<G>(shelf, code) {
            Ok(arrival) => {
                let (code, moment) = (code.clone(), *moment);
                spoken(move || link::receive(shelf, &arrival, &code, moment))
            }
            Err(why) => spoken(move || link::refused(why, None)),
        },
        Route::Home | Route::Lost => spoken(lost),
    }
}

/// The table of a kept game.
fn table<G: Hosted>(shelf: Shelf, save: &Save) -> Result<El, Unopened> {
    let play = Play::<G>::open(shelf, save)?;
    // What was asked for and not looked at is not waited with until the next visit.
    on_cleanup(move || look_at(&Route::Home, None));
    Ok(spoken(move || match play.hold() {
        Hold::Asked => group(),
        Hold::Held => {
            Bots::attend(play);
            group().soon(move || G::table(play).once_shown(bring_keyboard))
        }
        Hold::Elsewhere => elsewhere(move || play.take_over()),
    }))
}

/// What had the focus may have gone, as the sheet has from which the game was begun: the keyboard goes on from
/// the table.
fn bring_keyboard(table: &Element) {
    let is_nowhere = document().active_element().is_none_or(|at| at.tag_name() == "BODY");
    if let Ok(Some(main)) = table.query_selector("main")
        && is_nowhere
    {
        let _ = main.set_attribute("tabindex", "-1");
        focus(&main);
    }
}

/// Another tab has the game.
fn elsewhere(take_over: impl Fn() + Send + Sync + 'static) -> El {
    let text = carry_text();
    let ways = Vec::from([
        way("btn primary", text.play_here, take_over),
        el("a", "btn").attr("href", &Route::Home.fragment()).with(self::text().home),
    ]);
    notice(text.elsewhere, text.elsewhere_why.to_owned(), ways)
}

#[cfg(test)]
mod tests {
    use super::*;
    use samurai::Samurai;

    #[test]
    fn the_entrance_calls_each_game_as_its_codes_do() {
        assert_eq!(Samurai::KIND.id(), Samurai::ID);
    }
}

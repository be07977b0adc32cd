//! The entrance: home, and every address that no game knows what to do with.

use crate::app::{self, lost, spoken};
use crate::home::home;
use crate::link;
use crate::play::Unopened;
use crate::route::Route;
use crate::save::Shelf;
use crate::ui::el::{El, group};
use crate::ui::given::given;
use table::{Code, CodeError};

pub fn start() {
    app::start(screen, group);
}

fn screen(route: &Route) -> El {
    let shelf: Shelf = given();
    match route {
        Route::Home | Route::New(_) | Route::Learn(_) => spoken(home),
        Route::Play(key) => match shelf.game(key) {
            Some(save) => spoken(move || link::refused(unknown(&save.code), Some(&save))),
            None => spoken(lost),
        },
        Route::Link(code, _) => {
            let code = code.clone();
            spoken(move || link::refused(unknown(&code), None))
        }
        Route::Lost => spoken(lost),
    }
}

/// Why a code came here and not to the game it is of.
fn unknown(code: &str) -> Unopened {
    let why = Code::parse(code).map_or_else(|why| why, |code| CodeError::OtherGame(code.game()));
    Unopened::Code(why)
}

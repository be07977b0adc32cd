//! What is settled before a game of Samurai.

use super::text::samurai_text;
use crate::new_game::{GENTLEST, Names, first_seat, form, learn_button, option, who_begins};
use crate::play;
use crate::save::Shelf;
use crate::text::table::table_text;
use crate::ui::choice::{Face, Legend, choice};
use crate::ui::el::{El, el};
use crate::ui::given::given;
use crate::ui::state::State;
use samurai::{Captures, FirstFive, Layout, Samurai, Screens, Setup};
use table::Seat;

const FEWEST: u8 = 2;
const MOST: u8 = 4;

/// Against one bot, with everything dealt.
pub fn begin_to_learn(shelf: Shelf) -> Option<String> {
    let players = Names::remembered(shelf, MOST).sit_down_to_learn(1, GENTLEST);
    play::begin::<Samurai>(shelf, Setup::new(FEWEST, Seat::FIRST).quick(), players)
}

/// Everything is chosen already: whoever just wants to play taps the button.
pub fn choices() -> El {
    let (text, words) = (table_text(), samurai_text());
    let shelf: Shelf = given();
    let names = Names::remembered(shelf, MOST);
    let players = State::new(FEWEST);
    // 0 is chance, above are the seats.
    let first = State::new(0);
    let [five, layout, captures, screens] = [(); 4].map(|()| State::new(0));

    let count = choice(
        Legend { name: "players", words: text.players, shown: true },
        ["2", "3", "4"].map(Face::from),
        move || usize::from(players.get() - FEWEST),
        move |number| {
            players.set(FEWEST + number as u8);
            if first.now() > number + usize::from(FEWEST) {
                first.set(0);
            }
        },
    );
    let begin = move || {
        let players = players.now();
        let setup = Setup {
            players,
            first: first_seat(first.now(), players),
            first_five: [FirstFive::Random, FirstFive::Chosen][five.now()],
            layout: [Layout::Random, Layout::Placed][layout.now()],
            captures: [Captures::AtOnce, Captures::EndOfTurn][captures.now()],
            screens: [Screens::Printed, Screens::Open][screens.now()],
        };
        play::begin::<Samurai>(shelf, setup, names.sit_down(players))
    };
    let body = el("div", "seats-to-fill")
        .live_attr("data-players", move || Some(players.get().to_string()))
        .with([learn_button::<Samurai>(), count])
        .with([
            el("fieldset", "setting").with(el("legend", "").with(text.names)).with(names.fields()),
            option("five", &words.first_five, five),
            option("layout", &words.layout, layout),
            el("details", "").with([
                el("summary", "").with(text.more_options),
                el("div", "more").with([
                    who_begins(names, MOST, first),
                    option("captures", &words.captures, captures),
                    option("screens", &words.screens, screens),
                ]),
            ]),
        ]);
    form(body, begin)
}

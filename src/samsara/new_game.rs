//! What is settled before a game of Samsara.

use super::text::samsara_text;
use crate::new_game::{GENTLEST, Names, first_seat, form, learn_button, option, who_begins};
use crate::play;
use crate::save::Shelf;
use crate::text::table::table_text;
use crate::ui::el::{El, el};
use crate::ui::given::given;
use crate::ui::state::State;
use samsara::{Mode, PLAYERS, ReEntry, Samsara, Setup};
use table::Seat;

/// A single game against a bot.
pub fn begin_to_learn(shelf: Shelf) -> Option<String> {
    let setup = Setup { mode: Mode::Single, re_entry: ReEntry::FreeField, first: Seat::FIRST };
    let players = Names::remembered(shelf, PLAYERS).sit_down_to_learn(1, GENTLEST);
    play::begin::<Samsara>(shelf, setup, players)
}

/// Everything is chosen already: whoever just wants to play taps the button.
pub fn choices() -> El {
    let (text, words) = (table_text(), samsara_text());
    let shelf: Shelf = given();
    let names = Names::remembered(shelf, PLAYERS);
    let [mode, re_entry, first] = [(); 3].map(|()| State::new(0));
    let begin = move || {
        let setup = Setup {
            mode: [Mode::Single, Mode::Match][mode.now()],
            re_entry: [ReEntry::FreeField, ReEntry::FreeHalf][re_entry.now()],
            first: first_seat(first.now(), PLAYERS),
        };
        play::begin::<Samsara>(shelf, setup, names.sit_down(PLAYERS))
    };
    let body = el("div", "seats-to-fill").attr("data-players", "2").with([
        learn_button::<Samsara>(),
        el("fieldset", "setting").with(el("legend", "").with(text.names)).with(names.fields()),
        option("mode", &words.mode, mode),
        who_begins(names, PLAYERS, first),
        el("details", "").with([
            el("summary", "").with(text.more_options),
            el("div", "more").with(option("re-entry", &words.re_entry, re_entry)),
        ]),
    ]);
    form(body, begin)
}

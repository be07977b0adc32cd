//! What is settled before a game of Samurai.

use crate::new_game::{Names, form};
use crate::play;
use crate::save::Shelf;
use crate::text::samurai::Choice;
use crate::text::text;
use crate::ui::choice::{Face, Legend, choice};
use crate::ui::el::{El, el};
use crate::ui::kamon::small_kamon;
use leptos::prelude::*;
use samurai::{Captures, FirstFive, Layout, Samurai, Screens, Setup};
use table::Seat;

const FEWEST: u8 = 2;
const MOST: u8 = 4;

/// Everything is chosen already: whoever just wants to play taps the button.
pub fn choices() -> El {
    let text = &text().samurai_table;
    let shelf: Shelf = expect_context();
    let names = Names::remembered(shelf, MOST);
    let players = RwSignal::new(FEWEST);
    // 0 is chance, above are the seats.
    let first = RwSignal::new(0);
    let [five, layout, captures, screens] = [(); 4].map(|()| RwSignal::new(0));

    let count = choice(
        Legend { name: "players", words: text.players, shown: true },
        ["2", "3", "4"].map(Face::from),
        move || usize::from(players.get() - FEWEST),
        move |number| {
            players.set(FEWEST + number as u8);
            if first.get_untracked() > number + usize::from(FEWEST) {
                first.set(0);
            }
        },
    );
    let begin = move || {
        let players = players.get_untracked();
        let setup = Setup {
            players,
            first: Seat::new((first.get_untracked() as u8).wrapping_sub(1))
                .unwrap_or_else(|| any_seat(players)),
            first_five: [FirstFive::Random, FirstFive::Chosen][five.get_untracked()],
            layout: [Layout::Random, Layout::Placed][layout.get_untracked()],
            captures: [Captures::AtOnce, Captures::EndOfTurn][captures.get_untracked()],
            screens: [Screens::Printed, Screens::Open][screens.get_untracked()],
        };
        play::begin::<Samurai>(shelf, setup, names.sit_down(players, text.player))
    };
    let body = el("div", "seats-to-fill")
        .live_attr("data-players", move || Some(players.get().to_string()))
        .with(count)
        .with([
            el("fieldset", "setting")
                .with(el("legend", "").with(text.names))
                .with(names.fields(text.name_of, text.player)),
            option("five", &text.first_five, five),
            option("layout", &text.layout, layout),
            el("details", "").with([
                el("summary", "").with(text.more_options),
                el("div", "more").with([
                    who_begins(names, first),
                    option("captures", &text.captures, captures),
                    option("screens", &text.screens, screens),
                ]),
            ]),
        ]);
    form(body, text.begin, begin)
}

/// Two ways to play, and below them what the chosen one means.
fn option(name: &'static str, words: &'static Choice, chosen: RwSignal<usize>) -> El {
    let choice = choice(
        Legend { name, words: words.name, shown: true },
        words.choices.map(Face::from),
        move || chosen.get(),
        move |number| chosen.set(number),
    );
    explained(choice, move || words.means[chosen.get()])
}

fn who_begins(names: Names, first: RwSignal<usize>) -> El {
    let text = &text().samurai_table;
    let seat = |seat: u8| Face {
        shown: el("span", "").with([
            small_kamon(seat),
            el("span", "unseen").live(move || names.name(seat, text.player)),
        ]),
        spoken: None,
    };
    let choice = choice(
        Legend { name: "first", words: text.first, shown: true },
        [Face::from(text.first_random)].into_iter().chain((0..MOST).map(seat)),
        move || first.get(),
        move |number| first.set(number),
    );
    explained(choice, move || text.first_means[usize::from(first.get() > 0)])
}

fn explained(choice: El, means: impl Fn() -> &'static str + Send + Sync + 'static) -> El {
    el("div", "option").with(choice).with(el("p", "sub").attr("aria-live", "polite").live(means))
}

/// Rules hold no chance, so who begins is drawn here.
fn any_seat(players: u8) -> Seat {
    let mut bytes = [0; 4];
    // Without random numbers the first seat begins, as at any table.
    let _ = getrandom::fill(&mut bytes);
    let number = u32::from_le_bytes(bytes) % u32::from(players);
    Seat::new(number as u8).unwrap_or(Seat::FIRST)
}

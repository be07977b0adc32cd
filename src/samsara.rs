//! Samsara at the table: the scene is a pure function of the game, the rest draws it.
//! Everything is open, so no door is needed.

mod board;
mod desk;
mod die;
mod geometry;
mod guide;
mod help;
mod keys;
mod new_game;
mod picture;
mod result;
mod scene;
mod seats;
mod sitting;
mod story;
mod text;
mod travel;
mod turning;
mod words;

use std::cell::Cell;

use crate::frame::bots::Bots;
use crate::frame::head::head;
use crate::frame::help::Over;
use crate::frame::log::log;
use crate::frame::news::news;
use crate::frame::replay::{from_result, looks_back, replay_bar};
use crate::games::GameKind;
use crate::hosted::Hosted;
use crate::play::Play;
use crate::save::Shelf;
use crate::ui::el::{El, el, group};
use crate::ui::memo::memo;
use crate::ui::state::State;
use geometry::{Lie, Plan};
use samsara::{Action, Event, PLAYERS, Samsara};
use sitting::Sitting;
use table::{Player, Seat, Seen, Turn};
use text::samsara_text;

impl Hosted for Samsara {
    const KIND: GameKind = GameKind::Samsara;
    const DRAWINGS: &'static str = include_str!("samsara/drawings.svg");

    fn table(play: Play<Self>) -> El {
        let looking_back = from_result(play);
        let is_over = memo(move || {
            play.with_session(|session| {
                session.turn() == Turn::Over || session.seen_by(None).is_between_games()
            })
        });
        let shows_result = memo(move || is_over.get() && !looking_back.get());
        let was_result = Cell::new(false);
        group().live(move || {
            if was_result.replace(shows_result.get()) {
                // The button that led away from the result went with it.
                board::come_to_board();
            }
            if shows_result.get() {
                result::result(play, move || looking_back.set(true))
            } else {
                playing(play, looking_back)
            }
        })
    }

    fn choices() -> El {
        new_game::choices()
    }

    fn begin_to_learn(shelf: Shelf) -> Option<String> {
        new_game::begin_to_learn(shelf)
    }

    fn help(over: Over) -> El {
        help::help(over)
    }

    fn picture(seen: &Seen<Self>, players: &[Player]) -> El {
        picture::picture(seen, players)
    }

    fn is_pause(&self) -> bool {
        self.is_between_games()
    }

    fn called(&self, action: Action) -> String {
        words::called(samsara_text(), action)
    }

    fn told(&self, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<String> {
        let dull = matches!(event, Event::TurnEnded { .. });
        (!dull).then(|| words::event(samsara_text(), self.setup().mode, event, name))
    }
}

fn playing(play: Play<Samsara>, looking_back: State<bool>) -> El {
    let sitting = Sitting::new(play);
    Bots::point_out_with::<Samsara>(move |action| sitting.point_out(action));
    keys::follow_keys(sitting);
    let lie = turning::lie();
    let near = turning::near(sitting);
    let lies = memo(move || Plan { lie: lie.get(), near: near.get() });
    let looks_back = looks_back(play, sitting.replayed, looking_back);
    let told = move |number| story::happened(sitting, number);
    let back = move || looks_back.get().then(|| replay_bar(play, sitting.replayed, told));
    let players = move || {
        let lies = lies.get();
        Vec::from([lies.near.next(PLAYERS), lies.near].map(|seat| seats::seat(sitting, lies, seat)))
    };
    el("main", "samsara")
        .live_attr("data-lie", move || Some(if lie.get() == Lie::Wide { "wide" } else { "tall" }))
        .flag("data-turned", move || turning::turns_page(sitting, near.get()))
        .with(head(play, Some(sitting.replayed), move || sitting.place()))
        .live(players)
        .with(turning::button(sitting))
        .live(move || board::board(sitting, lies.get()))
        .with([
            log(move || story::lines(sitting), move |place| sitting.shown.set(story::place(place))),
            el("div", "lap")
                .flag("data-back", move || looks_back.get())
                .with([
                    desk::hint(sitting),
                    desk::chips(sitting),
                    desk::dice(sitting),
                    desk::actions(sitting),
                ])
                .live(back),
            guide::guide(sitting),
            news("unseen", move || sitting.announced.get()),
        ])
}

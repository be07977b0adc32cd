//! Samurai Spirit at the table: the scene is a pure function of what lies there, the rest draws it.
//! Everything is open, so no door is needed.

mod answer;
mod asking;
mod boards;
mod card;
mod dusk;
mod help;
mod new_game;
mod outlook;
mod picture;
#[cfg(test)]
mod played;
mod result;
mod scene;
mod sitting;
mod story;
mod text;
mod village;
mod words;

use crate::frame::bots::Bots;
use crate::frame::head::head;
use crate::frame::help::Close;
use crate::frame::log::log;
use crate::frame::replay::replay_bar;
use crate::games::GameKind;
use crate::hosted::Hosted;
use crate::play::Play;
use crate::ui::el::{El, el, group};
use crate::ui::memo::memo;
use leptos::prelude::*;
use sitting::Sitting;
use spirit::{Event, Spirit};
use table::{Game, Player, Seat, Seen};
use text::spirit_text;

impl Hosted for Spirit {
    const KIND: GameKind = GameKind::Spirit;

    fn is_private(&self) -> bool {
        false
    }

    fn table(play: Play<Self>) -> El {
        table(play)
    }

    fn choices() -> El {
        new_game::choices()
    }

    fn help(close: Close) -> El {
        help::help(close)
    }

    fn picture(seen: &Seen<Self>, _: &[Player]) -> El {
        picture::picture(seen)
    }

    fn told(&self, event: &Event, _: &dyn Fn(Seat) -> String) -> Option<String> {
        words::event(spirit_text(), self, event)
    }

    fn counts() -> [&'static str; 3] {
        [""; 3]
    }
}

/// The whole screen of a game.
fn table(play: Play<Spirit>) -> El {
    let looking_back = RwSignal::new(false);
    let over = memo(move || play.with_session(|session| session.seen_by(None).outcome()));
    let shows_result = memo(move || over.get().is_some() && !looking_back.get());
    group().live(move || match over.get().filter(|_| shows_result.get()) {
        Some(outcome) => result::result(play, outcome, move || looking_back.set(true)),
        None => playing(play, looking_back),
    })
}

fn playing(play: Play<Spirit>, looking_back: RwSignal<bool>) -> El {
    let sitting = Sitting::new(play);
    if looking_back.get_untracked() {
        let last = play.with_session(|session| session.record().actions.len());
        sitting.replayed.set(Some(Bots::place_to_look_at().unwrap_or(last)));
    }
    Bots::point_out_with::<Spirit>(move |action| sitting.point_out(action));
    let looks_back = memo(move || sitting.replayed.get().is_some());
    // How a game stands that is over is its result.
    Effect::new(move |_| {
        if !looks_back.get() {
            looking_back.set(false);
        }
    });
    let told = move |number| story::happened(sitting, number);
    let desk = move || {
        if looks_back.get() {
            replay_bar(play, sitting.replayed, told)
        } else {
            asking::asking(sitting)
        }
    };
    let players = sitting.seen.with_untracked(|seen| seen.players());
    el("main", "spirit")
        .attr("data-players", &players.to_string())
        // Four and five sit along the top; otherwise somebody sits beside the village.
        .attr_if("data-sides", (![4, 5].contains(&players)).then_some(""))
        .with([
            head(play, sitting.replayed, move || sitting.place()),
            village::village(sitting),
            boards::glances(sitting),
            boards::boards(sitting),
        ])
        .live(desk)
        .with([
            outlook::outlook(sitting),
            log(move || story::lines(sitting), |_| ()),
            el("p", "news")
                .attr("role", "status")
                .attr("aria-live", "polite")
                .live_text(move || sitting.announced.get()),
        ])
        .live(move || sitting.dusk.get().map(|dusk| dusk::dusk(sitting, &dusk)))
}

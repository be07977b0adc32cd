//! Samurai Spirit at the table: the scene is a pure function of what lies there, the rest draws it.
//! Everything is open, so no door is needed.

mod answer;
mod asking;
mod boards;
mod card;
mod dusk;
mod guide;
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
use crate::frame::help::Over;
use crate::frame::hint::expected;
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
use sitting::Sitting;
use spirit::{Action, Event, Spirit};
use table::{Game, Player, Seat, Seen};
use text::spirit_text;

impl Hosted for Spirit {
    const KIND: GameKind = GameKind::Spirit;
    const DRAWINGS: &'static str = include_str!("spirit/drawings.svg");

    fn table(play: Play<Self>) -> El {
        let looking_back = from_result(play);
        let over = memo(move || play.with_session(|session| session.seen_by(None).outcome()));
        let shows_result = memo(move || over.get().is_some() && !looking_back.get());
        group().live(move || match over.get().filter(|_| shows_result.get()) {
            Some(outcome) => result::result(play, outcome, move || looking_back.set(true)),
            None => playing(play, looking_back),
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

    fn picture(seen: &Seen<Self>, _: &[Player]) -> El {
        picture::picture(seen)
    }

    fn told(&self, event: &Event, _: &dyn Fn(Seat) -> String) -> Option<String> {
        words::event(spirit_text(), self, event)
    }

    fn called(&self, action: Action) -> String {
        answer::title(spirit_text(), self, action)
    }

    fn expected(village: [f32; 3]) -> Option<String> {
        let text = spirit_text();
        Some(expected(text.expected, &village, &[text.many_farms, text.many_families]))
    }
}

fn playing(play: Play<Spirit>, looking_back: State<bool>) -> El {
    let sitting = Sitting::new(play);
    Bots::point_out_with::<Spirit>(move |action| sitting.point_out(action));
    Bots::wait_while(move || sitting.dusk.with(Option::is_some));
    let looks_back = looks_back(play, sitting.replayed, looking_back);
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
            head(play, Some(sitting.replayed), move || sitting.place()),
            village::village(sitting),
            boards::glances(sitting),
            boards::boards(sitting),
        ])
        .live(desk)
        .with([
            outlook::outlook(sitting),
            log(move || story::lines(sitting), |_| ()),
            guide::guide(sitting),
            news("news", move || sitting.announced.get()),
        ])
        .live(move || sitting.dusk.get().map(|dusk| dusk::dusk(sitting, &dusk)))
}

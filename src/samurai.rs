//! Samurai at the table: the scene is a pure function of what a seat sees, the rest draws it.

mod actions;
mod board;
mod camera;
mod drag;
mod face;
mod geometry;
mod guide;
mod hand;
mod help;
mod keys;
mod new_game;
mod opening;
mod picture;
mod result;
mod scene;
mod seats;
mod sign;
mod sitting;
mod story;
mod strip;
mod text;
mod tiles_of;
mod travel;
mod words;

use crate::door::door;
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
use crate::ui::el::{El, el, focus, group};
use crate::ui::memo::memo;
use crate::ui::state::State;
use crate::ui::wide::window_is;
use geometry::Hold;
use samurai::{Action, Event, Figure, Phase, Samurai, Space};
use sitting::Sitting;
use std::cell::Cell;
use table::{Player, Seat, Seen};
use text::samurai_text;
use web_sys::Element;

/// The sentence that says what is asked for now, on every screen behind the door.
const ASKED: &str = "asked";

impl Hosted for Samurai {
    const KIND: GameKind = GameKind::Samurai;
    const DRAWINGS: &'static str = include_str!("samurai/drawings.svg");
    const HAS_HANDS: bool = true;

    /// Hands are looked at while five are chosen and while tiles are laid; figures are set in the open.
    fn is_private(&self) -> bool {
        matches!(self.phase(), Phase::FirstFive | Phase::Play)
    }

    fn table(play: Play<Self>) -> El {
        let looking_back = from_result(play);
        let phase = memo(move || play.with_session(|session| session.seen_by(None).phase()));
        let view = memo(move || match phase.get() {
            _ if play.awaited().is_some() => View::Door,
            Phase::FirstFive => View::FirstFive,
            Phase::Over(_) if !looking_back.get() => View::Result,
            _ => View::Board,
        });
        let was_shut = Cell::new(false);
        group().live(move || {
            let view = view.get();
            let screen = match view {
                View::Door => closed(play),
                View::FirstFive => choosing(play),
                View::Board => playing(play, looking_back),
                View::Result => result::result(play, move || looking_back.set(true)),
            };
            let was_shut = was_shut.replace(view == View::Door);
            // The button that slid it open went with it.
            if was_shut { screen.once_shown(find_what_is_asked) } else { screen }
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

    fn told(&self, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<String> {
        let dull =
            matches!(event, Event::TurnEnded { .. } | Event::Drew { .. } | Event::Took { .. });
        (!dull).then(|| words::event(samurai_text(), event, name))
    }

    fn called(&self, action: Action) -> String {
        match action {
            Action::Take { tile, .. } => words::tile(samurai_text(), tile),
            Action::EndTurn => samurai_text().board.end_turn.to_owned(),
            Action::Pass => samurai_text().board.pass.to_owned(),
            _ => String::new(),
        }
    }

    fn expected(figures: [f32; 3]) -> Option<String> {
        let names = Figure::ALL.map(|figure| samurai_text().figures[figure].many);
        Some(expected(samurai_text().expected, &figures, &names))
    }
}

/// Brings the keyboard to it, where there is such a sentence.
fn find_what_is_asked(screen: &Element) {
    if let Ok(Some(asked)) = screen.query_selector(&format!("#{ASKED}")) {
        focus(&asked);
    }
}

/// What is on the screen. A board that is not drawn cannot show anything.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Door,
    FirstFive,
    Board,
    Result,
}

/// The door names who is next.
fn closed(play: Play<Samurai>) -> El {
    let sitting = Sitting::new(play);
    let place = format!("Samurai · {}", sitting.place());
    let next = play.awaited().map(|seat| play.player(seat)).unwrap_or_default();
    door(&next, place, move || play.slide_open())
}

fn choosing(play: Play<Samurai>) -> El {
    let sitting = Sitting::new(play);
    // While a bot chooses there is nothing to see.
    let chooses = move || sitting.play.viewer().filter(|&seat| sitting.on_turn() == Some(seat));
    let five = move || chooses().map(|seat| opening::first_five(sitting, seat));
    el("main", "table choosing").with(head(play, None, move || sitting.place())).live(five)
}

fn playing(play: Play<Samurai>, looking_back: State<bool>) -> El {
    let sitting = Sitting::new(play);
    Bots::point_out_with::<Samurai>(move |action| sitting.point_out(action));
    Bots::watch_with::<Samurai>(move |entries| sitting.watch(entries));
    keys::follow_keys(sitting);
    let is_wide =
        window_is("(min-width: 1100px), (orientation: landscape) and (max-height: 599px)");
    let hold = memo(move || if is_wide.get() { Hold::Scroll } else { Hold::Upright });
    let in_setup = memo(move || sitting.seen.with(|seen| seen.phase() == Phase::Figures));
    let tray = move || if in_setup.get() { opening::figures(sitting) } else { hand::hand(sitting) };
    let looks_back = looks_back(play, sitting.replayed, looking_back);
    let back = move || {
        looks_back.get().then(|| {
            replay_bar(play, sitting.replayed, move |number| story::happened(sitting, number))
        })
    };
    let players = sitting.seen.with_untracked(|seen| seen.setup().players);
    el("main", "table")
        .attr("data-players", &players.to_string())
        .live_attr("aria-busy", move || (!sitting.is_drawn.get()).then_some("true"))
        .with([head(play, Some(sitting.replayed), move || sitting.place()), seats::seats(sitting)])
        .soon(move || board::board(sitting, hold.get()))
        .with([
            seats::beside(sitting),
            guide::guide(sitting),
            el("div", "desk")
                .flag("data-back", move || looks_back.get())
                .flag("data-over", move || looks_back.get() && sitting.on_turn().is_none())
                .flag("data-waits", move || sitting.waits_for().is_some())
                .with([strip::strip(sitting), strip::hint(sitting)])
                .live(tray)
                .with(actions::actions(sitting))
                .live(back),
            log(
                move || story::lines(sitting),
                move |place| sitting.shown.set(Space::new(place as u8)),
            ),
            news("unseen", move || sitting.announced.get()),
        ])
}

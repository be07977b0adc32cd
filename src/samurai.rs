//! Samurai at the table: the scene is a pure function of what a seat sees, the rest draws it.

mod actions;
mod board;
mod camera;
mod face;
mod geometry;
mod hand;
pub mod help;
mod log;
pub mod new_game;
mod opening;
mod picture;
mod replay;
mod result;
mod scene;
mod seats;
mod sitting;
mod strip;
mod words;

use crate::app::{GameKind, SettingsOpen};
use crate::door::door;
use crate::play::{Hosted, Play};
use crate::ui::el::{El, el, group, memo};
use crate::ui::icon::icon;
use crate::ui::wide::Wide;
use crate::{save, share};
use geometry::Hold;
use leptos::prelude::*;
pub use picture::picture;
use samurai::{Phase, Samurai};
use sitting::Sitting;

impl Hosted for Samurai {
    /// Hands are looked at while five are chosen and while tiles are laid; figures are set in the open.
    fn is_private(&self) -> bool {
        matches!(self.phase(), Phase::FirstFive | Phase::Play)
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

/// The whole screen of a game.
pub fn table(play: Play<Samurai>) -> El {
    let looking_back = RwSignal::new(false);
    let phase = memo(move || play.with_session(|session| session.seen_by(None).phase()));
    let view = memo(move || match phase.get() {
        _ if play.awaited().is_some() => View::Door,
        Phase::FirstFive => View::FirstFive,
        Phase::Over(_) if !looking_back.get() => View::Result,
        _ => View::Board,
    });
    group().live(move || match view.get() {
        View::Door => closed(play),
        View::FirstFive => choosing(play),
        View::Board => playing(play, looking_back),
        View::Result => result::result(play, move || looking_back.set(true)),
    })
}

/// The door names who is next.
fn closed(play: Play<Samurai>) -> El {
    let sitting = Sitting::new(play);
    let place = format!("Samurai · {}", (sitting.text.board.round)(sitting.round()));
    let next = play.awaited().map(|seat| play.player(seat)).unwrap_or_default();
    door(&next, place, move || play.slide_open())
}

fn choosing(play: Play<Samurai>) -> El {
    let sitting = Sitting::new(play);
    let five = move || sitting.play.viewer().map(|seat| opening::first_five(sitting, seat));
    el("main", "table choosing").with(head(sitting)).live(five)
}

fn playing(play: Play<Samurai>, looking_back: RwSignal<bool>) -> El {
    let sitting = Sitting::new(play);
    if looking_back.get_untracked() {
        sitting.replayed.set(Some(play.with_session(|session| session.record().actions.len())));
    }
    let wide = expect_context::<Wide>();
    let hold = memo(move || if wide.get() { Hold::Scroll } else { Hold::Upright });
    let in_setup = memo(move || sitting.seen.with(|seen| seen.phase() == Phase::Figures));
    let tray = move || if in_setup.get() { opening::figures(sitting) } else { hand::hand(sitting) };
    let looks_back = memo(move || sitting.replayed.get().is_some());
    // How a game stands that is over is its result.
    Effect::new(move |_| {
        if !looks_back.get() {
            looking_back.set(false);
        }
    });
    let back = move || looks_back.get().then(|| replay::replay_bar(play, sitting.replayed));
    let players = sitting.seen.with_untracked(|seen| seen.setup().players);
    el("main", "table")
        .attr("data-players", &players.to_string())
        .with([head(sitting), seats::seats(sitting)])
        .live(move || board::board(sitting, hold.get()))
        .with([
            seats::beside(sitting),
            log::log(play, sitting.shown.write_only()),
            el("div", "desk")
                .flag("data-back", move || looks_back.get())
                .with([strip::strip(sitting), strip::hint(sitting)])
                .live(tray)
                .with(actions::actions(sitting))
                .live(back),
            el("p", "unseen")
                .attr("role", "status")
                .attr("aria-live", "polite")
                .live_text(move || sitting.announced.get()),
        ])
}

/// The game as it stands, to be carried to another device.
fn share_button(sitting: &'static Sitting) -> El {
    let open = RwSignal::new(false);
    let dialog = move || {
        let code = sitting.play.with_session(|session| session.record().code())?;
        let name = share::file_name(Some(GameKind::Samurai), save::now());
        Some(share::share_dialog(code, name, move || open.set(false)))
    };
    group()
        .with(
            el("button", "btn quiet icon")
                .attr("aria-label", sitting.text.share.share)
                .on_tap(move || open.set(true))
                .with(icon("ui-share")),
        )
        .live(move || open.get().then(dialog))
}

fn head(sitting: &'static Sitting) -> El {
    let SettingsOpen(settings) = expect_context();
    let text = sitting.text;
    let round = move || (text.board.round)(sitting.round());
    let look_back = move || {
        let last = sitting.play.with_session(|session| session.record().actions.len());
        let now = sitting.replayed.get_untracked();
        sitting.replayed.set(if now.is_some() { None } else { Some(last) });
    };
    el("header", "head bar").with([
        el("a", "btn quiet icon")
            .attr("href", "#/")
            .attr("aria-label", text.home)
            .with(icon("ui-back")),
        el("h1", "").with("Samurai"),
        el("span", "eyebrow").live_text(round),
        el("span", "grow"),
        help::help_button(),
        log::log_button(),
        share_button(sitting),
        el("button", "btn quiet icon")
            .attr("aria-label", text.board.replay)
            .on_tap(look_back)
            .with(icon("ui-replay")),
        el("button", "btn quiet icon")
            .attr("aria-label", text.settings)
            .on_tap(move || settings.set(true))
            .with(icon("ui-settings")),
    ])
}

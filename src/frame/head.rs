//! The bar above a table: the way home, what is played, and everything that can be asked for.

use crate::app::SettingsOpen;
use crate::frame::bots::Bots;
use crate::frame::help::help_button;
use crate::frame::hint::hint;
use crate::frame::log::log_button;
use crate::frame::replay::Replayed;
use crate::hosted::Hosted;
use crate::play::Play;
use crate::text::table::table_text;
use crate::text::text;
use crate::ui::el::{El, el, group};
use crate::ui::given::given;
use crate::ui::icon::icon;
use crate::ui::state::State;
use crate::{save, share};

/// `place` says where the game stands, in a word or two. `replayed` is there where a board can be looked back at.
pub fn head<G: Hosted>(
    play: Play<G>,
    replayed: Option<Replayed>,
    place: impl Fn() -> String + 'static,
) -> El {
    let SettingsOpen(settings) = given();
    let text = text();
    let look_back = |replayed: Replayed| {
        button(table_text().replay, "ui-replay", move || {
            let last = play.with_session(|session| session.record().actions.len());
            let now = replayed.now();
            replayed.set(if now.is_some() { None } else { Some(last) });
        })
    };
    let bots: Bots = given();
    el("header", "head bar")
        .with([
            el("a", "btn quiet icon")
                .attr("href", "#/")
                .attr("aria-label", text.home)
                .with(icon("ui-back")),
            el("h1", "").with(G::KIND.name()),
            el("span", "eyebrow").live_text(place),
            el("span", "grow"),
            bots.status(play),
            hint(play, bots),
            help_button(G::help),
            log_button(),
            share_button(play, replayed),
        ])
        .with(replayed.map(look_back))
        .with(button(text.settings, "ui-settings", move || settings.set(true)))
}

/// The game as it stands, or the moment that is looked back at, to be carried to another device.
fn share_button<G: Hosted>(play: Play<G>, replayed: Option<Replayed>) -> El {
    let open = State::new(false);
    let dialog = move || {
        let code = play.with_session(|session| session.record().code())?;
        let name = share::file_name(Some(G::KIND), save::now());
        Some(share::share_dialog::<G>(&code, replayed.and_then(State::now), &name, move || {
            open.set(false);
        }))
    };
    group()
        .with(button(text().share.share, "ui-share", move || open.set(true)))
        .live(move || open.get().then(dialog))
}

fn button(label: &str, symbol: &'static str, act: impl Fn() + 'static) -> El {
    el("button", "btn quiet icon").attr("aria-label", label).on_tap(act).with(icon(symbol))
}

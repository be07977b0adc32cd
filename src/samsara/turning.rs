//! Which way the board lies: by the shape of the window, and by who is on turn if the players want that.

use super::geometry::Lie;
use super::sitting::Sitting;
use crate::app::settings;
use crate::settings::Turning;
use crate::ui::choice::{Face, Legend, choice};
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el, group};
use crate::ui::icon::icon;
use crate::ui::memo::{Memo, memo};
use crate::ui::state::State;
use crate::ui::wide::window_is;
use samsara::PLAYERS;
use table::Seat;

const WAYS: [Turning; 3] = [Turning::Stays, Turning::EachTurn, Turning::BothSides];

pub fn lie() -> Memo<Lie> {
    let is_wide = window_is("(orientation: landscape)");
    memo(move || if is_wide.get() { Lie::Wide } else { Lie::Tall })
}

/// Who has their own side in front of them.
pub fn near(sitting: &'static Sitting) -> Memo<Seat> {
    let settings = settings();
    let turning = memo(move || settings.with(|settings| settings.turning));
    let home = home(sitting);
    memo(move || match turning.get() {
        Turning::Stays => home,
        Turning::EachTurn | Turning::BothSides => {
            let on_turn = sitting.on_turn();
            on_turn.filter(|&seat| sitting.play.bot(seat).is_none()).unwrap_or(home)
        }
    })
}

/// Who sits in front when nothing turns: the first person.
fn home(sitting: &'static Sitting) -> Seat {
    let person = Seat::all(PLAYERS).find(|&seat| sitting.play.bot(seat).is_none());
    person.unwrap_or(Seat::FIRST)
}

/// Whether the whole page stands on its head, for the player opposite.
pub fn turns_page(sitting: &'static Sitting, near: Seat) -> bool {
    let faces = settings().with(|settings| settings.turning == Turning::BothSides);
    faces && near != home(sitting)
}

/// Opens the choice.
pub fn button(sitting: &'static Sitting) -> El {
    let open = State::new(false);
    let words = &sitting.words.turning;
    group()
        .with(
            el("button", "btn quiet icon turn-board")
                .attr("aria-label", words.name)
                .attr("title", words.name)
                .on_tap(move || open.set(true))
                .with(icon("ui-turn")),
        )
        .live(move || open.get().then(|| sheet(sitting, move || open.set(false))))
}

fn sheet(sitting: &'static Sitting, close: impl Fn() + Send + Sync + 'static) -> El {
    let settings = settings();
    let words = &sitting.words.turning;
    let chosen = memo(move || {
        let now = settings.with(|settings| settings.turning);
        WAYS.into_iter().position(|way| way == now).unwrap_or(0)
    });
    let choice = choice(
        Legend { name: "turning", words: words.name, shown: false },
        words.choices.map(Face::from),
        move || chosen.get(),
        move |number| settings.update(|settings| settings.turning = WAYS[number]),
    );
    let means =
        el("p", "").attr("aria-live", "polite").live_text(move || words.means[chosen.get()]);
    dialog(words.name.to_owned(), el("div", "sheet").with([choice, means]), close)
}

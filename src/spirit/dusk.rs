//! How a round ended, step by step: before the next one begins, and when the game is over.

use super::boards::mark;
use super::scene::{self, Dusk};
use super::sitting::Sitting;
use super::text::SpiritText;
use super::words;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el, group};
use crate::ui::icon::icon;
use spirit::{Event, Side, Spirit};
use table::Seat;

const SIGNS: [&str; 5] = ["sp-hat", "sp-farm", "sp-family", "sp-heal", "sp-flame"];

pub fn dusk(sitting: &'static Sitting, dusk: &Dusk) -> El {
    let text = sitting.text;
    let steps = sitting.seen.with_untracked(|seen| steps(text, seen, dusk));
    let left = sitting.seen.with_untracked(|seen| *seen.village());
    let stands = [
        (text.farms)(left.farms()),
        (text.families)(left.families()),
        (text.barricades)(left.barricades()),
    ];
    // The button stays in sight however much there is to read, so its focus scrolls nothing away.
    let go_on = el("button", "btn primary")
        .attr("autofocus", "")
        .on_tap(move || sitting.go_on())
        .with(icon("ui-play"))
        .with(text.go_on);
    let body = group().with([
        el("div", "sheet round-end").attr("tabindex", "0").with([
            steps,
            el("p", "stands").with(words::list(text, &stands)),
            el("p", "").with((text.round_next)(dusk.round + 1)),
        ]),
        el("div", "foot").with(go_on),
    ]);
    dialog((text.round_over)(dusk.round), body, move || sitting.go_on())
}

/// Each step with what happened in it.
pub fn steps(text: &SpiritText, seen: &Spirit, dusk: &Dusk) -> El {
    let step = |((sign, heading), events): ((&'static str, &str), &Vec<Event>)| {
        let told: Vec<String> =
            events.iter().filter_map(|event| words::event(text, seen, event)).collect();
        let told = if told.is_empty() { text.nothing_lost.to_owned() } else { told.join(" ") };
        let turned = scene::animals(events.iter().copied());
        let turned: Vec<El> = turned.iter().map(|seat| animal(text, seen, seat)).collect();
        el("li", "")
            .attr_if("data-none", events.is_empty().then_some(""))
            .with(icon(sign))
            .with([el("b", "").with(heading), el("p", "").with(told)])
            .with(turned)
    };
    let steps: Vec<El> = SIGNS.into_iter().zip(text.steps).zip(&dusk.steps).map(step).collect();
    el("ol", "round-steps").with(steps)
}

/// A samurai who has turned into his animal.
fn animal(text: &SpiritText, seen: &Spirit, seat: Seat) -> El {
    let samurai = seen.board(seat).samurai();
    let says = (text.moment_animal)(words::name(samurai), (text.animal)(samurai));
    el("p", "turned").with(mark(samurai, Side::Animal)).with(el("b", "").with(says))
}

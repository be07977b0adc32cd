//! How a round ended, step by step, before the next one begins.

use super::scene::Dusk;
use super::sitting::Sitting;
use super::words;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;

const SIGNS: [&str; 5] = ["sp-hat", "sp-farm", "sp-family", "sp-heal", "sp-flame"];

pub fn dusk(sitting: &'static Sitting, dusk: &Dusk) -> El {
    let text = sitting.text;
    let steps: Vec<El> = sitting.seen.with_untracked(|seen| {
        let step = |((sign, heading), events): ((&'static str, &str), &Vec<spirit::Event>)| {
            let told: Vec<String> =
                events.iter().filter_map(|event| words::event(text, seen, event)).collect();
            let told = if told.is_empty() { text.nothing_lost.to_owned() } else { told.join(" ") };
            el("li", "")
                .attr_if("data-none", events.is_empty().then_some(""))
                .with(icon(sign))
                .with([el("b", "").with(heading), el("p", "").with(told)])
        };
        SIGNS.into_iter().zip(text.steps).zip(&dusk.steps).map(step).collect()
    });
    let left = sitting.seen.with_untracked(|seen| *seen.village());
    let stands = [
        (text.farms)(left.farms()),
        (text.families)(left.families()),
        (text.barricades)(left.barricades()),
    ];
    let body = el("div", "sheet round-end").with([
        el("ol", "").with(steps),
        el("p", "stands").with(words::list(text, &stands)),
        el("p", "").with((text.round_next)(dusk.round + 1)),
        el("button", "btn primary")
            .attr("autofocus", "")
            .on_tap(move || sitting.go_on())
            .with(icon("ui-play"))
            .with(text.go_on),
    ]);
    dialog((text.round_over)(dusk.round), body, move || sitting.go_on())
}

//! How things stand: the risk of the next card, and what the end of the round would cost now.
//! All of it from what everybody may know.

use super::scene::{self, Picked, Risk};
use super::sitting::Sitting;
use super::words;
use crate::text::in_percent;
use crate::ui::el::{El, el, svg};
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use spirit::Action;

/// The card after the one in the air, by where that one goes; or the next card.
#[derive(Clone, Copy, PartialEq)]
enum Ahead {
    Nothing,
    Next(Risk),
    After(Option<Risk>, Option<Risk>),
}

pub fn outlook(sitting: &'static Sitting) -> El {
    el("aside", "outlook panel").with([risk(sitting), doom(sitting), undo(sitting)])
}

fn risk(sitting: &'static Sitting) -> El {
    let text = &sitting.text.outlook;
    let left = memo(move || sitting.seen.with(|seen| seen.stack().len()));
    let ahead = memo(move || {
        sitting.seen.with(|seen| {
            if seen.card_in_the_air().is_some() {
                let after = |action| scene::risk_after(seen, action);
                return Ahead::After(after(Action::Left), after(Action::Right));
            }
            let draws = seen.check(Action::Fight).is_ok();
            let risk = scene::risk(seen, scene::facing(seen)).filter(|_| draws);
            risk.map_or(Ahead::Nothing, Ahead::Next)
        })
    });
    let title = move || match ahead.get() {
        Ahead::After(..) => text.card_after,
        _ => text.next_card,
    };
    el("div", "risk washi").with([
        el("h2", "")
            .live_text(title)
            .with(el("span", "sub").live_text(move || (sitting.text.raiders_left)(left.get()))),
        el("div", "odds").live(move || match ahead.get() {
            Ahead::Nothing => Vec::new(),
            Ahead::Next(risk) => {
                vec![spread(sitting, risk), row("fits", text.fits_left, risk.fits_left)]
            }
            Ahead::After(left, right) => [(left, text.if_left), (right, text.if_right)]
                .into_iter()
                .filter_map(|(risk, words)| Some(row("overrun", words, risk?.overrun)))
                .collect(),
        }),
    ])
}

/// Below, exactly, above: three parts of one bar, each with its words.
fn spread(sitting: &'static Sitting, risk: Risk) -> El {
    let text = &sitting.text.outlook;
    let parts = [
        ("below", text.below, risk.below),
        ("kiai", text.kiai, risk.kiai),
        ("overrun", text.overrun, risk.overrun),
    ];
    let legend: Vec<El> = parts
        .iter()
        .map(|(name, words, share)| {
            el("span", "").attr("data-part", name).with(format!("{words} {}", in_percent(*share)))
        })
        .collect();
    el("div", "spread").with([
        el("span", "unseen").with(text.on_the_right),
        meter(&parts.map(|(name, _, share)| (name, share))),
        el("p", "legend").with(legend),
    ])
}

fn row(name: &'static str, words: &str, share: u8) -> El {
    el("p", "chance").with([
        el("span", "").with(words),
        meter(&[(name, share)]),
        el("b", "").with(in_percent(share)),
    ])
}

/// A bar of a hundred, in parts one after another.
fn meter(parts: &[(&'static str, u8)]) -> El {
    let mut start = 0;
    let bars: Vec<El> = parts
        .iter()
        .map(|&(name, share)| {
            let from = start;
            start += share;
            svg("rect", "")
                .attr("data-part", name)
                .attr("x", &from.to_string())
                .attr("width", &share.to_string())
                .attr("height", "8")
        })
        .collect();
    svg("svg", "meter")
        .attr("viewBox", "0 0 100 8")
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .with(bars)
}

/// Always in sight.
fn doom(sitting: &'static Sitting) -> El {
    let text = sitting.text;
    let reckoning = memo(move || sitting.seen.with(|seen| seen.reckoning()));
    let says =
        memo(move || sitting.seen.with(|seen| words::reckoning(text, seen, &seen.reckoning())));
    let worst = memo(move || sitting.seen.with(|seen| words::doom(text, seen, &seen.reckoning())));
    let when = move || words::reckoned_when(text, &reckoning.get());
    let chips = move || {
        let now = reckoning.get();
        [
            ("sp-wound", now.wounded.len(), now.wounded.len().to_string()),
            ("sp-farm", now.farms, now.farms.to_string()),
            ("sp-family", now.families, now.families.to_string()),
            ("sp-flame", now.flames.most, words::range(now.flames)),
        ]
        .into_iter()
        .map(|(symbol, most, words)| {
            el("span", "cost")
                .attr_if("data-none", (most == 0).then_some(""))
                .with(icon(symbol))
                .with(words)
        })
        .collect::<Vec<_>>()
    };
    let over = memo(move || sitting.seen.with(|seen| seen.outcome().is_some()));
    let doom = el("div", "doom").flag("hidden", move || over.get());
    doom.flag("data-lost", move || reckoning.get().loss.is_some()).with([
        el("p", "in-words").live_text(move || says.get()),
        el("p", "chips")
            .attr("aria-hidden", "true")
            .with(el("span", "now").live_text(when))
            .live(chips),
        el("p", "worst")
            .attr("aria-hidden", "true")
            .live_text(move || worst.get().unwrap_or_default()),
    ])
}

fn undo(sitting: &'static Sitting) -> El {
    let can_undo = memo(move || {
        let picks = sitting.picked.get() != Picked::Nothing;
        (picks || sitting.play.can_undo()) && sitting.replayed.get().is_none()
    });
    let press = move || {
        if can_undo.now() {
            sitting.undo();
        } else {
            sitting.refused.set(Some(sitting.why_sealed()));
        }
    };
    el("button", "btn undo")
        .truth("aria-disabled", move || !can_undo.get())
        .on_tap(press)
        .attr("aria-label", sitting.table.undo)
        .with(icon("ui-undo"))
        .with(el("span", "").with(sitting.table.undo))
}

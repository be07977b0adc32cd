//! The review of a finished game: how the chance to win went, and the three most costly moves.

use crate::frame::hint::percent;
use crate::frame::replay::look_at;
use crate::hosted::Hosted;
use crate::play::Play;
use crate::text::bots::bot_text;
use crate::text::in_percent;
use crate::thinker::{self, Thinking};
use crate::ui::el::{El, el, svg};
use crate::ui::icon::icon;
use crate::ui::state::{Slot, State};
use bots::{Level, Thought};
use leptos::prelude::*;
use table::{Record, Seat, Turn};

/// How many moves are named, and from which cost on.
const NAMED: usize = 3;
const WORTH_NAMING: f32 = 0.02;

/// One decision, looked at again.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Verdict {
    /// How many actions there were after it.
    number: usize,
    chance: f32,
    cost: f32,
}

struct Review<G: Hosted> {
    play: Play<G>,
    seat: Seat,
    verdicts: State<Vec<Verdict>>,
    /// What is still to be looked at.
    left: Slot<Vec<usize>>,
    all: State<usize>,
    /// Nobody answers: it was broken off.
    unreached: State<bool>,
    thinking: Slot<Option<Thinking>>,
}

/// Derived, these would ask the game to be `Copy`.
#[expect(clippy::expl_impl_clone_on_copy, reason = "the bound of a derive is too strict")]
impl<G: Hosted> Clone for Review<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Hosted> Copy for Review<G> {}

/// A button that begins it. `look` is run to open the board at the place that was asked for.
pub fn review<G: Hosted>(play: Play<G>, look: impl Fn() + Clone + 'static) -> El {
    let text = bot_text();
    let players = play.with_session_untracked(|session| session.seen_by(None).players());
    let seat = Seat::all(players).find(|&seat| play.bot(seat).is_none()).unwrap_or(Seat::FIRST);
    let review = Review {
        play,
        seat,
        verdicts: State::new(Vec::new()),
        left: Slot::new(Vec::new()),
        all: State::new(0),
        unreached: State::new(false),
        thinking: Slot::new(None),
    };
    on_cleanup(move || _ = review.thinking.try_set(None));
    let is_done =
        move || review.all.get() > 0 && review.verdicts.with(Vec::len) == review.all.get();
    let body = move || {
        if is_done() {
            return Vec::from([review.curve(), review.costly(look.clone())]);
        }
        let began = review.all.get() > 0;
        let said = move || {
            if review.unreached.get() {
                return text.no_review.to_owned();
            }
            if review.all.get() == 0 {
                return String::new();
            }
            (text.review_at)(review.verdicts.with(Vec::len), review.all.get())
        };
        Vec::from([
            el("p", "sub").with(text.review_why),
            el("div", "bar").with([
                el("button", "btn")
                    .attr_if("disabled", began.then_some(""))
                    .on_tap(move || review.begin())
                    .with(icon("ui-hint"))
                    .with(text.review),
                el("span", "sub").attr("role", "status").live_text(said),
            ]),
        ])
    };
    el("section", "panel review")
        .attr("aria-labelledby", "review")
        .with([el("h2", "").attr("id", "review").with(text.review), el("div", "").live(body)])
}

impl<G: Hosted> Review<G> {
    fn begin(self) {
        let decisions = self.play.with_session_untracked(|s| decisions(s.record(), self.seat));
        self.unreached.set(false);
        self.all.set(decisions.len());
        self.left.set(decisions.into_iter().rev().collect());
        self.go_on();
    }

    fn go_on(self) {
        let Some(number) = self.left.try_update(Vec::pop).flatten() else { return };
        let record = self.play.with_session_untracked(|session| {
            let record = session.record();
            let mut before = record.clone();
            before.actions.truncate(number);
            record.actions.get(number).map(|&action| (before, action))
        });
        let Some((before, action)) = record else { return };
        let then = move |thought: Thought<G>| {
            // Nobody thought about it: that is no verdict.
            if thought.playouts == 0 {
                self.unreached.try_set(true);
                self.verdicts.try_set(Vec::new());
                self.all.try_set(0);
                return;
            }
            let played = thought.choices.iter().find(|choice| choice.action == action);
            let chance = played.map_or(0.0, bots::Choice::mean);
            let best = thought.best().map_or(0.0, bots::Choice::mean);
            let verdict = Verdict { number: number + 1, chance, cost: best - chance };
            let heard = self.verdicts.try_update(|verdicts| verdicts.push(verdict));
            if heard.is_some() {
                self.go_on();
            }
        };
        let asked = thinker::ask(&before, self.seat, Level::Third, Some(action), then);
        self.thinking.try_set(asked);
    }

    /// The chance to win after each decision, from left to right.
    fn curve(self) -> El {
        let verdicts = self.verdicts.now();
        let last = (verdicts.len().max(2) - 1) as f32;
        let mut path = String::new();
        for (place, verdict) in verdicts.iter().enumerate() {
            let across = (place as f32 / last * 300.0) as u32;
            let down = 100 - u32::from(percent(verdict.chance));
            path = format!("{path}{}{across} {down}", if place == 0 { "M" } else { "L" });
        }
        let [first, last] = [verdicts.first(), verdicts.last()]
            .map(|verdict| verdict.map_or(0, |verdict| percent(verdict.chance)));
        let words = (bot_text().curve)(&self.play.player(self.seat).name, first, last);
        let scale: Vec<El> =
            [100, 50, 0].into_iter().map(|share| el("span", "").with(in_percent(share))).collect();
        el("figure", "curve").with([
            el("div", "scale sub").attr("aria-hidden", "true").with(scale),
            svg("svg", "")
                .attr("viewBox", "0 -2 300 104")
                .attr("preserveAspectRatio", "none")
                .attr("aria-hidden", "true")
                .with([
                    svg("path", "half").attr("d", "M0 50H300"),
                    svg("path", "chance").attr("d", &path),
                ]),
            el("figcaption", "sub").with(words),
        ])
    }

    fn costly(self, look: impl Fn() + Clone + 'static) -> El {
        let text = bot_text();
        let mut verdicts = self.verdicts.now();
        let verdicts = costliest(&mut verdicts);
        if verdicts.is_empty() {
            return el("p", "").with(text.flawless);
        }
        let moves: Vec<El> = verdicts
            .into_iter()
            .map(|verdict| {
                let look = look.clone();
                let open = move || {
                    look_at(&self.play.room(), Some(verdict.number));
                    look();
                };
                let what = self.told(verdict.number);
                el("li", "").with(
                    el("button", "btn quiet")
                        .on_tap(open)
                        .with(icon("ui-replay"))
                        .with(format!("{what} · {}", (text.cost)(percent(verdict.cost)))),
                )
            })
            .collect();
        el("div", "").with([el("h3", "").with(text.costly), el("ol", "").with(moves)])
    }

    /// What the action with this number did, counted from 1.
    fn told(self, number: usize) -> String {
        let name = |seat| self.play.player(seat).name;
        self.play.with_session_untracked(|session| {
            let seen = session.seen_after(number, None);
            let events = session.log().iter().filter(|entry| entry.number == number);
            let told: Vec<String> =
                events.filter_map(|entry| seen.told(&entry.event, &name)).collect();
            told.join(" ")
        })
    }
}

/// The few that are worth naming, the worst first. Three of many are soon found: a sort would weigh more.
fn costliest(verdicts: &mut Vec<Verdict>) -> Vec<Verdict> {
    let mut worst = Vec::new();
    while worst.len() < NAMED {
        let costs = verdicts.iter().enumerate().map(|(place, verdict)| (verdict.cost, place));
        let most = costs.reduce(|one, other| if other.0 > one.0 { other } else { one });
        match most {
            Some((cost, place)) if cost >= WORTH_NAMING => worst.push(verdicts.remove(place)),
            _ => break,
        }
    }
    worst
}

/// The numbers of the actions with which this seat chose among several.
fn decisions<G: Hosted>(record: &Record<G>, seat: Seat) -> Vec<usize> {
    let mut decisions = Vec::new();
    let mut legal = Vec::new();
    let mut note = |state: &G, number: usize| {
        legal.clear();
        state.legal(&mut legal);
        if state.turn() == Turn::Of(seat) && legal.len() > 1 && number < record.actions.len() {
            decisions.push(number);
        }
    };
    if let Ok(start) = G::new(&record.setup) {
        note(&start, 0);
    }
    let _ = record.replay(|step| {
        note(step.state, step.number);
    });
    decisions.dedup();
    decisions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_worst_moves_are_named_the_worst_first() {
        let costs = [0.01, 0.3, 0.0, 0.05, 0.3, 0.019, 0.1];
        let mut verdicts: Vec<Verdict> =
            (1..).zip(costs).map(|(number, cost)| Verdict { number, chance: 0.5, cost }).collect();
        let named = |verdicts: &mut Vec<Verdict>| -> Vec<usize> {
            costliest(verdicts).iter().map(|verdict| verdict.number).collect()
        };
        assert_eq!(named(&mut verdicts), [2, 5, 7]);
        assert_eq!(named(&mut verdicts), [4], "the others are not worth naming");
    }
}

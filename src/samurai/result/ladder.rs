//! The ladder of victory, told rung by rung.

use super::verdict::{Verdict, best, best_first};
use crate::samurai::text::samurai_text;
use crate::samurai::words;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::kamon::small_kamon;
use samurai::{Contest, Figure, Rung};
use table::{Seat, Seats};

pub fn ladder(verdict: &Verdict) -> El {
    let text = samurai_text();
    let winners = verdict.score.winners;
    let title = if winners.len() == 1 {
        (text.why_wins)(&verdict.names(winners))
    } else {
        text.why_shared.to_owned()
    };
    let steps = steps(verdict);
    let last = steps.len();
    let steps: Vec<El> = (1..).zip(steps).map(|(number, s)| s.draw(number, last)).collect();
    el("section", "panel why")
        .attr("aria-labelledby", "why")
        .with([el("h2", "").attr("id", "why").with(title), el("ol", "").with(steps)])
}

/// A question, its answer, and what follows from it.
struct Step {
    asks: &'static str,
    answer: El,
    so: String,
}

impl Step {
    fn draw(self, number: usize, last: usize) -> El {
        el("li", if number == last { "step last" } else { "step" })
            .with([
                el("span", "no").attr("aria-hidden", "true").with(number.to_string()),
                el("h3", "").with(self.asks),
            ])
            .with(self.answer)
            .with(el("p", "so").with(self.so))
    }
}

fn steps(verdict: &Verdict) -> Vec<Step> {
    let text = samurai_text();
    let score = &verdict.score;
    let headline = verdict.headline();
    let so = |decided: bool, else_: String| if decided { headline.clone() } else { else_ };

    let two_kinds = score.decided == Rung::TwoKinds;
    let mut steps = vec![Step {
        asks: text.ask_two_kinds,
        answer: majorities(verdict),
        so: so(two_kinds, text.go_on.to_owned()),
    }];
    if two_kinds {
        return steps;
    }
    let alone = score.others.is_some() && score.eligible.len() == 1;
    steps.push(Step {
        asks: text.ask_one_kind,
        answer: eligible(verdict),
        so: so(alone, (text.are_left)(score.eligible.len())),
    });
    if alone {
        return steps;
    }
    if let Some(others) = score.others {
        steps.push(Step {
            asks: text.ask_others,
            answer: contest(verdict, &others, |seat| beside_majority(verdict, seat)),
            so: so(score.decided == Rung::Others, (text.level)(best(&others))),
        });
    }
    if let Some(totals) = score.totals {
        steps.push(Step {
            asks: text.ask_totals,
            answer: contest(verdict, &totals, |_| Vec::new()),
            so: headline.clone(),
        });
    }
    steps
}

/// Who has the sole most of each kind.
fn majorities(verdict: &Verdict) -> El {
    let text = samurai_text();
    let score = &verdict.score;
    let kind = |figure: Figure| {
        let seat = score.majorities[figure];
        let name = seat.map_or(text.nobody_alone.to_owned(), |seat| verdict.player(seat).name);
        let crest = seat.map(|seat| small_kamon(verdict.player(seat).crest));
        let count = seat.map(|seat| score.captured[seat][figure].to_string());
        let won = seat
            .is_some_and(|seat| score.decided == Rung::TwoKinds && score.winners.contains(seat));
        el("li", if won { "win" } else { "" }).with([
            icon(words::figure_symbol(figure)),
            el("span", "unseen").with(text.figures[figure].name).with(": "),
            el("span", "name").with(crest).with(name),
            el("b", "").with(count),
        ])
    };
    let kinds: Vec<El> = Figure::ALL.into_iter().map(kind).collect();
    el("ul", "lines").with(kinds)
}

/// Who can still win, and who cannot.
fn eligible(verdict: &Verdict) -> El {
    let text = samurai_text();
    let score = &verdict.score;
    if score.others.is_none() {
        return el("p", "").with(text.everybody_can_win);
    }
    let out: Seats =
        Seat::all(score.players).filter(|&seat| !score.eligible.contains(seat)).collect();
    let out = (!out.is_empty()).then(|| (text.cannot_win)(&verdict.names(out)));
    el("p", "").with((text.can_win)(&verdict.names(score.eligible))).with(" ").with(out)
}

/// Those who are compared, the best first.
fn contest(verdict: &Verdict, contest: &Contest, made_of: impl Fn(Seat) -> Vec<El>) -> El {
    let lines: Vec<El> = best_first(contest.among, contest.figures)
        .into_iter()
        .map(|seat| {
            let player = verdict.player(seat);
            el("li", if contest.best.contains(seat) { "win" } else { "" }).with([
                small_kamon(player.crest),
                el("span", "name").with(player.name),
                el("span", "made").with(made_of(seat)),
                el("b", "").with(contest.figures[seat].to_string()),
            ])
        })
        .collect();
    el("ul", "lines").with(lines)
}

/// The figures of the kinds that the seat has no majority of.
fn beside_majority(verdict: &Verdict, seat: Seat) -> Vec<El> {
    let text = samurai_text();
    let score = &verdict.score;
    let others = Figure::ALL.into_iter().filter(|&kind| score.majorities[kind] != Some(seat));
    others
        .map(|figure| {
            el("span", "")
                .with([
                    icon(words::figure_symbol(figure)),
                    el("span", "unseen").with(text.figures[figure].name),
                ])
                .with(score.captured[seat][figure].to_string())
        })
        .collect()
}

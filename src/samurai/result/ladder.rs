//! The ladder of victory, told rung by rung.

use super::verdict::{Verdict, best};
use crate::samurai::words;
use crate::text::text;
use crate::ui::icon::icon;
use crate::ui::kamon::small_kamon;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Contest, Figure, Rung};
use table::{Seat, Seats};

pub fn ladder(verdict: &Verdict) -> Sheet {
    let text = &text().samurai_table;
    let winners = verdict.score.winners;
    let title = if winners.len() == 1 {
        (text.why_wins)(&verdict.names(winners))
    } else {
        text.why_shared.to_owned()
    };
    let steps = steps(verdict);
    let last = steps.len();
    let steps: Vec<Sheet> = (1..).zip(steps).map(|(number, s)| s.draw(number, last)).collect();
    sheet(view! {
        <section class="panel why" aria-labelledby="why">
            <h2 id="why">{title}</h2>
            <ol data-steps=last.to_string()>{steps}</ol>
        </section>
    })
}

/// A question, its answer, and what follows from it.
struct Step {
    asks: &'static str,
    answer: Sheet,
    so: String,
}

impl Step {
    fn draw(self, number: usize, last: usize) -> Sheet {
        sheet(view! {
            <li class=if number == last { "step last" } else { "step" }>
                <span class="no" aria-hidden="true">{number.to_string()}</span>
                <h3>{self.asks}</h3>
                {self.answer}
                <p class="so">{self.so}</p>
            </li>
        })
    }
}

fn steps(verdict: &Verdict) -> Vec<Step> {
    let text = &text().samurai_table;
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
fn majorities(verdict: &Verdict) -> Sheet {
    let text = &text().samurai_table;
    let score = &verdict.score;
    let kind = |figure: Figure| {
        let seat = score.majorities[figure];
        let name = seat.map_or(text.nobody_alone.to_owned(), |seat| verdict.player(seat).name);
        let crest = seat.map(|seat| small_kamon(verdict.player(seat).crest));
        let count = seat.map(|seat| score.captured[seat][figure].to_string());
        let won = seat
            .is_some_and(|seat| score.decided == Rung::TwoKinds && score.winners.contains(seat));
        sheet(view! {
            <li class=if won { "win" } else { "" }>
                {icon(words::figure_symbol(figure))}
                <span class="unseen">{text.figures[figure].name}": "</span>
                <span class="name">{crest}{name}</span>
                <b>{count}</b>
            </li>
        })
    };
    let kinds: Vec<Sheet> = Figure::ALL.into_iter().map(kind).collect();
    sheet(view! { <ul class="lines">{kinds}</ul> })
}

/// Who can still win, and who cannot.
fn eligible(verdict: &Verdict) -> Sheet {
    let text = &text().samurai_table;
    let score = &verdict.score;
    if score.others.is_none() {
        return sheet(view! { <p>{text.everybody_can_win}</p> });
    }
    let out: Seats =
        Seat::all(score.players).filter(|&seat| !score.eligible.contains(seat)).collect();
    let out = (!out.is_empty()).then(|| (text.cannot_win)(&verdict.names(out)));
    sheet(view! { <p>{(text.can_win)(&verdict.names(score.eligible))}" "{out}</p> })
}

/// Those who are compared, the best first.
fn contest(verdict: &Verdict, contest: &Contest, made_of: impl Fn(Seat) -> Vec<Sheet>) -> Sheet {
    let mut seats: Vec<Seat> = contest.among.iter().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(contest.figures[seat]));
    let lines: Vec<Sheet> = seats
        .into_iter()
        .map(|seat| {
            let player = verdict.player(seat);
            sheet(view! {
                <li class=if contest.best.contains(seat) { "win" } else { "" }>
                    {small_kamon(player.crest)}
                    <span class="name">{player.name}</span>
                    <span class="made">{made_of(seat)}</span>
                    <b>{contest.figures[seat].to_string()}</b>
                </li>
            })
        })
        .collect();
    sheet(view! { <ul class="lines">{lines}</ul> })
}

/// The figures of the kinds that the seat has no majority of.
fn beside_majority(verdict: &Verdict, seat: Seat) -> Vec<Sheet> {
    let text = &text().samurai_table;
    let score = &verdict.score;
    let others = Figure::ALL.into_iter().filter(|&kind| score.majorities[kind] != Some(seat));
    others
        .map(|figure| {
            sheet(view! {
                <span>
                    {icon(words::figure_symbol(figure))}
                    <span class="unseen">{text.figures[figure].name}</span>
                    {score.captured[seat][figure].to_string()}
                </span>
            })
        })
        .collect()
}

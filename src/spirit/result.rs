//! The end: whether the village is saved, why, and what that is worth.

use super::boards::mark;
use super::dusk::steps;
use super::scene::{self, emblem};
use super::text::{SpiritText, spirit_text};
use super::words::{self, name};
use crate::frame::ending::{ending_bar, ending_buttons};
use crate::games::GameKind;
use crate::play::Play;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use spirit::{Event, Family, Loss, Outcome, Score, Spirit, Village};
use table::{Entry, Seat, Seen};

/// Shown when the game is over. `look` is run for a look at the table.
pub fn result(play: Play<Spirit>, outcome: Outcome, look: impl Fn() + 'static) -> El {
    let text = spirit_text();
    let seen = play.with_session(|session| session.seen_by(None));
    let (won, headline) = match outcome {
        Outcome::Won(_) => (true, text.end.won),
        Outcome::Lost(_) => (false, text.end.lost),
    };
    let score = match outcome {
        Outcome::Won(score) => Some(points(text, score)),
        Outcome::Lost(_) => None,
    };
    let report = report(text, &seen, outcome);
    el("main", if won { "result saved" } else { "result fallen" })
        .with(ending_bar(GameKind::Spirit))
        .with(el("section", "hero").with([
            emblem_of(outcome, &seen),
            el("h1", "").with(headline),
            el("p", "").with(why(text, &seen, outcome)),
            el("p", "sub").with(also(text, &seen, outcome)),
            ending_buttons(play, report, look),
        ]))
        .with(score.unwrap_or_else(|| standing(text, &seen)))
        .with(last_round(text, play, &seen))
        .with(deeds(text, play, &seen))
}

/// The score in a seal, or what the village died of.
fn emblem_of(outcome: Outcome, seen: &Seen<Spirit>) -> El {
    match outcome {
        Outcome::Won(score) => el("div", "score-seal").with(score.to_string()),
        Outcome::Lost(Loss::Death(seat)) => {
            let board = seen.board(seat);
            el("div", "score-seal").with(icon(emblem(board.samurai(), board.side())))
        }
        Outcome::Lost(Loss::LastFarm) => el("div", "score-seal").with(icon("sp-farm")),
        Outcome::Lost(Loss::LastFamily) => el("div", "score-seal").with(icon("sp-family")),
    }
}

fn why(text: &SpiritText, seen: &Spirit, outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(_) => text.end.won_why.to_owned(),
        Outcome::Lost(Loss::Death(seat)) => (text.end.lost_death)(words::who(seen, seat)),
        Outcome::Lost(Loss::LastFarm) => text.end.lost_farms.to_owned(),
        Outcome::Lost(Loss::LastFamily) => text.end.lost_families.to_owned(),
    }
}

fn also(text: &SpiritText, seen: &Spirit, outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(score) => (text.end.grade)(score.points()).to_owned(),
        Outcome::Lost(_) => (text.end.lost_in)(seen.round()),
    }
}

/// Where the points come from.
fn points(text: &SpiritText, score: Score) -> El {
    let row = |signs: Vec<El>, words: String, points: u8| {
        el("li", "").with([
            el("span", "signs").with(signs),
            el("span", "").with(words),
            el("b", "").with(format!("+{points}")),
        ])
    };
    let signs = |symbol, stands: u8, of: u8| -> Vec<El> {
        (0..of).map(|number| sign(symbol, number < stands)).collect()
    };
    el("section", "panel score").attr("aria-labelledby", "score").with([
        el("h2", "").attr("id", "score").with(format!("{}: {score}", text.end.score)),
        el("ul", "").with([
            row(
                signs("sp-farm", score.farms, Village::FARMS),
                (text.farms)(score.farms),
                score.farms,
            ),
            row(
                signs("sp-family", score.families, Village::FAMILIES),
                (text.families)(score.families),
                score.families,
            ),
            row(
                vec![sign("sp-heal", score.unhurt)],
                text.end.unhurt.to_owned(),
                u8::from(score.unhurt),
            ),
        ]),
        el("p", "sum").with([
            el("span", "").with((text.end.marks)(score.level)),
            el("b", "").with(score.to_string()),
        ]),
    ])
}

fn sign(symbol: &'static str, stands: bool) -> El {
    let sign = icon(symbol);
    if stands { sign } else { sign.attr("class", "i gone") }
}

/// How the village stood when it was lost.
fn standing(text: &SpiritText, seen: &Spirit) -> El {
    let village = seen.village();
    let families = Family::ALL.into_iter().filter(|&family| village.has(family)).count() as u8;
    let row = |symbol, stands: u8, of: u8, words: String| {
        let signs: Vec<El> = (0..of).map(|number| sign(symbol, number < stands)).collect();
        el("li", "").with([el("span", "signs").with(signs), el("span", "").with(words)])
    };
    let barricades = village.barricades();
    el("section", "panel score").attr("aria-labelledby", "score").with([
        el("h2", "").attr("id", "score").with(text.village),
        el("ul", "").with([
            row("sp-farm", village.farms(), Village::FARMS, (text.farms)(village.farms())),
            row("sp-family", families, Village::FAMILIES, (text.families)(families)),
            row(
                "sp-barricade",
                barricades,
                village.most_barricades(),
                (text.barricades)(barricades),
            ),
        ]),
    ])
}

/// The steps at the end of the last round, if the game came to them.
fn last_round(text: &SpiritText, play: Play<Spirit>, seen: &Seen<Spirit>) -> Option<El> {
    let dusk = play.with_session(|session| scene::last_dusk(session.log()))?;
    Some(el("section", "panel last-round").attr("aria-labelledby", "last-round").with([
        el("h2", "").attr("id", "last-round").with((text.round_over)(dusk.round)),
        steps(text, seen, &dusk),
    ]))
}

/// Who did what.
fn deeds(text: &SpiritText, play: Play<Spirit>, seen: &Seen<Spirit>) -> El {
    let heads: Vec<El> = [
        ("sp-swords", text.end.faced),
        ("sp-kiai", text.end.kiais),
        ("sp-flame", text.end.overruns),
        ("sp-wound", text.end.wounds),
    ]
    .into_iter()
    .map(|(symbol, words)| {
        let head = el("th", "").attr("scope", "col").attr("title", words);
        head.with(icon(symbol)).with(el("span", "").with(words))
    })
    .collect();
    let rows: Vec<El> = seen
        .seats()
        .map(|seat| {
            let board = seen.board(seat);
            let counts = play.with_session(|session| counts(session.log(), seat));
            let cells: Vec<El> =
                counts.iter().map(|count| el("td", "").with(count.to_string())).collect();
            let player = play.player(seat).name;
            let head = el("div", "bar").with(mark(board.samurai(), board.side())).with(
                el("span", "")
                    .with(el("b", "").with(name(board.samurai())))
                    .with(el("small", "").with(player)),
            );
            el("tr", "").with(el("th", "").attr("scope", "row").with(head)).with(cells)
        })
        .collect();
    el("section", "panel deeds").attr("aria-labelledby", "deeds").with([
        el("h2", "").attr("id", "deeds").with(text.end.deeds),
        el("table", "").with([
            el("thead", "").with(el("tr", "").with(el("td", "")).with(heads)),
            el("tbody", "").with(rows),
        ]),
    ])
}

/// Raiders fought, kiais, overruns and wounds of a samurai.
fn counts(log: &[Entry<Event>], seat: Seat) -> [usize; 4] {
    let count = |like: &dyn Fn(Event) -> bool| log.iter().filter(|entry| like(entry.event)).count();
    [
        count(
            &|event| matches!(event, Event::Confronted { seat: by, .. } | Event::Defended { seat: by, .. } if by == seat),
        ),
        count(&|event| matches!(event, Event::Kiai { seat: by, .. } if by == seat)),
        count(&|event| event == Event::Overrun(seat)),
        count(&|event| {
            [Event::Wounded(seat), Event::BecameAnimal(seat), Event::Died(seat)].contains(&event)
        }),
    ]
}

/// The result in words, to send to somebody.
fn report(text: &SpiritText, seen: &Spirit, outcome: Outcome) -> String {
    let headline = match outcome {
        Outcome::Won(score) => format!("{}: {score}", text.end.won),
        Outcome::Lost(_) => text.end.lost.to_owned(),
    };
    let who = words::names(text, seen.seats().map(|seat| seen.board(seat).samurai()));
    let level = (text.level)(seen.level());
    let why = why(text, seen, outcome);
    format!("{} · {level}\n{headline}\n{why}\n{who}", GameKind::Spirit.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirit::Side;
    use table::Turn;

    #[test]
    fn deeds_are_counted_for_whoever_did_them() {
        let (one, other) = (Seat::FIRST, Seat::FIRST.next(2));
        let card = spirit::Card::new(0).expect("a card");
        let events = [
            Event::Confronted { seat: one, card, sum: 1 },
            Event::Defended { seat: one, card },
            Event::Kiai { seat: other, side: Side::Human },
            Event::Overrun(one),
            Event::Wounded(other),
            Event::BecameAnimal(other),
        ];
        let log: Vec<Entry<Event>> = events
            .into_iter()
            .map(|event| Entry { number: 1, turn: Turn::Of(one), event })
            .collect();
        assert_eq!(counts(&log, one), [2, 0, 1, 0]);
        assert_eq!(counts(&log, other), [0, 1, 0, 2]);
    }
}

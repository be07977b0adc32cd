//! One of the answers: a sign, what it is called, what it would do or why it cannot be done.

use super::asking::side;
use super::boards::mark;
use super::card::small_card;
use super::scene::{Offer, Picked, Tap};
use super::sitting::Sitting;
use super::text::SpiritText;
use super::words::{self, name, penalty_icon, symbol_icon, who};
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use spirit::{Action, Event, Part, Side, Spirit, Verdict, Wound};
use table::{Game, Seat};

pub fn answer(sitting: &'static Sitting, seen: &Spirit, number: u8, offer: &Offer) -> El {
    let text = sitting.text;
    let Offer { tap, ref outcome } = *offer;
    let (sign, title, mut does) = match tap {
        Tap::Pick(picked) => picking(text, seen, picked),
        Tap::Act(action) => acting(text, seen, action),
    };
    match outcome {
        // That a raider slips in is said once for all of them.
        Ok(_) if matches!(tap, Tap::Act(Action::Support(_))) && seen.players() > 2 => {}
        Ok(events) => {
            let comes = words::outcome(text, seen, events);
            // What comes of a penalty or a pass says enough.
            if matches!(tap, Tap::Act(Action::Face(_) | Action::Pass)) && !comes.is_empty() {
                does.clear();
            }
            does.extend(comes);
        }
        Err(why) => does = vec![(text.illegal)(*why).to_owned()],
    }
    let why_not = outcome.as_ref().err().map(|&why| (text.illegal)(why));
    let harm = outcome.as_ref().is_ok_and(|events| events.iter().any(harms));
    let press = move || match why_not {
        Some(why) => sitting.refused.set(Some(why)),
        None => sitting.tap(tap),
    };
    let main = matches!(tap, Tap::Act(Action::Fight | Action::Use));
    el("button", if main { "offer main" } else { "offer" })
        .attr_if("data-side", side(tap))
        .attr_if("data-pointed", (sitting.pointed.get().map(Tap::Act) == Some(tap)).then_some(""))
        .attr_if("data-harm", harm.then_some(""))
        .attr_if("data-shout", outcome.as_ref().is_ok_and(|e| e.iter().any(shouts)).then_some(""))
        .attr_if("aria-disabled", why_not.map(|_| "true"))
        .attr("data-number", &number.to_string())
        .attr("aria-keyshortcuts", &number.to_string())
        .on_tap(press)
        .with(sign)
        .with([
            el("b", "").with(title),
            el("small", "").with(does.join(" · ")),
            el("kbd", "").attr("aria-hidden", "true").with(number.to_string()),
        ])
}

/// What an answer is called.
pub fn title(text: &SpiritText, seen: &Spirit, action: Action) -> String {
    acting(text, seen, action).1
}

type Words = (El, String, Vec<String>);

fn picking(text: &SpiritText, seen: &Spirit, picked: Picked) -> Words {
    match picked {
        Picked::Nothing => (icon("ui-back"), text.back.to_owned(), Vec::new()),
        Picked::Support => {
            (icon("sp-heal"), text.support.to_owned(), vec![text.support_means.to_owned()])
        }
        Picked::Help => {
            let count = seen.neutral().iter().count() as u8;
            (icon("ui-people"), text.help.to_owned(), vec![(text.help_means)(count)])
        }
        Picked::From(seat) => samurai(seen, seat, last_card(text, seen, seat)),
    }
}

fn acting(text: &SpiritText, seen: &Spirit, action: Action) -> Words {
    let said = |words: &str| vec![words.to_owned()];
    match action {
        Action::Fight => {
            let known = seen.stack().top().flatten();
            let next = known.map(|card| (text.top_card)(&words::card(text, card)));
            let word = match seen.asked() {
                Some(spirit::Asked::Again) => text.fight_again,
                _ => text.fight,
            };
            let does = next.unwrap_or_else(|| text.fight_means.to_owned());
            (icon("sp-swords"), word.to_owned(), vec![does])
        }
        // Two samurai leave no choice; among more, what tells them apart is how they stand.
        Action::Support(to) if seen.players() > 2 => samurai(seen, to, stands(seen, to)),
        Action::Support(to) => {
            let (sign, ..) = samurai(seen, to, String::new());
            (sign, (text.support_name)(who(seen, to)), Vec::new())
        }
        Action::Pass => (icon("pen-must-pass"), text.pass.to_owned(), said(text.pass_means)),
        Action::EndTurn => (icon("ui-check"), text.end_turn.to_owned(), Vec::new()),
        Action::Left => {
            let symbol = seen.card_in_the_air().and_then(|(_, card)| card.symbol());
            let sign = icon(symbol.map_or("sp-shield", symbol_icon));
            let saves = symbol.map(|symbol| (text.saves)(symbol).to_owned());
            (sign, text.left.to_owned(), saves.into_iter().collect())
        }
        Action::Right => {
            let does = seen.card_in_the_air().map(|(holder, _)| in_line(text, seen, holder));
            (icon("sp-swords"), text.right.to_owned(), does.unwrap_or_default())
        }
        Action::Hand(to) => {
            let (sign, ..) = samurai(seen, to, String::new());
            (sign, (text.hand_to)(who(seen, to)), in_line(text, seen, to))
        }
        Action::Discard => {
            (icon("ui-trash"), text.throw_away.to_owned(), said(text.throw_away_means))
        }
        Action::Bury => (icon("sp-bury"), text.bury.to_owned(), said(text.bury_means)),
        Action::Use => (icon("sp-kiai"), text.use_it.to_owned(), said(use_means(text, seen))),
        Action::Forgo => (icon("ui-close"), text.forgo.to_owned(), said(text.forgo_means)),
        Action::Heal(seat) => samurai(seen, seat, (text.wounds)(seen.board(seat).wounds())),
        Action::Wound(seat) => samurai(seen, seat, next_wound(text, seen, seat)),
        Action::Strike(seat) => samurai(seen, seat, last_card(text, seen, seat)),
        Action::Move { to, .. } => samurai(seen, to, stands(seen, to)),
        Action::Lend { from, to } => {
            let talent = (text.talent)(seen.board(from).samurai());
            samurai(seen, to, (text.gains)(talent))
        }
        Action::Next(card) => {
            (small_card(text, card), words::capital(&words::card(text, card)), Vec::new())
        }
        Action::Face(penalty) => (
            icon(penalty_icon(penalty)),
            (text.face)((text.penalty)(penalty)),
            said((text.penalty_means)(penalty)),
        ),
        Action::Ignore(penalty) => {
            (icon("ui-close"), (text.ignore)((text.penalty)(penalty)), Vec::new())
        }
        Action::Help(absent) => {
            (mark(absent, Side::Human), name(absent).to_owned(), said((text.talent)(absent)))
        }
        Action::Drop(symbol) => {
            let word = words::capital((text.symbol)(symbol));
            (icon(symbol_icon(symbol)), word, said((text.saves)(symbol)))
        }
        Action::First(_)
        | Action::Turn(_)
        | Action::Return(_)
        | Action::Back(_)
        | Action::Lose(_) => unreachable!("chance is not asked"),
    }
}

fn samurai(seen: &Spirit, seat: Seat, does: String) -> Words {
    let board = seen.board(seat);
    let does = if does.is_empty() { Vec::new() } else { vec![does] };
    (mark(board.samurai(), board.side()), name(board.samurai()).to_owned(), does)
}

/// "6 + 3 = 9", and the penalty that would strike then.
fn in_line(text: &SpiritText, seen: &Spirit, seat: Seat) -> Vec<String> {
    let Some((_, card)) = seen.card_in_the_air() else { return Vec::new() };
    let (sum, verdict) = seen.verdict(seat, card);
    let mut does = vec![format!("{} + {} = {sum}", seen.board(seat).sum(), card.value())];
    if verdict == Verdict::Below && !card.penalties().is_empty() {
        does.push((text.then)(&words::penalties(text, card.penalties().iter().copied())));
    }
    does
}

fn stands(seen: &Spirit, seat: Seat) -> String {
    format!("{}/{}", seen.board(seat).sum(), seen.board(seat).kiai())
}

/// What a line would lose.
fn last_card(text: &SpiritText, seen: &Spirit, seat: Seat) -> String {
    match (seen.asked(), seen.board(seat).last()) {
        (Some(spirit::Asked::Kiai { part: Part::Lend, .. }), _) => {
            (text.talent)(seen.board(seat).samurai()).to_owned()
        }
        (_, Some(card)) => format!("{} · {}", stands(seen, seat), words::card(text, card)),
        (_, None) => stands(seen, seat),
    }
}

fn next_wound(text: &SpiritText, seen: &Spirit, seat: Seat) -> String {
    match seen.board(seat).next_wound() {
        Wound::Token => (text.wounds)(seen.board(seat).wounds()),
        Wound::Animal | Wound::Death => String::new(),
    }
}

fn use_means(text: &SpiritText, seen: &Spirit) -> &'static str {
    match seen.asked() {
        Some(spirit::Asked::Kiai { part, .. }) => (text.hint_part)(part),
        _ => "",
    }
}

const fn harms(event: &Event) -> bool {
    matches!(
        event,
        Event::Overrun(_)
            | Event::BarricadeLost
            | Event::FarmLost
            | Event::Wounded(_)
            | Event::BecameAnimal(_)
            | Event::Died(_)
            | Event::Lost(_)
            | Event::PouredIn(_)
    )
}

const fn shouts(event: &Event) -> bool {
    matches!(event, Event::Kiai { .. })
}

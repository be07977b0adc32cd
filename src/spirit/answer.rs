//! One of the answers: a sign, what it is called, what it would do or why it cannot be done.

use super::asking::side;
use super::boards::mark;
use super::card::small_card;
use super::scene::{self, Offer, Picked, Tap};
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
        // That a raider slips in is said once for all of them; what else a family does is the same whoever is healed.
        Ok(_) if matches!(tap, Tap::Act(Action::Support(_))) && seen.players() > 2 => {}
        Ok(_) if matches!(tap, Tap::Act(Action::Heal(_))) => {}
        Ok(_) if matches!(tap, Tap::Act(Action::Wound(seat)) if takes_token(seen, seat)) => {}
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
    let arrival = match tap {
        Tap::Act(action) => scene::arrival(seen, action),
        Tap::Pick(_) => None,
    };
    does.extend(arrival.iter().flat_map(|arrival| words::arrival(text, seen, arrival)));
    let why_not = outcome.as_ref().err().map(|&why| (text.illegal)(why));
    let any = |is: fn(&Event) -> bool| outcome.as_ref().is_ok_and(|events| events.iter().any(is));
    let arriving =
        |is: fn(&Event) -> bool| arrival.as_ref().is_some_and(|one| one.right.iter().any(is));
    // Whoever may put the card to his defence need not be overrun by it.
    let fits_left = arrival.as_ref().is_some_and(|arrival| arrival.fits_left);
    let harm = any(harms) || (arriving(harms) && !fits_left);
    let shout = any(shouts) || arriving(shouts);
    let press = move || match why_not {
        Some(why) => sitting.refused.set(Some(why)),
        None => sitting.tap(tap),
    };
    let main = matches!(tap, Tap::Act(Action::Fight | Action::Use));
    el("button", if main { "offer main" } else { "offer" })
        .attr_if("data-side", side(tap))
        .attr_if("data-pointed", (sitting.pointed.get().map(Tap::Act) == Some(tap)).then_some(""))
        .attr_if("data-harm", harm.then_some(""))
        .attr_if("data-shout", shout.then_some(""))
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
        Action::Right => (icon("sp-swords"), text.right.to_owned(), in_line(text, seen)),
        // What becomes of a card there is said with what would happen.
        Action::Hand(to) => {
            let (sign, ..) = samurai(seen, to, String::new());
            (sign, (text.hand_to)(who(seen, to)), Vec::new())
        }
        Action::Discard => {
            (icon("ui-trash"), text.throw_away.to_owned(), said(text.throw_away_means))
        }
        Action::Bury => (icon("sp-bury"), text.bury.to_owned(), said(text.bury_means)),
        Action::Use => (icon("sp-kiai"), text.use_it.to_owned(), vec![use_means(text, seen)]),
        Action::Forgo => (icon("ui-close"), text.forgo.to_owned(), said(text.forgo_means)),
        Action::Heal(seat) => {
            let wounds = seen.board(seat).wounds();
            samurai(seen, seat, wounds_from(text, wounds, wounds.saturating_sub(1)))
        }
        Action::Wound(seat) if takes_token(seen, seat) => {
            let wounds = seen.board(seat).wounds();
            samurai(seen, seat, wounds_from(text, wounds, wounds + 1))
        }
        Action::Wound(seat) => samurai(seen, seat, String::new()),
        Action::Strike(seat) => samurai(seen, seat, last_card(text, seen, seat)),
        Action::Move { to, .. } => samurai(seen, to, String::new()),
        Action::Lend { from, to } => samurai(seen, to, words::lent(text, seen, from, to)),
        Action::Next(card) => {
            (small_card(text, card), words::capital(&words::card(text, card)), Vec::new())
        }
        Action::Face(penalty) => (
            icon(penalty_icon(penalty)),
            (text.face)((text.penalty)(penalty)),
            vec![words::penalty_means(text, seen, seen.active(), penalty)],
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
fn in_line(text: &SpiritText, seen: &Spirit) -> Vec<String> {
    let Some((holder, card)) = seen.card_in_the_air() else { return Vec::new() };
    let (sum, verdict) = seen.verdict(holder, card);
    let then = words::then(text, card).filter(|_| verdict == Verdict::Below);
    [words::added(card, sum)].into_iter().chain(then).collect()
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

/// Whether the next wound is no more than that.
fn takes_token(seen: &Spirit, seat: Seat) -> bool {
    seen.board(seat).next_wound() == Wound::Token
}

/// "1 wound → 2 wounds"
fn wounds_from(text: &SpiritText, before: u8, after: u8) -> String {
    format!("{} → {}", (text.wounds)(before), (text.wounds)(after))
}

fn use_means(text: &SpiritText, seen: &Spirit) -> String {
    match seen.asked() {
        Some(spirit::Asked::Kiai { part: Part::Repel(count), .. }) => {
            (text.repels)(seen.intruders().len().min(count))
        }
        Some(spirit::Asked::Kiai { part: Part::Ambush(count), .. }) => {
            (text.ambushes)(seen.stack().len().min(count))
        }
        Some(spirit::Asked::Kiai { part, .. }) => (text.hint_part)(part).to_owned(),
        _ => String::new(),
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

//! The question that is asked now, and every answer with what it would do.

use super::answer::answer;
use super::card::big_card;
use super::scene::{Picked, Tap};
use super::sitting::{QUESTION, Sitting};
use super::words;
use crate::frame::keys;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use spirit::{Action, Asked, Card, Spirit};

pub fn asking(sitting: &'static Sitting) -> El {
    answer_by_number(sitting);
    let card = memo(move || sitting.seen.with(|seen| seen.card_in_the_air().map(|(_, card)| card)));
    el("section", "asking")
        .flag("data-card", move || card.get().is_some())
        .with(question(sitting))
        .with(bans(sitting))
        .live(move || offers(sitting, card.get()))
}

/// What is asked, of whom, and a sentence on what that means.
fn question(sitting: &'static Sitting) -> El {
    let words = memo(move || {
        sitting.seen.with(|seen| match seen.asked() {
            Some(asked) => ask(sitting, seen, asked, sitting.picked.get()),
            None => (String::new(), String::new()),
        })
    });
    let hint = move || sitting.refused.get().map_or_else(|| words.get().1, str::to_owned);
    el("div", "ask").with([
        el("h2", "").attr("id", QUESTION).attr("tabindex", "-1").live_text(move || words.get().0),
        el("p", "means")
            .flag("data-refused", move || sitting.refused.get().is_some())
            .live_text(hint),
    ])
}

fn ask(sitting: &'static Sitting, seen: &Spirit, asked: Asked, picked: Picked) -> (String, String) {
    let text = sitting.text;
    let active = words::who(seen, seen.active());
    let (question, means) = match (asked, picked) {
        (_, Picked::Support) => (text.ask_to_whom.to_owned(), text.hint_support),
        (_, Picked::Help) => (text.ask_help.to_owned(), text.hint_help),
        (Asked::Kiai { part, .. }, Picked::From(_)) => {
            (text.ask_to_whom.to_owned(), (text.hint_part)(part))
        }
        (Asked::Penalty, _) => ((text.ask_penalty)(active), words::penalty_hint(text, seen)),
        (Asked::Act, _) => {
            let why_not = seen.check(Action::Fight).err().map(text.illegal);
            ((text.ask_act)(active), why_not.unwrap_or(text.hint_act))
        }
        (Asked::Again, _) => ((text.ask_again)(active), text.hint_again),
        (Asked::Place { seat, card }, _) => {
            let question = (text.ask_place)(words::who(seen, seat), &words::card(text, card));
            // What its penalty would do is not to be seen on it.
            let penalties = words::penalties_mean(text, seen, seat, card);
            if !penalties.is_empty() {
                return (question, penalties);
            }
            let why_not = seen.check(Action::Left).err().map(text.illegal);
            (question, why_not.unwrap_or(text.hint_place))
        }
        (Asked::Drop, _) => ((text.ask_drop)(active), text.hint_drop),
        (Asked::Kiai { seat, part }, _) => {
            ((text.ask_kiai)(words::who(seen, seat)), (text.hint_part)(part))
        }
        (Asked::Order { seat, .. }, _) => {
            ((text.ask_order)(words::who(seen, seat)), text.hint_order)
        }
        (Asked::Wound, _) => (text.ask_wound.to_owned(), text.hint_wound),
        (Asked::Heal, _) => (text.ask_heal.to_owned(), text.hint_heal),
    };
    (question, means.to_owned())
}

/// What bars the samurai on turn from something until the turn ends.
fn bans(sitting: &'static Sitting) -> El {
    let text = sitting.text;
    let bans = memo(move || sitting.seen.with(|seen| seen.bans().collect::<Vec<_>>()));
    let drawn = move || {
        bans.get()
            .into_iter()
            .map(|ban| {
                el("span", "ban").with(icon(words::penalty_icon(ban))).with((text.penalty)(ban))
            })
            .collect::<Vec<_>>()
    };
    el("p", "bans").flag("hidden", move || bans.get().is_empty()).with(text.barred).live(drawn)
}

/// The answers: left and right of the card in the air, or in a row.
fn offers(sitting: &'static Sitting, card: Option<Card>) -> El {
    let seen = sitting.seen.now();
    let offers = sitting.offers.get();
    let answers: Vec<El> =
        (1..).zip(&offers).map(|(number, offer)| answer(sitting, &seen, number, offer)).collect();
    let back = (sitting.picked.now() != Picked::Nothing).then(|| {
        el("button", "offer back")
            .on_tap(move || sitting.pick(Picked::Nothing))
            .with(icon("ui-back"))
            .with(el("b", "").with(sitting.text.back))
    });
    let many = offers.len() > 3 || back.is_some();
    el("div", "offers")
        .attr_if("data-many", (many && card.is_none()).then_some(""))
        .attr_if("inert", sitting.bot_decides().then_some(""))
        .with(card.map(|card| big_card(sitting.text, card)))
        .with(answers)
        .with(back)
}

/// The digits answer, wherever the keyboard is.
fn answer_by_number(sitting: &'static Sitting) {
    keys::follow(move |event| {
        // A key that is held down says nothing new, and the next question has come up already.
        let means_other = event.repeat() || keys::with_control(event) || event.alt_key();
        if event.key() == "Escape" && sitting.picked.now() != Picked::Nothing {
            sitting.pick(Picked::Nothing);
            return true;
        }
        let number: Option<usize> = event.key().parse().ok().filter(|_| !means_other);
        let Some(index) = number.and_then(|number| number.checked_sub(1)) else { return false };
        let tap = sitting.offers.with_untracked(|offers| {
            offers.get(index).filter(|offer| offer.outcome.is_ok()).map(|offer| offer.tap)
        });
        if let Some(tap) = tap {
            sitting.tap(tap);
        }
        tap.is_some()
    });
}

/// Whether a tap is on one of the two sides of a card.
pub const fn side(tap: Tap) -> Option<&'static str> {
    match tap {
        Tap::Act(Action::Left) => Some("left"),
        Tap::Act(Action::Right) => Some("right"),
        _ => None,
    }
}

//! Whatever happens at a table can be said, in every language.

use super::*;
use crate::spirit::played::{careful, every_table};
use crate::spirit::scene::{self, Picked, Tap, offers};
use crate::text::Language;
use crate::text::slips::has_no_slip;
use spirit::{Asked, Level, Verdict};
use std::collections::BTreeSet;
use table::Game;

fn texts() -> [&'static SpiritText; 3] {
    Language::ALL.map(SpiritText::of)
}

/// Some of these begin with a number, and a kiai is shouted.
fn well_formed(sentence: &str) {
    has_no_slip(sentence);
    assert!(sentence.ends_with(['.', '!']), "{sentence:?} ends");
    assert!(sentence.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{sentence:?}");
}

#[test]
fn every_event_of_whole_games_is_a_sentence() {
    for text in texts() {
        let mut told = 0;
        every_table(|session| {
            let game = session.seen_by(None);
            let log = session.log();
            for entry in log.get(told..).unwrap_or(log) {
                if let Some(words) = event(text, &game, &entry.event) {
                    well_formed(&words);
                }
            }
            told = log.len();
        });
    }
}

#[test]
fn every_board_and_every_reckoning_is_told_at_every_moment() {
    for text in texts() {
        let mut moments = 0;
        every_table(|session| {
            moments += 1;
            if moments % 5 == 0 {
                let game = session.seen_by(None);
                for seat in game.seats() {
                    well_formed(&board(text, &game, seat));
                }
                well_formed(&reckoning(text, &game, &game.reckoning()));
            }
        });
    }
}

#[test]
fn every_refusal_is_a_sentence() {
    let mut refusals = BTreeSet::new();
    for text in texts() {
        every_table(|session| {
            let game = session.seen_by(None);
            for offer in offers(&game, Picked::Nothing) {
                if let Err(why) = offer.outcome {
                    well_formed((text.illegal)(why));
                    refusals.insert((text.illegal)(why));
                }
            }
        });
    }
    assert!(refusals.len() >= 3 * 5, "{refusals:?}");
}

#[test]
fn what_would_happen_is_said_before_it_does() {
    let [en, ..] = texts();
    let mut said = BTreeSet::new();
    every_table(|session| {
        let game = session.seen_by(None);
        for offer in offers(&game, Picked::Nothing) {
            if let (Tap::Act(_), Ok(events)) = (offer.tap, offer.outcome) {
                said.extend(outcome(en, &game, &events));
            }
        }
    });
    for words in ["Kiai!", "overrun", "−1\u{a0}barricade", "−1\u{a0}farm", "the round ends"] {
        assert!(said.contains(words), "{words}");
    }
}

#[test]
fn a_card_is_told_by_everything_printed_on_it() {
    let [en, de, nl] = texts();
    let arrow = Card::new(28).expect("a card");
    assert_eq!(whole_card(en, arrow), "3, hat, arrow to the left");
    assert_eq!(card(de, arrow), "eine 3 mit Hut");
    let boss = Card::new(63).expect("a card");
    assert_eq!(whole_card(en, boss), "6, no symbol, flames, wound and no talent");
    assert_eq!(card(nl, boss), "een aanvoerder zonder symbool");
}

#[test]
fn every_samurai_level_and_penalty_has_words_of_its_own() {
    for text in texts() {
        let talents: BTreeSet<&str> = Samurai::ALL.into_iter().map(text.talent).collect();
        let animals: BTreeSet<&str> = Samurai::ALL.into_iter().map(text.animal).collect();
        let levels: BTreeSet<&str> = Level::ALL.into_iter().map(text.level).collect();
        let penalties: BTreeSet<&str> = Penalty::ALL.into_iter().map(text.penalty).collect();
        assert_eq!(
            [talents.len(), animals.len(), levels.len(), penalties.len()],
            [7, 7, 4, Penalty::ALL.len()]
        );
        for penalty in Penalty::ALL {
            well_formed((text.penalty_means)(penalty));
        }
    }
}

#[test]
fn one_would_die_and_several_would() {
    let [en, de, nl] = texts();
    let both = names(de, [Samurai::Kikuchiyo, Samurai::Kanbei].into_iter());
    assert_eq!((de.outlook.would_die)("Kanbei", 1), "Kanbei würde sterben.");
    assert_eq!((de.outlook.would_die)(&both, 2), "Kikuchiyo und Kanbei würden sterben.");
    assert_eq!((de.outlook.would_change)(&both, 2), "Kikuchiyo und Kanbei würden zu Tieren.");
    assert_eq!((nl.outlook.would_change)("Kanbei", 1), "Kanbei zou een dier worden.");
    assert_eq!((en.outlook.would_die)("Kanbei", 1), "Kanbei would die.");
}

fn legal(game: &Spirit) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(&mut actions);
    actions
}

#[test]
fn handing_a_card_on_says_what_it_would_set_off_there() {
    let [en, ..] = texts();
    let mut met = [0; 4];
    careful(&[Samurai::Heihachi, Samurai::Daisuke, Samurai::Kyuzo], 60, |session| {
        let game = session.seen_by(None);
        let Some((_, card)) = game.card_in_the_air() else { return };
        for action in legal(&game) {
            let Action::Hand(to) = action else { continue };
            let comes = scene::arrival(&game, action).expect("the card arrives");
            let said = arrival(en, &game, &comes);
            let (sum, verdict) = game.verdict(to, card);
            assert_eq!(said[0], format!("{} + {} = {sum}", game.board(to).sum(), card.value()));
            let says = |words: &str| said.iter().any(|said| said == words);
            assert_eq!(says("Kiai!"), verdict == Verdict::Kiai);
            assert_eq!(says("overrun"), verdict == Verdict::Overrun);
            assert_eq!(says("fits the defence"), game.may_defend(to, card).is_ok());
            let met_now = [
                says("Kiai!"),
                says("overrun"),
                says("−1\u{a0}barricade"),
                says("fits the defence"),
            ];
            met.iter_mut().zip(met_now).for_each(|(often, now)| *often += u32::from(now));
        }
    });
    assert!(met.iter().all(|&often| often > 0), "{met:?}");
}

#[test]
fn giving_the_last_card_of_a_line_away_says_what_it_would_set_off_there() {
    let [en, ..] = texts();
    let mut met = [0; 2];
    careful(&[Samurai::Daisuke, Samurai::Kyuzo, Samurai::Heihachi], 60, |session| {
        let game = session.seen_by(None);
        for action in legal(&game) {
            let Action::Move { from, to } = action else { continue };
            let comes = scene::arrival(&game, action).expect("the card arrives");
            let card = game.board(from).last().expect("a line with a card");
            let said = arrival(en, &game, &comes);
            let overrun = said.iter().any(|said| said == "overrun");
            if from != to && game.board(to).samurai() != Samurai::Daisuke {
                assert_eq!(overrun, game.verdict(to, card).1 == Verdict::Overrun, "{said:?}");
            }
            met[usize::from(overrun)] += 1;
        }
    });
    assert!(met.iter().all(|&often| often > 0), "{met:?}");
}

#[test]
fn a_token_for_the_samurai_on_turn_is_called_useless() {
    let [en, ..] = texts();
    let mut met = [0; 2];
    careful(&[Samurai::Kyuzo, Samurai::Heihachi, Samurai::Daisuke], 40, |session| {
        let game = session.seen_by(None);
        for action in legal(&game) {
            let Action::Lend { from, to } = action else { continue };
            let useless = to == game.active();
            let said = lent(en, &game, from, to);
            assert_eq!(said.contains((en.talent)(game.board(from).samurai())), !useless, "{said}");
            // It is so: he has not got it now, and after his turn the token is at home.
            let mut after: Spirit = (*game).clone();
            after.apply(action, |_| ()).expect("a legal action");
            assert!(!useless || !after.has_talent(to, game.board(from).samurai()));
            met[usize::from(useless)] += 1;
        }
    });
    assert!(met.iter().all(|&often| often > 0), "{met:?}");
}

#[test]
fn the_hint_to_two_penalties_agrees_with_what_can_be_answered() {
    let [en, ..] = texts();
    let mut met = BTreeSet::new();
    let mut look = |session: &table::Session<Spirit>| {
        let game = session.seen_by(None);
        if game.asked() != Some(Asked::Penalty) {
            return;
        }
        let legal = legal(&game);
        let faced = legal.iter().filter(|action| matches!(action, Action::Face(_))).count();
        let ignores = legal.iter().any(|action| matches!(action, Action::Ignore(_)));
        let two = game.penalties_due().count() == 2;
        let hint = penalty_hint(en, &game);
        assert_eq!(hint == en.hint_ignore_two, two && ignores, "{legal:?}");
        assert_eq!(hint == en.hint_two_penalties, faced == 2 && !ignores, "{legal:?}");
        met.insert((hint, faced));
    };
    careful(&[Samurai::Gorobei, Samurai::Kanbei], 60, &mut look);
    careful(&[Samurai::Heihachi, Samurai::Kanbei], 60, &mut look);
    // Two that differ and two that are alike, with and without the choice to ignore them.
    let hints = [en.hint_ignore_two, en.hint_two_penalties, en.hint_penalty];
    assert!(hints.iter().all(|hint| met.iter().any(|(met, _)| met == hint)), "{met:?}");
    assert!(met.contains(&(en.hint_ignore_two, 1)), "{met:?}");
}

#[test]
fn what_the_end_of_the_round_would_cost_names_when_and_who_pours_in() {
    let [en, ..] = texts();
    let mut met = [0; 3];
    every_table(|session| {
        let game = session.seen_by(None);
        let now = game.reckoning();
        let said = reckoning(en, &game, &now);
        let says = &en.outlook;
        let (start, kind) = match (game.outcome(), game.stack().len()) {
            (Some(_), _) => return,
            (_, 0) if now.under_way => ((says.to_come)(""), 0),
            (_, 0) => ((says.if_now)(""), 1),
            (_, left) => ((says.if_all_pass)(left, ""), 2),
        };
        assert!(said.starts_with(start.trim_end_matches('.')), "{said}");
        met[kind] += 1;
    });
    assert!(met.iter().all(|&often| often > 0), "{met:?}");
}

#[test]
fn an_arrow_names_whom_it_points_at() {
    let text = SpiritText::of(Language::English);
    every_table(|session| {
        let game = session.seen_by(None);
        for seat in game.seats() {
            let [left, right] = [Penalty::Left, Penalty::Right]
                .map(|arrow| penalty_means(text, &game, seat, arrow));
            assert!(left.starts_with(who(&game, game.left_of(seat))), "{left}");
            assert!(right.starts_with(who(&game, game.right_of(seat))), "{right}");
        }
    });
}

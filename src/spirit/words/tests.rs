//! Whatever happens at a table can be said, in every language.

use super::*;
use crate::spirit::played::every_table;
use crate::spirit::scene::{Picked, Tap, offers};
use crate::text::Language;
use crate::text::slips::has_no_slip;
use spirit::Level;
use std::collections::BTreeSet;

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
    assert_eq!((de.would_die)("Kanbei", 1), "Kanbei würde sterben.");
    assert_eq!((de.would_die)(&both, 2), "Kikuchiyo und Kanbei würden sterben.");
    assert_eq!((de.would_change)(&both, 2), "Kikuchiyo und Kanbei würden zu Tieren.");
    assert_eq!((nl.would_change)("Kanbei", 1), "Kanbei zou een dier worden.");
    assert_eq!((en.would_die)("Kanbei", 1), "Kanbei would die.");
}

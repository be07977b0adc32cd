//! C. Fight: left, right, the marker and the overrun.

use crate::script::{Script, card, seat};
use spirit::{Action, Event, Illegal, Symbol, Verdict};

#[test]
fn the_drawn_card_is_seen_before_it_is_placed() {
    let mut script = Script::trio();
    script.act(Action::Fight);
    assert_eq!(script.on_turn(), None, "chance turns the card up");
    script.turn("3 hat -");
    assert_eq!(script.game.card_in_the_air(), Some((seat(0), card("3 hat -"))));
    assert_eq!(script.on_turn(), Some(0));
}

#[test]
fn a_card_with_a_symbol_may_go_left_and_does_not_move_the_marker() {
    let mut script = Script::trio();
    script.left("4 farm fire");
    assert_eq!(script.board(0).defence(Symbol::Farm), Some(card("4 farm fire")));
    assert_eq!((script.board(0).sum(), script.line(0)), (0, vec![]));
}

#[test]
fn a_card_without_a_symbol_must_go_right() {
    let mut script = Script::trio();
    script.fight("3 none wound");
    assert_eq!(script.legal(), [Action::Right]);
    assert_eq!(script.refused(Action::Left), Illegal::NoSymbol);
}

#[test]
fn a_second_card_with_the_same_symbol_must_go_right() {
    let mut script = Script::trio();
    script.left("1 hat -").round_to(0);
    script.fight("3 hat -");
    assert_eq!(script.legal(), [Action::Right]);
    assert_eq!(script.refused(Action::Left), Illegal::SymbolTaken);
}

#[test]
fn at_most_three_cards_lie_on_the_left() {
    let mut script = Script::trio();
    for text in ["1 hat -", "1 farm ninja", "1 family -"] {
        script.left(text).round_to(0);
    }
    assert_eq!(script.board(0).defences().count(), 3);
    for text in ["3 hat -", "3 farm left", "3 family -", "3 none wound"] {
        let mut next = script.clone();
        next.fight(text);
        assert!(!next.may(Action::Left));
    }
}

#[test]
fn a_card_on_the_right_is_always_allowed_and_becomes_the_last_of_the_line() {
    let mut script = Script::trio();
    script.right("3 hat -").round_to(0);
    script.right("2 hat -");
    assert_eq!((script.line(0), script.board(0).sum()), (vec![3, 2], 5));
    assert_eq!(script.board(0).last(), Some(card("2 hat -")));
}

#[test]
fn below_the_kiai_nothing_happens() {
    let mut script = Script::trio();
    script.right("4 hat -").round_to(0);
    script.right("3 hat -");
    assert_eq!((script.board(0).sum(), script.barricades()), (7, 5));
    assert!(!script.told(Event::Overrun(seat(0))));
}

#[test]
fn above_the_kiai_a_barricade_is_lost_at_once() {
    let mut script = Script::trio();
    script.right("4 hat -").round_to(0);
    script.right("3 hat -").round_to(0);
    script.right("2 hat -");
    assert!(script.told(Event::Overrun(seat(0))));
    assert_eq!((script.board(0).sum(), script.barricades()), (9, 4));
}

#[test]
fn an_overrun_without_barricades_takes_a_farm() {
    // Ruling 1.
    let mut script = Script::trio();
    script.build(0, &["4 hat -", "1 none fire"]);
    script.pass().pass();
    assert_eq!(script.barricades(), 4, "the fire has struck once");
    for text in ["1 hat -", "1 farm ninja", "1 family -"] {
        script.left(text);
    }
    assert_eq!(script.barricades(), 1);
    script.right("2 family fire");
    assert_eq!((script.barricades(), script.game.village().farms()), (0, 6));
    script.right("4 family -");
    assert!(script.told(Event::Overrun(seat(0))) && script.told(Event::FarmLost));
    assert_eq!(script.game.village().farms(), 5);
}

#[test]
fn every_card_added_above_the_kiai_costs_another_barricade() {
    // Ruling 2: by an arrow, or handed on.
    let mut script = Script::trio();
    script.left("1 hat -").build(1, &["4 hat -", "3 hat -", "4 family -"]);
    assert_eq!((script.board(1).sum(), script.barricades()), (11, 4));
    script.round_to(0);
    script.fight("2 family -").act(Action::Hand(seat(1))).act(Action::Right);
    assert_eq!((script.board(1).sum(), script.barricades()), (13, 3));
}

#[test]
fn the_marker_follows_a_card_that_comes_on_another_turn() {
    let mut script = Script::trio();
    script.fight("4 hat -").act(Action::Hand(seat(2))).act(Action::Right);
    assert_eq!((script.board(2).sum(), script.on_turn()), (4, Some(1)));
}

#[test]
fn the_verdict_says_what_the_right_side_would_mean() {
    let mut script = Script::trio();
    script.right("4 hat -");
    let verdict = |text| script.game.verdict(seat(0), card(text));
    assert_eq!(verdict("3 hat -"), (7, Verdict::Below));
    assert_eq!(verdict("4 family -"), (8, Verdict::Kiai));
    assert_eq!(verdict("5 hat wound"), (9, Verdict::Overrun));
}

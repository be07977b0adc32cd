//! B and E. The turn, passing, the round's end by it, and the guard against stalling.

use crate::script::{Script, card, seat};
use spirit::{Action, Event, Illegal, Level, Penalty, Samurai};

#[test]
fn a_turn_is_exactly_one_fight_support_or_pass() {
    let mut script = Script::trio();
    let offered = [Action::Fight, Action::Support(seat(1)), Action::Support(seat(2)), Action::Pass];
    assert_eq!(script.legal(), offered);
    script.left("1 hat -");
    assert_eq!(script.on_turn(), Some(1));
    script.act(Action::Support(seat(0)));
    assert_eq!(script.on_turn(), Some(2));
    script.pass();
    assert_eq!(script.on_turn(), Some(0));
}

#[test]
fn the_last_card_strikes_every_turn_as_long_as_it_is_last() {
    let mut script = Script::trio();
    script.right("1 none fire");
    assert_eq!(script.barricades(), 5);
    script.round_to(0);
    assert_eq!(script.barricades(), 4);
    script.left("4 hat -").round_to(0);
    assert_eq!(script.barricades(), 3);
    script.right("2 family -").round_to(0);
    assert_eq!(script.barricades(), 3);
}

#[test]
fn only_the_last_card_of_the_line_strikes() {
    let mut script = Script::trio();
    script.right("2 hat wound").round_to(0);
    assert!(script.board(0).wounded());
    script.right("1 none fire").round_to(0);
    assert_eq!(script.board(0).wounds(), 1);
    assert_eq!(script.barricades(), 4);
}

#[test]
fn cards_on_the_left_never_strike() {
    let mut script = Script::trio();
    script.left("1 farm fire").round_to(0);
    assert_eq!(script.barricades(), 5);
}

#[test]
fn who_is_above_his_kiai_after_the_penalty_may_only_pass() {
    let mut script = Script::trio();
    script.right("4 hat -").round_to(0);
    script.right("3 hat -").round_to(0);
    script.right("3 family -").round_to(0);
    assert!(script.board(0).is_overrun());
    assert_eq!(script.legal(), [Action::Pass]);
    assert_eq!(script.refused(Action::Fight), Illegal::Overrun);
    assert_eq!(script.refused(Action::Support(seat(1))), Illegal::Overrun);
}

#[test]
fn who_becomes_an_animal_by_the_penalty_need_not_pass() {
    let mut script = Script::trio();
    script.right("4 hat -").round_to(0);
    script.right("2 hat wound").round_to(0);
    assert!(script.board(0).wounded());
    script.right("3 none wound");
    assert!(script.board(0).is_overrun(), "4 + 2 + 3 is above 8");
    script.round_to(0);
    assert_eq!(script.board(0).kiai(), 11);
    assert!(script.may(Action::Fight), "the flip came before the action");
}

#[test]
fn a_samurai_who_has_passed_is_skipped_and_suffers_no_penalty() {
    let mut script = Script::trio();
    script.right("1 none fire").round_to(0);
    assert_eq!(script.barricades(), 4);
    script.pass();
    script.left("2 hat -").left("2 family -");
    assert_eq!((script.on_turn(), script.barricades()), (Some(1), 4));
}

#[test]
fn when_all_have_passed_the_rest_of_the_stack_joins_the_intruders() {
    let mut script = Script::trio();
    script.pass().pass();
    assert_eq!(script.game.stack().len(), 21);
    script.pass();
    assert_eq!(script.game.stack().len(), 0);
    assert!(script.told(Event::RoundEnded { round: 1 }) && script.told(Event::PouredIn(21)));
    assert_eq!(script.game.intruders().len(), 21);
}

#[test]
fn the_round_ends_at_once_when_the_last_raider_is_played() {
    let mut script = Script::trio();
    while script.game.stack().len() > 1 {
        script.act(Action::Support(seat((script.game.active().number() + 1) % 3)));
    }
    script.fight("1 hat -");
    assert!(!script.told(Event::RoundEnded { round: 1 }), "the card is still in the air");
    script.act(Action::Left);
    assert!(script.told(Event::RoundEnded { round: 1 }));
}

#[test]
fn the_left_neighbour_of_the_last_active_samurai_begins_the_next_round() {
    let mut script = Script::trio();
    script.reach(2);
    assert_eq!(script.game.first(), seat(0), "seat 2 passed last");
    let mut script = Script::trio();
    while script.game.round() == 1 {
        let others_passed = script.board(1).passed() && script.board(2).passed();
        let action = match script.careful() {
            Action::Pass if script.on_turn() == Some(0) && !others_passed => Action::Fight,
            action => action,
        };
        script.act(action);
    }
    assert_eq!(script.game.first(), seat(1), "seat 0 passed last");
}

#[test]
fn thirty_turns_without_getting_on_make_a_samurai_pass() {
    // Ruling 23: Kyuzo is alone with the boss that returns a card, and discards every match.
    let samurai = [Samurai::Kyuzo, Samurai::Heihachi, Samurai::Katsushiro];
    let (twin, other) = ("2 family -", "2 hat -");
    let mut script = Script::bosses(&samurai, Level::Normal, &[twin, other]);
    assert_eq!(script.on_turn(), Some(0));
    script.right(twin).pass().pass();
    script.fight(other).act(Action::Discard);
    script.right("6 none no-defence return");
    let mut turns = 0;
    loop {
        script.act(Action::Face(Penalty::Return)).act(Action::Return(card(other)));
        if script.legal() == [Action::Pass] {
            break;
        }
        turns += 1;
        assert_eq!(script.game.stalled(), turns - 1);
        script.fight(other).act(Action::Discard);
    }
    assert_eq!(turns, 30);
    assert_eq!(script.refused(Action::Fight), Illegal::Stalled);
    script.pass();
    assert!(script.told(Event::Stalled(seat(0))));
}

//! F. Talents.

use crate::script::{Script, card, due, seat};
use spirit::{Action, Asked, Event, Illegal, Level, Penalty, Samurai};

use Samurai::{Daisuke, Gorobei, Heihachi, Kanbei, Katsushiro, Kikuchiyo, Kyuzo};

fn four(samurai: [Samurai; 4]) -> Script {
    Script::new(&samurai, Level::Normal)
}

#[test]
fn heihachi_hands_even_cards_to_either_neighbour() {
    let mut script = four([Heihachi, Kyuzo, Katsushiro, Daisuke]);
    script.fight("2 hat -");
    assert!(script.may(Action::Hand(seat(1))) && script.may(Action::Hand(seat(3))));
    assert_eq!(script.refused(Action::Hand(seat(2))), Illegal::NotANeighbour);
    assert_eq!(script.refused(Action::Hand(seat(0))), Illegal::NotANeighbour);
    let mut script = four([Heihachi, Kyuzo, Katsushiro, Daisuke]);
    script.fight("3 hat -");
    assert_eq!(script.refused(Action::Hand(seat(1))), Illegal::NoTalent);
}

#[test]
fn daisuke_hands_odd_cards_on() {
    let mut script = four([Daisuke, Kyuzo, Katsushiro, Heihachi]);
    script.fight("3 hat -");
    assert!(script.may(Action::Hand(seat(1))));
    let mut script = four([Daisuke, Kyuzo, Katsushiro, Heihachi]);
    script.fight("4 hat -");
    assert!(!script.may(Action::Hand(seat(1))));
}

#[test]
fn who_is_handed_a_card_fights_it_as_if_he_had_drawn_it() {
    let mut script = four([Heihachi, Kyuzo, Katsushiro, Daisuke]);
    script.left("1 hat -").right("2 hat -").round_to(0);
    script.fight("2 family -").act(Action::Hand(seat(1)));
    assert_eq!(script.on_turn(), Some(1));
    assert!(script.told(Event::Handed { from: seat(0), to: seat(1), card: card("2 family -") }));
    let offered = [Action::Left, Action::Right, Action::Discard];
    assert_eq!(script.legal(), offered, "Kyuzo uses his own talent on it");
    script.act(Action::Discard);
    assert!(script.game.discard().contains(card("2 family -")));
    assert_eq!(script.on_turn(), Some(1), "his own turn follows");
}

#[test]
fn no_card_is_handed_to_a_samurai_who_has_passed() {
    let mut script = four([Heihachi, Kyuzo, Katsushiro, Daisuke]);
    script.left("1 hat -").pass().round_to(0);
    script.fight("2 hat -");
    assert_eq!(script.refused(Action::Hand(seat(1))), Illegal::HasPassed);
    assert!(script.may(Action::Hand(seat(3))));
}

#[test]
fn a_card_never_returns_to_one_who_has_had_it() {
    // Ruling 8: Heihachi and a neighbour with the same talent would pass it for ever.
    let setup = spirit::Setup {
        samurai: vec![Kyuzo, Heihachi, Katsushiro],
        level: Level::Normal,
        help: true,
    };
    let mut script = Script::of(&setup);
    script.left("1 hat -");
    script.act(Action::Support(seat(2)));
    script.fight("2 hat -").act(Action::Hand(seat(1)));
    assert_eq!(script.refused(Action::Hand(seat(2))), Illegal::HadItBefore);
    assert!(script.may(Action::Hand(seat(0))), "gifts may be passed on (ruling 9)");
    script.act(Action::Hand(seat(0)));
    assert_eq!(script.legal(), [Action::Right], "Kyuzo has a hat and no such talent");
}

#[test]
fn gorobei_may_ignore_the_penalties_of_even_raiders() {
    let mut script = four([Gorobei, Kyuzo, Katsushiro, Daisuke]);
    script.right("2 none fire").round_to(0);
    assert_eq!(script.game.asked(), Some(Asked::Penalty));
    assert_eq!(script.legal(), [Action::Face(Penalty::Fire), Action::Ignore(Penalty::Fire)]);
    script.act(Action::Ignore(Penalty::Fire));
    assert_eq!((script.barricades(), script.game.asked()), (6, Some(Asked::Act)));
}

#[test]
fn gorobei_may_decline_to_ignore() {
    let mut script = four([Gorobei, Kyuzo, Katsushiro, Daisuke]);
    script.right("2 none fire").round_to(0);
    script.act(Action::Face(Penalty::Fire));
    assert_eq!((script.barricades(), script.game.asked()), (5, Some(Asked::Act)));
}

#[test]
fn gorobei_suffers_the_penalties_of_odd_raiders() {
    let mut script = four([Gorobei, Kyuzo, Katsushiro, Daisuke]);
    script.right("1 none fire").round_to(0);
    assert_eq!((script.barricades(), script.game.asked()), (5, Some(Asked::Act)));
}

#[test]
fn kanbei_may_ignore_the_penalties_of_odd_raiders() {
    let mut script = four([Kanbei, Kyuzo, Katsushiro, Daisuke]);
    script.right("3 none wound").round_to(0);
    script.act(Action::Ignore(Penalty::Wound));
    assert!(!script.board(0).wounded());
    script.right("2 none fire").round_to(0);
    assert_eq!(script.barricades(), 5);
}

#[test]
fn kikuchiyo_may_fight_a_second_time_but_not_a_third() {
    let mut script = four([Kikuchiyo, Kyuzo, Katsushiro, Daisuke]);
    script.left("3 farm wound");
    assert_eq!(script.game.asked(), Some(Asked::Again));
    assert_eq!(script.legal(), [Action::Fight, Action::EndTurn]);
    script.right("2 hat -");
    assert_eq!(script.on_turn(), Some(1));
    script.round_to(0);
    script.right("3 hat -").act(Action::EndTurn);
    assert_eq!(script.on_turn(), Some(1));
}

#[test]
fn kikuchiyo_does_not_fight_again_after_support() {
    let mut script = four([Kikuchiyo, Kyuzo, Katsushiro, Daisuke]);
    script.act(Action::Support(seat(1)));
    assert_eq!(script.on_turn(), Some(1));
    script.left("1 hat -");
    assert_eq!(script.game.asked(), Some(Asked::Again), "his token lets Kyuzo fight twice");
}

#[test]
fn kikuchiyo_above_his_kiai_does_not_fight_again() {
    // Ruling 18.
    let mut script = four([Kikuchiyo, Kyuzo, Katsushiro, Daisuke]);
    script.right("4 hat -").right("4 family -").round_to(0);
    script.right("3 hat -");
    assert_eq!((script.line(0), script.on_turn()), (vec![4, 4, 3], Some(1)));
}

#[test]
fn kikuchiyo_does_not_fight_again_for_a_card_handed_to_him() {
    let mut script = four([Heihachi, Kikuchiyo, Katsushiro, Daisuke]);
    script.fight("2 hat -").act(Action::Hand(seat(1))).act(Action::Right);
    assert_eq!((script.on_turn(), script.game.asked()), (Some(1), Some(Asked::Act)));
    assert_eq!(script.game.active(), seat(1));
}

#[test]
fn kikuchiyo_fights_again_even_if_he_handed_the_card_away() {
    let mut script = four([Heihachi, Kikuchiyo, Katsushiro, Daisuke]);
    script.act(Action::Support(seat(1)));
    script.fight("2 hat -").act(Action::Hand(seat(2))).act(Action::Left);
    assert_eq!((script.on_turn(), script.game.asked()), (Some(1), Some(Asked::Again)));
}

#[test]
fn kyuzo_may_discard_a_card_whose_value_lies_in_his_line() {
    let mut script = four([Kyuzo, Heihachi, Katsushiro, Daisuke]);
    script.right("2 hat -").round_to(0);
    script.fight("3 hat -");
    assert_eq!(script.refused(Action::Discard), Illegal::ValueNotInLine);
    script.act(Action::Right).round_to(0);
    script.fight("2 none fire").act(Action::Discard);
    assert_eq!(script.line(0), [2, 3]);
    assert!(script.game.discard().contains(card("2 none fire")));
}

#[test]
fn a_card_on_kyuzos_left_does_not_count_for_his_talent() {
    let mut script = four([Kyuzo, Heihachi, Katsushiro, Daisuke]);
    script.left("2 hat -").round_to(0);
    script.fight("2 none fire");
    assert!(!script.may(Action::Discard));
}

#[test]
fn katsushiro_may_bury_a_card_and_must_keep_the_next() {
    let mut script = four([Katsushiro, Heihachi, Kyuzo, Daisuke]);
    script.fight("3 none wound").act(Action::Bury);
    assert_eq!(script.game.stack().as_slice()[0], Some(card("3 none wound")));
    assert_eq!(script.game.stack().len(), 28, "one up, one under, and the next to come");
    script.turn("2 hat -");
    assert_eq!(script.legal(), [Action::Left, Action::Right]);
    assert_eq!(script.refused(Action::Bury), Illegal::MustKeep);
    script.act(Action::Right);
    assert_eq!(script.game.stack().len(), 27);
}

#[test]
fn the_buried_card_comes_last() {
    let mut script = four([Katsushiro, Heihachi, Kyuzo, Daisuke]);
    script.fight("3 none wound").act(Action::Bury).turn("2 hat -").act(Action::Left);
    while script.game.stack().len() > 1 {
        let next = (script.game.active().number() + 1) % 4;
        script.act(Action::Support(seat(next)));
    }
    script.act(Action::Fight);
    assert!(script.told(Event::Drew { seat: script.game.active(), card: card("3 none wound") }));
    assert_eq!(script.game.card_in_the_air().map(|(_, c)| c), Some(card("3 none wound")));
}

#[test]
fn a_card_drawn_for_a_buried_one_is_not_handed_on_or_discarded() {
    let mut script = four([Heihachi, Katsushiro, Kyuzo, Daisuke]);
    script.act(Action::Support(seat(1)));
    script.fight("3 none wound").act(Action::Bury).turn("2 hat -");
    assert_eq!(script.refused(Action::Hand(seat(0))), Illegal::MustKeep);
    assert_eq!(script.refused(Action::Discard), Illegal::MustKeep);
}

#[test]
fn katsushiro_cannot_bury_the_last_card_of_the_stack() {
    // Ruling 7.
    let mut script = four([Heihachi, Kyuzo, Daisuke, Katsushiro]);
    while script.game.stack().len() > 1 {
        let next = (script.game.active().number() + 1) % 4;
        script.act(Action::Support(seat(next)));
    }
    assert_eq!(script.on_turn(), Some(3));
    script.fight("2 hat -");
    assert_eq!(script.refused(Action::Bury), Illegal::StackEmpty);
}

#[test]
fn talents_are_never_forced() {
    let mut script = four([Katsushiro, Heihachi, Kyuzo, Daisuke]);
    script.right("2 hat -").left("2 family -");
    assert_eq!(script.line(0), [2]);
    assert_eq!(due(&script), []);
}

//! D. Kiai.

use crate::script::{Script, card, seat};
use spirit::{Action, Asked, Event, Illegal, Level, Part, Samurai, Side, Symbol};

use Samurai::{Daisuke, Gorobei, Heihachi, Kanbei, Katsushiro, Kikuchiyo, Kyuzo};

const EIGHT: [&str; 3] = ["4 hat -", "3 hat -", "1 hat -"];
const NINE: [&str; 3] = ["4 hat -", "3 hat -", "2 hat -"];
const TEN: [&str; 3] = ["4 hat -", "3 hat -", "3 family -"];

fn three(samurai: [Samurai; 3]) -> Script {
    Script::new(&samurai, Level::Normal)
}

/// Seat 0 is wounded twice and stands at 4, with all barricades and a last card that does nothing.
fn animal(samurai: [Samurai; 3]) -> Script {
    let mut script = three(samurai);
    script.build(0, &["3 none wound"]).round_to(0);
    script.left("1 farm no-support").round_to(0);
    assert_eq!(script.board(0).side(), Side::Animal);
    script.right("1 hat -").round_to(0);
    assert_eq!((script.line(0), script.board(0).wounded()), (vec![3, 1], false));
    script
}

fn asked(script: &Script) -> Option<(u8, Part)> {
    match script.game.asked() {
        Some(Asked::Kiai { seat, part }) => Some((seat.number(), part)),
        _ => None,
    }
}

#[test]
fn at_exactly_the_kiai_the_oldest_card_goes_always() {
    let mut script = three([Heihachi, Kyuzo, Katsushiro]);
    script.build(0, &EIGHT);
    assert!(script.told(Event::Kiai { seat: seat(0), side: Side::Human }));
    assert!(script.told(Event::Cleared { seat: seat(0), card: card("4 hat -") }));
    assert_eq!((script.line(0), script.board(0).sum()), (vec![3, 1], 4));
    assert!(script.game.discard().contains(card("4 hat -")));
}

#[test]
fn the_effect_comes_before_the_oldest_card_goes() {
    let mut script = three([Kyuzo, Heihachi, Katsushiro]);
    script.build(0, &NINE);
    assert_eq!((asked(&script), script.line(0)), (Some((0, Part::Lend)), vec![4, 3, 2]));
}

#[test]
fn the_effect_may_be_forgone_and_the_oldest_card_goes_nevertheless() {
    let mut script = three([Kyuzo, Heihachi, Katsushiro]);
    script.build(0, &NINE).act(Action::Forgo);
    assert_eq!(script.line(0), [3, 2]);
}

#[test]
fn a_kiai_can_come_several_times_in_a_round() {
    let mut script = three([Kyuzo, Heihachi, Katsushiro]);
    script.build(0, &NINE).act(Action::Forgo).build(0, &["4 family -"]);
    assert_eq!(asked(&script), Some((0, Part::Lend)));
    script.act(Action::Forgo);
    assert_eq!(script.line(0), [2, 4]);
}

#[test]
fn a_kiai_can_come_on_another_turn() {
    let mut script = three([Heihachi, Kyuzo, Katsushiro]);
    script.left("1 farm ninja").build(1, &["4 hat -", "3 hat -"]).round_to(0);
    script.fight("2 hat -").act(Action::Hand(seat(1))).act(Action::Right);
    assert_eq!((asked(&script), script.game.active()), (Some((1, Part::Lend)), seat(0)));
}

#[test]
fn heihachi_adds_a_barricade_but_never_more_than_at_the_start() {
    let mut script = three([Heihachi, Kyuzo, Katsushiro]);
    script.build(0, &EIGHT);
    assert_eq!((asked(&script), script.barricades()), (None, 5), "there is no room for more");
    let mut script = three([Heihachi, Kyuzo, Katsushiro]);
    script.build(0, &["1 none fire", "4 hat -", "3 hat -"]);
    assert_eq!((asked(&script), script.barricades()), (Some((0, Part::Build)), 4));
    script.act(Action::Use);
    assert_eq!(script.barricades(), 5);
}

#[test]
fn heihachi_as_an_animal_also_heals() {
    let mut script = animal([Heihachi, Kyuzo, Katsushiro]);
    script.right("2 none fire").round_to(0);
    script.right("3 family wound").round_to(0);
    assert!(script.board(0).wounded());
    assert_eq!(script.board(0).sum(), 9);
    script.right("2 hat -");
    assert_eq!(asked(&script), Some((0, Part::Build)));
    script.act(Action::Forgo);
    assert_eq!(asked(&script), Some((0, Part::Heal)));
    assert_eq!(script.legal(), [Action::Heal(seat(0)), Action::Forgo]);
    assert_eq!(script.refused(Action::Heal(seat(1))), Illegal::NotWounded);
    script.act(Action::Heal(seat(0)));
    assert!(!script.board(0).wounded());
    assert_eq!(script.board(0).side(), Side::Animal, "never back to human");
}

#[test]
fn nobody_who_has_passed_is_healed() {
    // Ruling 12.
    let mut script = three([Heihachi, Kyuzo, Katsushiro]);
    script.build(1, &["3 none wound"]).round_to(1);
    script.pass();
    assert!(script.board(1).wounded());
    script.round_to(0);
    script.right("2 hat wound").round_to(0);
    script.left("1 hat ninja").round_to(0);
    assert_eq!(script.board(0).side(), Side::Animal);
    script.right("4 hat -").round_to(0);
    script.right("4 farm wound").round_to(0);
    assert_eq!((script.board(0).sum(), script.board(0).wounded()), (10, true));
    script.right("1 hat -");
    assert_eq!(script.legal(), [Action::Heal(seat(0)), Action::Forgo]);
    assert_eq!(script.refused(Action::Heal(seat(1))), Illegal::HasPassed);
}

#[test]
fn daisuke_moves_the_last_card_of_any_line_to_any_samurai() {
    let mut script = three([Daisuke, Kyuzo, Katsushiro]);
    script.right(EIGHT[0]).right("2 hat -").left("2 farm wound");
    script.build(0, &EIGHT[1..]);
    assert_eq!(asked(&script), Some((0, Part::Move)));
    assert_eq!(script.refused(Action::Move { from: seat(2), to: seat(0) }), Illegal::EmptyLine);
    for to in 0..3 {
        assert!(script.may(Action::Move { from: seat(0), to: seat(to) }), "own line included");
        assert!(script.may(Action::Move { from: seat(1), to: seat(to) }));
    }
    script.act(Action::Move { from: seat(1), to: seat(2) });
    assert_eq!(script.game.card_in_the_air(), Some((seat(2), card("2 hat -"))));
    assert_eq!(script.legal(), [Action::Left, Action::Right], "the receiver chooses, no talents");
    assert_eq!(script.refused(Action::Bury), Illegal::MustKeep);
    script.act(Action::Left);
    assert_eq!(script.board(2).defence(Symbol::Hat), Some(card("2 hat -")));
    assert_eq!((script.line(0), script.line(1)), (vec![3, 1], vec![]));
}

#[test]
fn daisuke_can_give_a_card_back_to_the_left_side_of_the_same_samurai() {
    // Ruling 11.
    let mut script = three([Daisuke, Kyuzo, Katsushiro]);
    script.right(EIGHT[0]).right("2 hat -").left("2 farm wound");
    script.build(0, &EIGHT[1..]);
    script.act(Action::Move { from: seat(1), to: seat(1) }).act(Action::Left);
    assert_eq!((script.board(1).sum(), script.board(1).defences().count()), (0, 2));
}

#[test]
fn daisuke_as_an_animal_moves_twice() {
    let mut script = animal([Daisuke, Kyuzo, Katsushiro]);
    script.right("4 hat -").round_to(0);
    script.right("3 hat -");
    assert_eq!(script.board(0).sum(), 11);
    script.act(Action::Move { from: seat(0), to: seat(1) }).act(Action::Right);
    assert_eq!(asked(&script), Some((0, Part::Move)));
    script.act(Action::Forgo);
    assert_eq!((script.line(0), script.line(1)), (vec![1, 4], vec![3]));
}

#[test]
fn a_samurai_who_has_passed_gives_and_gets_no_card() {
    let mut script = three([Daisuke, Kyuzo, Katsushiro]);
    script.right(EIGHT[0]).right("2 family -").round_to(1);
    script.pass().build(0, &EIGHT[1..]);
    assert_eq!(script.refused(Action::Move { from: seat(1), to: seat(0) }), Illegal::HasPassed);
    assert_eq!(script.refused(Action::Move { from: seat(0), to: seat(1) }), Illegal::HasPassed);
}

#[test]
fn nothing_is_set_off_by_the_own_line_while_the_own_kiai_is_resolved() {
    // Ruling 4: Daisuke takes a card into his own line; there is one check after the oldest went.
    let mut script = three([Daisuke, Kyuzo, Katsushiro]);
    script.right(EIGHT[0]).right("4 family -").left("2 farm wound");
    script.build(0, &EIGHT[1..]);
    script.act(Action::Move { from: seat(1), to: seat(0) }).act(Action::Right);
    assert!(!script.told(Event::Overrun(seat(0))), "12 is above 8, but the oldest was still there");
    assert!(script.told(Event::Kiai { seat: seat(0), side: Side::Human }), "3 + 1 + 4 is 8 again");
    assert_eq!((script.line(0), script.barricades()), (vec![3, 1, 4], 5));
    script.act(Action::Forgo);
    assert_eq!(script.line(0), [1, 4]);
}

#[test]
fn a_card_taken_during_the_own_kiai_can_overrun_after_it() {
    let mut script = three([Daisuke, Kyuzo, Katsushiro]);
    script.right("1 hat -").right("4 family -").left("2 farm wound");
    script.build(0, &["4 hat -", "3 hat -"]);
    script.act(Action::Move { from: seat(1), to: seat(0) }).act(Action::Right);
    assert!(script.told(Event::Overrun(seat(0))), "4 + 3 + 4 stays above 8");
    assert_eq!(script.barricades(), 4);
}

#[test]
fn gorobei_discards_the_top_two_of_the_stack_and_as_an_animal_three() {
    let mut script = three([Gorobei, Kyuzo, Katsushiro]);
    script.build(0, &NINE);
    let before = script.game.stack().len();
    script.act(Action::Use).turn("1 hat -").turn("3 none wound");
    assert_eq!(script.game.stack().len(), before - 2);
    assert!(script.game.discard().contains(card("3 none wound")));
    assert_eq!(script.on_turn(), Some(1));
    assert_eq!(Gorobei.parts(Side::Animal), [Part::Ambush(3)]);
}

#[test]
fn kanbei_discards_the_top_two_intruders_and_as_an_animal_three() {
    let mut script = three([Kanbei, Kyuzo, Katsushiro]);
    script.left("1 farm no-support");
    script.act(Action::Support(seat(2))).act(Action::Support(seat(0)));
    script.left("2 family ninja");
    script.act(Action::Support(seat(2))).act(Action::Support(seat(0)));
    assert_eq!(script.game.intruders().len(), 4);
    script.build(0, &NINE);
    script.act(Action::Use).turn("1 hat -").turn("3 none wound");
    assert_eq!(script.game.intruders().len(), 2);
    assert!(script.told(Event::Repelled(card("3 none wound"))));
    assert_eq!(Kanbei.parts(Side::Animal), [Part::Repel(3)]);
}

#[test]
fn a_kiai_without_anything_to_work_on_is_not_offered() {
    let mut script = three([Kanbei, Kyuzo, Katsushiro]);
    script.build(0, &NINE);
    assert_eq!((asked(&script), script.line(0)), (None, vec![3, 2]), "there are no intruders");
}

#[test]
fn kikuchiyo_discards_the_last_card_of_any_line_and_as_an_animal_twice() {
    let mut script = three([Kikuchiyo, Kyuzo, Katsushiro]);
    script.right("4 hat -").right("3 hat -").right("2 hat -").left("2 farm wound");
    script.right("3 family -");
    assert_eq!(asked(&script), Some((0, Part::Strike)));
    let offered = [Action::Strike(seat(0)), Action::Strike(seat(1)), Action::Forgo];
    assert_eq!(script.legal(), offered);
    script.act(Action::Strike(seat(1)));
    assert_eq!((script.line(1), script.line(0)), (vec![], vec![3, 3]));
    assert!(script.game.discard().contains(card("2 hat -")));
    assert_eq!(Kikuchiyo.parts(Side::Animal), [Part::Strike, Part::Strike]);
}

#[test]
fn the_own_line_may_be_empty_when_the_oldest_card_is_to_go() {
    // Ruling 5: a lone boss in a line of 10 is taken by Kikuchiyo's own kiai.
    let mut script = Script::bosses(&[Kikuchiyo, Kyuzo, Katsushiro], Level::Normal, &["4 hat -"]);
    script.right("6 farm fire fire").right("4 hat -");
    script.act(Action::Strike(seat(0)));
    assert_eq!(script.line(0), [] as [u8; 0], "4 by the kiai, 6 as the oldest");
}

#[test]
fn kyuzo_gives_any_token_to_any_other_samurai_and_as_an_animal_builds_too() {
    let mut script = three([Kyuzo, Heihachi, Katsushiro]);
    script.build(0, &NINE);
    assert_eq!(script.legal().len(), 3 * 2 + 1);
    assert_eq!(script.refused(Action::Lend { from: seat(1), to: seat(1) }), Illegal::OwnSeat);
    script.act(Action::Lend { from: seat(2), to: seat(1) });
    assert_eq!(script.board(2).token(), seat(1));
    assert_eq!((script.game.stack().len(), script.game.intruders().len()), (21 - 7, 0));
    script.fight("2 family -");
    assert!(script.may(Action::Bury));
    assert_eq!(Kyuzo.parts(Side::Animal), [Part::Lend, Part::Build]);
}

#[test]
fn a_token_that_kyuzo_takes_on_his_own_turn_goes_back_unused() {
    let mut script = three([Kyuzo, Kikuchiyo, Katsushiro]);
    script.build(0, &NINE);
    script.act(Action::Lend { from: seat(1), to: seat(0) });
    assert!(script.told(Event::TokenHome(seat(1))));
    assert_eq!(script.on_turn(), Some(1), "no second fight");
}

#[test]
fn katsushiro_turns_up_the_top_two_and_orders_them() {
    let mut script = three([Katsushiro, Kyuzo, Heihachi]);
    script.build(0, &TEN);
    script.act(Action::Use).turn("1 hat -").turn("3 none wound");
    assert_eq!(script.legal(), [Action::Next(card("1 hat -")), Action::Next(card("3 none wound"))]);
    assert_eq!(script.refused(Action::Next(card("2 hat -"))), Illegal::NotTurnedUp);
    script.act(Action::Next(card("3 none wound")));
    let top: Vec<_> = script.game.stack().iter().rev().take(3).collect();
    assert_eq!(top, [Some(card("3 none wound")), Some(card("1 hat -")), None]);
    script.act(Action::Fight);
    assert_eq!(script.game.card_in_the_air(), Some((seat(1), card("3 none wound"))));
}

#[test]
fn katsushiro_as_an_animal_orders_three() {
    let mut script = animal([Katsushiro, Kyuzo, Heihachi]);
    script.right("4 hat -").round_to(0);
    script.right("3 hat -").round_to(0);
    script.right("2 hat -").act(Action::Use);
    script.turn("2 none fire").turn("4 none wound").turn("2 family -");
    script.act(Action::Next(card("2 family -"))).act(Action::Next(card("2 none fire")));
    let top: Vec<_> = script.game.stack().iter().rev().take(3).flatten().collect();
    assert_eq!(top, ["2 family -", "2 none fire", "4 none wound"].map(card));
}

#[test]
fn becoming_an_animal_can_set_off_the_kiai() {
    // Rule 13 and the printed answer: 9 + 3 is 12, and Kyuzo stands at 12.
    let mut script = three([Kyuzo, Heihachi, Katsushiro]);
    script.build(0, &["4 hat -", "3 none wound"]).round_to(0);
    assert_eq!((script.board(0).wounds(), script.board(0).sum()), (1, 7));
    script.right("4 none wound");
    assert!(script.board(0).is_overrun(), "11 is above 9");
    let mut script = three([Kyuzo, Heihachi, Katsushiro]);
    script.build(0, &["4 hat -", "4 farm wound"]).round_to(0);
    script.right("4 none wound");
    assert!(script.board(0).is_overrun(), "12 is above 9");
    script.round_to(0);
    assert_eq!(asked(&script), Some((0, Part::Lend)), "and exactly the kiai of the animal");
    script.act(Action::Forgo).act(Action::Forgo);
    assert_eq!(script.line(0), [4, 4]);
    assert!(script.may(Action::Fight));
}

#[test]
fn a_stack_emptied_by_a_kiai_ends_the_round_once_it_is_resolved() {
    // Ruling 6: Gorobei takes the last card there is.
    let mut script = three([Gorobei, Kyuzo, Katsushiro]);
    script.build(0, &NINE[..2]).round_to(0);
    while script.game.stack().len() > 2 {
        let next = (script.game.active().number() + 1) % 3;
        script.act(Action::Support(seat(next)));
    }
    while script.game.active() != seat(0) {
        script.pass();
    }
    script.right("2 hat -").act(Action::Use).turn("3 none wound");
    assert!(script.told(Event::Cleared { seat: seat(0), card: card("4 hat -") }));
    assert!(script.told(Event::RoundEnded { round: 1 }));
}

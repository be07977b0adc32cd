//! K. Two players, solo, and the same help for more.

use crate::script::{Script, TRIO, seat};
use spirit::{Action, Asked, Card, Family, Illegal, Level, Penalty, Samurai, Setup, Symbol};

use Samurai::{Daisuke, Gorobei, Heihachi, Kanbei, Katsushiro, Kikuchiyo, Kyuzo};

fn pair() -> Script {
    Script::new(&[Heihachi, Kyuzo], Level::Normal)
}

#[test]
fn the_tokens_of_the_five_absent_samurai_lie_beside_the_village() {
    let neutral: Vec<_> = pair().game.neutral().iter().collect();
    assert_eq!(neutral, [Daisuke, Gorobei, Kanbei, Kikuchiyo, Katsushiro]);
}

#[test]
fn four_barricades_and_fourteen_plunderers_for_two() {
    let script = pair();
    assert_eq!((script.barricades(), script.game.stack().len()), (4, 14));
}

#[test]
fn help_is_taken_before_the_penalty_and_adds_a_talent() {
    let mut script = pair();
    script.right("1 none fire").round_to(0);
    assert_eq!(script.game.asked(), Some(Asked::Penalty));
    assert_eq!(script.barricades(), 4, "the penalty waits");
    script.act(Action::Help(Kanbei));
    assert!(script.may(Action::Ignore(Penalty::Fire)));
    script.act(Action::Help(Kikuchiyo)).act(Action::Ignore(Penalty::Fire));
    assert_eq!(script.barricades(), 4);
    assert_eq!(script.refused(Action::Help(Daisuke)), Illegal::TurnHasBegun);
}

#[test]
fn help_can_be_taken_without_a_penalty_too() {
    let mut script = pair();
    assert!(script.may(Action::Help(Katsushiro)));
    script.act(Action::Help(Katsushiro));
    script.fight("2 hat -");
    assert!(script.may(Action::Bury));
}

#[test]
fn each_token_helps_once_in_a_game_and_until_the_end_of_the_round() {
    // Ruling 21.
    let mut script = pair();
    script.act(Action::Help(Katsushiro)).left("1 hat -");
    assert_eq!(script.refused(Action::Help(Katsushiro)), Illegal::NoSuchHelp);
    assert_eq!(script.refused(Action::Help(Heihachi)), Illegal::NoSuchHelp);
    script.round_to(0);
    script.fight("2 hat -");
    assert!(script.may(Action::Bury), "the next turn in the same round");
    script.act(Action::Right).reach(2);
    script.round_to(0);
    assert!(!script.game.has_talent(seat(0), Katsushiro));
    assert_eq!(script.refused(Action::Help(Katsushiro)), Illegal::NoSuchHelp);
}

#[test]
fn a_talent_taken_for_the_round_works_on_a_card_handed_over() {
    let mut script = pair();
    script.left("1 hat -").act(Action::Help(Katsushiro)).left("1 family -");
    script.fight("2 hat -").act(Action::Hand(seat(1)));
    assert!(script.may(Action::Bury));
}

#[test]
fn at_least_two_of_the_plunderers_show_a_family() {
    let mut script = pair();
    while !script.game.stack().is_empty() {
        let other = 1 - script.game.active().number();
        script.act(Action::Support(seat(other)));
    }
    script.act(Action::Lose(Family::Heals)).act(Action::Lose(Family::Builds));
    let no_family = |card: &Card| card.symbol() != Some(Symbol::Family);
    let calm: Vec<_> = Card::all().filter(|card| no_family(card) && !card.flames()).collect();
    for &card in &calm[..12] {
        script.act(Action::Turn(card));
    }
    assert_eq!(script.game.intruders().len(), 2);
    assert_eq!(script.refused(Action::Turn(calm[12])), Illegal::Impossible);
    script.turn("1 family -");
    assert_eq!(script.refused(Action::Turn(calm[12])), Illegal::Impossible);
    script.turn("2 family -");
    assert_eq!(script.game.round(), 2);
}

#[test]
fn more_samurai_may_have_the_same_help() {
    let setup = Setup { samurai: TRIO.to_vec(), level: Level::Normal, help: true };
    let script = Script::of(&setup);
    assert_eq!(script.game.neutral().iter().count(), 4);
    assert!(script.may(Action::Help(Gorobei)));
    assert!(Script::trio().game.neutral().is_empty());
}

#[test]
fn somebody_alone_with_three_samurai_plays_as_three_do_with_help() {
    let setup = Setup { samurai: TRIO.to_vec(), level: Level::Normal, help: true };
    let mut script = Script::of(&setup);
    assert_eq!((script.barricades(), script.game.stack().len()), (5, 21));
    let neutral: Vec<_> = script.game.neutral().iter().collect();
    assert_eq!(neutral, [Daisuke, Gorobei, Kanbei, Kikuchiyo]);
    script.act(Action::Help(Kikuchiyo)).left("1 hat -");
    assert_eq!(script.game.asked(), Some(Asked::Again), "the same turn, by the talent taken");
}

#[test]
fn both_neighbours_of_one_of_two_are_the_other() {
    let mut script = pair();
    script.right("3 hat left").round_to(0);
    script.act(Action::Face(Penalty::Left)).turn("2 hat -");
    assert_eq!(script.line(1), [2]);
    script.fight("2 family -");
    let handing = script.legal().into_iter().filter(|a| matches!(a, Action::Hand(_))).count();
    assert_eq!(handing, 1);
}

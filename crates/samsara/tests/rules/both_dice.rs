//! Rule 9: both dice have to be used.

use crate::notation::{A, action, die};
use crate::watched::{JAM, Watched};
use samsara::{Action, Event, Illegal, Mode};
use table::{Game, Turn};

#[test]
fn a_move_that_would_waste_the_other_die_is_refused() {
    // No stone can use the 6 until a pair is torn apart, and r21 is no part of one.
    let mut game = Watched::at(Mode::Single, A, [0, 0], JAM);
    game.roll("6-1");
    assert_eq!(game.refuse_move("6 r6"), Illegal::Occupied);
    assert_eq!(game.refuse_move("1 r21"), Illegal::BothDice);
    let legal = game.legal();
    assert!(!legal.contains(&action("1 r21")) && legal.contains(&action("1 r18")));
    game.go("1 r18>r19");
    assert_eq!(game.targets("r12"), ["6 r12>r18"]);
    game.go("6 r12>r18");
}

#[test]
fn a_die_that_a_stone_can_use_does_not_lapse() {
    let mut game = Watched::new(Mode::Single);
    game.roll("1-2");
    assert_eq!(game.refuse(Action::Lapse(die("3"))), Illegal::NoSuchDie);
    assert_eq!(game.refuse(Action::Lapse(die("1"))), Illegal::CanMove);
    game.go("1 r6>r7");
    assert_eq!(game.refuse(Action::Lapse(die("1"))), Illegal::NoSuchDie);
    assert_eq!(game.refuse(Action::Lapse(die("2"))), Illegal::CanMove);
}

/// The only six there is completes the jam.
const ONE_SIX: &str = "
    x . . . . x . x x . . x
    . . . . . o . . . . . o
    x . . . . . x . . . . .
    o . . . o . o . . . . .";

/// Ruling 3.
#[test]
fn where_only_one_die_can_be_used_the_other_lapses() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], ONE_SIX);
    game.roll("6-6");
    assert_eq!(game.legal(), [action("6 s13")]);
    assert_eq!(game.refuse(Action::Lapse(die("6"))), Illegal::CanMove);
    game.go("6 s13>s19");
    assert_eq!(game.legal(), [Action::Lapse(die("6"))]);
    assert_eq!(game.refuse(Action::EndTurn), Illegal::DiceLeft);
    assert_eq!(game.act(Action::Lapse(die("6"))), [Event::Lapsed { seat: A, die: die("6") }]);
    assert_eq!(game.legal(), [Action::EndTurn]);
    game.end_turn();
    assert_eq!(game.0.turn(), Turn::Chance, "that was no Moksha");
}

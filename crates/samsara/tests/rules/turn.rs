//! Rules 1 to 3: the course of a turn.

use crate::notation::{A, B, roll};
use crate::watched::{OPEN, Watched};
use samsara::{Action, Cell, Dice, Event, Illegal, Mode, PLAYERS, Samsara, Setup};
use table::{Game, Turn};

#[test]
fn two_sit_at_the_table() {
    assert_eq!(Watched::new(Mode::Single).0.players(), 2);
}

#[test]
fn the_agreed_player_begins_and_then_they_alternate() {
    for first in [A, B] {
        let setup = Setup { first, ..Setup::default() };
        let mut game = Watched(Samsara::new(&setup).expect("a setup of the test"));
        for turn in 0..4 {
            assert_eq!(game.0.turn(), Turn::Chance);
            game.roll("1-2");
            let seat = if turn % 2 == 0 { first } else { first.next(PLAYERS) };
            assert_eq!(game.0.turn(), Turn::Of(seat));
            for _ in 0..2 {
                game.act(game.legal()[0]);
            }
            game.end_turn();
        }
    }
}

#[test]
fn each_die_moves_one_stone_by_exactly_its_pips() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], OPEN);
    game.roll("3-5");
    assert_eq!(game.refuse_move("4 r1"), Illegal::NoSuchDie);
    game.go("3 r1>r4");
    assert_eq!(game.refuse_move("3 s1"), Illegal::NoSuchDie);
    game.go("5 s1>s6");
    assert_eq!(game.refuse_move("5 r4"), Illegal::NoSuchDie);
    assert_eq!(game.legal(), [Action::EndTurn]);
}

#[test]
fn the_dice_are_used_in_any_order() {
    for plays in [["3 r1>r4", "5 s1>s6"], ["5 s1>s6", "3 r1>r4"]] {
        let mut game = Watched::at(Mode::Single, A, [0, 0], OPEN);
        game.roll("3-5");
        for play in plays {
            game.go(play);
        }
        game.end_turn();
    }
}

#[test]
fn one_stone_may_use_both_dice() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], OPEN);
    game.roll("3-5");
    game.go("3 r1>r4");
    game.go("5 r4>r9~s21");
}

#[test]
fn a_pair_is_used_twice() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], OPEN);
    game.roll("3-3");
    assert_eq!(game.0.dice().map(Dice::used), Some([false, false]));
    game.go("3 r1>r4");
    assert_eq!(game.0.dice().map(Dice::used), Some([true, false]));
    game.go("3 r3>r6");
    assert_eq!(game.0.dice().map(Dice::used), Some([true, true]));
    assert_eq!(game.refuse_move("3 r5"), Illegal::NoSuchDie);
}

#[test]
fn either_player_moves_any_stone() {
    for seat in [A, B] {
        let mut game = Watched::at(Mode::Single, seat, [0, 0], OPEN);
        game.roll("1-2");
        let movable: Vec<Cell> = game.0.movable().collect();
        assert_eq!(movable, game.0.board().stones().collect::<Vec<_>>());
    }
}

#[test]
fn stones_in_between_are_jumped() {
    let mut game = Watched::new(Mode::Single);
    game.roll("6-1");
    game.go("6 r1>r7");
}

#[test]
fn an_empty_cell_has_nothing_to_move() {
    let mut game = Watched::new(Mode::Single);
    game.roll("6-1");
    assert_eq!(game.refuse_move("6 r7"), Illegal::NoStone);
    assert_eq!(game.targets("r7"), [""; 0]);
}

#[test]
fn a_turn_ends_when_both_dice_are_used() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], OPEN);
    game.roll("3-5");
    assert_eq!(game.refuse(Action::EndTurn), Illegal::DiceLeft);
    game.go("3 r1>r4");
    assert_eq!(game.refuse(Action::EndTurn), Illegal::DiceLeft);
    game.go("5 s1>s6");
    assert_eq!(game.end_turn(), [Event::TurnEnded { seat: A }]);
    assert_eq!(game.0.dice(), None);
}

#[test]
fn dice_are_thrown_once_a_turn() {
    let mut game = Watched::new(Mode::Single);
    assert_eq!(game.refuse_move("1 r6"), Illegal::NotNow);
    assert_eq!(game.refuse(Action::EndTurn), Illegal::NotNow);
    game.roll("1-2");
    assert_eq!(game.refuse(roll("1-2")), Illegal::NotNow);
    assert_eq!(game.refuse(Action::SetUp), Illegal::NotNow);
}

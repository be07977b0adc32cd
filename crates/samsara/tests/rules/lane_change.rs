//! Rules 4 to 6: the change of lane.

use crate::notation::{A, action, cell, show};
use crate::watched::{JAM, Watched};
use samsara::{Action, Illegal, Mode};

/// A's field 3 holds two stones: s3 inside, r15 outside.
const FULL: &str = "
    . . . . . . . . . . . .
    o o o o o o . . . . . .
    . . . . . . x x . x x x
    . . . . . . . . . o . .";

/// A's field 3 holds one stone, outside.
const HALF: &str = "
    . . . . . . . . . . . .
    o o o o o o . . . . . .
    . . . . . . x x x . x x
    . . . . . . . . . o . .";

#[test]
fn a_stone_on_a_full_double_field_may_start_along_the_other_lane() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], FULL);
    game.roll("4-2");
    assert_eq!(game.targets("s3"), ["4 s3>s7", "4 s3~r15>r19", "2 s3>s5~r17", "2 s3~r15>r17"]);
    game.go("4 s3~r15>r19");
    assert!(game.0.board().is_occupied(cell("r15")), "the other stone stays");
}

#[test]
fn a_stone_alone_keeps_its_lane_at_the_start() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], HALF);
    game.roll("4-2");
    assert_eq!(game.refuse_move("4 r15~s3"), Illegal::NoChange);
    game.go("4 r15>r19");
}

/// Ruling 5: stones are alike, but which half stays occupied makes a difference.
#[test]
fn either_stone_of_a_full_double_field_may_take_either_lane() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], JAM);
    game.roll("1-1");
    assert_eq!(game.targets("s6"), ["1 s6>s7", "1 s6~r18>r19"]);
    assert_eq!(game.targets("r18"), ["1 r18>r19", "1 r18~s6>s7"]);
}

#[test]
fn on_an_empty_cell_the_stone_stays_in_its_lane() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], HALF);
    game.roll("2-3");
    game.go("3 s5>s8");
    game.go("2 s1>s3");
    assert!(game.0.board().is_occupied(cell("r15")), "no matter what lies beside it");
}

#[test]
fn on_an_occupied_cell_the_stone_goes_to_the_other_half() {
    let mut game = Watched::new(Mode::Single);
    game.roll("2-6");
    game.go("2 r3>r5~s17");
}

/// Test position (i).
#[test]
fn from_the_start_a_one_on_the_first_inner_stone_goes_to_outer_2() {
    let mut game = Watched::new(Mode::Single);
    game.roll("1-6");
    game.go("1 s1>s2~r14");
    let outer = cell("r14");
    assert!((outer.side(), outer.field(), outer.is_outer()) == (A, 2, true));
}

#[test]
fn on_a_full_double_field_the_move_is_not_possible() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], FULL);
    game.roll("2-1");
    assert_eq!(game.refuse_move("2 s1"), Illegal::Occupied);
    assert_eq!(game.refuse_move("1 s2"), Illegal::Occupied);
}

#[test]
fn both_changes_may_happen_in_one_move() {
    let mut game = Watched::at(
        Mode::Single,
        A,
        [0, 0],
        "
        . . . . . . . . . . . .
        o o o o o . . . . . . .
        . . . . . . . x x . x x
        . . . . . . . o . o . o",
    );
    game.roll("2-6");
    game.go("2 s1~r13>r15~s3");
}

/// Ruling 6.
#[test]
fn a_stone_that_uses_both_dice_may_change_at_the_end_of_the_first_and_the_start_of_the_second() {
    let mut game = Watched::new(Mode::Single);
    game.roll("1-3");
    game.go("1 s1>s2~r14");
    assert_eq!(game.targets("r14"), ["3 r14>r17", "3 r14~s2>s5~r17"]);
    game.go("3 r14~s2>s5~r17");
}

#[test]
fn the_path_of_a_move_is_shown_cell_by_cell() {
    let path = |play: &str| {
        let Action::Move(play) = action(play) else { panic!("a move") };
        play.path().map(show).collect::<Vec<_>>()
    };
    assert_eq!(path("3 r11"), ["r12", "r13", "r14"]);
    assert_eq!(path("2 s11~"), ["r24"], "the goal is no cell");
    assert_eq!(path("2 r3~"), ["s16", "s17"]);
}

//! Rules 7 and 8: the goal and the way back.

use crate::notation::{A, B, cell};
use crate::watched::{BEFORE_BOTH_GOALS, JAM, Watched, by_seat};
use samsara::{Event, Illegal, Mode, Position, ReEntry, Samsara, Setup};

/// Figure 5 of the rule book, test position (ii): a four from outer field 9.
#[test]
fn a_stone_that_ends_exactly_on_the_goal_scores_and_comes_back() {
    let mut game = Watched::at(Mode::Single, A, [2, 0], BEFORE_BOTH_GOALS);
    game.roll("4-1");
    assert_eq!((cell("r21").side(), cell("r21").field()), (A, 9));
    let events = game.go("4 r21>goal>r6");
    assert_eq!(events[1..], [Event::Scored { seat: A, goals: 3, counts: true }]);
    assert_eq!(game.0.goals(), by_seat([3, 0]));
    assert_eq!((cell("r6").side(), cell("r6").is_outer()), (B, false));
}

#[test]
fn each_player_comes_back_in_the_shape_of_the_own_goal() {
    let mut game = Watched::at(Mode::Single, B, [0, 0], BEFORE_BOTH_GOALS);
    game.roll("4-1");
    game.go("4 s21>goal>s6");
    assert_eq!((cell("s6").side(), cell("s6").is_outer()), (A, false));
}

#[test]
fn a_stone_that_came_back_may_use_the_second_die() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], BEFORE_BOTH_GOALS);
    game.roll("4-1");
    game.go("4 r21>goal>r6");
    game.go("1 r6>r7");
}

#[test]
fn a_stone_does_not_go_past_the_goal() {
    for seat in [A, B] {
        let mut game = Watched::at(Mode::Single, seat, [0, 0], BEFORE_BOTH_GOALS);
        game.roll("5-6");
        for play in ["5 r21", "6 r21", "5 s21", "6 s21"] {
            assert_eq!(game.refuse_move(play), Illegal::PastGoal);
        }
    }
}

/// Ruling 2.
#[test]
fn a_stone_does_not_go_into_the_other_players_goal() {
    for (seat, play) in [(A, "4 s21"), (B, "4 r21")] {
        let mut game = Watched::at(Mode::Single, seat, [0, 0], BEFORE_BOTH_GOALS);
        game.roll("4-1");
        assert_eq!(game.refuse_move(play), Illegal::OtherGoal);
    }
}

#[test]
fn the_lane_may_be_changed_right_before_the_goal() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], JAM);
    game.roll("1-2");
    game.go("1 s12~r24>goal>r1");
    assert!(game.0.board().is_occupied(cell("r24")));
}

/// r1 is empty, but its double field is not.
const FIRST_FIELD_HALF_FREE: &str = "
    x . . . . . . . . . . .
    . o o o o . . . . . . .
    . . . . . . . x x x x x
    . . . o . . . . . . . o";

/// Ruling 1.
#[test]
fn a_stone_comes_back_on_the_first_double_field_that_is_free() {
    let mut game = Watched::at(Mode::Single, A, [0, 0], FIRST_FIELD_HALF_FREE);
    game.roll("4-1");
    game.go("4 r21>goal>r6");
}

/// The other reading of ruling 1.
#[test]
fn with_the_free_half_it_comes_back_beside_another_stone() {
    let setup = Setup { re_entry: ReEntry::FreeHalf, ..Setup::default() };
    let board = FIRST_FIELD_HALF_FREE.parse().expect("a diagram");
    let position = Position { board, on_turn: A, goals: by_seat([0, 0]) };
    let mut game = Watched(Samsara::at(&setup, &position).expect("a position"));
    game.roll("4-1");
    game.go("4 r21>goal>r1");
}

/// Eleven stones in eleven double fields leave the twelfth.
#[test]
fn there_is_always_a_double_field_to_come_back_to() {
    for (re_entry, back) in [(ReEntry::FreeField, "r12"), (ReEntry::FreeHalf, "r1")] {
        let board = "
            x x x x x x x x x x x .
            . . . . . . . . . . . .
            . . . . . . . . . . . .
            o . . . . . . . . . . .";
        let setup = Setup { re_entry, ..Setup::default() };
        let board = board.parse().expect("a diagram");
        let position = Position { board, on_turn: A, goals: by_seat([0, 0]) };
        let mut game = Watched(Samsara::at(&setup, &position).expect("a position"));
        game.roll("1-1");
        game.go(&format!("1 r24>goal>{back}"));
    }
}

/// Ruling 10.
#[test]
fn the_marker_moves_by_itself() {
    let mut game = Watched::at(Mode::Single, B, [0, 4], BEFORE_BOTH_GOALS);
    game.roll("4-1");
    game.go("4 s21>goal>s6");
    assert_eq!(game.0.goals(), by_seat([0, 5]));
}

//! The board.

use crate::notation::{A, B, cell, die};
use crate::watched::Watched;
use samsara::{Board, Cell, FIELDS, Lane, Mode};

#[test]
fn six_stones_start_on_the_right_half_of_each_inner_row() {
    let start = "
        . . . . . . . . . . . .
        o o o o o o . . . . . .
        . . . . . . x x x x x x
        . . . . . . . . . . . .";
    assert_eq!(start.parse(), Ok(Board::START));
    assert_eq!(Watched::new(Mode::Single).0.board(), Board::START);
}

#[test]
fn a_double_field_is_a_round_and_a_square_half() {
    for number in 1..=FIELDS {
        let on_a = Cell::new(Lane::Round, FIELDS + number).expect("a cell");
        let on_b = Cell::new(Lane::Square, FIELDS + number).expect("a cell");
        assert_eq!(Some(on_a.other_half()), Cell::new(Lane::Square, number));
        assert_eq!(Some(on_b.other_half()), Cell::new(Lane::Round, number));
        for (outer, side) in [(on_a, A), (on_b, B)] {
            let inner = outer.other_half();
            assert!(outer.is_outer() && !inner.is_outer());
            assert_eq!((outer.side(), inner.side()), (side, side));
            assert_eq!((outer.field(), inner.field()), (number, number));
            assert_eq!(inner.other_half(), outer);
        }
    }
}

#[test]
fn the_outer_row_of_a_side_leads_into_its_players_goal() {
    for seat in [A, B] {
        let lane = Lane::into_goal_of(seat);
        assert_eq!(lane.owner(), seat);
        let last = Cell::new(lane, Lane::LENGTH).expect("the last cell");
        assert!(last.is_outer() && last.side() == seat && last.field() == FIELDS);
        assert_eq!(last.ahead(die("1")), None);
    }
    assert_eq!(Lane::into_goal_of(A), Lane::Round, "ruling 11");
}

#[test]
fn the_step_across_the_connecting_line_counts_as_one() {
    let mut game = Watched::at(
        Mode::Single,
        A,
        [0, 0],
        "
        . . . . . . . . . . . .
        o o o o o . . . . . . o
        x . . . . . . x x x x x
        . . . . . . . . . . . .",
    );
    game.roll("1-2");
    assert_eq!((cell("r12").side(), cell("r13").side()), (B, A));
    game.go("1 r12>r13");
    game.go("2 s12>s14");
}

//! Rule 12: two games for points.

use crate::notation::{A, B};
use crate::watched::{BEFORE_BOTH_GOALS, JAM, OPEN, Watched, by_seat};
use samsara::{Action, Board, End, Event, Illegal, Mode, PLAYERS};
use table::{Game, Seats, Turn};

/// A has arrived; B has one more turn.
fn last_turn(goals: u8) -> Watched {
    let mut game = Watched::at(Mode::Match, A, [5, goals], BEFORE_BOTH_GOALS);
    game.roll("4-1");
    game.go("4 r21>goal>r6");
    assert_eq!(game.0.turn(), Turn::Of(A), "ruling 7: the turn is finished");
    game.go("1 r6>r7");
    let events = game.end_turn();
    assert_eq!(events, [Event::TurnEnded { seat: A }, Event::LastTurn { seat: B }]);
    assert!(game.0.is_last_turn());
    game
}

#[test]
fn when_the_beginner_arrives_the_other_has_one_more_complete_turn() {
    let mut game = last_turn(3);
    game.roll("2-3");
    assert_eq!(game.0.turn(), Turn::Of(B));
    game.go("2 s1>s3~r15");
    game.go("3 s2>s5~r17");
    game.end_turn();
    assert!(game.0.is_between_games());
}

#[test]
fn only_the_turn_after_the_beginner_arrived_is_the_last() {
    let mut game = Watched::at(Mode::Match, A, [5, 5], BEFORE_BOTH_GOALS);
    assert!(!game.0.is_last_turn());
    game.roll("4-1");
    game.go("4 r21>goal>r6");
    assert!(!game.0.is_last_turn(), "this is still the beginner's own");
    game.go("1 r6>r7");
    assert!(!game.0.is_between_games());
    game.end_turn();
    assert!(game.0.is_last_turn());
    game.roll("4-3");
    assert!(game.0.is_last_turn());
    game.go("4 s21>goal>s6");
    game.go("3 r7>r10");
    game.end_turn();
    assert!(!game.0.is_last_turn() && game.0.is_between_games());

    let second = Watched::at(Mode::Match, B, [5, 5], BEFORE_BOTH_GOALS);
    assert!(!second.0.is_last_turn(), "nobody has arrived");
}

#[test]
fn one_marker_in_the_middle_scores_what_the_other_is_short() {
    for goals in 0..=5 {
        let mut game = last_turn(goals);
        game.roll("2-3");
        game.go("2 s1>s3~r15");
        game.go("3 s2>s5~r17");
        game.end_turn();
        let outcome = game.last_outcome();
        assert_eq!((outcome.end, outcome.points), (End::Goal, by_seat([6 - goals, 0])));
        assert_eq!(outcome.winners(), Seats::only(A));
    }
}

#[test]
fn if_both_arrive_the_player_with_more_stones_scores_the_difference() {
    let mut game = last_turn(5);
    game.roll("4-3");
    game.go("4 s21>goal>s6");
    assert_eq!(game.0.turn(), Turn::Of(B), "ruling 7: stones are counted after the turn");
    game.go("3 r7>r10");
    let events = game.end_turn();
    let outcome = game.last_outcome();
    assert_eq!(outcome.end, End::Stones);
    assert_eq!((outcome.stones, outcome.points), (by_seat([6, 6]), by_seat([0, 0])));
    assert_eq!(outcome.winners(), Seats::all(PLAYERS), "as many stones are a draw");
    assert_eq!(events, [Event::TurnEnded { seat: B }, Event::GameEnded(outcome)]);

    let mut game = last_turn(5);
    game.roll("4-6");
    game.go("4 s21>goal>s6");
    game.go("6 r7>r13");
    game.end_turn();
    let outcome = game.last_outcome();
    assert_eq!((outcome.stones, outcome.points), (by_seat([7, 5]), by_seat([2, 0])));
    assert_eq!(outcome.winners(), Seats::only(A));
}

/// Ruling 9.
#[test]
fn both_rows_in_front_of_a_player_count() {
    let board: Board = JAM.parse().expect("a diagram");
    assert_eq!((board.stones_before(A), board.stones_before(B)), (6, 6));
    let board: Board = OPEN.parse().expect("a diagram");
    assert_eq!((board.stones_before(A), board.stones_before(B)), (6, 6));
    let board: Board = FOUR_AND_EIGHT.parse().expect("a diagram");
    assert_eq!((board.stones_before(A), board.stones_before(B)), (4, 8));
}

const FOUR_AND_EIGHT: &str = "
    x . . . . . . . . . . x
    o o . o o . . . . . o o
    x . . . . . . . . . . x
    o . . . . . . . . . . o";

/// Ruling 7.
#[test]
fn goals_after_the_sixth_do_not_count() {
    let mut game = Watched::at(Mode::Match, A, [5, 0], JAM);
    game.roll("4-1");
    game.go("4 r21>goal>r1");
    let events = game.go("1 r24>goal>r2");
    assert_eq!(events[1..], [Event::Scored { seat: A, goals: 6, counts: false }]);
    assert_eq!(game.0.goals(), by_seat([6, 0]));
}

#[test]
fn if_the_second_player_arrives_first_the_game_is_over() {
    let mut game = Watched::at(Mode::Match, B, [4, 5], BEFORE_BOTH_GOALS);
    game.roll("4-1");
    game.go("4 s21>goal>s6");
    game.go("1 s6>s7");
    game.end_turn();
    assert!(game.0.is_between_games());
    assert_eq!(game.last_outcome().points, by_seat([0, 2]));
}

#[test]
fn the_other_player_begins_the_second_game_from_the_start() {
    let mut game = Watched::at(Mode::Match, B, [4, 5], BEFORE_BOTH_GOALS);
    assert_eq!(game.0.first(), A);
    game.roll("4-1");
    game.go("4 s21>goal>s6");
    game.go("1 s6>s7");
    game.end_turn();
    assert_eq!((game.0.turn(), game.0.first()), (Turn::Of(B), A), "the end can be looked at");
    assert_eq!(game.refuse(Action::EndTurn), Illegal::NotNow);
    assert_eq!(game.act(Action::SetUp), [Event::SecondGame { first: B }]);
    assert_eq!(game.0.first(), B);
    assert_eq!((game.0.board(), game.0.goals()), (Board::START, by_seat([0, 0])));
    game.roll("6-6");
    assert_eq!(game.0.turn(), Turn::Of(B));
}

//! Whole games as text: played again, they read the same, every landing and every result.

#[path = "../notation/mod.rs"]
mod notation;
mod transcript;

use notation::{A, B};
use samsara::PLAYERS;
use table::Seats;
use transcript::{read, transcript};

/// Plays the game, compares every line and says who won.
fn winners(text: &str) -> Seats {
    let (setup, actions) = read(text);
    let (played, end) = transcript(setup, &actions);
    assert_eq!(played, text);
    table::Game::winners(&end)
}

#[test]
fn the_beginner_wins_a_single_game_with_the_sixth_goal() {
    assert_eq!(winners(include_str!("single_won_by_a.txt")), Seats::only(A));
}

#[test]
fn stones_come_back_on_the_first_free_half_if_that_was_agreed() {
    assert_eq!(winners(include_str!("single_won_by_b_free_half.txt")), Seats::only(B));
}

#[test]
fn two_players_who_jam_the_wheel_together_end_in_moksha() {
    assert_eq!(winners(include_str!("single_moksha.txt")), Seats::all(PLAYERS));
}

#[test]
fn a_last_turn_does_not_always_help() {
    assert_eq!(winners(include_str!("match_last_turn_in_vain.txt")), Seats::only(A));
}

#[test]
fn each_game_of_a_match_may_have_its_last_turn() {
    assert_eq!(winners(include_str!("match_last_turn_in_each_game.txt")), Seats::only(A));
}

#[test]
fn stones_decide_when_both_arrive() {
    assert_eq!(winners(include_str!("match_decided_by_stones.txt")), Seats::only(A));
}

#[test]
fn a_game_with_equal_stones_gives_no_points() {
    assert_eq!(winners(include_str!("match_with_equal_stones.txt")), Seats::only(A));
}

#[test]
fn four_points_each_leave_the_second_game_to_decide() {
    assert_eq!(winners(include_str!("match_moksha_then_goal.txt")), Seats::only(A));
}

#[test]
fn equal_points_after_two_games_are_a_draw() {
    assert_eq!(winners(include_str!("match_of_two_mokshas.txt")), Seats::all(PLAYERS));
}

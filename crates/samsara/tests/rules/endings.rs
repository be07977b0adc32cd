//! Rules 10 and 11: six goals, and Moksha.

use crate::notation::{A, B, die};
use crate::watched::{BEFORE_BOTH_GOALS, JAM, Watched, by_seat};
use samsara::{Action, Dice, Die, End, Event, Illegal, MIDDLE, MOKSHA, Mode, PLAYERS};
use table::{Game, Seats, Turn};

#[test]
fn six_goals_win_at_once() {
    let mut game = Watched::at(Mode::Single, A, [5, 4], BEFORE_BOTH_GOALS);
    game.roll("4-1");
    let events = game.go("4 r21>goal>r6");
    let outcome = game.last_outcome();
    assert_eq!(events.last(), Some(&Event::GameEnded(outcome)));
    assert_eq!((outcome.end, outcome.goals), (End::Goal, by_seat([6, 4])));
    assert_eq!(game.0.turn(), Turn::Over, "ruling 7: the second die is not used any more");
    assert_eq!(game.0.winners(), Seats::only(A));
    assert_eq!(game.refuse_move("1 r1"), Illegal::GameOver);
}

#[test]
fn the_beginner_grants_no_last_turn() {
    let mut game = Watched::at(Mode::Single, A, [5, 5], BEFORE_BOTH_GOALS);
    game.roll("1-4");
    game.go("1 r1>r2~s14");
    game.go("4 r21>goal>r1");
    assert_eq!(game.0.turn(), Turn::Over);
    assert_eq!(game.last_outcome().points, by_seat([1, 0]));
}

#[test]
fn five_goals_win_nothing() {
    let mut game = Watched::at(Mode::Single, B, [0, 4], BEFORE_BOTH_GOALS);
    game.roll("4-1");
    game.go("4 s21>goal>s6");
    assert_eq!(game.0.turn(), Turn::Of(B));
    assert!(game.0.winners().is_empty());
}

/// Test position (iii).
#[test]
fn a_player_who_cannot_move_any_stone_ends_the_game_in_a_draw() {
    for seat in [A, B] {
        let mut game = Watched::at(Mode::Single, seat, [5, 0], JAM);
        let events = game.roll("6-6");
        assert_eq!(events[1], Event::Moksha { seat });
        assert_eq!(game.0.turn(), Turn::Over);
        assert_eq!(game.last_outcome().end, End::Moksha);
        assert_eq!(game.last_outcome().points, by_seat([MOKSHA; 2]));
        assert_eq!(game.0.winners(), Seats::all(PLAYERS));
        assert_eq!(game.0.dice().map(Dice::thrown), Some([die("6"); 2]), "for all to see");
    }
}

#[test]
fn one_die_that_can_be_used_is_no_moksha() {
    for other in Die::all().filter(|die| die.pips() < 6) {
        let mut game = Watched::at(Mode::Single, A, [0, 0], JAM);
        game.roll(&format!("6-{}", other.pips()));
        assert_eq!(game.0.turn(), Turn::Of(A));
    }
}

#[test]
fn in_a_match_it_gives_four_points_each_and_the_second_game_follows() {
    let mut game = Watched::at(Mode::Match, B, [0, 5], JAM);
    game.roll("6-6");
    assert_eq!(game.0.sheet().points(), by_seat([4, 4]));
    assert_eq!(game.legal(), [Action::SetUp]);
    assert!(game.0.winners().is_empty());
}

/// Ruling 8.
#[test]
fn in_the_last_turn_it_counts_whatever_the_markers_show() {
    let mut game = Watched::at(Mode::Match, B, [MIDDLE, 0], JAM);
    assert!(game.0.is_last_turn());
    game.roll("6-6");
    assert_eq!(game.last_outcome().end, End::Moksha);
    assert_eq!(game.last_outcome().points, by_seat([4, 4]));
}

//! Rules 15 to 18: who wins, told step by step.

use crate::scene::seat;
use samurai::{Contest, Figure, Figures, Rung, Score};
use table::{BySeat, Seats};

/// Helmets, Buddhas, rice fields of each seat.
fn score(captured: &[[u8; 3]]) -> Score {
    let figures = BySeat::from_fn(|seat| {
        captured.get(seat.index()).map_or(Figures::default(), |&counts| Figures::new(counts))
    });
    Score::of(captured.len() as u8, figures)
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn counts(contest: Option<Contest>) -> Vec<(u8, u8)> {
    let contest = contest.expect("it came to that");
    contest.among.iter().map(|seat| (seat.number(), contest.figures[seat])).collect()
}

#[test]
fn the_sole_most_of_two_kinds_wins_at_once() {
    let score = score(&[[3, 3, 0], [2, 2, 6], [0, 0, 5]]);
    assert_eq!((score.decided, score.winners), (Rung::TwoKinds, seats(&[0])));
    assert_eq!(score.majorities[Figure::Rice], Some(seat(1)));
    assert_eq!((score.others, score.totals), (None, None));
}

#[test]
fn the_sole_most_of_three_kinds_wins_at_once() {
    let score = score(&[[1, 0, 0], [2, 1, 1]]);
    assert_eq!((score.decided, score.winners), (Rung::TwoKinds, seats(&[1])));
}

#[test]
fn otherwise_only_players_with_the_sole_most_of_a_kind_can_win() {
    let score = score(&[[4, 0, 0], [3, 3, 3], [0, 4, 0], [0, 3, 3]]);
    assert_eq!(score.eligible, seats(&[0, 2]));
    assert!(!score.winners.contains(seat(1)), "nine figures, and no majority");
    assert_eq!(score.majorities[Figure::Rice], None, "a tie for the most is no majority");
}

#[test]
fn the_figures_of_the_majority_are_set_aside_and_most_others_win() {
    let score = score(&[[5, 1, 0], [0, 4, 3], [4, 2, 3]]);
    assert_eq!(counts(score.others), [(0, 1), (1, 3)]);
    assert_eq!((score.decided, score.winners), (Rung::Others, seats(&[1])));
    assert_eq!(score.totals, None);
}

#[test]
fn with_as_many_others_the_most_figures_in_all_win() {
    let score = score(&[[5, 1, 1], [1, 4, 1], [0, 0, 1]]);
    assert_eq!(counts(score.others), [(0, 2), (1, 2)]);
    assert_eq!(counts(score.totals), [(0, 7), (1, 6)]);
    assert_eq!((score.decided, score.winners), (Rung::Totals, seats(&[0])));
}

#[test]
fn with_as_many_in_all_the_victory_is_shared() {
    let score = score(&[[4, 1, 1], [1, 4, 1], [0, 0, 1]]);
    assert_eq!((score.decided, score.winners), (Rung::Shared, seats(&[0, 1])));
}

#[test]
fn in_totals_only_those_who_tied_in_others_are_compared() {
    let score = score(&[[4, 1, 1], [1, 5, 1], [2, 1, 6], [0, 0, 0]]);
    assert_eq!(counts(score.others), [(0, 2), (1, 2), (2, 3)]);
    assert_eq!(score.winners, seats(&[2]));
}

#[test]
fn without_any_majority_the_most_figures_in_all_win() {
    let score = score(&[[3, 2, 2], [3, 1, 2], [0, 2, 1]]);
    assert_eq!(score.eligible, seats(&[0, 1, 2]));
    assert_eq!(score.others, None);
    assert_eq!(counts(score.totals), [(0, 7), (1, 6), (2, 3)]);
    assert_eq!((score.decided, score.winners), (Rung::NoMajority, seats(&[0])));
}

#[test]
fn without_any_majority_a_tie_in_all_is_shared() {
    let score = score(&[[3, 2, 2], [3, 2, 2]]);
    assert_eq!((score.decided, score.winners), (Rung::Shared, seats(&[0, 1])));
    let nobody = crate::ladder::score(&[[0, 0, 0], [0, 0, 0]]);
    assert_eq!((nobody.decided, nobody.winners), (Rung::Shared, seats(&[0, 1])));
}

/// Green, Blue, Red and Yellow of the first example: six, five and four others, no majority.
#[test]
fn the_first_example_of_the_rulebooks() {
    let (green, blue, red, yellow) = (0, 1, 2, 3);
    let score = score(&[[3, 3, 5], [5, 2, 3], [2, 5, 2], [2, 2, 2]]);
    assert_eq!(score.majorities[Figure::Rice], Some(seat(green)));
    assert_eq!(score.majorities[Figure::Helmet], Some(seat(blue)));
    assert_eq!(score.majorities[Figure::Buddha], Some(seat(red)));
    assert!(!score.eligible.contains(seat(yellow)));
    assert_eq!(counts(score.others), [(green, 6), (blue, 5), (red, 4)]);
    assert_eq!((score.decided, score.winners), (Rung::Others, seats(&[green])));
}

/// The second example: Red nine in all, Yellow eight, three others each; Blue and Green tie in
/// rice and cannot win, although each holds more.
#[test]
fn the_second_example_of_the_rulebooks() {
    let (blue, green, red, yellow) = (0, 1, 2, 3);
    let score = score(&[[3, 3, 4], [3, 3, 4], [6, 1, 2], [0, 5, 3]]);
    assert_eq!(score.eligible, seats(&[red, yellow]));
    assert_eq!(counts(score.others), [(red, 3), (yellow, 3)]);
    assert_eq!(counts(score.totals), [(red, 9), (yellow, 8)]);
    assert_eq!((score.decided, score.winners), (Rung::Totals, seats(&[red])));
    let all = |number: u8| score.captured[seat(number)].total();
    assert!(all(blue) > all(red) && all(green) > all(red));
}

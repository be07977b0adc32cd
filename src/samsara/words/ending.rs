//! How a game and a match ended, in words.

use crate::samsara::text::SamsaraText;
use samsara::{End, Outcome, PLAYERS, Sheet};
use table::Seat;

/// How a game of a match ended and what it brought.
pub fn ended(
    text: &'static SamsaraText,
    outcome: &Outcome,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let how = how(text, outcome, name);
    let [one, other] = best_first(outcome);
    match outcome.end {
        End::Moksha => text.ended_moksha.to_owned(),
        _ if outcome.points[one] == outcome.points[other] => how,
        _ => format!("{how} {}", (text.won)(&name(one), outcome.points[one])),
    }
}

/// How a game ended.
pub fn how(text: &'static SamsaraText, outcome: &Outcome, name: &dyn Fn(Seat) -> String) -> String {
    let [one, other] = best_first(outcome);
    match outcome.end {
        End::Goal => {
            let short = outcome.goals[one] - outcome.goals[other];
            (text.ended_goal)(&name(one), &name(other), short)
        }
        End::Stones if outcome.stones[one] == outcome.stones[other] => {
            (text.ended_level)(outcome.stones[one])
        }
        End::Stones => (text.ended_stones)([outcome.stones[one], outcome.stones[other]]),
        End::Moksha => format!("{}.", text.draw),
    }
}

/// How a match ended.
pub fn match_ended(
    text: &'static SamsaraText,
    sheet: &Sheet,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let points = sheet.points();
    let leader = sheet.leaders().iter().next().unwrap_or(Seat::FIRST);
    let other = leader.next(PLAYERS);
    if points[leader] == points[other] {
        (text.match_drawn)(points[leader])
    } else {
        (text.match_won)(&name(leader), points[leader], points[other])
    }
}

/// Who did better in a game, then the other.
fn best_first(outcome: &Outcome) -> [Seat; 2] {
    let first = outcome.winners().iter().next().unwrap_or(Seat::FIRST);
    [first, first.next(PLAYERS)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samsara::words::event;
    use crate::samsara::words::tests::{A, name, texts};
    use crate::text::slips::is_sentence;
    use samsara::{Event, Mode};
    use table::{BySeat, Seats};

    #[test]
    fn every_way_to_end_a_game_is_told() {
        let outcome = |end, goals, stones, points| Outcome {
            end,
            first: A,
            goals: BySeat::new(goals),
            stones: BySeat::new(stones),
            points: BySeat::new(points),
        };
        let told = |outcome| ended(texts()[0], &outcome, &name);
        assert_eq!(
            told(outcome(End::Goal, [4, 6], [6, 6], [0, 2])),
            "Joris’s marker is in the middle, Mara’s is 2 steps short. Joris scores 2 points."
        );
        assert_eq!(
            told(outcome(End::Stones, [6, 6], [7, 5], [2, 0])),
            "Both markers are in the middle. Stones on each side: 7 to 5. Mara scores 2 points."
        );
        assert_eq!(
            told(outcome(End::Stones, [6, 6], [6, 6], [0, 0])),
            "Both markers are in the middle, with 6 stones on each side: no points."
        );
        assert_eq!(
            told(outcome(End::Moksha, [1, 2], [6, 6], [4, 4])),
            "Moksha, a draw: 4 points each."
        );
        for text in texts() {
            is_sentence(&event(text, Mode::Single, &Event::Moksha { seat: A }, &name));
            let moksha = outcome(End::Moksha, [1, 2], [6, 6], [4, 4]);
            is_sentence(&event(text, Mode::Single, &Event::GameEnded(moksha), &name));
        }
    }

    #[test]
    fn a_draw_names_nobody_first_but_both() {
        let sheet = Sheet::default();
        assert_eq!(sheet.leaders(), Seats::all(PLAYERS));
        assert_eq!(
            event(texts()[0], Mode::Match, &Event::MatchEnded(sheet), &name),
            "The match is a draw, 0 to 0."
        );
    }
}

//! What can be tapped leads where it says, and nothing that the rules allow is out of reach.

use super::*;
use crate::spirit::played::{every_table, play};
use spirit::Level;
use table::Turn;

fn legal(game: &Spirit) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(&mut actions);
    actions
}

/// Every action that can be reached by taps.
fn tapped(game: &Spirit, picked: Picked) -> Vec<Action> {
    offers(game, picked)
        .into_iter()
        .filter(|offer| offer.outcome.is_ok())
        .flat_map(|offer| match offer.tap {
            Tap::Act(action) => vec![action],
            Tap::Pick(picked) => tapped(game, picked),
        })
        .collect()
}

#[test]
fn every_legal_action_is_two_taps_away_and_no_other_is() {
    every_table(|session| {
        let game = session.seen_by(None);
        let (legal, tapped) = (legal(&game), tapped(&game, Picked::Nothing));
        assert!(legal.iter().all(|action| tapped.contains(action)), "{legal:?} {tapped:?}");
        assert!(tapped.iter().all(|action| legal.contains(action)), "{legal:?} {tapped:?}");
    });
}

#[test]
fn a_tap_on_a_board_answers_what_is_about_it() {
    let mut met = [0; 3];
    every_table(|session| {
        let game = session.seen_by(None);
        let offers = offers(&game, Picked::Nothing);
        let tap = |seat, spot| tap_on(&game, &offers, seat, spot);
        let legal = legal(&game);
        for seat in game.seats() {
            let holds = game.card_in_the_air().is_some_and(|(holder, _)| holder == seat);
            let left = holds && legal.contains(&Action::Left);
            assert_eq!(tap(seat, Spot::Defence), left.then_some(Tap::Act(Action::Left)));
            let right = holds && legal.contains(&Action::Right);
            assert_eq!(tap(seat, Spot::Line), right.then_some(Tap::Act(Action::Right)));
            let hand = Action::Hand(seat);
            if legal.contains(&hand) {
                assert_eq!(tap(seat, Spot::Board), Some(Tap::Act(hand)));
            }
            if legal.contains(&Action::Fight) {
                assert_eq!(tap(seat, Spot::Board), None, "a stray tap supports nobody");
            }
            met[0] += u32::from(left);
            met[1] += u32::from(right);
            met[2] += u32::from(legal.contains(&hand));
        }
    });
    assert!(met.iter().all(|&often| often > 0), "{met:?}");
}

#[test]
fn there_is_always_something_to_tap_until_the_game_is_over() {
    every_table(|session| {
        let game = session.seen_by(None);
        let over = session.turn() == Turn::Over;
        assert_eq!(offers(&game, Picked::Nothing).is_empty(), over);
        assert!(offers(&game, Picked::Nothing).len() <= 9, "a digit for each");
    });
}

#[test]
fn the_table_is_turned_towards_whoever_decides() {
    every_table(|session| {
        let game = session.seen_by(None);
        let mut places: Vec<u8> = game.seats().map(|seat| place(&game, seat)).collect();
        if let Turn::Of(seat) = session.turn() {
            assert_eq!(place(&game, seat), 0);
            assert_eq!(place(&game, game.left_of(seat)), 1);
        }
        places.sort_unstable();
        assert!(places.into_iter().eq(0..game.players()));
    });
}

#[test]
fn the_parts_of_a_risk_make_a_hundred() {
    every_table(|session| {
        let game = session.seen_by(None);
        for seat in game.seats() {
            if let Some(risk) = risk(&game, seat) {
                assert_eq!(risk.below + risk.kiai + risk.overrun, 100, "{risk:?}");
            }
        }
    });
}

#[test]
fn what_may_happen_is_never_called_impossible() {
    assert_eq!([0.0, 0.001, 0.5, 0.999, 1.0].map(percent), [0, 1, 50, 99, 100]);
}

#[test]
fn a_card_in_the_air_is_shown_where_it_would_take_the_marker() {
    let mut shown = 0;
    every_table(|session| {
        let game = session.seen_by(None);
        if let Some((seat, card)) = game.card_in_the_air() {
            shown += 1;
            assert_eq!(sum_ahead(&game, seat), Some(game.board(seat).sum() + card.value()));
            assert_eq!(sum_ahead(&game, game.left_of(seat)), None);
        }
    });
    assert!(shown > 100);
}

#[test]
fn the_end_of_a_round_is_told_step_by_step_and_whole() {
    let mut told = 0;
    for seed in 0..60 {
        play(3, Level::Easy, true, seed, |session| {
            let game = session.seen_by(None);
            let Some(dusk) = dusk(&game, session.log()) else { return };
            told += 1;
            assert_eq!(dusk.round + 1, game.round());
            let [hats, farms, families, bonuses, intruders] = &dusk.steps;
            assert!(hats.iter().all(|e| matches!(e, Event::Wounded(_) | Event::BecameAnimal(_))));
            assert!(farms.iter().all(|e| matches!(e, Event::FarmLost)));
            assert!(families.iter().all(|e| matches!(e, Event::FamilyLost(_))));
            assert!(!bonuses.is_empty() || game.village().families() == 0);
            let turned = |e: &Event| matches!(e, Event::IntruderTurned(_) | Event::PouredIn(_));
            assert!(intruders.first().is_none_or(turned));
        });
    }
    assert!(told > 10, "{told} rounds were told");
}

#[test]
fn becoming_an_animal_is_a_greater_moment_than_a_kiai() {
    let seat = Seat::FIRST;
    let entry = |event| Entry { number: 3, turn: Turn::Of(seat), event };
    let kiai = entry(Event::Kiai { seat, side: Side::Human });
    let animal = entry(Event::BecameAnimal(seat));
    assert_eq!(moment(&[animal.clone(), kiai.clone()]), Some(Moment::Animal(seat)));
    assert_eq!(moment(std::slice::from_ref(&kiai)), Some(Moment::Kiai(seat, Side::Human)));
    let later = Entry { number: 4, turn: Turn::Of(seat), event: Event::Passed(seat) };
    assert_eq!(moment(&[animal, kiai, later]), None, "it is over with the next action");
}

#[test]
fn unseen_cards_are_counted_from_what_everybody_knows() {
    every_table(|session| {
        let game = session.seen_by(None);
        let down = game.stack().iter().chain(game.intruders().iter()).filter(Option::is_none);
        let down = down.count();
        let counts = (1..=6).map(|value| unseen_of(&game, value));
        let (least, most) = counts.fold((0, 0), |sum, (least, most)| {
            (sum.0 + usize::from(least), sum.1 + usize::from(most))
        });
        assert!(least <= down && down <= most, "{least} {down} {most}");
    });
}

#[test]
fn a_neighbour_lies_beside_the_village_unless_four_or_five_sit_along_the_top() {
    every_table(|session| {
        let game = session.seen_by(None);
        let lie = |side| game.seats().filter(|&seat| beside(&game, seat) == Some(side)).count();
        let expected = match game.players() {
            2 => [1, 0],
            4 | 5 => [0, 0],
            _ => [1, 1],
        };
        assert_eq!([lie("left"), lie("right")], expected);
        assert_eq!(beside(&game, facing(&game)), None);
    });
}

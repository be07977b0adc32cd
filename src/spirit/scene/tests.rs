//! What can be tapped leads where it says, and nothing that the rules allow is out of reach.

use super::*;
use crate::spirit::played::{careful, every_table, play};
use spirit::{Family, Level};
use std::cmp::Ordering;
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

/// What a family does when it helps.
const fn is_deed_of(family: Family, event: Event) -> bool {
    match family {
        Family::Heals => matches!(event, Event::Healed(_)),
        Family::Builds => matches!(event, Event::BarricadeBuilt),
        Family::Repels => matches!(event, Event::Repelled(_)),
    }
}

#[test]
fn the_end_of_a_round_is_told_step_by_step_and_whole() {
    let (mut told, mut helped) = (0, 0);
    for seed in 0..60 {
        play(3, Level::Easy, true, seed, |session| {
            let game = session.seen_by(None);
            let Some(dusk) = dusk(session.log()) else { return };
            told += 1;
            assert_eq!(dusk.round + 1, game.round());
            let [hats, farms, families, bonuses, intruders] = &dusk.steps[..] else {
                panic!("{dusk:?}")
            };
            assert!(hats.iter().all(|e| matches!(e, Event::Wounded(_) | Event::BecameAnimal(_))));
            assert!(farms.iter().all(|e| matches!(e, Event::FarmLost)));
            assert!(families.iter().all(|e| matches!(e, Event::FamilyLost(_))));
            for (number, event) in bonuses.iter().enumerate() {
                let Event::FamilyHelps(family) = *event else { continue };
                helped += 1;
                let deed = bonuses.get(number + 1);
                assert!(deed.is_some_and(|deed| is_deed_of(family, *deed)), "{bonuses:?}");
            }
            let is_told = |e: &Event| matches!(e, Event::FamilyHelps(_));
            assert!(bonuses.first().is_none_or(is_told), "{bonuses:?}");
            let turned = |e: &Event| matches!(e, Event::IntruderTurned(_) | Event::PouredIn(_));
            assert!(intruders.first().is_none_or(turned));
        });
    }
    assert!(told > 10, "{told} rounds were told");
    assert!(helped > 0, "no family helped in any of them");
}

#[test]
fn becoming_an_animal_is_a_greater_moment_than_a_kiai() {
    let seat = Seat::FIRST;
    let entry = |event| Entry { number: 3, turn: Turn::Of(seat), event };
    let kiai = entry(Event::Kiai { seat, side: Side::Human });
    let animal = entry(Event::BecameAnimal(seat));
    let one = Some(Moment::Animals(Seats::only(seat)));
    assert_eq!(moment(&[animal.clone(), kiai.clone()]), one);
    assert_eq!(moment(std::slice::from_ref(&kiai)), Some(Moment::Kiai(seat, Side::Human)));
    let later = Entry { number: 4, turn: Turn::Of(seat), event: Event::Passed(seat) };
    assert_eq!(moment(&[animal, kiai, later]), None, "it is over with the next action");
}

#[test]
fn all_who_turn_into_animals_at_once_share_the_moment() {
    let seats = [Seat::FIRST, Seat::FIRST.next(3)];
    let turn = Turn::Of(Seat::FIRST);
    let log = seats.map(|seat| Entry { number: 3, turn, event: Event::BecameAnimal(seat) });
    let moment = moment(&log).expect("a moment");
    assert_eq!(moment, Moment::Animals(seats.into_iter().collect()));
    assert!(seats.into_iter().all(|seat| moment.turns(seat)));
}

#[test]
fn a_game_that_ends_with_a_round_tells_the_steps_that_were_reached() {
    let (mut lost, mut won) = ([0; 5], 0);
    let mut look = |session: &table::Session<Spirit>| {
        let game = session.seen_by(None);
        let Some(dusk) = last_dusk(session.log()) else { return };
        assert_eq!(dusk.round, game.round());
        if let Some(spirit::Outcome::Won(_)) = game.outcome() {
            assert_eq!(dusk.steps.len(), 5);
            won += 1;
        } else {
            let reached = dusk.steps.last().expect("a step was reached");
            assert!(!reached.is_empty(), "{dusk:?}");
            lost[dusk.steps.len() - 1] += 1;
        }
    };
    every_table(&mut look);
    careful(&[Samurai::Gorobei, Samurai::Kanbei], 60, &mut look);
    assert!(won > 0 && lost[0] > 0 && lost[2] > 0 && lost[4] > 0, "{won} {lost:?}");
}

#[test]
fn a_game_lost_in_the_middle_of_a_round_has_no_steps_to_tell() {
    let entry = |event| Entry { number: 9, turn: Turn::Chance, event };
    let first = Seat::FIRST;
    let log = [
        entry(Event::RoundEnded { round: 1 }),
        entry(Event::RoundBegan { round: 2, first }),
        entry(Event::Lost(spirit::Loss::Death(first))),
    ];
    assert_eq!(last_dusk(&log), None);
}

#[test]
fn after_a_kiai_the_risk_is_that_of_the_line_without_its_oldest_card() {
    let mut met = 0;
    every_table(|session| {
        let game = session.seen_by(None);
        let Some((seat, card)) = game.card_in_the_air() else { return };
        let Some(risk) = risk_after(&game, Action::Right) else { return };
        if game.verdict(seat, card).1 != Verdict::Kiai {
            return;
        }
        // What goes is as much as the line may grow by until the next kiai.
        let oldest = game.board(seat).line().first().map_or(card.value(), |one| one.value());
        let shares = [Ordering::Less, Ordering::Equal, Ordering::Greater]
            .map(|order| game.outlook().that(|next| next.value().cmp(&oldest) == order));
        assert_eq!([risk.below, risk.kiai, risk.overrun], percents(shares));
        met += 1;
    });
    assert!(met > 0);
}

#[test]
fn nothing_fits_the_defence_of_a_samurai_who_is_barred_from_it() {
    let mut met = 0;
    every_table(|session| {
        let game = session.seen_by(None);
        let barred = game.bans().any(|ban| ban == spirit::Penalty::NoDefence);
        if let Some(risk) = risk(&game, game.active()).filter(|_| barred) {
            assert_eq!(risk.fits_left, 0);
            met += 1;
        }
    });
    assert!(met > 0);
}

#[test]
fn shares_of_one_make_a_hundred() {
    assert_eq!(percents([0.0, 0.505, 0.495]), [0, 50, 50]);
    assert_eq!(percents([0.001, 0.001, 0.998]), [1, 1, 98]);
    for many in 1..=1000 {
        let kiai = f64::from(many) / 1000.0;
        let parts = percents([0.0, kiai, 1.0 - kiai]);
        assert_eq!(parts.iter().sum::<u8>(), 100, "{kiai}");
    }
}

#[test]
fn a_card_that_was_buried_or_slipped_in_face_up_is_known() {
    let mut met = [0; 2];
    let mut look = |session: &table::Session<Spirit>| {
        let game = session.seen_by(None);
        let [stack, intruders] = known(&game);
        let fresh = fresh(session.log());
        let same_round = !fresh.iter().any(|one| matches!(one.event, Event::RoundEnded { .. }));
        for entry in fresh {
            match entry.event {
                Event::Buried { card, .. } if game.card_in_the_air().is_some() => {
                    assert!(stack.contains(&card));
                    met[0] += 1;
                }
                Event::SlippedIn(Some(card)) if same_round => {
                    assert!(intruders.contains(&card));
                    met[1] += 1;
                }
                _ => {}
            }
        }
    };
    every_table(&mut look);
    careful(&[Samurai::Katsushiro, Samurai::Kyuzo, Samurai::Kanbei], 60, &mut look);
    assert!(met.iter().all(|&often| often > 0), "{met:?}");
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

//! Rule 13, and what else a seat may know.

use crate::scene::{Scene, quick, seat, spot, tile};
use samurai::{Action, Captured, Figure, Hand, Illegal, Samurai, Screens, Setup, Tiles};
use table::{Game, Record, Rng, Seat, Seed, Session, Turn};

/// A random game in its course, after so many actions.
fn midway(setup: Setup, seed: u64, actions: usize) -> Samurai {
    let mut rng = Rng::new(Seed::from_number(seed), 0);
    let mut game = Samurai::new(&setup).expect("a table of the test");
    let mut played = 0;
    while played < actions && game.turn() != Turn::Over {
        let action = match game.turn() {
            Turn::Chance => game.deal(&mut rng),
            _ => game.any_legal(&mut rng, &mut Vec::new()).expect("something to do"),
        };
        game.apply(action, |_| ()).expect("a legal action");
        played += 1;
    }
    game
}

fn total(captured: Captured) -> u8 {
    captured.total()
}

#[test]
fn a_seat_knows_its_own_hand_and_the_size_of_the_others() {
    let game = midway(quick(4), 1, 60);
    let seen = game.seen_by(Some(seat(2)));
    for other in game.seats() {
        if other == seat(2) {
            assert_eq!(seen.hand(other), game.hand(other));
        } else {
            assert_eq!(seen.hand(other), Hand::Hidden(game.hand(other).len()));
        }
        assert_eq!(seen.unplayed(other), game.unplayed(other), "what was played is seen");
        assert_eq!(seen.supply(other), game.supply(other));
    }
}

#[test]
fn captured_figures_are_open_with_two_players() {
    let game = midway(quick(2), 3, 60);
    let seen = game.seen_by(None);
    assert!(game.seats().all(|s| seen.captured(s) == game.captured(s)));
    assert!(seen.standing().majorities.is_some());
}

#[test]
fn captured_figures_are_behind_the_screen_with_three_and_four_players() {
    for players in [3, 4] {
        let game = midway(quick(players), 3, 100);
        let seen = game.seen_by(Some(seat(1)));
        assert_eq!(seen.captured(seat(1)), game.captured(seat(1)));
        assert!(matches!(seen.captured(seat(0)), Captured::Screened(_)));
        let known: u8 = game.seats().map(|s| total(seen.captured(s))).sum();
        assert_eq!(known, game.seats().map(|s| total(game.captured(s))).sum::<u8>());
        assert!(known > 0);
        assert_eq!(seen.standing().majorities, None);
        assert!(game.standing().majorities.is_some());
        assert_eq!(seen.standing().on_board, game.figures().count());
    }
}

#[test]
fn captured_figures_are_open_for_all_if_the_table_wants_it() {
    let setup = Setup { screens: Screens::Open, ..quick(4) };
    let game = midway(setup, 3, 100);
    let seen = game.seen_by(None);
    assert!(game.seats().all(|s| seen.captured(s) == game.captured(s)));
}

#[test]
fn the_screens_are_lifted_at_the_end() {
    let game = midway(quick(4), 5, usize::MAX);
    assert_eq!(game.turn(), Turn::Over);
    let seen = game.seen_by(None);
    assert!(game.seats().all(|s| seen.captured(s) == game.captured(s)));
    assert_eq!(seen.score(), game.score());
    assert_eq!(seen.winners(), game.winners());
}

#[test]
fn what_is_imagined_has_the_figures_that_were_captured() {
    let game = midway(quick(4), 3, 100);
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let imagined = game.seen_by(Some(seat(0))).imagine(&mut rng);
    assert!(game.seats().all(|s| imagined.captured(s) == game.captured(s)));
}

#[test]
fn imagined_hands_vary_and_fit() {
    let game = midway(quick(3), 2, 40);
    let seen = game.seen_by(Some(seat(0)));
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let mut hands = Vec::new();
    for _ in 0..50 {
        let Hand::Known(hand) = seen.imagine(&mut rng).hand(seat(1)) else { panic!("filled in") };
        assert_eq!(hand.len(), game.hand(seat(1)).len());
        assert!(hand.is_within(game.unplayed(seat(1))));
        if !hands.contains(&hand) {
            hands.push(hand);
        }
    }
    assert!(hands.len() > 20, "{}", hands.len());
}

#[test]
fn a_move_of_an_unknown_hand_is_checked_against_the_unplayed_tiles() {
    let mut scene = Scene::new(quick(2), "Edo", &["samurai3", "rice4"]);
    scene.place("samurai3", "Edo N");
    let mut seen = scene.game.seen_by(Some(seat(1)));
    let again = Action::Place { tile: tile("samurai3"), at: spot("Edo S") };
    assert_eq!(seen.apply(again, |_| ()), Err(Illegal::NotInHand));
    let ship = Action::Place { tile: tile("ship2"), at: spot("Kyoto SE") };
    assert_eq!(seen.apply(ship, |_| ()), Ok(()), "it may be there");
    assert_eq!(seen.hand(seat(0)), Hand::Hidden(3));
    assert!(!seen.unplayed(seat(0)).contains(tile("ship2")));
}

#[test]
fn what_is_veiled_is_named_only_where_it_is_known() {
    let mut seen = Samurai::new(&Setup::new(2, Seat::FIRST)).expect("a table").seen_by(None);
    let take = Action::Take { seat: seat(0), tile: tile("rice2") };
    assert_eq!(seen.apply(take, |_| ()), Err(Illegal::Unveiled));
    assert_eq!(seen.apply(Samurai::action_seen_by(take, None), |_| ()), Ok(()));
    assert_eq!(seen.hand(seat(0)), Hand::Hidden(1));

    let mut seen = Samurai::new(&quick(2)).expect("a table").seen_by(None);
    let five: Tiles = Tiles::ALL.iter().take(5).collect();
    let draw = Action::Draw { seat: seat(0), tiles: Hand::Known(five) };
    assert_eq!(seen.apply(draw, |_| ()), Err(Illegal::Unveiled));
    assert_eq!(seen.apply(Samurai::action_seen_by(draw, None), |_| ()), Ok(()));
    assert_eq!(Samurai::action_seen_by(draw, Some(seat(0))), draw);
    assert_eq!(Samurai::action_seen_by(take, Some(seat(0))), take);
    assert_eq!(Samurai::action_seen_by(take, Some(seat(1))), Action::TakeHidden { seat: seat(0) });
}

/// Two games that differ only in what seat 1 holds look the same to everybody else, in every
/// step and every event, as long as seat 1 plays the same.
#[test]
fn what_a_hand_holds_does_not_show() {
    for number in 0..40 {
        let players = 2 + (number % 3) as u8;
        let game = midway(quick(players), number, 30);
        let mut rng = Rng::new(Seed::from_number(number), 1);
        let viewer = Some(seat(0));
        let mut one = game.clone();
        let mut other = game.seen_by(viewer).imagine(&mut rng);
        let mut differed = false;
        for _ in 0..400 {
            if one.turn() == Turn::Over {
                break;
            }
            assert_eq!(one.seen_by(viewer), other.seen_by(viewer));
            differed |= one != other;
            let (a, b) = if one.turn() == Turn::Chance {
                let dealt = one.deal(&mut rng);
                let mine = matches!(dealt, Action::Draw { seat: drawer, .. } if drawer == seat(0));
                (dealt, if mine { dealt } else { other.deal(&mut rng) })
            } else {
                let (mut here, mut there) = (Vec::new(), Vec::new());
                one.legal(&mut here);
                other.legal(&mut there);
                here.retain(|action| there.contains(action));
                let Some(both) = rng.pick(&here) else { break };
                (both, both)
            };
            let (mut told_one, mut told_other) = (Vec::new(), Vec::new());
            one.apply(a, |event| told_one.push(event)).expect("a legal action");
            other.apply(b, |event| told_other.push(event)).expect("a legal action");
            assert_eq!(told_one, told_other, "events hold no secret");
        }
        assert!(differed, "the hands differ");
    }
}

#[test]
fn a_screen_is_given_no_hidden_total_in_any_session() {
    let setup = quick(4);
    let mut session =
        Session::<Samurai>::open(Record::new(setup, Seed::from_number(8), Vec::new()))
            .expect("a table of the test");
    let mut rng = Rng::new(Seed::from_number(8), 9);
    while let Turn::Of(mover) = session.turn() {
        for viewer in Seat::all(4).map(Some).chain([None]) {
            let seen = session.seen_by(viewer);
            for other in Seat::all(4).filter(|&s| viewer != Some(s)) {
                assert!(matches!(seen.captured(other), Captured::Screened(_)));
                assert!(matches!(seen.hand(other), Hand::Hidden(_)));
            }
        }
        let action = session.seen_by(Some(mover)).any_legal(&mut rng, &mut Vec::new());
        session.act(action.expect("something to do")).expect("a legal action");
    }
    assert!(Figure::ALL.into_iter().any(|f| session.seen_by(None).standing().beside[f] < 9));
}

//! A. Setup.

use crate::script::{Script, seat};
use spirit::{Action, CardSet, Company, Family, Level, Samurai, Setup, Side, Spirit, Village};
use table::{Game, Rng, Seed, Turn};

fn setup(samurai: usize, level: Level) -> Setup {
    Setup { samurai: Samurai::ALL[..samurai].to_vec(), level, help: samurai == 2 }
}

#[test]
fn every_samurai_starts_human_unhurt_at_zero_with_his_token() {
    let game = Spirit::new(&setup(7, Level::Normal)).expect("a setup");
    for seat in game.seats() {
        let board = game.board(seat);
        assert_eq!(board.samurai(), Samurai::ALL[seat.index()]);
        assert_eq!((board.side(), board.wounded(), board.passed()), (Side::Human, false, false));
        assert_eq!((board.sum(), board.line().len(), board.defences().count()), (0, 0, 0));
        assert_eq!(board.token(), seat);
        assert_eq!(board.help(), Company::NOBODY);
    }
}

#[test]
fn the_kiai_of_an_animal_is_three_higher() {
    let values = Samurai::ALL.map(|samurai| samurai.kiai(Side::Human));
    assert_eq!(values, [8, 8, 9, 9, 9, 10, 10]);
    for samurai in Samurai::ALL {
        assert_eq!(samurai.kiai(Side::Animal), samurai.kiai(Side::Human) + 3);
    }
}

#[test]
fn the_village_has_six_farms_three_families_and_barricades_by_level() {
    for (level, more) in Level::ALL.into_iter().zip([3, 2, 1, 0]) {
        for samurai in 2..=7 {
            let game = Spirit::new(&setup(samurai, level)).expect("a setup");
            let village = game.village();
            assert_eq!(village.barricades(), samurai as u8 + more);
            assert_eq!(village.most_barricades(), village.barricades());
            assert_eq!((village.farms(), village.families()), (Village::FARMS, Village::FAMILIES));
            assert!(Family::ALL.into_iter().all(|family| village.has(family)));
        }
    }
}

#[test]
fn seven_plunderers_for_each_samurai_lie_face_down_and_six_at_the_easy_level() {
    for level in Level::ALL {
        let each = if level == Level::Easy { 6 } else { 7 };
        for samurai in 2..=7 {
            let game = Spirit::new(&setup(samurai, level)).expect("a setup");
            assert_eq!(game.stack().len(), each * samurai as u8);
            assert!(game.stack().iter().all(|slot| slot.is_none()));
            assert_eq!(game.perhaps_unseen(), (CardSet::PLUNDERERS, each * samurai as u8));
            assert!(game.discard().is_empty() && game.intruders().is_empty());
        }
    }
}

#[test]
fn a_random_samurai_begins() {
    let game = Spirit::new(&setup(4, Level::Normal)).expect("a setup");
    assert_eq!(game.turn(), Turn::Chance);
    let mut count = [0; 4];
    for stream in 0..400 {
        let Action::First(first) = game.deal(&mut Rng::new(Seed::from_number(1), stream)) else {
            panic!("chance says who begins")
        };
        count[first.index()] += 1;
    }
    assert!(count.iter().all(|&n| (70..130).contains(&n)), "{count:?}");
    let mut game = game;
    game.apply(Action::First(seat(2)), |_| ()).expect("seat 2 may begin");
    assert_eq!((game.turn(), game.first()), (Turn::Of(seat(2)), seat(2)));
}

#[test]
fn the_left_neighbour_plays_next() {
    let script = Script::trio();
    assert_eq!(script.game.left_of(seat(2)), seat(0));
    assert_eq!(script.game.right_of(seat(0)), seat(2));
    assert_eq!(script.game.right_of(seat(2)), seat(1));
}

#[test]
fn samurai_dealt_at_random_are_all_different() {
    for number in 0..20 {
        let mut rng = Rng::new(Seed::from_number(number), 0);
        let setup = Setup::random(7, Level::Easy, false, &mut rng);
        assert_eq!(setup.check(), Ok(()));
    }
}

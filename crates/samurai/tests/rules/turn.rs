//! Rules 6, 7, 11 and 12: playing tiles, drawing, passing.

use crate::scene::{Scene, quick, seat, spot, tile, town};
use samurai::{Action, Event, Hand, Illegal, Phase, Samurai, Tile, Tiles};
use table::{Game, Rng, Seed, Turn};

fn scene(hand: &str) -> Scene {
    Scene::new(quick(2), "Edo, Kyoto", &[hand])
}

#[test]
fn at_least_one_tile_is_played_in_a_turn() {
    let mut scene = scene("samurai2 rice3");
    assert_eq!(scene.refused(Action::EndTurn), Illegal::PlayFirst);
    assert_eq!(scene.refused(Action::Pass), Illegal::CanPlay);
    assert!(!scene.game.has_played());
    scene.place("samurai2", "Edo N");
    assert!(scene.game.has_played());
    assert_eq!(scene.refused(Action::Pass), Illegal::CanPlay);
    assert!(scene.game.seals(Action::EndTurn));
    scene.act(Action::EndTurn);
}

#[test]
fn only_one_tile_that_is_not_fast_is_played_in_a_turn() {
    let mut scene = scene("samurai2 rice3 token-exchange ronin1 ship1");
    assert!(scene.game.may_play_ordinary());
    scene.place("samurai2", "Edo N");
    assert!(!scene.game.may_play_ordinary());
    assert_eq!(scene.cannot_place("rice3", spot("Edo S")), Illegal::OneOrdinaryTile);
    let exchange = Action::ExchangeToken { at: spot("Edo N"), to: spot("Edo S") };
    assert_eq!(scene.refused(exchange), Illegal::OneOrdinaryTile);
    assert_eq!(scene.game.playable(), [Tile::Ronin, Tile::Ship1].into_iter().collect::<Tiles>());
}

#[test]
fn any_number_of_fast_tiles_is_played_in_any_order() {
    let mut scene = scene("ship1 ship1 ship2 ronin1 samurai1");
    scene.place("ship1", "Kyoto SE");
    scene.place("ronin1", "Edo N");
    assert!(scene.game.may_play_ordinary());
    scene.place("samurai1", "Edo S");
    scene.place("ship2", "Mito N");
    scene.place("ship1", "Mito SE");
    assert!(scene.hand(0).is_empty());
    assert_eq!(scene.legal(), [Action::EndTurn]);
}

#[test]
fn a_tile_is_in_the_hand_or_it_is_not_played() {
    let mut scene = scene("samurai1 samurai1");
    assert_eq!(scene.cannot_place("samurai3", spot("Edo N")), Illegal::NotInHand);
    scene.place("samurai1", "Edo N");
    assert_eq!(scene.hand(0).count(Tile::Samurai1), 1);
    assert_eq!(scene.game.unplayed(seat(0)).count(Tile::Samurai1), 1);
    let placed = scene.game.tile_at(spot("Edo N")).expect("a tile");
    assert_eq!((placed.seat, placed.tile), (seat(0), Tile::Samurai1));
}

#[test]
fn ships_go_on_empty_sea() {
    let mut scene = scene("ship1 ship2");
    assert_eq!(scene.cannot_place("ship1", spot("Edo N")), Illegal::NeedsSea);
    assert_eq!(scene.cannot_place("ship1", town("Mito")), Illegal::OnSettlement);
    assert_eq!(scene.cannot_place("ship1", spot("Wakkanai N")), Illegal::NotInPlay);
    scene.place("ship1", "Kyoto SE");
    assert_eq!(scene.cannot_place("ship2", spot("Kyoto SE")), Illegal::Occupied);
}

#[test]
fn the_other_tiles_go_on_empty_land() {
    let mut scene = scene("samurai1 ronin1");
    assert_eq!(scene.cannot_place("samurai1", spot("Kyoto SE")), Illegal::NeedsLand);
    assert_eq!(scene.cannot_place("samurai1", town("Edo")), Illegal::OnSettlement);
    assert_eq!(scene.cannot_place("samurai1", spot("Sapporo N")), Illegal::NotInPlay);
    scene.place("samurai1", "Edo N");
    assert_eq!(scene.cannot_place("ronin1", spot("Edo N")), Illegal::Occupied);
}

#[test]
fn the_exchanges_are_not_laid_on_a_space() {
    let scene = scene("figure-exchange token-exchange");
    assert_eq!(scene.cannot_place("figure-exchange", spot("Edo N")), Illegal::NotPlaced);
    assert_eq!(scene.cannot_place("token-exchange", spot("Edo N")), Illegal::NotPlaced);
}

#[test]
fn no_tile_is_laid_on_an_emptied_settlement() {
    let mut scene = Scene::new(quick(2), "Yamaguchi rice", &["samurai3 samurai2 ronin1 helmet2"]);
    scene.place("samurai3", "Yamaguchi N");
    scene.place("ronin1", "Yamaguchi NE");
    assert_eq!(scene.game.figures().at(town("Yamaguchi")).count(), 0);
    scene.end();
    scene.turn_of(0);
    assert_eq!(scene.cannot_place("samurai2", town("Yamaguchi")), Illegal::OnSettlement);
}

#[test]
fn a_place_is_listed_where_it_can_be_played() {
    let mut scene = scene("ship1 samurai1 token-exchange");
    assert_eq!(scene.game.places(tile("ship1")).count(), 44);
    assert_eq!(scene.game.places(tile("samurai1")).count(), 30);
    assert_eq!(scene.game.places(tile("token-exchange")).count(), 0);
    assert_eq!(scene.game.places(tile("samurai3")).count(), 0, "not in the hand");
    assert_eq!(scene.game.liftable().count(), 0);
    scene.place("ship1", "Kyoto SE");
    assert_eq!(scene.game.places(tile("samurai1")).count(), 30);
    scene.place("samurai1", "Edo N");
    assert_eq!(scene.game.places(tile("samurai1")).count(), 0, "one ordinary tile a turn");
    scene.end();
    scene.turn_of(0);
    assert_eq!(scene.game.liftable().collect::<Vec<_>>(), [spot("Edo N")]);
    assert!(scene.game.places(tile("helmet2")).all(|at| scene.game.tile_at(at).is_none()));
}

#[test]
fn at_the_end_of_the_turn_the_hand_is_filled_up_to_five() {
    let mut scene = scene("samurai1 ship1 ronin1");
    scene.place("samurai1", "Edo N");
    scene.place("ship1", "Kyoto SE");
    scene.place("ronin1", "Edo S");
    scene.act(Action::EndTurn);
    assert_eq!((scene.game.phase(), scene.game.turn()), (Phase::Refill, Turn::Chance));
    assert!(scene.legal().is_empty());
    let draw = |count| Action::Draw { seat: seat(0), tiles: Hand::Known(some(&scene, count)) };
    assert_eq!(scene.refused(draw(2)), Illegal::OtherCount);
    assert_eq!(scene.refused(draw(4)), Illegal::OtherCount);
    let from_hand: Tiles = scene.hand(0).iter().chain([tile("samurai3")]).collect();
    let doubled = Action::Draw { seat: seat(0), tiles: Hand::Known(from_hand) };
    assert_eq!(scene.refused(doubled), Illegal::NotInSupply);
    let other = Action::Draw { seat: seat(1), tiles: Hand::Known(some(&scene, 3)) };
    assert_eq!(scene.refused(other), Illegal::OtherSeatDraws);
    let events = scene.act(draw(3));
    assert_eq!(events, [Event::Drew { seat: seat(0), count: 3 }]);
    assert_eq!((scene.hand(0).len(), scene.game.supply(seat(0))), (5, 12));
    assert_eq!(scene.game.turn(), Turn::Of(seat(1)));
}

/// So many tiles of the supply of seat 0.
fn some(scene: &Scene, count: usize) -> Tiles {
    scene.game.unplayed(seat(0)).minus(scene.hand(0)).iter().take(count).collect()
}

#[test]
fn with_an_empty_supply_a_player_plays_on_with_fewer() {
    let (mut game, mover) = (0..)
        .find_map(|seed| {
            find(seed, |game, action| {
                let Turn::Of(mover) = game.turn() else { return None };
                let fewer = game.hand(mover).len() == 4 && game.supply(mover) == 0;
                (fewer && action == Action::EndTurn && !game.is_last_turn()).then_some(mover)
            })
        })
        .expect("some game lasts so long");
    game.apply(Action::EndTurn, |_| ()).expect("a legal action");
    assert_eq!(game.turn(), Turn::Of(mover.next(2)), "nothing is drawn");
    assert_eq!(game.hand(mover).len(), 4);
}

/// The first moment of a random game for two that fits. Seat 0 plays one tile a turn and seat 1
/// as many as it can, so that seat 1 runs out of them.
fn find<T>(seed: u64, fits: impl Fn(&Samurai, Action) -> Option<T>) -> Option<(Samurai, T)> {
    let mut rng = Rng::new(Seed::from_number(seed), 0);
    let mut game = Samurai::new(&quick(2)).expect("a table of the test");
    let mut legal = Vec::new();
    loop {
        let action = match game.turn() {
            Turn::Over => return None,
            Turn::Chance => game.deal(&mut rng),
            Turn::Of(mover) => {
                legal.clear();
                game.legal(&mut legal);
                if game.has_played() && (mover == seat(0) || legal.len() == 1) {
                    Action::EndTurn
                } else {
                    legal.retain(|&action| action != Action::EndTurn);
                    rng.pick(&legal)?
                }
            }
        };
        if let Some(found) = fits(&game, action) {
            return Some((game, found));
        }
        game.apply(action, |_| ()).expect("a legal action");
    }
}

fn game_with_a_pass() -> Samurai {
    (0..)
        .find_map(|seed| find(seed, |_, action| (action == Action::Pass).then_some(())))
        .expect("some game comes to it")
        .0
}

#[test]
fn whoever_has_no_tile_that_can_be_played_passes() {
    let mut game = game_with_a_pass();
    let Turn::Of(mover) = game.turn() else { panic!("a player is on turn") };
    let mut legal = Vec::new();
    game.legal(&mut legal);
    assert_eq!(legal, [Action::Pass]);
    assert!(game.playable().is_empty());
    assert!(game.seals(Action::Pass));
    assert_eq!(game.clone().apply(Action::EndTurn, |_| ()), Err(Illegal::PlayFirst));
    let hand = game.hand(mover);
    game.apply(Action::Pass, |event| assert_eq!(event, Event::Passed { seat: mover }))
        .expect("the only action");
    assert_eq!(game.hand(mover), hand, "nothing is drawn");
    assert_eq!(game.turn(), Turn::Of(mover.next(2)));
}

#[test]
fn others_believe_a_pass_only_where_it_can_be_true() {
    let game = game_with_a_pass();
    let onlooker = game.seen_by(None);
    assert!(onlooker.clone().apply(Action::Pass, |_| ()).is_ok());
    let start = scene("samurai1").game.seen_by(None);
    assert_eq!(start.clone().apply(Action::Pass, |_| ()), Err(Illegal::CanPlay));
}

#[test]
fn nothing_is_taken_or_set_during_a_turn() {
    let scene = scene("samurai1");
    let take = Action::Take { seat: seat(0), tile: Tile::Rice4 };
    assert_eq!(scene.refused(take), Illegal::NotNow);
    let set = Action::SetFigure { figure: samurai::Figure::Rice, at: town("Mito") };
    assert_eq!(scene.refused(set), Illegal::NotNow);
    let draw = Action::Draw { seat: seat(0), tiles: Hand::Known(Tiles::NONE) };
    assert_eq!(scene.refused(draw), Illegal::NotNow);
    assert_eq!(scene.refused(Action::LayFigures(scene.game.figures())), Illegal::NotNow);
}

//! Rules 8 and 9: the figure exchange and the token exchange.

use crate::scene::{Scene, captures, quick, seat, spot, standee, tile, town};
use samurai::{Action, Captures, Event, Figure, Illegal, Placed, Setup, Tile};
use table::{Game, Turn};

use Figure::{Buddha, Helmet, Rice};

fn swapping() -> Scene {
    Scene::new(
        quick(2),
        "Mito rice, Sendai helmet, Morioka rice, Kyoto rice helmet, Akita buddha rice",
        &["figure-exchange samurai1 ship1"],
    )
}

fn swap(one: (&str, Figure), other: (&str, Figure)) -> Action {
    Action::exchange_figures(standee(one.0, one.1), standee(other.0, other.1))
}

#[test]
fn the_figure_exchange_swaps_two_figures_over_any_distance() {
    let mut scene = swapping();
    let action = swap(("Mito", Rice), ("Sendai", Helmet));
    let events = scene.act(action);
    let (a, b) = (standee("Sendai", Helmet), standee("Mito", Rice));
    assert_eq!(events, [Event::FiguresExchanged { seat: seat(0), a, b }]);
    assert_eq!(scene.game.figures().at(town("Mito")).collect::<Vec<_>>(), [Helmet]);
    assert_eq!(scene.game.figures().at(town("Sendai")).collect::<Vec<_>>(), [Rice]);
    assert_eq!(scene.game.figures().count().total(), 21);
}

#[test]
fn the_figure_exchange_is_fast_and_leaves_the_game() {
    let mut scene = swapping();
    let action = swap(("Mito", Rice), ("Sendai", Helmet));
    assert!(!scene.game.has_played());
    scene.act(action);
    assert!(scene.game.has_played() && scene.game.may_play_ordinary());
    assert!(!scene.game.unplayed(seat(0)).contains(Tile::FigureExchange));
    assert!(scene.game.spaces().all(|space| scene.game.tile_at(space).is_none()));
    assert_eq!(scene.refused(swap(("Mito", Helmet), ("Sendai", Rice))), Illegal::NotInHand);
    scene.place("samurai1", "Edo N");
    scene.end();
}

#[test]
fn after_an_exchange_no_settlement_holds_two_alike() {
    let scene = swapping();
    assert_eq!(scene.refused(swap(("Kyoto", Helmet), ("Mito", Rice))), Illegal::TwoAlike);
    assert_eq!(scene.refused(swap(("Edo", Helmet), ("Mito", Rice))), Illegal::TwoAlike);
    assert_eq!(scene.refused(swap(("Kyoto", Helmet), ("Akita", Rice))), Illegal::TwoAlike);
    assert!(scene.legal().contains(&swap(("Kyoto", Helmet), ("Akita", Buddha))));
    assert!(!scene.legal().contains(&swap(("Kyoto", Rice), ("Sendai", Helmet))));
}

#[test]
fn a_swap_that_changes_nothing_is_not_offered() {
    let scene = swapping();
    assert_eq!(scene.refused(swap(("Mito", Rice), ("Morioka", Rice))), Illegal::NothingSwapped);
    assert_eq!(scene.refused(swap(("Kyoto", Rice), ("Kyoto", Helmet))), Illegal::NothingSwapped);
}

#[test]
fn only_figures_that_stand_there_are_swapped() {
    let scene = swapping();
    assert_eq!(scene.refused(swap(("Mito", Buddha), ("Sendai", Helmet))), Illegal::NoFigureThere);
    assert_eq!(scene.refused(swap(("Mito", Rice), ("Sendai", Buddha))), Illegal::NoFigureThere);
    let at_sea = samurai::Standee { at: spot("Kyoto SE"), figure: Buddha };
    let action = Action::exchange_figures(standee("Mito", Rice), at_sea);
    assert_eq!(scene.refused(action), Illegal::NoFigureThere);
}

#[test]
fn a_swap_is_one_action_however_it_is_named() {
    let scene = swapping();
    let (a, b) = (standee("Mito", Rice), standee("Sendai", Helmet));
    assert_eq!(Action::exchange_figures(a, b), Action::exchange_figures(b, a));
    assert_eq!(scene.refused(Action::ExchangeFigures { a, b }), Illegal::OtherOrder);
}

/// Seat 0 has samurai 3 north of Mito's neighbour Edo, the ronin and a ship on the board.
fn lifting(captures: Captures) -> Scene {
    let setup = Setup { captures, ..quick(2) };
    let mut scene = Scene::new(
        setup,
        "Edo, Yamaguchi rice",
        &["samurai3 ronin1 ship1 token-exchange rice2", "samurai2"],
    );
    scene.place("samurai3", "Edo N");
    scene.place("ronin1", "Edo S");
    scene.place("ship1", "Kyoto SE");
    scene.end();
    scene.place("samurai2", "Edo SW");
    scene.end();
    scene
}

fn exchange(at: &str, to: &str) -> Action {
    Action::ExchangeToken { at: spot(at), to: spot(to) }
}

#[test]
fn the_token_exchange_takes_the_place_of_an_own_tile_which_is_laid_elsewhere() {
    let mut scene = lifting(Captures::AtOnce);
    let events = scene.act(exchange("Edo N", "Yamaguchi N"));
    let told = Event::TokenExchanged {
        seat: seat(0),
        tile: Tile::Samurai3,
        at: spot("Edo N"),
        to: spot("Yamaguchi N"),
    };
    assert_eq!(events, [told]);
    let placed = |words| scene.game.tile_at(spot(words));
    assert_eq!(placed("Edo N"), Some(Placed { seat: seat(0), tile: Tile::TokenExchange }));
    assert_eq!(placed("Yamaguchi N"), Some(Placed { seat: seat(0), tile: Tile::Samurai3 }));
    let edo = scene.game.influence(town("Edo")).expect("a settlement");
    assert_eq!(edo.claims[Rice].expect("rice").strength[seat(0)], 1, "the ronin alone is left");
}

#[test]
fn the_token_exchange_is_the_one_tile_of_the_turn_that_is_not_fast() {
    let mut scene = lifting(Captures::AtOnce);
    scene.act(exchange("Edo N", "Yamaguchi N"));
    assert!(!scene.game.may_play_ordinary());
    assert_eq!(scene.cannot_place("rice2", spot("Edo NE")), Illegal::OneOrdinaryTile);
    assert!(!scene.game.unplayed(seat(0)).contains(Tile::TokenExchange));
    scene.end();
    scene.turn_of(0);
    assert_eq!(scene.refused(exchange("Yamaguchi N", "Edo NE")), Illegal::NotInHand);
}

#[test]
fn only_an_own_tile_that_is_not_fast_is_lifted() {
    let scene = lifting(Captures::AtOnce);
    assert_eq!(scene.refused(exchange("Edo S", "Edo NE")), Illegal::FastTileStays);
    assert_eq!(scene.refused(exchange("Kyoto SE", "Edo NE")), Illegal::FastTileStays);
    assert_eq!(scene.refused(exchange("Edo SW", "Edo NE")), Illegal::NotYourTile);
    assert_eq!(scene.refused(exchange("Edo NE", "Edo SE")), Illegal::NoTileThere);
    let town_lifted = Action::ExchangeToken { at: town("Edo"), to: spot("Edo NE") };
    assert_eq!(scene.refused(town_lifted), Illegal::NoTileThere);
    assert_eq!(scene.game.liftable().collect::<Vec<_>>(), [spot("Edo N")]);
}

#[test]
fn the_lifted_tile_goes_to_another_empty_land_space() {
    let scene = lifting(Captures::AtOnce);
    assert_eq!(scene.refused(exchange("Edo N", "Edo N")), Illegal::Occupied);
    assert_eq!(scene.refused(exchange("Edo N", "Edo SW")), Illegal::Occupied);
    assert_eq!(scene.refused(exchange("Edo N", "Mito N")), Illegal::NeedsLand);
    let onto_town = Action::ExchangeToken { at: spot("Edo N"), to: town("Mito") };
    assert_eq!(scene.refused(onto_town), Illegal::OnSettlement);
    assert_eq!(scene.refused(exchange("Edo N", "Sapporo N")), Illegal::NotInPlay);
}

#[test]
fn the_token_exchange_needs_an_own_tile_on_the_board() {
    let scene = Scene::new(quick(2), "Edo", &["token-exchange"]);
    assert!(!scene.game.playable().contains(Tile::TokenExchange));
    assert_eq!(scene.refused(exchange("Edo N", "Edo S")), Illegal::NoTileThere);
}

#[test]
fn a_lifted_tile_captures_where_it_is_laid() {
    let mut scene = lifting(Captures::AtOnce);
    scene.act(exchange("Edo N", "Yamaguchi N"));
    scene.end();
    scene.turn_of(1);
    let last = scene.hand(1).iter().find(|t| !t.acts_on(Rice) && !t.is_fast()).expect("a tile");
    let events = scene.act(Action::Place { tile: last, at: spot("Yamaguchi NE") });
    assert_eq!(captures(&events), [("Yamaguchi", Rice, Some(0))]);

    let mut scene = lifting(Captures::AtOnce);
    scene.turn_of(0);
    scene.place("rice2", "Yamaguchi NE");
    scene.end();
    scene.turn_of(0);
    let events = scene.act(exchange("Edo N", "Yamaguchi N"));
    assert_eq!(captures(&events), [("Yamaguchi", Rice, Some(0))]);
}

#[test]
fn the_exchanged_space_stays_filled() {
    let mut scene =
        Scene::new(quick(2), "Yamaguchi rice", &["samurai3 token-exchange samurai1 ronin1"]);
    scene.place("samurai3", "Yamaguchi N");
    scene.end();
    scene.turn_of(0);
    scene.act(exchange("Yamaguchi N", "Edo N"));
    let events = scene.place("ronin1", "Yamaguchi NE");
    assert_eq!(captures(&events), [("Yamaguchi", Rice, Some(0))], "by the ronin alone");
    assert_eq!(scene.game.turn(), Turn::Of(seat(0)));
    assert!(scene.hand(0).contains(tile("samurai1")));
}

//! Rule 14: when the game is over.

use crate::scene::{Scene, quick, seat, spot, town};
use samurai::{Action, Ending, Event, Figure, Illegal, Phase, Samurai, Setup};
use table::{Game, Rng, Seat, Seats, Seed, Turn};

/// Plays random games until one ends like this, and returns it before its last action.
fn before_the_end(setup: Setup, wanted: Ending) -> (Samurai, Action) {
    (0..)
        .find_map(|seed| {
            let mut rng = Rng::new(Seed::from_number(seed), 0);
            let mut game = Samurai::new(&setup).expect("a table of the test");
            loop {
                let action = match game.turn() {
                    Turn::Chance => game.deal(&mut rng),
                    _ => game.any_legal(&mut rng, &mut Vec::new())?,
                };
                let before = game.clone();
                game.apply(action, |_| ()).expect("a legal action");
                match game.phase() {
                    Phase::Over(ending) if ending == wanted => return Some((before, action)),
                    Phase::Over(_) => return None,
                    _ => {}
                }
            }
        })
        .expect("some game ends so")
}

fn kinds_gone(game: &Samurai) -> bool {
    Figure::ALL.into_iter().any(|figure| game.figures().count()[figure] == 0)
}

#[test]
fn the_game_ends_after_the_turn_in_which_the_last_figure_of_a_kind_leaves() {
    for players in 2..=4 {
        let (mut game, last) = before_the_end(quick(players), Ending::KindGone);
        assert_eq!(last, Action::EndTurn);
        assert!(game.is_last_turn() && kinds_gone(&game));
        assert!(game.winners().is_empty() && game.score().is_none());
        let mut events = Vec::new();
        game.apply(last, |event| events.push(event)).expect("the last action");
        assert_eq!(events.last(), Some(&Event::Ended(Ending::KindGone)));
        assert_eq!((game.turn(), game.phase()), (Turn::Over, Phase::Over(Ending::KindGone)));
        assert!(!game.winners().is_empty());
        assert_eq!(game.winners(), game.score().expect("it is over").winners);
    }
}

#[test]
fn the_game_ends_after_the_turn_in_which_the_fourth_figure_stands_beside_the_board() {
    let (mut game, last) = before_the_end(quick(2), Ending::FourTied);
    assert_eq!(last, Action::EndTurn);
    assert!(game.is_last_turn() && !kinds_gone(&game));
    assert!(game.beside().total() >= 4);
    game.apply(last, |_| ()).expect("the last action");
    assert_eq!(game.phase(), Phase::Over(Ending::FourTied));
}

#[test]
fn three_figures_beside_the_board_end_nothing() {
    let mut scene = Scene::new(
        quick(2),
        "Wakayama helmet, Yamaguchi helmet, Tateyama helmet",
        &["rice2 rice3 rice4 buddha2 buddha3 buddha4"],
    );
    for name in ["Wakayama", "Yamaguchi", "Tateyama"] {
        let land: Vec<_> = scene.game.open_land(town(name)).collect();
        for at in land {
            scene.turn_of(0);
            let idle = scene.hand(0).iter().find(|t| !t.acts_on(Figure::Helmet) && !t.is_fast());
            scene.act(Action::Place { tile: idle.expect("a tile for rice or Buddha"), at });
            assert!(!scene.game.is_last_turn());
            scene.end();
        }
    }
    assert_eq!(scene.beside(), [3, 0, 0]);
    assert_eq!(scene.game.phase(), Phase::Play);
}

#[test]
fn the_last_turn_is_finished_with_more_tiles_and_captures() {
    let found = (0..).find_map(|seed| {
        let mut rng = Rng::new(Seed::from_number(seed), 0);
        let mut game = Samurai::new(&quick(2)).expect("a table of the test");
        let mut captured_late = false;
        loop {
            let action = match game.turn() {
                Turn::Over => break captured_late.then_some(()),
                Turn::Chance => game.deal(&mut rng),
                Turn::Of(_) => game.any_legal(&mut rng, &mut Vec::new())?,
            };
            let last_turn = game.is_last_turn();
            game.apply(action, |event| {
                captured_late |= last_turn && matches!(event, Event::Captured { .. });
            })
            .expect("a legal action");
        }
    });
    assert!(found.is_some());
}

#[test]
fn nothing_is_played_after_the_end() {
    let (mut game, last) = before_the_end(quick(3), Ending::KindGone);
    game.apply(last, |_| ()).expect("the last action");
    let over = game.clone();
    let mut legal = Vec::new();
    game.legal(&mut legal);
    assert!(legal.is_empty());
    assert_eq!(game.any_legal(&mut Rng::new(Seed::from_number(0), 0), &mut legal), None);
    for action in [
        Action::EndTurn,
        Action::Pass,
        Action::Place { tile: samurai::Tile::Rice2, at: spot("Edo N") },
        Action::Take { seat: seat(0), tile: samurai::Tile::Rice2 },
        Action::SetFigure { figure: Figure::Rice, at: town("Mito") },
        Action::LayFigures(game.figures()),
        Action::Draw { seat: seat(0), tiles: samurai::Hand::Hidden(0) },
    ] {
        assert_eq!(game.apply(action, |_| ()), Err(Illegal::GameOver), "{action:?}");
    }
    assert_eq!(game, over);
}

#[test]
fn nobody_has_won_before_the_end() {
    let game = Samurai::new(&Setup::new(2, Seat::FIRST)).expect("a table of the test");
    assert_eq!(game.winners(), Seats::NONE);
    assert!(game.score().is_none());
    assert!(!game.is_last_turn());
}

//! Rule 10: who captures what, and when.

use crate::scene::{Scene, captures, quick, seat, spot, town};
use samurai::{Action, Captures, Event, Figure, Illegal, Phase, Setup, Tile};

use Figure::{Buddha, Helmet, Rice};

#[test]
fn a_figure_leaves_when_all_land_around_it_is_filled() {
    let mut scene = Scene::new(quick(2), "Yamaguchi rice", &["rice2 ship1 rice3"]);
    let events = scene.place("ship1", "Yamaguchi S");
    assert_eq!(captures(&events), [], "sea need not be filled, and a ship fills no land");
    let events = scene.place("rice2", "Yamaguchi N");
    assert_eq!(captures(&events), []);
    scene.end();
    scene.turn_of(0);
    let events = scene.place("rice3", "Yamaguchi NE");
    assert_eq!(captures(&events), [("Yamaguchi", Rice, Some(0))]);
    assert_eq!(scene.captured(0), [0, 0, 1]);
    assert_eq!(scene.game.figures().at(town("Yamaguchi")).count(), 0);
}

/// The first example of the rulebooks: Blue has three, Red only two.
#[test]
fn the_highest_influence_takes_the_figure() {
    let mut scene = Scene::new(quick(2), "Wakayama helmet", &[]);
    scene.lay(
        "           0:helmet3
           ~               .
               Wakayama
           ~               ~
                ~
    ",
    );
    scene.turn_of(1);
    let two = scene.hand(1).iter().find(|&t| t == Tile::Helmet2).expect("drawn first");
    let events = scene.act(Action::Place { tile: two, at: spot("Wakayama NE") });
    assert_eq!(captures(&events), [("Wakayama", Helmet, Some(0))]);
    assert_eq!((scene.captured(0), scene.captured(1)), ([1, 0, 0], [0, 0, 0]));
}

/// The second example: Red plays the ronin and samurai 2 and takes the helmet and the Buddha on
/// the right; Green takes the rice field, Yellow the Buddha on the left, Blue nothing.
#[test]
fn one_turn_gives_figures_to_several_players() {
    let (red, green, yellow, blue) = (0, 1, 2, 3);
    let mut scene =
        Scene::new(quick(4), "Edo, Tateyama buddha, Mito rice", &["samurai2 ronin1 helmet2"]);
    scene.lay(
        "                1:rice4
            3:samurai1            2:buddha4
                        Edo
            0:helmet2               .
                      3:samurai2
    ",
    );
    scene.turn_of(red);
    let events = scene.place("ronin1", "Tateyama N");
    assert_eq!(captures(&events), []);
    let events = scene.place("samurai2", "Tateyama NW");
    let mut taken = captures(&events);
    taken.sort();
    assert_eq!(
        taken,
        [
            ("Edo", Helmet, Some(red)),
            ("Edo", Buddha, Some(yellow)),
            ("Edo", Rice, Some(green)),
            ("Tateyama", Buddha, Some(red)),
        ]
    );
    assert_eq!(scene.captured(blue), [0, 0, 0]);
    assert_eq!(scene.game.phase(), Phase::Play);
}

#[test]
fn a_tie_leaves_the_figure_to_nobody() {
    let mut scene = Scene::new(quick(2), "Wakayama helmet", &["helmet2"]);
    scene.lay(
        "           1:helmet2
           ~               .
               Wakayama
           ~               ~
                ~
    ",
    );
    scene.turn_of(0);
    let events = scene.place("helmet2", "Wakayama NE");
    assert_eq!(captures(&events), [("Wakayama", Helmet, None)]);
    assert_eq!(scene.beside(), [1, 0, 0]);
    assert_eq!((scene.captured(0), scene.captured(1)), ([0; 3], [0; 3]));
}

#[test]
fn a_third_player_does_not_win_a_tie_for_the_highest() {
    let mut scene = Scene::new(quick(3), "Hakata buddha", &["samurai1"]);
    scene.lay(
        "            ~
           2:ship1         ~
              Hakata
        1:buddha3       .
              2:samurai2
    ",
    );
    scene.turn_of(0);
    let events = scene.place("samurai1", "Hakata SE");
    assert_eq!(captures(&events), [("Hakata", Buddha, None)], "three each, and one");
}

#[test]
fn without_influence_the_figure_stands_beside_the_board() {
    let mut scene = Scene::new(quick(2), "Wakayama helmet", &["rice2 buddha2"]);
    scene.place("rice2", "Wakayama N");
    scene.end();
    scene.turn_of(0);
    let events = scene.place("buddha2", "Wakayama NE");
    assert_eq!(captures(&events), [("Wakayama", Helmet, None)]);
    assert_eq!(scene.beside(), [1, 0, 0]);
}

#[test]
fn ships_count_like_every_other_tile() {
    let mut scene = Scene::new(quick(2), "Wakayama helmet", &["rice2 ship1"]);
    scene.lay(
        "           0:rice2
           ~               .
               Wakayama
           ~            1:ship2
              0:ship1
    ",
    );
    let wakayama = scene.game.influence(town("Wakayama")).expect("a settlement");
    let claim = wakayama.claims[Helmet].expect("a helmet");
    assert_eq!((claim.strength[seat(0)], claim.strength[seat(1)]), (1, 2));
    assert_eq!(claim.leader, Some(seat(1)));
    assert_eq!(wakayama.open_land, 1);
}

#[test]
fn a_tile_acts_only_on_its_own_figure() {
    let mut scene = Scene::new(quick(2), "Kyoto helmet rice", &[]);
    scene.lay(
        "           0:helmet4
        1:rice3            .
               Kyoto
           .               ~
              1:samurai1
    ",
    );
    let kyoto = scene.game.influence(town("Kyoto")).expect("a settlement");
    let strength = |figure| {
        let claim = kyoto.claims[figure].expect("it stands there");
        (claim.strength[seat(0)], claim.strength[seat(1)])
    };
    assert_eq!(strength(Helmet), (4, 1));
    assert_eq!(strength(Rice), (0, 4));
    assert!(kyoto.claims[Buddha].is_none());
    assert_eq!(kyoto.open_land, 2);
}

#[test]
fn a_tile_acts_on_every_settlement_it_touches() {
    let mut scene = Scene::new(quick(2), "Yamaguchi rice, Matsue rice", &["samurai3"]);
    scene.place("samurai3", "Yamaguchi N");
    for name in ["Yamaguchi", "Matsue"] {
        let influence = scene.game.influence(town(name)).expect("a settlement");
        assert_eq!(influence.claims[Rice].expect("rice").leader, Some(seat(0)));
    }
}

#[test]
fn each_figure_of_a_settlement_is_resolved_on_its_own() {
    let mut scene = Scene::new(quick(2), "Kyoto helmet rice", &["buddha2"]);
    scene.lay(
        "           0:helmet4
        1:rice3            .
               Kyoto
        0:helmet3          ~
              1:rice2
    ",
    );
    scene.turn_of(0);
    let events = scene.place("buddha2", "Kyoto NE");
    let mut taken = captures(&events);
    taken.sort();
    assert_eq!(taken, [("Kyoto", Helmet, Some(0)), ("Kyoto", Rice, Some(1))]);
}

#[test]
fn figures_are_captured_after_each_single_tile() {
    // Rice 2 alone takes the rice; the ronin that closes Matsue later changes nothing there.
    let mut scene = Scene::new(quick(2), "Yamaguchi rice", &["rice2 ronin1 ship2"]);
    scene.place("ronin1", "Yamaguchi N");
    let events = scene.place("rice2", "Yamaguchi NE");
    assert_eq!(captures(&events), [("Yamaguchi", Rice, Some(0))]);
    scene.place("ship2", "Yamaguchi S");
    let events = scene.end();
    assert_eq!(captures(&events), []);
}

fn late() -> Setup {
    Setup { captures: Captures::EndOfTurn, ..quick(2) }
}

#[test]
fn with_late_captures_figures_stay_until_the_turn_ends() {
    let mut scene = Scene::new(late(), "Wakayama helmet", &["samurai1 ship2 ronin1"]);
    scene.lay(
        "           1:samurai2
           ~               .
               Wakayama
           ~               ~
                ~
    ",
    );
    scene.turn_of(0);
    let events = scene.place("samurai1", "Wakayama NE");
    assert_eq!(captures(&events), []);
    assert!(scene.game.figures().has(town("Wakayama"), Helmet));
    let wakayama = scene.game.influence(town("Wakayama")).expect("a settlement");
    assert_eq!(wakayama.open_land, 0);
    scene.place("ship2", "Wakayama S");
    let events = scene.end();
    assert_eq!(captures(&events), [("Wakayama", Helmet, Some(0))], "with the ship, three to two");
    let place = events.iter().position(|e| matches!(e, Event::Captured { .. }));
    let ended = events.iter().position(|e| matches!(e, Event::TurnEnded { .. }));
    assert!(place < ended, "first the capture, then the end of the turn");
}

#[test]
fn with_late_captures_an_enclosed_figure_can_still_be_exchanged() {
    let mut scene =
        Scene::new(late(), "Wakayama helmet, Mito rice", &["figure-exchange rice2 ronin1"]);
    scene.place("ronin1", "Wakayama N");
    scene.place("rice2", "Wakayama NE");
    scene.act(Action::exchange_figures(
        crate::scene::standee("Wakayama", Helmet),
        crate::scene::standee("Mito", Rice),
    ));
    assert_eq!(captures(&scene.end()), [("Wakayama", Rice, Some(0))]);
    assert!(scene.game.figures().has(town("Mito"), Helmet));
}

#[test]
fn a_captured_figure_cannot_be_exchanged() {
    let mut scene =
        Scene::new(quick(2), "Wakayama helmet, Mito rice", &["figure-exchange rice2 ronin1"]);
    scene.place("ronin1", "Wakayama N");
    scene.place("rice2", "Wakayama NE");
    let swap = Action::exchange_figures(
        crate::scene::standee("Wakayama", Helmet),
        crate::scene::standee("Mito", Rice),
    );
    assert_eq!(scene.refused(swap), Illegal::NoFigureThere);
}

//! What the crate tells a screen: previews, influence, the standing.

use crate::scene::{Scene, captures, quick, seat, spot, standee, tile, town};
use samurai::{Action, Captures, Fate, Figure, Illegal, Setup, Space};
use table::Game;

use Figure::{Buddha, Helmet, Rice};

#[test]
fn a_preview_tells_the_influence_before_and_after() {
    let mut scene = Scene::new(quick(2), "Kyoto helmet rice, Wakayama buddha", &["rice4"]);
    scene.lay(
        "           1:samurai3
           .               .
               Kyoto
           .               ~
                .
    ",
    );
    scene.turn_of(0);
    let before = scene.game.clone();
    let action = Action::Place { tile: tile("rice4"), at: spot("Kyoto S") };
    let preview = scene.game.preview(action).expect("a legal action");
    assert_eq!(scene.game, before, "a preview changes nothing");
    assert!(!preview.last_turn);
    let stake = preview.stakes.iter().find(|s| s.at == town("Kyoto") && s.figure == Rice);
    let stake = stake.expect("rice 4 acts on Kyoto's rice");
    let was = stake.before.expect("it stood there before");
    assert_eq!((was.strength[seat(0)], was.strength[seat(1)], was.leader), (0, 3, Some(seat(1))));
    assert_eq!((stake.after.strength[seat(0)], stake.after.leader), (4, Some(seat(0))));
    assert_eq!((stake.open_land, stake.fate), (3, None));
    assert!(!preview.stakes.iter().any(|s| s.figure != Rice), "it acts on nothing else");
}

#[test]
fn a_preview_tells_who_would_capture_what() {
    let mut scene = Scene::new(quick(2), "Wakayama helmet", &["samurai1 helmet4 helmet2"]);
    scene.lay(
        "           1:helmet2
           ~               .
               Wakayama
           ~               ~
                ~
    ",
    );
    scene.turn_of(0);
    let preview = |word| {
        let action = Action::Place { tile: tile(word), at: spot("Wakayama NE") };
        let stakes = scene.game.preview(action).expect("a legal action").stakes;
        stakes.into_iter().find(|s| s.at == town("Wakayama")).expect("at stake").fate
    };
    assert_eq!(preview("samurai1"), Some(Fate::Taken(seat(1))));
    assert_eq!(preview("helmet4"), Some(Fate::Taken(seat(0))));
    assert_eq!(preview("helmet2"), Some(Fate::BesideTheBoard));
}

#[test]
fn a_preview_of_a_swap_shows_both_figures_in_their_new_places() {
    let mut scene = Scene::new(quick(2), "Mito rice, Sendai helmet", &["figure-exchange helmet3"]);
    scene.place("helmet3", "Mito S");
    let swap = Action::exchange_figures(standee("Mito", Rice), standee("Sendai", Helmet));
    let preview = scene.game.preview(swap).expect("a legal action");
    let mut shown: Vec<(&str, Figure)> =
        preview.stakes.iter().map(|s| (s.at.name().expect("a town"), s.figure)).collect();
    shown.sort_unstable();
    assert_eq!(shown, [("Mito", Helmet), ("Sendai", Rice)]);
    assert!(preview.stakes.iter().all(|s| s.before.is_none() && s.fate.is_none()));
    let mito = preview.stakes.iter().find(|s| s.figure == Helmet).expect("the helmet");
    assert_eq!(mito.after.leader, Some(seat(0)));
}

#[test]
fn a_preview_of_the_end_of_the_turn_shows_late_captures() {
    let setup = Setup { captures: Captures::EndOfTurn, ..quick(2) };
    let mut scene = Scene::new(setup, "Yamaguchi rice", &["rice2 ronin1"]);
    scene.place("ronin1", "Yamaguchi N");
    scene.place("rice2", "Yamaguchi NE");
    let preview = scene.game.preview(Action::EndTurn).expect("a legal action");
    let fates: Vec<_> = preview.stakes.iter().map(|s| (s.figure, s.fate)).collect();
    assert_eq!(fates, [(Rice, Some(Fate::Taken(seat(0))))]);
}

#[test]
fn a_preview_of_what_may_not_be_played_says_why() {
    let scene = Scene::new(quick(2), "", &["rice2"]);
    let action = Action::Place { tile: tile("rice2"), at: town("Edo") };
    assert_eq!(scene.game.preview(action), Err(Illegal::OnSettlement));
}

#[test]
fn previews_come_true() {
    for number in 0..6 {
        let mut rng = table::Rng::new(table::Seed::from_number(number), 0);
        let mut game = samurai::Samurai::new(&quick(2 + (number % 3) as u8)).expect("a table");
        while game.turn() != table::Turn::Over {
            if game.turn() == table::Turn::Chance {
                let deal = game.deal(&mut rng);
                game.apply(deal, |_| ()).expect("accepted");
                continue;
            }
            let action = game.any_legal(&mut rng, &mut Vec::new()).expect("something to do");
            let preview = game.preview(action).expect("a legal action");
            let mut events = Vec::new();
            game.apply(action, |event| events.push(event)).expect("a legal action");
            let mut told = captures(&events);
            let mut shown: Vec<_> = preview
                .stakes
                .iter()
                .filter_map(|s| match s.fate? {
                    Fate::Taken(seat) => Some((s.at.name()?, s.figure, Some(seat.number()))),
                    Fate::BesideTheBoard => Some((s.at.name()?, s.figure, None)),
                })
                .collect();
            told.sort_unstable();
            shown.sort_unstable();
            assert_eq!(told, shown);
            assert_eq!(preview.last_turn, game.is_last_turn());
            for stake in preview.stakes.iter().filter(|s| s.fate.is_none()) {
                let influence = game.influence(stake.at).expect("a settlement");
                assert_eq!(influence.claims[stake.figure], Some(stake.after));
                assert_eq!(influence.open_land, stake.open_land);
            }
        }
    }
}

#[test]
fn influence_is_told_for_the_settlements_of_this_board() {
    let scene = Scene::new(quick(2), "", &[]);
    assert!(scene.game.influence(town("Sapporo")).is_none());
    assert!(scene.game.influence(spot("Edo N")).is_none());
    let edo = scene.game.influence(Space::EDO).expect("a settlement");
    assert_eq!((edo.at, edo.open_land), (Space::EDO, 6));
    assert!(edo.claims.iter().all(|(_, claim)| claim.is_some_and(|c| c.leader.is_none())));
    assert_eq!(scene.game.open_land(Space::EDO).count(), 6);
}

#[test]
fn the_standing_tells_who_leads_in_what() {
    let mut scene = Scene::new(quick(2), "Yamaguchi rice", &["rice2 ronin1"]);
    let standing = scene.game.standing();
    assert_eq!(standing.majorities.expect("open")[Rice], None, "nobody has the most of nothing");
    scene.place("ronin1", "Yamaguchi N");
    scene.place("rice2", "Yamaguchi NE");
    let standing = scene.game.standing();
    let majorities = standing.majorities.expect("open");
    assert_eq!((majorities[Rice], majorities[Buddha]), (Some(seat(0)), None));
    assert_eq!((standing.on_board[Rice], standing.on_board[Helmet]), (6, 7));
    assert_eq!(standing.beside.total(), 0);
    assert_eq!(standing.captured[seat(0)].total(), 1);
    assert_eq!(scene.captured(0), [0, 0, 1]);
}

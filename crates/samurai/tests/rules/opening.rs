//! Rules 1 to 5: figures, hands, and the figures onto the board.

use crate::scene::{seat, tile, town};
use samurai::{
    Action, Arrangement, Event, Figure, FirstFive, Hand, Illegal, Layout, Phase, Samurai, Setup,
    Space, Tile, Tiles,
};
use table::{Game, Record, Rng, Seat, Seed, Session, Turn, Unplayable};

fn new(setup: Setup) -> Samurai {
    Samurai::new(&setup).expect("a table of the test")
}

fn chosen(players: u8) -> Samurai {
    new(Setup::new(players, Seat::FIRST))
}

fn session(players: u8) -> Session<Samurai> {
    let setup = Setup::new(players, Seat::FIRST);
    Session::open(Record::new(setup, Seed::from_number(1), Vec::new())).expect("a table")
}

/// The first five of everybody taken: the first five in order.
fn with_hands(players: u8, first: u8) -> Samurai {
    let mut game = new(Setup::new(players, seat(first)));
    while game.phase() == Phase::FirstFive {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        game.apply(legal[0], |_| ()).expect("a legal action");
    }
    game
}

fn set(game: &mut Samurai, figure: Figure, at: Space) {
    game.apply(Action::SetFigure { figure, at }, |_| ()).expect("a legal action");
}

fn refused(game: &Samurai, action: Action) -> Illegal {
    let mut after = game.clone();
    let why = after.apply(action, |_| ()).expect_err("against the rules");
    assert_eq!(&after, game);
    why
}

#[test]
fn two_to_four_players_sit_at_the_table() {
    for players in [0, 1, 5, 8] {
        let setup = Setup::new(players, Seat::FIRST);
        assert_eq!(Samurai::new(&setup), Err(Illegal::NoSuchTable));
    }
    assert_eq!(Samurai::new(&Setup::new(2, seat(2))), Err(Illegal::NoSuchFirstSeat));
    assert!((2..=4).all(|players| Samurai::new(&Setup::new(players, seat(1))).is_ok()));
}

#[test]
fn a_seat_that_is_not_at_the_table_takes_nothing() {
    for number in 2..Seat::MOST {
        let stranger = seat(number);
        let take = Action::Take { seat: stranger, tile: tile("ronin1") };
        for action in [take, Action::TakeHidden { seat: stranger }] {
            let mut session = session(2);
            assert_eq!(session.act(action), Err(Illegal::NotYourTurn));
            let mut record = session.record().clone();
            record.actions.push(action);
            let why = Unplayable::Action { number: 0, why: Illegal::NotYourTurn };
            assert_eq!(Session::open(record), Err(why));
        }
    }
}

#[test]
fn there_are_seven_ten_or_thirteen_figures_of_each_kind() {
    assert_eq!([2, 3, 4].map(Figure::count), [7, 10, 13]);
    for players in 2..=4 {
        let game = chosen(players);
        for figure in Figure::ALL {
            assert_eq!(game.figures_to_set()[figure] + 1, Figure::count(players));
        }
    }
}

#[test]
fn the_start_player_takes_first_and_the_hand_closes_with_the_fifth_tile() {
    let mut game = new(Setup::new(3, seat(1)));
    assert_eq!(game.turn(), Turn::Of(seat(1)));
    for (number, word) in ["ship1", "ship1", "ronin1", "rice4", "token-exchange"].iter().enumerate()
    {
        let action = Action::Take { seat: seat(1), tile: tile(word) };
        assert_eq!(game.seals(action), number == 4);
        assert_eq!(game.turn(), Turn::Of(seat(1)));
        game.apply(action, |event| assert_eq!(event, Event::Took { seat: seat(1) }))
            .expect("legal");
    }
    assert_eq!(game.turn(), Turn::Of(seat(2)));
    assert_eq!(game.hand(seat(1)).len(), 5);
    assert_eq!(game.supply(seat(1)), 15);
}

#[test]
fn only_tiles_that_are_left_can_be_taken_and_only_by_who_is_on_turn() {
    let mut game = chosen(2);
    let take = |seat, word| Action::Take { seat, tile: tile(word) };
    assert_eq!(refused(&game, take(seat(1), "rice2")), Illegal::NotYourTurn);
    game.apply(take(seat(0), "rice2"), |_| ()).expect("legal");
    assert_eq!(refused(&game, take(seat(0), "rice2")), Illegal::NotLeft);
    game.apply(take(seat(0), "ship1"), |_| ()).expect("legal");
    game.apply(take(seat(0), "ship1"), |_| ()).expect("there are two of them");
    assert_eq!(refused(&game, take(seat(0), "ship1")), Illegal::NotLeft);
    assert_eq!(refused(&game, Action::TakeHidden { seat: seat(0) }), Illegal::Veiled);
}

#[test]
fn nothing_else_is_done_while_hands_are_chosen() {
    let game = chosen(2);
    for action in [
        Action::EndTurn,
        Action::Pass,
        Action::Place { tile: Tile::Ship1, at: Space::new(100).expect("a sea space") },
        Action::SetFigure { figure: Figure::Rice, at: town("Kyoto") },
        Action::LayFigures(Arrangement::default()),
        Action::Draw { seat: seat(0), tiles: Hand::Known(Tiles::NONE) },
        Action::ExchangeToken { at: town("Edo"), to: town("Edo") },
    ] {
        assert_eq!(refused(&game, action), Illegal::NotNow, "{action:?}");
    }
}

#[test]
fn in_a_first_game_five_tiles_are_drawn() {
    let mut setup = Setup::new(3, seat(2));
    setup.first_five = FirstFive::Random;
    let mut game = new(setup);
    let mut rng = Rng::new(Seed::from_number(1), 0);
    for drawer in [2, 0, 1] {
        assert_eq!(game.turn(), Turn::Chance);
        let take = Action::Take { seat: seat(drawer), tile: Tile::Rice2 };
        assert_eq!(refused(&game, take), Illegal::NotNow);
        let other = Action::Draw { seat: seat((drawer + 1) % 3), tiles: five() };
        assert_eq!(refused(&game, other), Illegal::OtherSeatDraws);
        let few = Action::Draw { seat: seat(drawer), tiles: Hand::Known(Tiles::only(Tile::Rice2)) };
        assert_eq!(refused(&game, few), Illegal::OtherCount);
        let veiled = Action::Draw { seat: seat(drawer), tiles: Hand::Hidden(5) };
        assert_eq!(refused(&game, veiled), Illegal::Veiled);
        let deal = game.deal(&mut rng);
        game.apply(deal, |event| {
            assert_eq!(event, Event::Drew { seat: seat(drawer), count: 5 });
        })
        .expect("what is dealt is accepted");
        assert_eq!(game.hand(seat(drawer)).len(), 5);
    }
    assert_eq!((game.phase(), game.turn()), (Phase::Figures, Turn::Of(seat(2))));
}

fn five() -> Hand {
    Hand::Known(Tiles::ALL.iter().take(5).collect())
}

#[test]
fn hands_are_chosen_before_figures_are_set() {
    for first in 0..3 {
        let game = with_hands(3, first);
        assert_eq!((game.phase(), game.turn()), (Phase::Figures, Turn::Of(seat(first))));
        assert!(game.seats().all(|seat| game.hand(seat).len() == 5));
    }
}

#[test]
fn edo_gets_one_of_each_figure() {
    let game = chosen(2);
    assert_eq!(game.figures().at(Space::EDO).collect::<Vec<_>>(), Figure::ALL);
    assert_eq!(game.figures().count().total(), 3);
}

#[test]
fn the_cities_are_filled_first_with_two_different_figures() {
    let mut game = with_hands(2, 0);
    let set_figure = |figure, name| Action::SetFigure { figure, at: town(name) };
    assert_eq!(refused(&game, set_figure(Figure::Rice, "Mito")), Illegal::CitiesFirst);
    assert_eq!(refused(&game, set_figure(Figure::Rice, "Edo")), Illegal::Full);
    assert_eq!(refused(&game, set_figure(Figure::Rice, "Sapporo")), Illegal::NotInPlay);
    let land = Action::SetFigure { figure: Figure::Rice, at: Space::new(40).expect("a space") };
    assert_eq!(refused(&game, land), Illegal::NotASettlement);
    set(&mut game, Figure::Rice, town("Kyoto"));
    assert_eq!(refused(&game, set_figure(Figure::Rice, "Kyoto")), Illegal::TwoAlike);
    set(&mut game, Figure::Buddha, town("Kyoto"));
    assert_eq!(refused(&game, set_figure(Figure::Helmet, "Kyoto")), Illegal::Full);
    set(&mut game, Figure::Rice, town("Akita"));
    assert_eq!(refused(&game, set_figure(Figure::Rice, "Mito")), Illegal::CitiesFirst);
    set(&mut game, Figure::Helmet, town("Akita"));
    set(&mut game, Figure::Rice, town("Mito"));
    assert_eq!(refused(&game, set_figure(Figure::Helmet, "Mito")), Illegal::Full);
}

#[test]
fn figures_of_a_kind_run_out() {
    let mut game = with_hands(2, 0);
    set(&mut game, Figure::Rice, town("Kyoto"));
    set(&mut game, Figure::Buddha, town("Kyoto"));
    set(&mut game, Figure::Rice, town("Akita"));
    set(&mut game, Figure::Buddha, town("Akita"));
    for village in ["Mito", "Sendai", "Toyama", "Matsue"] {
        set(&mut game, Figure::Rice, town(village));
    }
    assert_eq!(game.figures_to_set()[Figure::Rice], 0);
    let seventh = Action::SetFigure { figure: Figure::Rice, at: town("Sunpu") };
    assert_eq!(refused(&game, seventh), Illegal::NoFigureLeft);
}

#[test]
fn players_set_nine_figures_each_in_turn_and_the_start_player_begins() {
    for players in 2..=4 {
        let mut game = with_hands(players, 1);
        let mut sets = vec![0; usize::from(players)];
        let mut on_turn = seat(1);
        while game.phase() == Phase::Figures {
            assert_eq!(game.turn(), Turn::Of(on_turn));
            let mut legal = Vec::new();
            game.legal(&mut legal);
            let is_last = game.figures_to_set().total() == 1;
            assert!(
                legal.iter().all(|&action| game.seals(action) == is_last),
                "a figure can be taken back until all are set"
            );
            game.apply(legal[0], |_| ()).expect("a legal action");
            sets[on_turn.index()] += 1;
            on_turn = on_turn.next(players);
        }
        assert_eq!(sets, vec![9; usize::from(players)]);
        assert_eq!((game.phase(), game.turn()), (Phase::Play, Turn::Of(seat(1))));
        assert_eq!(game.figures_to_set().total(), 0);
        for settlement in game.settlements() {
            let figures = game.figures().at(settlement).count();
            assert_eq!(figures, usize::from(settlement.room()));
        }
    }
}

#[test]
fn a_quick_set_up_lays_all_figures_at_random() {
    let mut setup = Setup::new(4, seat(3));
    setup.layout = Layout::Random;
    let mut game = new(setup);
    while game.phase() == Phase::FirstFive {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        game.apply(legal[0], |_| ()).expect("a legal action");
    }
    assert_eq!(game.turn(), Turn::Chance);
    let set_one = Action::SetFigure { figure: Figure::Rice, at: town("Kyoto") };
    assert_eq!(refused(&game, set_one), Illegal::NotNow);
    let mut rng = Rng::new(Seed::from_number(4), 0);
    let mut seen = Vec::new();
    for _ in 0..50 {
        let mut laid = game.clone();
        let deal = game.deal(&mut rng);
        laid.apply(deal, |event| assert_eq!(event, Event::FiguresLaid)).expect("accepted");
        assert_eq!((laid.phase(), laid.turn()), (Phase::Play, Turn::Of(seat(3))));
        assert_eq!(laid.figures().count().total(), 39);
        assert!(laid.settlements().all(|s| laid.figures().at(s).count() == usize::from(s.room())));
        assert!(!seen.contains(&laid.figures()));
        seen.push(laid.figures());
    }
}

/// Three cities hold two of three kinds each, and each of the nine ways is as likely as the
/// figures left for the villages can be spread: by symmetry a third each.
#[test]
fn every_figure_is_as_likely_as_another_on_a_random_board() {
    let mut setup = Setup::new(2, seat(0)).quick();
    setup.first_five = FirstFive::Random;
    let mut game = new(setup);
    let mut rng = Rng::new(Seed::from_number(9), 0);
    while game.phase() == Phase::FirstFive {
        let deal = game.deal(&mut rng);
        game.apply(deal, |_| ()).expect("accepted");
    }
    let (mut kyoto, mut mito) = ([0_u32; 3], [0_u32; 3]);
    for _ in 0..3_000 {
        let Action::LayFigures(arrangement) = game.deal(&mut rng) else { panic!("figures") };
        arrangement.at(town("Kyoto")).for_each(|f| kyoto[f as usize] += 1);
        arrangement.at(town("Mito")).for_each(|f| mito[f as usize] += 1);
    }
    assert!(kyoto.iter().all(|&n| n.abs_diff(2_000) < 130), "{kyoto:?}");
    assert!(mito.iter().all(|&n| n.abs_diff(1_000) < 130), "{mito:?}");
}

#[test]
fn a_random_board_with_other_figures_is_refused() {
    let mut game = new(Setup::new(2, seat(0)).quick());
    let mut rng = Rng::new(Seed::from_number(9), 0);
    while game.phase() == Phase::FirstFive {
        let deal = game.deal(&mut rng);
        game.apply(deal, |_| ()).expect("accepted");
    }
    let Action::LayFigures(right) = game.deal(&mut rng) else { panic!("figures") };
    let without_one: Arrangement = right.iter().skip(1).collect();
    let mut swapped: Vec<(Space, Figure)> = right.iter().collect();
    let last = swapped.len() - 1;
    swapped[last].1 = Figure::ALL[(swapped[last].1 as usize + 1) % 3];
    let beyond: Arrangement = right.iter().chain([(town("Sapporo"), Figure::Rice)]).collect();
    for wrong in [Arrangement::default(), without_one, swapped.into_iter().collect(), beyond] {
        assert_eq!(refused(&game, Action::LayFigures(wrong)), Illegal::OtherFigures);
    }
}

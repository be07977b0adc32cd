//! What stays true through every random game, and how many games there are.

mod tables;

use samurai::{
    Action, Captured, Captures, Figure, Figures, Hand, Phase, Samurai, Setup, Space, Standee, Tile,
    Tiles,
};
use table::{Game, Rng, Seat, Seed, Turn};

/// Plays a random game and shows every state of it.
fn play(setup: Setup, seed: u64, mut look: impl FnMut(&Samurai)) {
    let mut rng = Rng::new(Seed::from_number(seed), 0);
    let mut game = Samurai::new(&setup).expect("a table");
    loop {
        look(&game);
        let action = match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.deal(&mut rng),
            Turn::Of(_) => game.any_legal(&mut rng, &mut Vec::new()).expect("something to do"),
        };
        game.apply(action, |_| ()).expect("a legal action");
    }
}

fn everywhere(mut look: impl FnMut(&Samurai)) {
    for (seed, setup) in (0..).zip(tables::all()) {
        play(setup, seed, &mut look);
    }
}

fn captured(game: &Samurai, seat: Seat) -> Figures {
    match game.captured(seat) {
        Captured::Open(figures) => figures,
        Captured::Screened(_) => panic!("nothing is hidden here"),
    }
}

/// Everything that a player could try to do, anywhere and with anything, and what only chance may do.
fn every_action() -> Vec<Action> {
    let mut every = vec![Action::EndTurn, Action::Pass];
    let standees: Vec<Standee> = Space::settlements(4)
        .flat_map(|at| Figure::ALL.map(|figure| Standee { at, figure }))
        .collect();
    for &Standee { at, figure } in &standees {
        every.push(Action::SetFigure { figure, at });
    }
    for &a in &standees {
        every.extend(standees.iter().map(|&b| Action::ExchangeFigures { a, b }));
    }
    for seat in Seat::all(4) {
        every.push(Action::TakeHidden { seat });
        every.push(Action::Draw { seat, tiles: Hand::Hidden(1) });
        every.push(Action::Draw { seat, tiles: Hand::Known(Tiles::only(Tile::Ronin)) });
        every.extend(Tile::ALL.map(|tile| Action::Take { seat, tile }));
    }
    for at in Space::all() {
        every.extend(Tile::ALL.map(|tile| Action::Place { tile, at }));
        every.extend(Space::all().map(|to| Action::ExchangeToken { at, to }));
    }
    every
}

#[test]
fn whatever_is_not_listed_is_refused_and_changes_nothing() {
    let every = every_action();
    let (mut states, mut legal) = (0, Vec::new());
    everywhere(|game| {
        states += 1;
        if states % 29 != 0 || !matches!(game.turn(), Turn::Of(_)) {
            return;
        }
        legal.clear();
        game.legal(&mut legal);
        let mut accepted = 0;
        for &action in &every {
            let mut after = game.clone();
            match after.apply(action, |_| ()) {
                Ok(()) => {
                    accepted += 1;
                    assert!(legal.contains(&action), "{action:?} is not listed, but accepted");
                }
                Err(_) => assert_eq!(after, *game, "{action:?} was refused, but changed something"),
            }
        }
        assert_eq!(accepted, legal.len(), "something is listed twice or never tried");
    });
    assert!(states > 1_000);
}

#[test]
fn no_figure_is_lost() {
    everywhere(|game| {
        for figure in Figure::ALL {
            let taken: u8 = game.seats().map(|seat| captured(game, seat)[figure]).sum();
            let on_board = game.figures().count()[figure] + game.figures_to_set()[figure];
            let all = on_board + taken + game.beside()[figure];
            assert_eq!(all, Figure::count(game.players()));
        }
    });
}

#[test]
fn no_tile_is_lost() {
    everywhere(|game| {
        for seat in game.seats() {
            let mut placed = game.unplayed(seat);
            for lying in game.spaces().filter_map(|space| game.tile_at(space)) {
                if lying.seat == seat {
                    placed = placed.with(lying.tile);
                }
            }
            // Only a figure exchange that was used is in the box.
            let boxed = Tiles::ALL.minus(placed);
            assert!(boxed.is_empty() || boxed == Tiles::only(Tile::FigureExchange));
        }
    });
}

#[test]
fn no_hand_is_larger_than_five_and_none_is_short_while_there_is_a_supply() {
    everywhere(|game| {
        for seat in game.seats() {
            let Hand::Known(hand) = game.hand(seat) else { panic!("nothing is hidden here") };
            assert!(hand.len() <= 5 && hand.is_within(game.unplayed(seat)));
            let waits = game.phase() == Phase::Play && game.turn() != Turn::Of(seat);
            assert!(!waits || hand.len() == 5 || game.supply(seat) == 0);
        }
    });
}

#[test]
fn tiles_lie_where_they_belong_and_never_on_a_settlement() {
    everywhere(|game| {
        for space in game.spaces() {
            if let Some(placed) = game.tile_at(space) {
                let at_sea = matches!(placed.tile, Tile::Ship1 | Tile::Ship2);
                assert!(!space.is_settlement());
                assert_eq!(space.ground() == samurai::Ground::Sea, at_sea);
            }
        }
    });
}

#[test]
fn captured_at_once_no_figure_stands_enclosed() {
    everywhere(|game| {
        let late = game.setup().captures == Captures::EndOfTurn;
        let midturn = game.phase() == Phase::Play && game.has_played();
        if late && midturn || matches!(game.phase(), Phase::FirstFive | Phase::Figures) {
            return;
        }
        for at in game.settlements() {
            let open = game.influence(at).expect("a settlement").open_land;
            assert!(open > 0 || game.figures().at(at).count() == 0);
        }
    });
}

#[test]
fn a_game_goes_on_until_a_kind_is_gone_or_four_are_tied() {
    everywhere(|game| {
        let gone = Figure::ALL.into_iter().any(|figure| game.figures().count()[figure] == 0);
        let ends = gone || game.beside().total() >= 4;
        assert_eq!(game.is_last_turn(), ends);
        if !game.has_played() && game.phase() != Phase::Play {
            assert_eq!(matches!(game.phase(), Phase::Over(_)), ends);
        }
    });
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<Samurai>() <= 400, "{}", size_of::<Samurai>());
    assert!(size_of::<Action>() <= 32, "{}", size_of::<Action>());
}

/// How many ways there are to play the next so many actions.
fn perft(game: &Samurai, depth: u32) -> u64 {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| {
            let mut after = game.clone();
            after.apply(action, |_| ()).expect("a legal action");
            // Chance always brings the same here.
            while after.turn() == Turn::Chance {
                let deal = after.deal(&mut Rng::new(Seed::from_number(0), 0));
                after.apply(deal, |_| ()).expect("what is dealt is accepted");
            }
            perft(&after, depth - 1)
        })
        .sum()
}

/// The first turn of a quick game, dealt from this seed.
fn first_turn(players: u8, seed: u64) -> Samurai {
    let mut rng = Rng::new(Seed::from_number(seed), 0);
    let mut game = Samurai::new(&Setup::new(players, Seat::FIRST).quick()).expect("a table");
    while game.turn() == Turn::Chance {
        let deal = game.deal(&mut rng);
        game.apply(deal, |_| ()).expect("what is dealt is accepted");
    }
    game
}

#[test]
fn there_are_so_many_ways_to_choose_five_and_to_set_figures() {
    let game = Samurai::new(&Setup::new(2, Seat::FIRST)).expect("a table");
    // 17 faces; after one of the three pairs all 17 are left, after another one 16.
    assert_eq!(perft(&game, 1), 17);
    assert_eq!(perft(&game, 2), 3 * 17 + 14 * 16);
    let mut game = game;
    while game.phase() == Phase::FirstFive {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        game.apply(legal[0], |_| ()).expect("a legal action");
    }
    // Three kinds on two cities; then two kinds on the same city or three on the other.
    assert_eq!(perft(&game, 1), 6);
    assert_eq!(perft(&game, 2), 6 * 5);
    assert_eq!(perft(&game, 3), 6 * (2 * 3 + 3 * 4));
}

#[test]
fn perft_counts_are_what_they_were() {
    let counted: Vec<[u64; 3]> = [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2)]
        .into_iter()
        .map(|(players, seed)| {
            let game = first_turn(players, seed);
            [1, 2, 3].map(|depth| perft(&game, depth))
        })
        .collect();
    assert_eq!(counted, PERFT);
}

/// One, two and three actions deep, for each of the games above.
const PERFT: [[u64; 3]; 6] = [
    [208, 21_328, 42_512],
    [134, 8_054, 27_570],
    [381, 72_277, 128_702],
    [193, 16_705, 57_362],
    [589, 164_109, 278_516],
    [252, 28_476, 97_944],
];

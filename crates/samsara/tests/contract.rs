//! Samsara keeps every law of the table, and some of its own.

use samsara::{Action, Cell, Event, MIDDLE, Mode, PLAYERS, ReEntry, STONES, Samsara, Setup};
use table::{Game, Record, Rng, Seat, Seed, Turn, contract};

fn setups() -> impl Iterator<Item = Setup> {
    [Mode::Single, Mode::Match].into_iter().flat_map(|mode| {
        [ReEntry::FreeField, ReEntry::FreeHalf].into_iter().flat_map(move |re_entry| {
            Seat::all(PLAYERS).map(move |first| Setup { mode, re_entry, first })
        })
    })
}

fn games(each: u64) -> impl Iterator<Item = (Setup, Seed)> {
    setups().flat_map(move |setup| (0..each).map(move |n| (setup, Seed::from_number(n))))
}

/// A random game, quicker than through the contract.
fn random_game(
    setup: Setup,
    seed: Seed,
    mut watch: impl FnMut(&Samsara, Action, &[Event]),
) -> Samsara {
    let mut rng = Rng::new(seed, 0);
    let mut state = Samsara::new(&setup).expect("a setup of the test");
    let (mut scratch, mut events) = (Vec::new(), Vec::new());
    loop {
        let action = match state.turn() {
            Turn::Chance => state.deal(&mut rng),
            Turn::Of(_) => state.any_legal(&mut rng, &mut scratch).expect("something can be done"),
            Turn::Over => return state,
        };
        events.clear();
        state.apply(action, |event| events.push(event)).expect("a legal action");
        watch(&state, action, &events);
    }
}

#[test]
fn random_games_keep_every_law() {
    for (setup, seed) in games(3) {
        contract::check::<Samsara>(&setup, seed);
    }
}

#[test]
fn twelve_stones_stay_on_the_board_and_six_goals_are_the_most() {
    for (setup, seed) in games(100) {
        random_game(setup, seed, |state, _, _| {
            let board = state.board();
            assert_eq!(board.stones().count(), usize::from(STONES));
            let sides = Seat::all(PLAYERS).map(|seat| board.stones_before(seat));
            assert_eq!(sides.sum::<u8>(), STONES);
            assert!(state.goals().iter(PLAYERS).all(|(_, &goals)| goals <= MIDDLE));
        });
    }
}

#[test]
fn a_turn_uses_both_dice_in_the_pips_that_were_thrown() {
    for (setup, seed) in games(100) {
        let (mut thrown, mut used) = (Vec::new(), Vec::new());
        random_game(setup, seed, |state, action, _| match action {
            Action::Roll(dice) => {
                thrown = dice.to_vec();
                used.clear();
            }
            Action::Move(play) => used.push(play.die),
            Action::Lapse(die) => used.push(die),
            Action::EndTurn => {
                thrown.sort();
                used.sort();
                assert_eq!(thrown, used);
            }
            Action::SetUp => assert_eq!(state.board(), samsara::Board::START),
        });
    }
}

#[test]
fn a_marker_moves_with_every_goal_and_with_nothing_else() {
    for (setup, seed) in games(100) {
        let mut before = Samsara::new(&setup).expect("a setup of the test").goals();
        random_game(setup, seed, |state, action, events| {
            let goals = state.goals();
            for (seat, &steps) in goals.iter(PLAYERS) {
                let scored = events.iter().any(|event| {
                    matches!(event, Event::Scored { seat: s, counts: true, .. } if *s == seat)
                });
                let expected =
                    if action == Action::SetUp { 0 } else { before[seat] + u8::from(scored) };
                assert_eq!(steps, expected);
            }
            before = goals;
        });
    }
}

#[test]
fn a_match_is_two_games_begun_by_different_players() {
    for (setup, seed) in games(50) {
        let end = random_game(setup, seed, |_, _, _| ());
        let firsts: Vec<Seat> = end.sheet().games().map(|game| game.first).collect();
        match setup.mode {
            Mode::Single => assert_eq!(firsts, [setup.first]),
            Mode::Match => assert_eq!(firsts, [setup.first, setup.first.next(PLAYERS)]),
        }
        assert!(!end.winners().is_empty());
    }
}

#[test]
fn what_the_choices_say_is_what_is_legal() {
    for (setup, seed) in games(5) {
        random_game(setup, seed, |state, _, _| {
            let mut listed = Vec::new();
            state.legal(&mut listed);
            listed.retain(|action| matches!(action, Action::Move(_)));
            let choices: Vec<_> = Cell::all().flat_map(|cell| state.choices(cell)).collect();
            for choice in &choices {
                let action = Action::Move(choice.play);
                let mut after = *state;
                let mut landing = None;
                let outcome = after.apply(action, |event| {
                    if let Event::Moved { landing: to, .. } = event {
                        landing = Some(to);
                    }
                });
                assert_eq!(outcome, choice.landing.map(|_| ()));
                assert_eq!(landing, choice.landing.ok());
                assert_eq!(listed.contains(&action), choice.landing.is_ok());
            }
            assert_eq!(
                choices.iter().filter(|choice| choice.landing.is_ok()).count(),
                listed.len()
            );
            let movable: Vec<Cell> = state.movable().collect();
            assert!(state.board().stones().all(|stone| {
                let moves = |action: &Action| matches!(action, Action::Move(m) if m.from == stone);
                movable.contains(&stone) == listed.iter().any(moves)
            }));
        });
    }
}

#[test]
fn a_random_action_is_each_legal_one_equally_often() {
    let mut rng = Rng::new(Seed::from_number(5), 1);
    let mut state = Samsara::new(&Setup::default()).expect("the usual setup");
    for _ in 0..40 {
        let action = match state.turn() {
            Turn::Chance => state.deal(&mut rng),
            _ => state.any_legal(&mut rng, &mut Vec::new()).expect("something can be done"),
        };
        state.apply(action, |_| ()).expect("a legal action");
    }
    state.apply(state.deal(&mut rng), |_| ()).expect("the dice are thrown");
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let mut count = vec![0_u32; legal.len()];
    for _ in 0..legal.len() * 1000 {
        let action = state.any_legal(&mut rng, &mut Vec::new()).expect("something can be done");
        count[legal.iter().position(|l| *l == action).expect("a legal one")] += 1;
    }
    assert!(count.len() > 20 && count.iter().all(|n| n.abs_diff(1000) < 150), "{count:?}");
}

#[test]
fn a_roll_is_each_pair_of_dice_equally_often() {
    let state = Samsara::new(&Setup::default()).expect("the usual setup");
    let mut rng = Rng::new(Seed::from_number(6), 0);
    let mut count = [[0_u32; 6]; 6];
    for _ in 0..36_000 {
        let Action::Roll([one, two]) = state.deal(&mut rng) else { panic!("chance rolls") };
        count[usize::from(one.pips() - 1)][usize::from(two.pips() - 1)] += 1;
    }
    assert!(count.iter().flatten().all(|n| n.abs_diff(1000) < 150), "{count:?}");
}

#[test]
fn every_move_of_a_turn_can_be_taken_back_until_the_dice_are_handed_over() {
    let record = Record::<Samsara>::new(Setup::default(), Seed::from_number(1), Vec::new());
    let mut session = table::Session::open(record).expect("a new game");
    let first = |session: &table::Session<Samsara>| {
        let mut legal = Vec::new();
        session.seen_by(None).legal(&mut legal);
        legal[0]
    };
    for _ in 0..2 {
        session.act(first(&session)).expect("a move");
    }
    assert!(session.undo() && session.undo() && !session.can_undo());
    assert!(session.redo() && session.redo());
    session.act(Action::EndTurn).expect("both dice are used");
    assert!(!session.can_undo(), "the next roll has been seen");
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Samsara>() <= 64, "{}", size_of::<Samsara>());
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
}

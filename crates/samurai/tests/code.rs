//! A whole game fits in a link.

use samurai::{Action, Samurai, Setup};
use table::{Game, Player, Record, Rng, Seat, Seed, Session, Turn};

const LONGEST: usize = 750;

fn record(setup: Setup, seed: Seed) -> Record<Samurai> {
    // As long as a name can be, in letters of three bytes.
    let name = "武蔵坊弁慶武蔵坊弁慶武蔵";
    let players = Seat::all(setup.players)
        .map(|seat| Player { name: name.into(), crest: seat.number(), bot: Some(3) })
        .collect();
    Record::new(setup, seed, players)
}

/// Plays a whole game, choosing among the legal actions, and returns its code.
fn code(seed: u64, mut choose: impl FnMut(&Samurai, &[Action], &mut Rng) -> Action) -> String {
    let seed = Seed::from_number(seed);
    let mut rng = Rng::new(seed, u64::MAX);
    let mut record = record(Setup::new(4, Seat::FIRST), seed);
    let mut session = Session::<Samurai>::open(record.clone()).expect("a table for four");
    let mut legal = Vec::new();
    while let Turn::Of(seat) = session.turn() {
        let view = session.seen_by(Some(seat));
        legal.clear();
        view.legal(&mut legal);
        let action = choose(&view, &legal, &mut rng);
        session.act(action).expect("a legal action");
        record.actions.push(action);
    }
    assert_eq!(record.actions, session.record().actions);
    let code = record.code().expect("a whole game has a code");
    assert_eq!(Record::from_code(&code), Ok(record));
    code
}

#[test]
fn a_random_game_of_four_fits_in_a_link() {
    for seed in 0..200 {
        let code = code(seed, |_, legal, rng| rng.pick(legal).expect("something to do"));
        assert!(code.len() <= LONGEST, "{}", code.len());
    }
}

/// One tile a turn, exchanges as soon as possible, and no settlement closed while another
/// space is left: so nearly all eighty tiles are played, each with an end of turn.
#[test]
fn the_longest_games_of_four_fit_in_a_link() {
    let mut longest = 0;
    for seed in 0..40 {
        let code = code(seed, |state, legal, rng| {
            if legal.contains(&Action::EndTurn) {
                return Action::EndTurn;
            }
            let quiet = |action: &Action| {
                state
                    .preview(*action)
                    .is_ok_and(|p| p.stakes.iter().all(|stake| stake.fate.is_none()))
            };
            let bulky: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|a| !matches!(a, Action::Place { .. } | Action::SetFigure { .. }))
                .filter(quiet)
                .collect();
            let mild: Vec<Action> = if bulky.is_empty() {
                let mut few: Vec<Action> = legal.to_vec();
                rng.shuffle(&mut few);
                few.into_iter().filter(quiet).take(1).collect()
            } else {
                bulky
            };
            rng.pick(&mild).or_else(|| rng.pick(legal)).expect("something to do")
        });
        longest = longest.max(code.len());
    }
    assert!((500..=LONGEST).contains(&longest), "{longest}");
}

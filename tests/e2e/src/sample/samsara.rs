//! Games of Samsara: played by two who take a goal when they can, from chance.

use samsara::{Action, Cell, Event, Landing, Mode, Samsara, Setup};
use table::{Game as _, Player, Record, Rng, Seed, Turn};

use super::Sample;
use crate::pages::shelf;
use crate::session::Session;
use crate::stand::Stand;
use xtask::Outcome;

pub type Game = table::Session<Samsara>;

/// Two people sit down to it.
pub fn begun(seed: u64, setup: Setup) -> Game {
    let players = ["Mara", "Joris"].into_iter().zip(0..).map(|(name, crest)| Player {
        name: name.to_owned(),
        crest,
        bot: None,
    });
    let record = Record::<Samsara>::new(setup, Seed::from_number(seed), players.collect());
    Game::open(record).expect("a table of the rules")
}

/// Every action until something happens.
pub fn played(mut game: Game, until: impl Fn(&Event) -> bool) -> (Game, Vec<Action>) {
    let mut rng = Rng::new(game.record().seed, 1);
    let mut actions = Vec::new();
    while game.turn() != Turn::Over {
        let action = choose(&game, &mut rng);
        actions.push(action);
        if game.act(action).expect("a legal action").iter().any(|entry| until(&entry.event)) {
            break;
        }
    }
    (game, actions)
}

pub fn sample(game: &Game) -> Sample {
    Sample::of(game.record())
}

/// A match in whose first game the beginner arrives first, and how that goes on to its end.
pub fn match_with_last_turn() -> (Game, Vec<Action>) {
    let setup = Setup { mode: Mode::Match, ..Setup::default() };
    let last_turn = |event: &Event| matches!(event, Event::LastTurn { .. });
    let mut games = (0..).map(|seed| played(begun(seed, setup), last_turn).0);
    let in_first = |game: &Game| {
        let seen = game.seen_by(None);
        seen.is_last_turn() && seen.sheet().games().next().is_none()
    };
    let game = games.find(in_first).expect("some match has one");
    let (_, rest) = played(game.clone(), |event| matches!(event, Event::GameEnded(_)));
    (game, rest)
}

/// A match that is over, each of its games.
pub fn whole_match() -> Game {
    let setup = Setup { mode: Mode::Match, ..Setup::default() };
    played(begun(3, setup), |_| false).0
}

/// The same game, with a bot on the second seat.
pub fn beside_a_bot(game: &Game) -> Game {
    let mut record = game.record().clone();
    record.players[1].bot = Some(1);
    Game::open(record).expect("who sits there changes nothing")
}

/// A turn in which a stone can go to four places, and that stone.
pub fn with_four_targets() -> (Game, Cell) {
    for seed in 0.. {
        let mut game = begun(seed, Setup::default());
        let mut rng = Rng::new(game.record().seed, 1);
        for _ in 0..60 {
            let seen = game.seen_by(None);
            if let Some(stone) = seen.board().stones().find(|&stone| places(&seen, stone) == 4) {
                return (game, stone);
            }
            game.act(choose(&game, &mut rng)).expect("a legal action");
        }
    }
    unreachable!("some game has one")
}

/// To how many places the stone can go.
fn places(seen: &Samsara, stone: Cell) -> usize {
    let mut places: Vec<Landing> = Vec::new();
    for choice in seen.choices(stone) {
        let lands = |landing: &Landing| !places.iter().any(|known| known.cell() == landing.cell());
        places.extend(choice.landing.ok().filter(lands));
    }
    places.len()
}

/// A single game that is soon over, and every action of it.
pub fn short_game() -> (Game, Vec<Action>) {
    let games = (0..40).map(|seed| begun(seed, Setup::default()));
    let games = games.map(|game| (game.clone(), played(game, |_| false).1));
    games.min_by_key(|(_, actions)| actions.len()).expect("there are some")
}

/// Shows how a game stands after these actions, when it is over.
pub fn show(session: &Session, stand: &Stand, mut game: Game, rest: Vec<Action>) -> Outcome {
    for action in rest {
        game.act(action).expect("it was played before");
    }
    let sample = sample(&game);
    shelf::put(session, stand, &[&sample])?;
    session.open(&stand.at(&sample.room()))?;
    session.seen("main.wheel-result table").map(drop)
}

/// A goal if there is one, else any move.
fn choose(game: &Game, rng: &mut Rng) -> Action {
    let seen = game.seen_by(None);
    let choices = seen.board().stones().flat_map(|stone| seen.choices(stone).collect::<Vec<_>>());
    let goal = choices
        .into_iter()
        .find(|choice| matches!(choice.landing, Ok(Landing::Goal { .. })))
        .map(|choice| Action::Move(choice.play));
    goal.or_else(|| seen.any_legal(rng, &mut Vec::new())).expect("the game goes on")
}

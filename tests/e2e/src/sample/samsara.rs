//! Games of Samsara: played by two who take a goal when they can, from chance.

use samsara::{Action, Event, Landing, Mode, Samsara, Setup};
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

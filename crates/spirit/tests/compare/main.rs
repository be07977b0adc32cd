//! A second, plain set of rules, written as one straight story, follows very many games and
//! agrees at every step on whose turn it is, on what is possible and on what lies where.
//!
//! `SOAK=100000 cargo test --release -p spirit --test compare` plays more.

#[path = "../player/mod.rs"]
mod player;

mod plain;

use plain::{Plain, Told};
use spirit::{Action, Level, Loss, Outcome, Setup, Side, Slot, Spirit};
use table::{Game, Rng, Seed, Turn};

/// Everything on the table as one line of text.
fn summary(game: &Spirit) -> String {
    let slots = |pile: &[Slot]| -> Vec<Option<u8>> {
        pile.iter().map(|slot| slot.map(spirit::Card::number)).collect()
    };
    let boards: Vec<String> = game
        .seats()
        .map(|seat| {
            let board = game.board(seat);
            let line: Vec<u8> = board.line().iter().map(|card| card.number()).collect();
            let mut left: Vec<u8> = board.defences().map(spirit::Card::number).collect();
            left.sort_unstable();
            let help: Vec<&str> = board.help().iter().map(spirit::Samurai::word).collect();
            let (animal, token) = (board.side() == Side::Animal, board.token().number());
            let flags = (animal, board.wounded(), board.passed());
            format!("{line:?} {left:?} {} {flags:?} {token} {help:?}", board.sum())
        })
        .collect();
    let village = game.village();
    let families: Vec<&str> = spirit::Family::ALL
        .into_iter()
        .filter(|&family| village.has(family))
        .map(spirit::Family::word)
        .collect();
    let discard: Vec<u8> = game.discard().iter().map(spirit::Card::number).collect();
    let neutral: Vec<&str> = game.neutral().iter().map(spirit::Samurai::word).collect();
    format!(
        "{} {:?} {:?} {discard:?} {} {} {families:?} {neutral:?} {boards:?}",
        game.round(),
        slots(game.stack().as_slice()),
        slots(game.intruders().as_slice()),
        village.barricades(),
        village.farms(),
    )
}

fn told(game: &Spirit, action: Action) -> Told {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    legal.sort();
    Told {
        seat: game.turn().seat().map(table::Seat::index),
        legal,
        before: summary(game),
        action: action.to_string(),
    }
}

fn outcome(game: &Spirit) -> String {
    match game.outcome() {
        Some(Outcome::Won(score)) => format!("won {score}"),
        Some(Outcome::Lost(Loss::Death(seat))) => format!("lost: {} died", seat.number()),
        Some(Outcome::Lost(Loss::LastFarm)) => "lost: farms".into(),
        Some(Outcome::Lost(Loss::LastFamily)) => "lost: families".into(),
        None => panic!("the game is over"),
    }
}

#[test]
fn a_plain_telling_of_the_rules_agrees_at_every_step() {
    let count = std::env::var("SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1_500);
    let (mut wins, mut last_rounds, mut steps) = (0, 0, 0);
    for number in 0..count {
        let mut rng = Rng::new(Seed::from_number(number), 3);
        let players = 2 + (number % 6) as u8;
        let level = Level::ALL[(number / 6 % 4) as usize];
        let help = players == 2 || (players < 7 && number % 2 == 0);
        let setup = Setup::random(players, level, help, &mut rng);
        let mut game = Spirit::new(&setup).expect("a setup");
        let mut story = Vec::new();
        let foolish = number % 5 == 0;
        loop {
            let action = match game.turn() {
                Turn::Of(_) if foolish => game.any_legal(&mut rng, &mut Vec::new()),
                _ => player::next(&game, &mut rng),
            };
            let Some(action) = action else { break };
            story.push(told(&game, action));
            game.apply(action, |_| ()).expect("a legal action");
        }
        steps += story.len();
        last_rounds += u32::from(game.round() == 3);
        wins += u32::from(!game.winners().is_empty());
        let samurai: Vec<&str> = setup.samurai.iter().map(|samurai| samurai.word()).collect();
        let plain = Plain::new(&samurai, level as usize, help, story);
        assert_eq!(plain.play(), (outcome(&game), summary(&game)), "game {number}");
    }
    println!("{count} games, {steps} steps, {last_rounds} with three rounds, {wins} won");
    assert!(last_rounds * 20 > count as u32, "{last_rounds} of {count} games got far");
}

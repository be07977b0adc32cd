//! Games of Samurai Spirit played at random, for tests that look at every moment of them.

use spirit::{Action, Level, Samurai, Setup, Spirit};
use table::{Game, Record, Rng, Seed, Session, Turn};

/// A table of every size and level, each with and without help where there is a choice.
pub fn every_table(mut watch: impl FnMut(&Session<Spirit>)) {
    let mut seed = 0;
    for players in 2..=7 {
        for level in Level::ALL {
            seed += 1;
            let help = players == 2 || (players < 7 && seed % 2 == 0);
            play(players, level, help, seed, &mut watch);
        }
    }
}

/// One game to its end, watched before every action and once it is over.
pub fn play(
    players: u8,
    level: Level,
    help: bool,
    seed: u64,
    mut watch: impl FnMut(&Session<Spirit>),
) {
    let seed = Seed::from_number(seed);
    let mut rng = Rng::new(seed, u64::MAX);
    let setup = Setup::random(players, level, help, &mut rng);
    let choose = |game: &Spirit| game.any_legal(&mut rng, &mut Vec::new());
    watched(setup, seed, choose, &mut watch);
}

/// So many games of these samurai, who protect what they can and stay below their kiai, so that many of
/// them come to the bosses.
pub fn careful(samurai: &[Samurai], games: u64, mut watch: impl FnMut(&Session<Spirit>)) {
    for number in 0..games {
        let seed = Seed::from_number(number);
        let mut rng = Rng::new(seed, u64::MAX);
        let help = samurai.len() == 2;
        let setup = Setup { samurai: samurai.to_vec(), level: Level::Easy, help };
        let choose = |game: &Spirit| {
            let mut legal = Vec::new();
            let any = game.any_legal(&mut rng, &mut legal);
            let safe = |action: &Action| match *action {
                Action::Left => true,
                Action::Right => game.card_in_the_air().is_some_and(|(seat, card)| {
                    game.verdict(seat, card).1 != spirit::Verdict::Overrun
                }),
                Action::Fight => game.board(game.active()).defences().count() < 3 || number % 3 > 0,
                _ => false,
            };
            let mut all = Vec::new();
            game.legal(&mut all);
            all.into_iter().find(safe).or(any)
        };
        watched(setup, seed, choose, &mut watch);
    }
}

fn watched(
    setup: Setup,
    seed: Seed,
    mut choose: impl FnMut(&Spirit) -> Option<Action>,
    watch: &mut impl FnMut(&Session<Spirit>),
) {
    let record = Record::new(setup, seed, Vec::new());
    let mut session = Session::<Spirit>::open(record).expect("a setup of the test");
    while let Turn::Of(_) = session.turn() {
        watch(&session);
        let action = choose(&session.seen_by(None)).expect("somebody can act");
        session.act(action).expect("a legal action");
    }
    watch(&session);
}

//! Games of Samurai Spirit played at random, for tests that look at every moment of them.

use spirit::{Level, Setup, Spirit};
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
    let record = Record::new(setup, seed, Vec::new());
    let mut session = Session::<Spirit>::open(record).expect("a setup of the test");
    while let Turn::Of(_) = session.turn() {
        watch(&session);
        let action = session.seen_by(None).any_legal(&mut rng, &mut Vec::new());
        session.act(action.expect("somebody can act")).expect("a legal action");
    }
    watch(&session);
}

//! Samurai Spirit keeps every law of the table.

use spirit::{Level, Setup, Spirit};
use table::{Rng, Seed, contract};

#[test]
fn random_games_keep_every_law() {
    for number in 0..84 {
        let seed = Seed::from_number(number);
        let players = 2 + (number % 6) as u8;
        let level = Level::ALL[(number / 6 % 4) as usize];
        let help = players == 2 || (players < 7 && number % 5 == 0);
        let setup = Setup::random(players, level, help, &mut Rng::new(seed, 99));
        contract::check::<Spirit>(&setup, seed);
    }
}

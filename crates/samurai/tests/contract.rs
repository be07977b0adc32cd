//! Samurai keeps every law of the table, at every table and with every option.

mod tables;

use samurai::Samurai;
use table::{Seed, contract};

#[test]
fn random_games_keep_every_law() {
    for (number, setup) in (0_u64..).zip(tables::all()) {
        contract::check::<Samurai>(&setup, Seed::from_number(number));
    }
}

//! The toy game keeps every law of the table.

mod toy;

use table::{Seed, contract};
use toy::{HighCard, Setup};

#[test]
fn random_games_keep_every_law() {
    for number in 0..300 {
        let setup = Setup { players: 2 + (number % 3) as u8 };
        contract::check::<HighCard>(&setup, Seed::from_number(number));
    }
}

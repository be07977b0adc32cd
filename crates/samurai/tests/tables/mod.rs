//! Every table at which Samurai can be played.

use samurai::{Captures, FirstFive, Layout, Screens, Setup};
use table::Seat;

pub fn all() -> Vec<Setup> {
    let mut tables = Vec::new();
    for players in 2..=4 {
        for (index, first) in Seat::all(players).enumerate() {
            for first_five in [FirstFive::Chosen, FirstFive::Random] {
                for layout in [Layout::Placed, Layout::Random] {
                    for captures in [Captures::AtOnce, Captures::EndOfTurn] {
                        let screens = [Screens::Printed, Screens::Open][index % 2];
                        tables.push(Setup {
                            players,
                            first,
                            first_five,
                            layout,
                            captures,
                            screens,
                        });
                    }
                }
            }
        }
    }
    tables
}

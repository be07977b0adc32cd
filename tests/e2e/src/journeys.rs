//! All journeys, by what they are about.

mod bots;
mod faults;
mod keeping;
mod lap;
mod lessons;
mod links;
mod looks;
mod samsara;
mod samurai;
mod seats;
mod shelf;
mod shell;
mod spirit;
mod storage;
mod strict;
mod turns;

use crate::journey::Journey;

pub fn all() -> Vec<Journey> {
    [
        shell::JOURNEYS,
        strict::JOURNEYS,
        keeping::JOURNEYS,
        faults::JOURNEYS,
        samurai::JOURNEYS,
        turns::JOURNEYS,
        bots::JOURNEYS,
        lessons::JOURNEYS,
        seats::JOURNEYS,
        storage::JOURNEYS,
        samsara::JOURNEYS,
        lap::JOURNEYS,
        spirit::JOURNEYS,
        shelf::JOURNEYS,
        links::JOURNEYS,
        looks::JOURNEYS,
    ]
    .concat()
}

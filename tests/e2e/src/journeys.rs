//! All journeys, by what they are about.

mod faults;
mod keeping;
mod links;
mod looks;
mod samurai;
mod shelf;
mod shell;
mod strict;

use crate::journey::Journey;

pub fn all() -> Vec<Journey> {
    [
        shell::JOURNEYS,
        strict::JOURNEYS,
        keeping::JOURNEYS,
        faults::JOURNEYS,
        samurai::JOURNEYS,
        shelf::JOURNEYS,
        links::JOURNEYS,
        looks::JOURNEYS,
    ]
    .concat()
}

//! All journeys, by what they are about.

mod faults;
mod keeping;
mod links;
mod looks;
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
        shelf::JOURNEYS,
        links::JOURNEYS,
        looks::JOURNEYS,
    ]
    .concat()
}

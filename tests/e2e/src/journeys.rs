//! All journeys, by what they are about.

mod faults;
mod keeping;
mod looks;
mod shell;
mod strict;

use crate::journey::Journey;

pub fn all() -> Vec<Journey> {
    [shell::JOURNEYS, strict::JOURNEYS, keeping::JOURNEYS, faults::JOURNEYS, looks::JOURNEYS]
        .concat()
}

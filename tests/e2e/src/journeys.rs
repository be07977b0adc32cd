//! All journeys, by what they are about.

mod faults;
mod looks;
mod shell;
mod strict;

use crate::journey::Journey;

pub fn all() -> Vec<Journey> {
    [shell::JOURNEYS, strict::JOURNEYS, faults::JOURNEYS, looks::JOURNEYS].concat()
}

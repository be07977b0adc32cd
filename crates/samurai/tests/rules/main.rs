//! One test for each sentence of the rules, in the order of the rules.

mod scene;

mod capture;
mod ending;
mod exchange;
mod knowledge;
mod ladder;
mod opening;
mod telling;
mod turn;

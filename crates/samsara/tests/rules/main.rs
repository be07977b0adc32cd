//! One test for each sentence of the rules and each ruling.

#[path = "../notation/mod.rs"]
mod notation;
mod watched;

mod board;
mod turn;

mod goal;
mod lane_change;

mod both_dice;

mod endings;
mod match_of_two;

//! One test for each sentence of the rules and for each ruling, on games whose chance is written
//! by the test. Numbers are those of the rules digest.

mod script;

mod fight;
mod kiai;
mod knowledge;
mod outlook;
mod penalties;
mod refusals;
mod round_end;
mod setup;
mod support;
mod talents;
mod turns;
mod two;
mod wounds;

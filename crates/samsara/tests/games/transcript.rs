//! A game as text: a line for each turn, such as
//!
//! ```text
//! A 3-5  5 s4>s9, 3 r22>goal>r1, hands over
//! ```
//! Player A rolled 3 and 5, moved two stones and handed the dice over.

use core::fmt::Write;

use crate::notation::{A, B, action, roll, show_move};
use samsara::{Action, End, Event, Mode, Outcome, ReEntry, Samsara, Setup};
use table::{BySeat, Game, Seat, Turn};

/// Reads setup and actions. What the text says of their effects is left for [`transcript`].
pub fn read(text: &str) -> (Setup, Vec<Action>) {
    let mut lines = text.lines();
    let setup = setup(lines.next().expect("a first line"));
    let mut actions = Vec::new();
    for line in lines {
        if line.starts_with("second game") {
            actions.push(Action::SetUp);
        } else if let Some((head, moves)) = line.split_once("  ") {
            actions.push(roll(head.split_once(' ').expect("a player and dice").1));
            for play in moves.split(", ") {
                actions.extend(match play {
                    "hands over" => Some(Action::EndTurn),
                    "moksha" => None,
                    play => Some(action(play)),
                });
            }
        }
    }
    (setup, actions)
}

/// Plays the actions to the end and writes what happened.
pub fn transcript(setup: Setup, actions: &[Action]) -> (String, Samsara) {
    let mut state = Samsara::new(&setup).expect("a setup that can be played");
    let mut text = String::new();
    let mode = if setup.mode == Mode::Single { "single" } else { "match" };
    let free = if setup.re_entry == ReEntry::FreeField { "free field" } else { "free half" };
    writeln!(text, "{mode}, {free}, {} begins", name(setup.first)).expect("text takes text");
    for &action in actions {
        let applied = state.apply(action, |event| tell(&mut text, event));
        assert_eq!(applied, Ok(()), "{action:?} after\n{text}");
    }
    assert_eq!(state.turn(), Turn::Over, "a whole game");
    (text, state)
}

fn setup(line: &str) -> Setup {
    let [mode, free, first] = line.split(", ").collect::<Vec<_>>()[..] else {
        panic!("mode, re-entry and beginner: {line}")
    };
    Setup {
        mode: if mode == "match" { Mode::Match } else { Mode::Single },
        re_entry: if free == "free half" { ReEntry::FreeHalf } else { ReEntry::FreeField },
        first: if first == "A begins" { A } else { B },
    }
}

fn name(seat: Seat) -> char {
    if seat == A { 'A' } else { 'B' }
}

fn pair(of: BySeat<u8, 2>) -> String {
    format!("{}:{}", of[A], of[B])
}

fn result(outcome: Outcome) -> String {
    let Outcome { end, goals, stones, points, .. } = outcome;
    let end = match end {
        End::Goal => "goal",
        End::Stones => "stones",
        End::Moksha => "moksha",
    };
    format!("{end}: goals {}, stones {}, points {}", pair(goals), pair(stones), pair(points))
}

fn tell(text: &mut String, event: Event) {
    match event {
        Event::Rolled { seat, dice: [one, two] } => {
            write!(text, "{} {}-{}", name(seat), one.pips(), two.pips())
        }
        Event::Moved { play, landing, .. } => {
            write!(text, "{}{}", gap(text), show_move(play, landing))
        }
        Event::Lapsed { die, .. } => write!(text, "{}lapse {}", gap(text), die.pips()),
        Event::Moksha { .. } => write!(text, "{}moksha", gap(text)),
        Event::TurnEnded { .. } => writeln!(text, "{}hands over", gap(text)),
        Event::LastTurn { seat } => writeln!(text, "the last turn is {}'s", name(seat)),
        Event::GameEnded(outcome) => {
            let line = if text.ends_with('\n') { "" } else { "\n" };
            writeln!(text, "{line}{}", result(outcome))
        }
        Event::SecondGame { first } => writeln!(text, "second game, {} begins", name(first)),
        Event::MatchEnded(sheet) => writeln!(text, "match: points {}", pair(sheet.points())),
        Event::Scored { .. } => Ok(()),
    }
    .expect("text takes text");
}

fn gap(text: &str) -> &'static str {
    let last = text.lines().last().unwrap_or_default();
    if last.contains("  ") { ", " } else { "  " }
}

//! Cells, dice and moves as text, as in `5 s4>s9`: the stone on cell 4 of the square lane went 5
//! to cell 9. A `~` is a change of lane: `s4~r16>r21~s9` starts from the other half, r16, finds
//! r21 occupied and lies on s9.

use samsara::{Action, Cell, Die, Landing, Lane, Move, PLAYERS};
use table::Seat;

pub const A: Seat = Seat::FIRST;
pub const B: Seat = Seat::FIRST.next(PLAYERS);

/// `5 s4`, `5 s4~` with a change of lane at the start, or `lapse 5`. More may follow.
pub fn action(text: &str) -> Action {
    let (first, second) = text.split_once(' ').expect("two words");
    if first == "lapse" {
        return Action::Lapse(die(second));
    }
    let start = second.split('>').next().expect("where it starts");
    let from = cell(start.split('~').next().expect("where the stone lies"));
    let lane = if start.contains('~') { from.lane().other() } else { from.lane() };
    Action::Move(Move { die: die(first), from, lane })
}

/// `3-5`
pub fn roll(text: &str) -> Action {
    let (one, two) = text.split_once('-').expect("two dice");
    Action::Roll([die(one), die(two)])
}

pub fn die(text: &str) -> Die {
    text.parse().ok().and_then(Die::new).expect("a die")
}

/// `r1` to `r24` or `s1` to `s24`
pub fn cell(text: &str) -> Cell {
    let (shape, number) = text.split_at(1);
    let lane = if shape == "r" { Lane::Round } else { Lane::Square };
    number.parse().ok().and_then(|number| Cell::new(lane, number)).expect("a cell")
}

pub fn show(cell: Cell) -> String {
    let shape = if cell.lane() == Lane::Round { 'r' } else { 's' };
    format!("{shape}{}", cell.number())
}

pub fn show_move(play: Move, landing: Landing) -> String {
    let start =
        if play.changes_at_start() { format!("~{}", show(play.start())) } else { String::new() };
    let end = match landing {
        Landing::Stays(at) => show(at),
        Landing::Changes(at) => format!("{}~{}", show(at.other_half()), show(at)),
        Landing::Goal { back } => format!("goal>{}", show(back)),
    };
    format!("{} {}{start}>{end}", play.die.pips(), show(play.from))
}

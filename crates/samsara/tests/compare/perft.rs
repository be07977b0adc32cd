//! How many ways there are to play a roll: both implementations count the same, now and for ever.

use super::place;
use super::plain::{Now, Plain};
use samsara::{Action, Board, Die, Position, Samsara, Setup};
use table::{BySeat, Game, Seat, Turn};

fn rolls() -> impl Iterator<Item = [Die; 2]> {
    Die::all().flat_map(|one| Die::all().filter(move |&two| two >= one).map(move |two| [one, two]))
}

/// Sequences of actions up to the end of the turn.
fn ways(state: &Samsara, ended: &mut impl FnMut(&Samsara)) -> u64 {
    if !matches!(state.turn(), Turn::Of(_)) {
        ended(state);
        return 1;
    }
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let mut count = 0;
    for action in legal {
        let mut after = *state;
        after.apply(action, |_| ()).expect("a legal action");
        count += ways(&after, ended);
    }
    count
}

fn rolled(state: &Samsara, dice: [Die; 2]) -> Samsara {
    let mut state = *state;
    state.apply(Action::Roll(dice), |_| ()).expect("the dice are to be thrown");
    state
}

fn plain_ways(plain: &Plain) -> u64 {
    if plain.now != Now::Use {
        return 1;
    }
    let after = plain.legal().into_iter().map(|deed| {
        let mut after = plain.clone();
        after.act(deed);
        plain_ways(&after)
    });
    after.sum()
}

/// The ways of the first player to play each of the 21 rolls.
fn turns(board: Board) -> Vec<u64> {
    let position = Position { board, on_turn: Seat::FIRST, goals: BySeat::new([0; 2]) };
    let start = Samsara::at(&Setup::default(), &position).expect("a position of the test");
    let count = |dice: [Die; 2]| {
        let mut plain = Plain::new(false, false, 0);
        plain.stones = board.stones().map(place).collect();
        plain.roll(dice.map(Die::pips));
        let count = ways(&rolled(&start, dice), &mut |_| ());
        assert_eq!(count, plain_ways(&plain));
        count
    };
    rolls().map(count).collect()
}

#[test]
fn the_first_turn() {
    let ways = [
        164, 308, 308, 308, 308, 308, 160, 304, 304, 304, 304, 156, 300, 300, 300, 152, 296, 296,
        148, 292, 144,
    ];
    assert_eq!(turns(Board::START), ways);
}

#[test]
fn a_turn_in_the_middle_of_a_game() {
    let board = "
        . . x . . . . x . . . x
        . o o . . o . . . o . .
        . . x . . x . . . . x .
        . o . . . o . . . . . .";
    let ways = [
        186, 399, 382, 367, 300, 339, 213, 403, 405, 308, 353, 187, 370, 294, 341, 179, 300, 341,
        111, 258, 153,
    ];
    assert_eq!(turns(board.parse().expect("a diagram")), ways);
}

#[test]
fn a_turn_from_a_jam() {
    let board = "
        . . . . . x . x x . . x
        . . . . . o . . . . . o
        x . . . . . x . . . . .
        o . . o o . o . . . . .";
    let ways = [
        303, 552, 467, 438, 405, 56, 243, 446, 359, 389, 52, 160, 347, 335, 52, 151, 299, 41, 146,
        41, 1,
    ];
    assert_eq!(turns(board.parse().expect("a diagram")), ways, "with a pair of sixes: Moksha");
}

/// Any first roll, then 2 and 5.
#[test]
fn the_first_two_turns() {
    let start = Samsara::new(&Setup::default()).expect("the usual setup");
    let mut count = 0;
    for first in rolls() {
        ways(&rolled(&start, first), &mut |after| {
            let dice = [Die::new(2), Die::new(5)].map(|die| die.expect("a die"));
            count += ways(&rolled(after, dice), &mut |_| ());
        });
    }
    assert_eq!(count, 1_904_628);
}

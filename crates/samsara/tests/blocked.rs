//! Every position in which no stone can use some die, found one by one, and what follows:
//! only fours and sixes can be blocked, so Moksha needs a pair of them, and two different dice
//! can always both be used (rule 9, rule 11, ruling 3).
//!
//! The search is complete. Call a double field full if both halves are occupied. A stone is
//! blocked if its move ends on a full double field, beyond a goal or in the other player's goal.
//! So the full double fields alone say which cells a blocked stone can lie on. There are at most
//! six of them, and every choice of up to six is tried.

use std::sync::LazyLock;

use samsara::{
    Action, Board, Cell, Die, Landing, Lane, Move, PLAYERS, Position, ReEntry, STONES, Samsara,
    Setup,
};
use table::{BySeat, Game, Seat, Turn};

const RING: u8 = 24;

/// Each board on which this player can move no stone with this die.
static BLOCKED: LazyLock<Vec<(Seat, Die, Board)>> = LazyLock::new(|| {
    let mut found = Vec::new();
    for seat in Seat::all(PLAYERS) {
        for die in Die::all() {
            found.extend(blocked(die, seat).into_iter().map(|board| (seat, die, board)));
        }
    }
    found
});

/// The double fields in the order of travel: those of the second player's side, then the first's.
fn ring(cell: Cell) -> u8 {
    if cell.side() == Seat::FIRST { cell.field() + 11 } else { cell.field() - 1 }
}

fn cells_of(place: u8) -> [Cell; 2] {
    let round = Cell::new(Lane::Round, place + 1).expect("a place on the ring");
    [round, round.other_half()]
}

fn is_blocked(cell: Cell, die: Die, seat: Seat, full: u32) -> bool {
    match cell.ahead(die) {
        Some(end) => full >> ring(end) & 1 == 1,
        None => cell.number() + die.pips() > 25 || cell.lane().owner() != seat,
    }
}

fn blocked(die: Die, seat: Seat) -> Vec<Board> {
    let mut boards = Vec::new();
    choose(0, 0, &mut |full: u32| {
        let pairs = full.count_ones() as usize;
        let (inside, outside): (Vec<u8>, Vec<u8>) = (0..RING).partition(|p| full >> p & 1 == 1);
        let mut stones: Vec<Cell> = inside.into_iter().flat_map(cells_of).collect();
        if stones.iter().all(|&cell| is_blocked(cell, die, seat, full)) {
            let room: Vec<Vec<Cell>> = outside
                .into_iter()
                .map(|place| {
                    cells_of(place)
                        .into_iter()
                        .filter(|&c| is_blocked(c, die, seat, full))
                        .collect()
                })
                .collect();
            singles(&room, usize::from(STONES) - 2 * pairs, &mut stones, &mut boards);
        }
    });
    boards
}

/// Every set of at most six places from this one on.
fn choose(place: u8, full: u32, each: &mut impl FnMut(u32)) {
    if place == RING {
        each(full);
        return;
    }
    choose(place + 1, full, each);
    if full.count_ones() < u32::from(STONES) / 2 {
        choose(place + 1, full | 1 << place, each);
    }
}

/// Adds so many stones, at most one on a double field, in every way.
fn singles(room: &[Vec<Cell>], count: usize, stones: &mut Vec<Cell>, boards: &mut Vec<Board>) {
    if count == 0 {
        let stones = stones.clone().try_into().expect("twelve stones");
        boards.push(Board::new(stones).expect("each on its own cell"));
    } else if let [first, rest @ ..] = room {
        singles(rest, count, stones, boards);
        for &cell in first {
            stones.push(cell);
            singles(rest, count - 1, stones, boards);
            stones.pop();
        }
    }
}

fn rolled(board: Board, on_turn: Seat, re_entry: ReEntry, dice: [Die; 2]) -> Samsara {
    let position = Position { board, on_turn, goals: BySeat::new([0; 2]) };
    let setup = Setup { re_entry, ..Setup::default() };
    let mut state = Samsara::at(&setup, &position).expect("a position of the test");
    state.apply(Action::Roll(dice), |_| ()).expect("the dice are to be thrown");
    state
}

fn legal(state: &Samsara) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal(&mut actions);
    actions
}

#[test]
fn only_fours_and_sixes_can_be_blocked() {
    for seat in Seat::all(PLAYERS) {
        let count = |die| BLOCKED.iter().filter(|&&(s, d, _)| (s, d) == (seat, die)).count();
        assert_eq!(Die::all().map(count).collect::<Vec<_>>(), [0, 0, 0, 3, 0, 630]);
    }
}

#[test]
fn moksha_comes_with_a_blocked_pair_alone() {
    for &(seat, die, board) in BLOCKED.iter() {
        for other in Die::all() {
            let state = rolled(board, seat, ReEntry::FreeField, [die, other]);
            assert_eq!(state.turn() == Turn::Over, die == other, "{other:?}\n{board}");
        }
    }
}

/// If a die had to lapse beside a different one, then some first move would leave the other die
/// blocked: so it is enough to look at every position one move before a blocked one.
#[test]
fn two_different_dice_can_always_both_be_used() {
    let mut looked_at = 0;
    for_each_blocking(|blocking| {
        if blocking.play.die != blocking.blocked {
            both_are_used(&blocking.rolled());
            looked_at += 1;
        }
    });
    assert!(looked_at > 10_000, "{looked_at}");
}

/// Of a pair, one die may lapse, but only if no first move lets the other be used.
#[test]
fn a_pair_is_used_in_full_if_it_can_be() {
    let mut lapsing = 0;
    for_each_blocking(|blocking| {
        let (play, state) = (blocking.play, blocking.rolled());
        if play.die != blocking.blocked {
            return;
        }
        let first = legal(&state);
        if first.contains(&Action::Move(play)) {
            for action in first {
                assert_eq!(legal(&after(&state, action)), [Action::Lapse(play.die)]);
            }
            lapsing += 1;
        } else {
            both_are_used(&state);
        }
    });
    assert!(lapsing > 1_000, "{lapsing}");
}

#[test]
fn no_goal_leaves_the_other_die_blocked() {
    for_each_blocking(|blocking| {
        assert!(!matches!(blocking.landing, Landing::Goal { .. }), "{}", blocking.before);
    });
}

/// A move after which a die is blocked.
struct Blocking {
    before: Board,
    play: Move,
    landing: Landing,
    blocked: Die,
    seat: Seat,
    re_entry: ReEntry,
}

impl Blocking {
    fn rolled(&self) -> Samsara {
        rolled(self.before, self.seat, self.re_entry, [self.play.die, self.blocked])
    }
}

fn for_each_blocking(mut each: impl FnMut(Blocking)) {
    for &(seat, blocked, after) in BLOCKED.iter() {
        for (stone, from) in after.stones().flat_map(|stone| Cell::all().map(move |c| (stone, c))) {
            let stones: Vec<Cell> =
                after.stones().filter(|&other| other != stone).chain([from]).collect();
            let stones = stones.try_into().expect("twelve stones");
            let Some(before) = Board::new(stones).filter(|&before| before != after) else {
                continue;
            };
            for (die, lane) in Die::all().flat_map(|die| Lane::BOTH.map(|lane| (die, lane))) {
                let play = Move { die, from, lane };
                for re_entry in [ReEntry::FreeField, ReEntry::FreeHalf] {
                    match before.landing(play, seat, re_entry) {
                        Ok(landing) if landing.cell() == stone => {
                            each(Blocking { before, play, landing, blocked, seat, re_entry });
                        }
                        _ => {}
                    }
                }
            }
        }
    }
}

fn after(state: &Samsara, action: Action) -> Samsara {
    let mut after = *state;
    after.apply(action, |_| ()).expect("a legal action");
    after
}

fn both_are_used(state: &Samsara) {
    let first = legal(state);
    assert!(!first.is_empty());
    for action in first {
        let second = legal(&after(state, action));
        assert!(second.iter().all(|next| matches!(next, Action::Move(_))), "{}", state.board());
    }
}

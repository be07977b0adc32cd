//! The crate and a plain second implementation agree at every step, every legal list included.

mod perft;
mod plain;

use std::collections::BTreeSet;

use plain::{Deed, Now, Place, Plain, Row};
use samsara::{
    Action, Board, Cell, Die, End, Lane, Mode, Move, PLAYERS, Position, ReEntry, Samsara,
};
use samsara::{STONES, Setup};
use table::{BySeat, Game, Rng, Seat, Seed, Turn};

fn place(cell: Cell) -> Place {
    // The lines of the digest: round is B inside, then A outside; square is A inside, then B outside.
    match (cell.lane(), cell.number()) {
        (Lane::Round, number @ 1..=12) => (1, Row::Inner, number),
        (Lane::Round, number) => (0, Row::Outer, number - 12),
        (Lane::Square, number @ 1..=12) => (0, Row::Inner, number),
        (Lane::Square, number) => (1, Row::Outer, number - 12),
    }
}

fn deed(action: Action) -> Deed {
    match action {
        Action::Move(Move { die, from, lane }) => {
            let stone = place(from);
            let along = match (stone.0, lane) {
                (0, Lane::Round) | (1, Lane::Square) => Row::Outer,
                _ => Row::Inner,
            };
            Deed::Move(die.pips(), stone, along)
        }
        Action::Lapse(die) => Deed::Lapse(die.pips()),
        Action::EndTurn => Deed::EndTurn,
        Action::SetUp => Deed::SetUp,
        Action::Roll(_) => panic!("chance is no deed"),
    }
}

fn agree(game: &Samsara, plain: &Plain) {
    let stones: BTreeSet<Place> = game.board().stones().map(place).collect();
    assert_eq!(stones, plain.stones);
    for (seat, goals) in game.goals().iter(PLAYERS) {
        assert_eq!(*goals, plain.markers[&seat.index()]);
    }
    let now = match game.turn() {
        Turn::Chance => Now::Roll,
        Turn::Over => Now::Over,
        Turn::Of(_) if game.is_between_games() => Now::SetUp,
        Turn::Of(seat) => {
            assert_eq!(seat.index(), plain.player);
            Now::Use
        }
    };
    assert_eq!(now, plain.now);
    assert_eq!(game.first().index(), plain.beginner);
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let deeds: BTreeSet<Deed> = legal.iter().copied().map(deed).collect();
    assert_eq!(deeds.len(), legal.len());
    assert_eq!(deeds, plain.legal(), "{}", game.board());
    let sheet: Vec<plain::Line> = game.sheet().games().copied().map(line).collect();
    assert_eq!(sheet, plain.sheet);
    let winners: Vec<usize> = game.winners().iter().map(Seat::index).collect();
    assert_eq!(winners, plain.winners());
}

fn line(game: samsara::Outcome) -> plain::Line {
    let end = match game.end {
        End::Goal => "goal",
        End::Stones => "stones",
        End::Moksha => "moksha",
    };
    (end, [game.points[Seat::FIRST], game.points[Seat::FIRST.next(PLAYERS)]])
}

fn both_act(game: &mut Samsara, plain: &mut Plain, action: Action) {
    game.apply(action, |_| ()).expect("a legal action");
    match action {
        Action::Roll(dice) => plain.roll(dice.map(Die::pips)),
        action => plain.act(deed(action)),
    }
    agree(game, plain);
}

fn setup(number: u64) -> Setup {
    Setup {
        mode: if number & 1 == 0 { Mode::Single } else { Mode::Match },
        re_entry: if number & 2 == 0 { ReEntry::FreeField } else { ReEntry::FreeHalf },
        first: if number & 4 == 0 { Seat::FIRST } else { Seat::FIRST.next(PLAYERS) },
    }
}

fn plain(setup: Setup) -> Plain {
    let free_half = setup.re_entry == ReEntry::FreeHalf;
    Plain::new(setup.mode == Mode::Match, free_half, setup.first.index())
}

/// Takes a goal where there is one, so that games are as eventful as people's.
fn lively(game: &Samsara, rng: &mut Rng) -> Action {
    let goal = game.movable().flat_map(|stone| game.choices(stone).collect::<Vec<_>>());
    let goal = goal.filter(|c| matches!(c.landing, Ok(samsara::Landing::Goal { .. })));
    match goal.map(|choice| Action::Move(choice.play)).next() {
        Some(action) => action,
        None => game.any_legal(rng, &mut Vec::new()).expect("something can be done"),
    }
}

/// `SOAK` is how many plies to play with each option.
#[test]
fn whole_games_agree() {
    let plies = std::env::var("SOAK").ok().and_then(|plies| plies.parse().ok());
    for option in 0..8 {
        let mut left: u64 = plies.unwrap_or(5_000);
        let mut number = option;
        while left > 0 {
            left = left.saturating_sub(whole_game(number));
            number += 8;
        }
    }
}

/// Every fourth game of an option is wholly random. Returns how many plies it took.
fn whole_game(number: u64) -> u64 {
    let (setup, mut rng) = (setup(number), Rng::new(Seed::from_number(number), 0));
    let mut game = Samsara::new(&setup).expect("a setup of the test");
    let mut plain = plain(setup);
    agree(&game, &plain);
    let mut plies = 0;
    while game.turn() != Turn::Over {
        let action = match game.turn() {
            Turn::Chance => game.deal(&mut rng),
            _ if number % 32 < 8 => game.any_legal(&mut rng, &mut Vec::new()).expect("something"),
            _ => lively(&game, &mut rng),
        };
        both_act(&mut game, &mut plain, action);
        plies += 1;
    }
    plies
}

/// A jam for sixes and one for fours, somewhat disturbed: here dice are wasted and lapse.
const JAMS: [&str; 2] = [
    "
    . . . . . x . x x . . x
    . . . . . o . . . . . o
    x . . . . . x . . . . .
    o . . o o . o . . . . .",
    "
    . x . . . x . . . x . .
    . o . . . o . . . o . .
    . . x . . . x . . . x .
    . . o . . . o . . . o .",
];

#[test]
fn turns_from_jammed_positions_agree() {
    let mut rng = Rng::new(Seed::from_number(1), 1);
    let (mut lapsed, mut moksha, mut wasting) = (0, 0, 0);
    for number in 0..20_000 {
        let jam: Board = JAMS[number as usize % 2].parse().expect("a diagram");
        let Some(board) = disturbed(jam, &mut rng) else { continue };
        let setup = setup(number / 2);
        let on_turn = if rng.below(2) == 0 { Seat::FIRST } else { Seat::FIRST.next(PLAYERS) };
        let position = Position { board, on_turn, goals: BySeat::new([5, 5]) };
        let mut game = Samsara::at(&setup, &position).expect("a position of the test");
        let mut plain = plain(setup);
        plain.player = on_turn.index();
        plain.stones = board.stones().map(place).collect();
        plain.markers = [(0, 5), (1, 5)].into();
        let bad = if number % 2 == 0 { 6 } else { 4 };
        let dice = [bad, if rng.below(2) == 0 { bad } else { 1 + rng.below(6) as u8 }];
        let dice = dice.map(|pips| Die::new(pips).expect("a die"));
        both_act(&mut game, &mut plain, Action::Roll(dice));
        moksha += u32::from(game.sheet().games().any(|game| game.end == End::Moksha));
        let wastes = |c: samsara::Choice| c.landing == Err(samsara::Illegal::BothDice);
        wasting += u32::from(board.stones().any(|stone| game.choices(stone).any(wastes)));
        while let (Turn::Of(_), false) = (game.turn(), game.is_between_games()) {
            let action = game.any_legal(&mut rng, &mut Vec::new()).expect("something can be done");
            lapsed += u32::from(matches!(action, Action::Lapse(_)));
            both_act(&mut game, &mut plain, action);
        }
    }
    assert!(lapsed.min(moksha).min(wasting) > 50, "{lapsed} {moksha} {wasting}");
}

fn disturbed(board: Board, rng: &mut Rng) -> Option<Board> {
    let mut stones: Vec<Cell> = board.stones().collect();
    for _ in 0..rng.below(4) {
        let stone = rng.below(u32::from(STONES)) as usize;
        stones[stone] = Cell::all().nth(rng.below(48) as usize)?;
    }
    Board::new(stones.try_into().ok()?)
}

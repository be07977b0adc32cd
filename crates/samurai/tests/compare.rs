//! The crate and the plain rules play the same games, action by action.
//!
//! `SOAK` in the environment says how many plies to play at each table instead of 20,000.

mod plain;
mod tables;

use std::collections::BTreeSet;

use plain::{Move, Now, Options, Plain, Word};
use samurai::{
    Action, Captured, Captures, Figure, FirstFive, Hand, Hex, Layout, Phase, Samurai, Setup, Space,
    Standee, Tile,
};
use table::{Game, Rng, Seat, Seats, Seed, Turn};

const PLIES: usize = 20_000;

#[test]
fn two_players_play_by_the_plain_rules() {
    compare_tables_for(2);
}

#[test]
fn three_players_play_by_the_plain_rules() {
    compare_tables_for(3);
}

#[test]
fn four_players_play_by_the_plain_rules() {
    compare_tables_for(4);
}

fn compare_tables_for(players: u8) {
    let plies = std::env::var("SOAK").map_or(PLIES, |plies| plies.parse().expect("a number"));
    // Who begins turns with the games, so one seat stands for all here.
    let tables = tables::all().into_iter().filter(|t| t.players == players);
    for setup in tables.filter(|t| t.first == Seat::FIRST) {
        let mut played = Played::default();
        let mut seed = 0;
        while played.plies < plies {
            let first = Seat::new((seed % u64::from(players)) as u8).expect("a seat");
            compare(Setup { first, ..setup }, Seed::from_number(seed), &mut played);
            seed += 1;
        }
        assert!(players > 2 || played.passes > 0, "nobody had to pass");
    }
}

#[derive(Default)]
struct Played {
    plies: usize,
    passes: usize,
}

/// Plays one random game with both.
fn compare(setup: Setup, seed: Seed, played: &mut Played) {
    let mut rng = Rng::new(seed, 0);
    let mut fast = Samurai::new(&setup).expect("a table for two to four");
    let mut plain = Plain::new(options(setup));
    let (mut legal, mut translated) = (Vec::new(), Vec::new());
    let mut strays = Vec::new();
    let hurried = rng.below(3) == 0;
    loop {
        same_state(&fast, &plain);
        legal.clear();
        fast.legal(&mut legal);
        translated.clear();
        translated.extend(legal.iter().map(|&action| translate(action)));
        translated.sort();
        assert_eq!(translated, plain.legal());
        refuse_others(&fast, &legal, &mut strays, &mut rng);

        let action = match fast.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let dealt = fast.deal(&mut rng);
                same_chance(&translate(dealt), plain.now);
                dealt
            }
            Turn::Of(seat) => choose(seat, &legal, hurried, &mut rng),
        };
        fast.apply(action, |_| ()).expect("a legal action");
        plain.apply(&translate(action));
        played.plies += 1;
        played.passes += usize::from(action == Action::Pass);
    }
}

/// Any legal action, each equally likely. In a hurried game seat 0 plays one tile a turn and the
/// others as many as they can, so that some run out of tiles and have to pass.
fn choose(seat: Seat, legal: &[Action], hurried: bool, rng: &mut Rng) -> Action {
    if hurried && legal.len() > 1 && legal.contains(&Action::EndTurn) {
        if seat == Seat::FIRST {
            return Action::EndTurn;
        }
        // It is listed last.
        return rng.pick(&legal[..legal.len() - 1]).expect("something else to do");
    }
    rng.pick(legal).expect("something to do")
}

/// Keeps some actions of earlier moments and tries a few of them where they are not listed.
fn refuse_others(fast: &Samurai, legal: &[Action], strays: &mut Vec<Action>, rng: &mut Rng) {
    for _ in 0..3 {
        if let Some(stray) = rng.pick(strays)
            && !legal.contains(&stray)
        {
            let mut after = fast.clone();
            assert!(after.apply(stray, |_| ()).is_err(), "not listed but accepted: {stray:?}");
            assert_eq!(&after, fast, "a refused action leaves no trace");
        }
    }
    strays.extend(rng.pick(legal));
}

fn same_state(fast: &Samurai, plain: &Plain) {
    match (fast.turn(), plain.now) {
        (Turn::Of(seat), Now::Player(number)) => assert_eq!(seat.index(), number),
        (Turn::Over, Now::Over)
        | (Turn::Chance, Now::ChanceDraws { .. } | Now::ChanceLaysFigures) => {}
        (turn, now) => panic!("{turn:?} is not {now:?}"),
    }
    for space in fast.spaces() {
        let at = at(space);
        let tile = fast.tile_at(space).map(|placed| (placed.seat.index(), placed.tile.word()));
        assert_eq!(tile, plain.tiles.get(&at).copied());
        let figures: BTreeSet<Word> = fast.figures().at(space).map(Figure::word).collect();
        assert_eq!(figures, plain.figures.get(&at).cloned().unwrap_or_default());
    }
    for seat in fast.seats() {
        let Hand::Known(hand) = fast.hand(seat) else { panic!("nothing is hidden here") };
        assert_eq!(sorted(hand.iter().map(Tile::word)), sorted(plain.hands[seat.index()].clone()));
        let supply = fast.unplayed(seat).minus(hand);
        assert_eq!(usize::from(fast.supply(seat)), plain.supplies[seat.index()].len());
        let left = plain.supplies[seat.index()].clone();
        assert_eq!(sorted(supply.iter().map(Tile::word)), sorted(left));
        let Captured::Open(captured) = fast.captured(seat) else { panic!("nothing is hidden") };
        for figure in Figure::ALL {
            let taken = plain.taken[seat.index()].iter().filter(|&&f| f == figure.word());
            assert_eq!(usize::from(captured[figure]), taken.count());
        }
    }
    for figure in Figure::ALL {
        let beside = plain.beside.iter().filter(|&&f| f == figure.word()).count();
        assert_eq!(usize::from(fast.beside()[figure]), beside);
    }
    let ending = match fast.phase() {
        Phase::Over(samurai::Ending::KindGone) => Some("kind-gone"),
        Phase::Over(samurai::Ending::FourTied) => Some("four-tied"),
        _ => None,
    };
    assert_eq!(ending, plain.ending);
    let winners: Seats =
        plain.winners().into_iter().filter_map(|seat| Seat::new(seat as u8)).collect();
    assert_eq!(fast.winners(), winners);
}

/// What chance does is what the plain rules wait for.
fn same_chance(dealt: &Move, now: Now) {
    match (dealt, now) {
        (Move::Draw(by, tiles), Now::ChanceDraws { seat, count }) => {
            assert_eq!((*by, tiles.len()), (seat, count));
        }
        (Move::Lay(_), Now::ChanceLaysFigures) => {}
        _ => panic!("{dealt:?} is not {now:?}"),
    }
}

fn sorted(words: impl IntoIterator<Item = Word>) -> Vec<Word> {
    let mut words: Vec<Word> = words.into_iter().collect();
    words.sort_unstable();
    words
}

fn options(setup: Setup) -> Options {
    Options {
        players: usize::from(setup.players),
        first: setup.first.index(),
        first_five_chosen: setup.first_five == FirstFive::Chosen,
        figures_placed: setup.layout == Layout::Placed,
        capture_at_once: setup.captures == Captures::AtOnce,
    }
}

fn translate(action: Action) -> Move {
    match action {
        Action::Take { seat, tile } => Move::Take(seat.index(), tile.word()),
        Action::SetFigure { figure, at: space } => Move::Set(figure.word(), at(space)),
        Action::Place { tile, at: space } => Move::Place(tile.word(), at(space)),
        Action::ExchangeFigures { a, b } => Move::Swap(standing(a), standing(b)),
        Action::ExchangeToken { at: here, to } => Move::Lift(at(here), at(to)),
        Action::EndTurn => Move::EndTurn,
        Action::Pass => Move::Pass,
        Action::Draw { seat, tiles: Hand::Known(tiles) } => {
            Move::Draw(seat.index(), tiles.iter().map(Tile::word).collect())
        }
        Action::LayFigures(arrangement) => Move::Lay(
            arrangement
                .iter()
                .filter(|&(space, _)| space != Space::EDO)
                .map(|(space, figure)| (figure.word(), at(space)))
                .collect(),
        ),
        Action::TakeHidden { .. } | Action::Draw { .. } => panic!("nothing is hidden here"),
    }
}

fn standing(standee: Standee) -> (Word, (i32, i32)) {
    (standee.figure.word(), at(standee.at))
}

fn at(space: Space) -> (i32, i32) {
    let Hex { col, row } = space.hex();
    (i32::from(col), i32::from(row))
}

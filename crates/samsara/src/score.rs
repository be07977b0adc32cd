//! How a game ended and what it is worth, and the [`Sheet`] of a match.

use crate::{Board, PLAYERS};
use table::{BySeat, Seat, Seats};

/// Steps of the counting track from its outermost field to the middle.
pub const MIDDLE: u8 = 6;

/// What each player scores for a Moksha (rule 12 d).
pub const MOKSHA: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// One marker is in the middle.
    Goal,
    /// Both markers are in the middle: the stones on each side are compared.
    Stones,
    /// A player could not move any stone.
    Moksha,
}

/// A finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    pub end: End,
    /// Who began it.
    pub first: Seat,
    pub goals: BySeat<u8, 2>,
    /// How many stones lay on each player's side.
    pub stones: BySeat<u8, 2>,
    pub points: BySeat<u8, 2>,
}

impl Outcome {
    /// Scores a game that is over with these markers and stones.
    pub(crate) fn new(end: End, first: Seat, goals: BySeat<u8, 2>, board: Board) -> Self {
        let stones = BySeat::from_fn(|seat| board.stones_before(seat));
        let lead = |of: BySeat<u8, 2>| {
            BySeat::from_fn(|seat| of[seat].saturating_sub(of[seat.next(PLAYERS)]))
        };
        let points = match end {
            End::Goal => lead(goals),
            End::Stones => lead(stones),
            End::Moksha => BySeat::new([MOKSHA; 2]),
        };
        Self { end, first, goals, stones, points }
    }

    /// Who won it; both for a draw.
    pub fn winners(self) -> Seats {
        most(self.points)
    }
}

/// The games of a match that are over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sheet {
    games: [Option<Outcome>; 2],
}

impl Sheet {
    pub fn games(&self) -> impl Iterator<Item = &Outcome> {
        self.games.iter().flatten()
    }

    /// What each player has in all.
    pub fn points(&self) -> BySeat<u8, 2> {
        BySeat::from_fn(|seat| self.games().map(|game| game.points[seat]).sum())
    }

    /// Who has the most points; both if they have the same.
    pub fn leaders(&self) -> Seats {
        most(self.points())
    }

    pub(crate) fn write(&mut self, outcome: Outcome) {
        let row = usize::from(self.games[0].is_some());
        self.games[row] = Some(outcome);
    }
}

fn most(points: BySeat<u8, 2>) -> Seats {
    let best = points.iter(PLAYERS).map(|(_, points)| *points).max();
    points
        .iter(PLAYERS)
        .filter(|(_, points)| Some(**points) == best)
        .map(|(seat, _)| seat)
        .collect()
}

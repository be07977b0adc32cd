//! [`Score`]: the ladder of victory, step by step, so that it can be told (rules 15 to 17).

use crate::figure::{ByFigure, Figure, Figures};
use crate::state::{Phase, Samurai};
use table::{BySeat, Seat, Seats};

/// How a game was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    pub players: u8,
    pub captured: BySeat<Figures, 4>,
    /// Who has the sole most of each kind.
    pub majorities: ByFigure<Option<Seat>>,
    /// Who can win at all: those with a majority, or everybody if there is none.
    pub eligible: Seats,
    /// Figures besides those of the own majority, if it came to that.
    pub others: Option<Contest>,
    /// Figures in all, if it came to that.
    pub totals: Option<Contest>,
    pub decided: Rung,
    pub winners: Seats,
}

/// The rung of the ladder on which the game was decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rung {
    /// The sole most of two or three kinds wins at once (rule 15).
    TwoKinds,
    /// Among those with a majority, the most other figures (rule 16).
    Others,
    /// As many others: the most figures in all (rule 16).
    Totals,
    /// Nobody has a majority: the most figures in all (rule 17).
    NoMajority,
    /// As many in all: the victory is shared.
    Shared,
}

/// Some seats compared by a number of figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    pub among: Seats,
    /// Counted for every seat; only those among count.
    pub figures: BySeat<u8, 4>,
    pub best: Seats,
}

impl Contest {
    fn new(among: Seats, figures: BySeat<u8, 4>) -> Self {
        let most = among.iter().map(|seat| figures[seat]).max();
        let best = among.iter().filter(|&seat| Some(figures[seat]) == most).collect();
        Self { among, figures, best }
    }
}

impl Score {
    /// Climbs the ladder with what each seat has captured.
    pub fn of(players: u8, captured: BySeat<Figures, 4>) -> Self {
        let majorities = majorities(players, &captured);
        let mut kinds = BySeat::<u8, 4>::from_fn(|_| 0);
        for seat in Figure::ALL.into_iter().filter_map(|figure| majorities[figure]) {
            kinds[seat] += 1;
        }
        let totals = BySeat::from_fn(|seat| captured[seat].total());
        let with_majority: Seats = Seat::all(players).filter(|&seat| kinds[seat] > 0).collect();
        let open = Self {
            players,
            captured,
            majorities,
            eligible: with_majority,
            others: None,
            totals: None,
            decided: Rung::TwoKinds,
            winners: Seats::NONE,
        };
        if let Some(winner) = Seat::all(players).find(|&seat| kinds[seat] > 1) {
            return Self { winners: Seats::only(winner), ..open };
        }
        if with_majority.is_empty() {
            return Self { eligible: Seats::all(players), ..open }.by_totals(
                Seats::all(players),
                totals,
                Rung::NoMajority,
            );
        }
        let others = Contest::new(
            with_majority,
            BySeat::from_fn(|seat| {
                let own = |(figure, count): (Figure, &u8)| {
                    if majorities[figure] == Some(seat) { 0 } else { *count }
                };
                captured[seat].iter().map(own).sum()
            }),
        );
        let score = Self { others: Some(others), ..open };
        if others.best.len() == 1 {
            return Self { decided: Rung::Others, winners: others.best, ..score };
        }
        score.by_totals(others.best, totals, Rung::Totals)
    }

    fn by_totals(self, among: Seats, figures: BySeat<u8, 4>, rung: Rung) -> Self {
        let totals = Contest::new(among, figures);
        let decided = if totals.best.len() == 1 { rung } else { Rung::Shared };
        Self { totals: Some(totals), decided, winners: totals.best, ..self }
    }
}

/// Who has the sole most of each kind. Nobody has the most of what nobody has.
pub(crate) fn majorities(players: u8, captured: &BySeat<Figures, 4>) -> ByFigure<Option<Seat>> {
    ByFigure::from_fn(|figure| {
        let count = |seat: Seat| captured[seat][figure];
        let most = Seat::all(players).map(count).max().filter(|&most| most > 0)?;
        let mut leaders = Seat::all(players).filter(|&seat| count(seat) == most);
        leaders.next().filter(|_| leaders.next().is_none())
    })
}

impl Samurai {
    /// How the game was decided; `None` until it is over.
    pub fn score(&self) -> Option<Score> {
        matches!(self.phase, Phase::Over(_)).then(|| Score::of(self.setup.players, self.captured))
    }
}

//! [`Influence`]: who leads which figure of a settlement, and what is still open around it.

use crate::capture::leader;
use crate::figure::ByFigure;
use crate::space::Space;
use crate::state::Samurai;
use table::{BySeat, Seat};

/// A settlement as it stands now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Influence {
    pub at: Space,
    /// How many land spaces around it are empty: its figures leave with the last one.
    pub open_land: u8,
    /// Each figure that stands there.
    pub claims: ByFigure<Option<Claim>>,
}

/// The strength of every seat on one figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    pub strength: BySeat<u8, 4>,
    /// The sole highest above zero, who would take the figure as things are.
    pub leader: Option<Seat>,
}

impl Claim {
    pub(crate) fn new(strength: BySeat<u8, 4>) -> Self {
        let mut seats = [0; 4];
        for (seat, &strength) in strength.iter(4) {
            seats[seat.index()] = strength;
        }
        Self { strength, leader: leader(seats) }
    }
}

impl Samurai {
    /// The influence on a settlement of this board; `None` for any other space.
    pub fn influence(&self, at: Space) -> Option<Influence> {
        if !at.is_settlement() || !at.in_play(self.setup.players) {
            return None;
        }
        let claims = ByFigure::from_fn(|figure| {
            self.figures.has(at, figure).then(|| Claim::new(self.strengths(at, figure)))
        });
        Some(Influence { at, open_land: self.open_land(at).count() as u8, claims })
    }

    /// The empty land around a settlement.
    pub fn open_land(&self, at: Space) -> impl Iterator<Item = Space> + use<'_> {
        let is_open = |land: u32| self.empty_land.contains(land);
        at.neighbours().filter(move |near| near.land().is_some_and(is_open))
    }
}

//! [`Standing`]: who has captured what so far, as far as the viewer may see it (rule 13).

use crate::figure::{ByFigure, Figures};
use crate::score::majorities;
use crate::state::Samurai;
use table::{BySeat, Seat};

/// The figures that a seat has captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captured {
    Open(Figures),
    /// Behind the screen: how many, and no more.
    Screened(u8),
}

impl Captured {
    pub fn total(self) -> u8 {
        match self {
            Self::Open(figures) => figures.total(),
            Self::Screened(count) => count,
        }
    }
}

/// The state of the race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub players: u8,
    pub captured: BySeat<Captured, 4>,
    /// Who has the sole most of each kind now; `None` while somebody's figures are screened.
    pub majorities: Option<ByFigure<Option<Seat>>>,
    pub on_board: Figures,
    pub beside: Figures,
}

impl Samurai {
    /// What a seat has captured, as far as the viewer sees it.
    pub fn captured(&self, seat: Seat) -> Captured {
        let figures = self.captured[seat];
        if self.screened.contains(seat) {
            Captured::Screened(figures.total())
        } else {
            Captured::Open(figures)
        }
    }

    pub fn standing(&self) -> Standing {
        let players = self.setup.players;
        Standing {
            players,
            captured: BySeat::from_fn(|seat| self.captured(seat)),
            majorities: self.screened.is_empty().then(|| majorities(players, &self.captured)),
            on_board: self.figures.count(),
            beside: self.beside,
        }
    }
}

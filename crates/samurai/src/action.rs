//! [`Action`]: one tap of a player, or one outcome of chance.

use crate::arrangement::Arrangement;
use crate::figure::Figure;
use crate::hand::Hand;
use crate::space::Space;
use crate::tile::Tile;
use table::Seat;

/// What a player does, tap by tap, and what chance does in between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Takes one of the first five into the hand (rule 4).
    Take {
        seat: Seat,
        tile: Tile,
    },
    /// The same, as the others see it.
    TakeHidden {
        seat: Seat,
    },
    /// Puts a figure on a settlement before the game (rule 5).
    SetFigure {
        figure: Figure,
        at: Space,
    },
    /// Lays a tile on land or at sea (rule 7).
    Place {
        tile: Tile,
        at: Space,
    },
    /// Swaps two figures with the figure exchange (rule 8). A helmet is named
    /// before a Buddha, a Buddha before rice, so that a swap is one action and not two.
    ExchangeFigures {
        a: Standee,
        b: Standee,
    },
    /// Lays the token exchange on an own tile and that tile somewhere else (rule 9).
    ExchangeToken {
        at: Space,
        to: Space,
    },
    EndTurn,
    /// With no tile that could be played (rule 12).
    Pass,
    /// Chance: a seat draws from its supply; the others see only how many.
    Draw {
        seat: Seat,
        tiles: Hand,
    },
    /// Chance: all figures come onto the board at once.
    LayFigures(Arrangement),
}

impl Action {
    /// The swap of two figures, named in either order.
    pub fn exchange_figures(one: Standee, other: Standee) -> Self {
        if one.figure <= other.figure {
            Self::ExchangeFigures { a: one, b: other }
        } else {
            Self::ExchangeFigures { a: other, b: one }
        }
    }
}

/// A figure where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standee {
    pub at: Space,
    pub figure: Figure,
}

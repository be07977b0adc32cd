//! One die, one stone: a [`Move`], the path it takes and its [`Landing`].

use crate::{Cell, Die, Lane};

/// The stone on `from` walks along `lane` by the pips of `die`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub die: Die,
    pub from: Cell,
    pub lane: Lane,
}

impl Move {
    /// Whether the stone changes the lane before it sets out (rule 4).
    pub fn changes_at_start(self) -> bool {
        self.lane != self.from.lane()
    }

    /// The half of the double field from which the stone sets out.
    pub fn start(self) -> Cell {
        if self.changes_at_start() { self.from.other_half() } else { self.from }
    }

    /// Every cell the stone walks over, with the one where the die ends; a goal is no cell.
    pub fn path(self) -> impl Iterator<Item = Cell> {
        let start = self.start();
        Die::all().take(self.die.pips().into()).map_while(move |die| start.ahead(die))
    }
}

/// Where a move ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Landing {
    /// On an empty cell of the lane.
    Stays(Cell),
    /// On the other half of the double field, because the cell of the lane is occupied (rule 5).
    Changes(Cell),
    /// In the player's own goal, and from there back onto this cell (rule 7).
    Goal { back: Cell },
}

impl Landing {
    /// Where the stone lies in the end.
    pub const fn cell(self) -> Cell {
        match self {
            Self::Stays(cell) | Self::Changes(cell) | Self::Goal { back: cell } => cell,
        }
    }
}

//! [`Preview`]: what an action would change, before it is played.

use crate::action::Action;
use crate::event::Event;
use crate::figure::Figure;
use crate::illegal::Illegal;
use crate::influence::Claim;
use crate::space::Space;
use crate::state::Samurai;
use table::{Game, Seat};

/// What an action would do to the figures on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Preview {
    /// Every figure whose influence would change, that would come to stand there, or leave.
    pub stakes: Vec<Stake>,
    /// The game would end with this turn.
    pub last_turn: bool,
}

/// One figure and what would become of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stake {
    pub at: Space,
    pub figure: Figure,
    /// As it is now; `None` if the figure stands there only afterwards.
    pub before: Option<Claim>,
    pub after: Claim,
    /// Empty land around it afterwards.
    pub open_land: u8,
    /// Where the figure would go if this action captured it.
    pub fate: Option<Fate>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Taken(Seat),
    BesideTheBoard,
}

impl Samurai {
    /// What the action would change, or why it may not be played.
    pub fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        let mut after = self.clone();
        let mut captured = Vec::new();
        after.perform(action, &mut |event| {
            if let Event::Captured { at, figure, by } = event {
                captured.push((at, figure, by.map_or(Fate::BesideTheBoard, Fate::Taken)));
            }
        })?;
        let mut stakes = Vec::new();
        for at in self.settlements() {
            for figure in Figure::ALL {
                let before = self.figures.has(at, figure).then(|| self.claim(at, figure));
                let gone = captured.iter().find(|(place, kind, _)| (*place, *kind) == (at, figure));
                let fate = gone.map(|&(.., fate)| fate);
                let stays = after.figures.has(at, figure);
                let claim = after.claim(at, figure);
                if fate.is_some() || stays && before != Some(claim) {
                    let open_land = after.open_land(at).count() as u8;
                    stakes.push(Stake { at, figure, before, after: claim, open_land, fate });
                }
            }
        }
        Ok(Preview { stakes, last_turn: after.is_last_turn() })
    }

    fn claim(&self, at: Space, figure: Figure) -> Claim {
        Claim::new(self.strengths(at, figure))
    }
}

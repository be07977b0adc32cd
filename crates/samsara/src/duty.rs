//! The obligation to use both dice (rule 9).
//!
//! Two questions that never come up, as `tests/blocked.rs` shows: which of two different dice to
//! use if only one can be used (ruling 3: the higher one), for both always can; and whether a
//! winning goal may waste the other die, for no goal does.

use crate::{Dice, Illegal, Landing, Move, Samsara};

/// One move takes at most three stones' ways from the other die: its own, and those of the two
/// stones that would have ended where it ended. With four to choose from, one is always left.
const ENOUGH: u32 = 4;

/// Whether the first move of a turn has to leave the other die a stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Duty {
    /// Every move leaves it one, or none does.
    None,
    BothDice,
}

impl Samsara {
    pub(crate) fn duty(&self, dice: Dice) -> Duty {
        let enough = |die| self.board.able(die, self.on_turn) >= ENOUGH;
        if !dice.untouched() || dice.thrown().into_iter().all(enough) {
            return Duty::None;
        }
        let mut both = false;
        for die in dice.left() {
            self.board.for_each_move(die, self.on_turn, |play| {
                both = both || self.leaves_a_move(play, dice);
            });
        }
        if both { Duty::BothDice } else { Duty::None }
    }

    /// Whether a move that the stones allow also keeps the duty.
    pub(crate) fn keeps(&self, duty: Duty, play: Move, dice: Dice) -> Result<(), Illegal> {
        let kept = duty == Duty::None || self.leaves_a_move(play, dice);
        if kept { Ok(()) } else { Err(Illegal::BothDice) }
    }

    pub(crate) fn land(&self, play: Move) -> Result<Landing, Illegal> {
        self.board.landing(play, self.on_turn, self.setup.re_entry)
    }

    fn leaves_a_move(&self, play: Move, dice: Dice) -> bool {
        let other = dice.partner(play.die);
        self.land(play)
            .is_ok_and(|landing| self.board.after(play.from, landing).able(other, self.on_turn) > 0)
    }
}

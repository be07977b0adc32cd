//! The obligation to use both dice (rule 9).
//!
//! Two questions that never come up, as `tests/blocked.rs` shows: which of two different dice to
//! use if only one can be used (ruling 3: the higher one), for both always can; and whether a
//! winning goal may waste the other die, for no goal does.

use crate::{Dice, Die, Illegal, Landing, Move, Samsara};

/// One move takes at most three stones' ways from the other die: its own, and those of the two
/// stones that would have ended where it ended. With four to choose from, one is always left.
const ENOUGH: u32 = 4;

impl Samsara {
    /// Where the move ends, if the dice and the stones allow it.
    pub(crate) fn check(&self, play: Move, dice: Dice) -> Result<Landing, Illegal> {
        if !dice.has(play.die) {
            return Err(Illegal::NoSuchDie);
        }
        let landing = self.land(play)?;
        let wastes = dice.untouched() && !self.leaves_a_move(play, landing, dice);
        if wastes && self.both_can_be_used(dice) { Err(Illegal::BothDice) } else { Ok(landing) }
    }

    /// A die lapses if no stone can use it. Of two dice one can be used, else the game had ended
    /// with the roll.
    pub(crate) fn check_lapse(&self, unused: Die) -> Result<(), Illegal> {
        let dice = self.dice_in_use()?;
        if !dice.has(unused) {
            Err(Illegal::NoSuchDie)
        } else if dice.untouched() || self.board.can_use(unused, self.on_turn) {
            Err(Illegal::CanMove)
        } else {
            Ok(())
        }
    }

    /// Whether no first move can waste a die, so that none has to be checked for it.
    pub(crate) fn is_free(&self, dice: Dice) -> bool {
        let enough = |die| self.board.able(die, self.on_turn) >= ENOUGH;
        !dice.untouched() || dice.thrown().into_iter().all(enough)
    }

    fn land(&self, play: Move) -> Result<Landing, Illegal> {
        self.board.landing(play, self.on_turn, self.setup.re_entry)
    }

    fn leaves_a_move(&self, play: Move, landing: Landing, dice: Dice) -> bool {
        self.board.after(play.from, landing).can_use(dice.partner(play.die), self.on_turn)
    }

    fn both_can_be_used(&self, dice: Dice) -> bool {
        let mut moves = dice.left().flat_map(|die| self.board.moves(die, self.on_turn));
        moves.any(|play| self.land(play).is_ok_and(|to| self.leaves_a_move(play, to, dice)))
    }
}

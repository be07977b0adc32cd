//! The obligation to use both dice (rule 9) and, where only one can be used, the higher (ruling 3).

use crate::{Dice, Die, Illegal, Landing, MIDDLE, Mode, Move, Samsara};

/// What a player owes the dice before the first of them is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Duty {
    /// Whatever is moved, nothing is lost that could have been used.
    None,
    /// Both dice can be used, so the first move must leave the other die a stone.
    Both,
    /// Only one of the dice can be used: this one.
    Only(Die),
}

/// One move takes at most three stones' ways from the other die: its own, and those of the two
/// stones that would have ended where it ended. With four to choose from, one is always left.
const ENOUGH: u32 = 4;

impl Samsara {
    pub(crate) fn duty(&self, dice: Dice) -> Duty {
        let seat = self.on_turn;
        let [one, two] = dice.thrown();
        let able = |die| self.board.able(die, seat);
        if !dice.untouched() || (able(one) >= ENOUGH && able(two) >= ENOUGH) {
            return Duty::None;
        }
        let mut both = false;
        for die in dice.left() {
            self.board.for_each_move(die, seat, |play| {
                both = both || self.leaves_a_move(play, dice);
            });
        }
        if both {
            return Duty::Both;
        }
        let (low, high) = (one.min(two), one.max(two));
        Duty::Only(if able(high) > 0 { high } else { low })
    }

    /// Whether a move that the stones allow also keeps the duty.
    pub(crate) fn keeps(&self, duty: Duty, play: Move, dice: Dice) -> Result<(), Illegal> {
        match duty {
            Duty::None => Ok(()),
            _ if self.wins_at_once(play) => Ok(()),
            Duty::Both if self.leaves_a_move(play, dice) => Ok(()),
            Duty::Both => Err(Illegal::BothDice),
            Duty::Only(owed) if play.die == owed => Ok(()),
            Duty::Only(_) => Err(Illegal::HigherDie),
        }
    }

    fn leaves_a_move(&self, play: Move, dice: Dice) -> bool {
        let rest = dice.partner(play.die);
        self.land(play)
            .is_ok_and(|landing| self.board.after(play.from, landing).able(rest, self.on_turn) > 0)
    }

    /// The sixth goal of a single game leaves no die to be used.
    fn wins_at_once(&self, play: Move) -> bool {
        self.setup.mode == Mode::Single
            && self.goals[self.on_turn] + 1 == MIDDLE
            && matches!(self.land(play), Ok(Landing::Goal { .. }))
    }

    pub(crate) fn land(&self, play: Move) -> Result<Landing, Illegal> {
        self.board.landing(play, self.on_turn, self.setup.re_entry)
    }
}

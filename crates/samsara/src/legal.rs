//! Every action of the player with the dice: all of them, or one at random.

use crate::ways::Ways;
use crate::{Action, Dice, Move, Samsara};
use table::Rng;

impl Samsara {
    pub(crate) fn list(&self, dice: Dice, actions: &mut Vec<Action>) {
        if dice.spent() {
            actions.push(Action::EndTurn);
            return;
        }
        let before = actions.len();
        let moves = dice.left().flat_map(|die| self.board.moves(die, self.on_turn));
        if self.is_free(dice) {
            actions.extend(moves.map(Action::Move));
        } else {
            let kept = moves.filter(|&play| self.check(play, dice).is_ok());
            actions.extend(kept.map(Action::Move));
        }
        if actions.len() == before {
            actions.extend(dice.left().map(Action::Lapse));
        }
    }

    /// Draws from the moves that the stones allow until one of them wastes no die.
    pub(crate) fn draw(&self, dice: Dice, rng: &mut Rng) -> Option<Action> {
        if dice.spent() {
            return Some(Action::EndTurn);
        }
        loop {
            let Some(play) = self.any_move(dice, rng) else {
                return dice.left().next().map(Action::Lapse);
            };
            if !dice.untouched() || self.check(play, dice).is_ok() {
                return Some(Action::Move(play));
            }
        }
    }

    /// One of the moves that the stones allow, each equally likely.
    fn any_move(&self, dice: Dice, rng: &mut Rng) -> Option<Move> {
        let ways = dice.choices().map(|die| die.map(|die| self.board.ways(die, self.on_turn)));
        let ways = || ways.iter().flatten().flatten();
        let mut number = rng.below(ways().map(Ways::count).sum());
        for ways in ways() {
            if number < ways.count() {
                return ways.clone().nth(number as usize);
            }
            number -= ways.count();
        }
        None
    }
}

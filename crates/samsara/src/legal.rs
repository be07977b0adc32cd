//! Every action of the player on turn: all of them, or one at random.

use table::Rng;

use crate::board::cells;
use crate::duty::Duty;
use crate::{Action, Dice, Lane, Move, Samsara};

impl Samsara {
    pub(crate) fn legal_moves(&self, dice: Dice, actions: &mut Vec<Action>) {
        if dice.spent() {
            actions.push(Action::EndTurn);
            return;
        }
        let duty = self.duty(dice);
        let before = actions.len();
        for die in dice.left() {
            self.board.for_each_move(die, self.on_turn, |play| {
                if self.keeps(duty, play, dice).is_ok() {
                    actions.push(Action::Move(play));
                }
            });
        }
        if actions.len() == before {
            actions.extend(dice.left().map(Action::Lapse));
        }
    }

    /// A random move without listing them all; `None` where the list has to be looked at.
    pub(crate) fn any_move(&self, dice: Dice, rng: &mut Rng) -> Option<Move> {
        if self.duty(dice) != Duty::None {
            return None;
        }
        let walkers = |die| {
            Lane::BOTH.into_iter().flat_map(move |lane| {
                let (own, beside) = self.board.walkers(lane, die, self.on_turn);
                [(lane, own, false), (lane, beside, true)]
            })
        };
        let ways = |die| walkers(die).map(|(_, bits, _)| bits.count_ones()).sum::<u32>();
        let all = dice.left().map(ways).sum();
        let mut number = rng.below(all);
        for die in dice.left() {
            for (lane, bits, changes) in walkers(die) {
                let count = bits.count_ones();
                if number < count {
                    let start = cells(lane, bits).nth(number as usize)?;
                    let from = if changes { start.other_half() } else { start };
                    return Some(Move { die, from, lane });
                }
                number -= count;
            }
        }
        None
    }
}

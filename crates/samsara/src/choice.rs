//! What the player on turn can choose from, and for each stone why not.

use table::Rng;

use crate::board::cells;
use crate::duty::Duty;
use crate::state::Stage;
use crate::{Action, Cell, Dice, Illegal, Landing, Lane, Move, Samsara};

/// A move that could be thought of, and where it ends or why it cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    pub play: Move,
    pub landing: Result<Landing, Illegal>,
}

impl Samsara {
    /// For a stone every die that is left on either lane: up to four choices, legal or not.
    /// There are none for an empty cell or while no die is to be used.
    pub fn choices(&self, stone: Cell) -> impl Iterator<Item = Choice> {
        let dice = self.dice.filter(|_| self.stage == Stage::Move && self.board.is_occupied(stone));
        let duty = dice.map_or(Duty::None, |dice| self.duty(dice));
        dice.into_iter().flat_map(move |dice| {
            dice.left().flat_map(move |die| {
                [stone.lane(), stone.lane().other()].map(|lane| {
                    let play = Move { die, from: stone, lane };
                    let landing = self.land(play);
                    let landing = landing.and_then(|to| self.keeps(duty, play, dice).map(|()| to));
                    Choice { play, landing }
                })
            })
        })
    }

    /// The stones that can be moved now.
    pub fn movable(&self) -> impl Iterator<Item = Cell> {
        self.board
            .stones()
            .filter(|&stone| self.choices(stone).any(|choice| choice.landing.is_ok()))
    }

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

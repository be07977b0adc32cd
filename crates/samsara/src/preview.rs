//! What each stone can do with each die, and why not: for a screen to show before the tap.

use crate::{Cell, Illegal, Landing, Move, Samsara};

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
        let dice = self.dice_in_use().ok().filter(|_| self.board.is_occupied(stone));
        dice.into_iter().flat_map(move |dice| {
            dice.left().flat_map(move |die| {
                [stone.lane(), stone.lane().other()].map(|lane| {
                    let play = Move { die, from: stone, lane };
                    Choice { play, landing: self.check(play, dice) }
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
}

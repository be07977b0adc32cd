//! Samsara: goals made, and how near the stones lie to either goal.

use super::{Judgement, Prospect, decided};
use crate::level::Plan;
use samsara::{Action, Lane, MIDDLE, Samsara};
use table::{BySeat, Game, Rng, Seat, Turn};

/// What a stone so many pips before a goal is worth to whose goal it is, in goals.
const NEAR: [f32; 25] = [
    1.0, 0.26, 0.28, 0.29, 0.30, 0.30, 0.28, 0.22, 0.19, 0.17, 0.15, 0.13, 0.11, 0.10, 0.09, 0.08,
    0.07, 0.06, 0.05, 0.05, 0.04, 0.04, 0.03, 0.03, 0.02,
];

impl Judgement for Samsara {
    const LEVELS: [Plan; 4] =
        [Plan::hazy(16, 20.0), Plan::hazy(60, 4.0), Plan::clear(300), Plan::clear(3_000)];
    const PLAYOUT: u32 = 8;
    const GRAIN: f32 = 0.03;

    fn improvise(&self, rng: &mut Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        self.any_legal(rng, scratch)
    }

    #[inline(never)]
    fn prospect(&self, of: Seat) -> Prospect {
        let goals = self.goals();
        let yields = [f32::from(goals[of]), f32::from(goals[of.next(2)]), 0.0];
        if self.turn() == Turn::Over {
            return Prospect { chances: decided(self, false), yields };
        }
        let mut race = BySeat::<f32, 2>::from_fn(|seat| f32::from(goals[seat]));
        for cell in self.board().stones() {
            let pips = Lane::LENGTH + 1 - cell.number();
            race[cell.lane().owner()] += NEAR[usize::from(pips)];
        }
        let first = Seat::FIRST;
        let lead = race[first] - race[first.next(2)];
        let most = race[first].max(race[first.next(2)]);
        let left = (f32::from(MIDDLE) + 2.0 - most).max(0.5);
        let chance = 0.5 + 0.5 * lead / (lead * lead + left).sqrt();
        let chances = BySeat::from_fn(|seat| match seat.number() {
            0 => chance,
            1 => 1.0 - chance,
            _ => 0.0,
        });
        Prospect { chances, yields }
    }
}

//! Which actions come into question.

use crate::kiai::Part;
use crate::raider::Symbol;
use crate::task::Task;
use crate::{Action, Spirit};
use table::Seat;

impl Spirit {
    /// Every action that could be thought of now: a superset of the legal ones.
    pub(crate) fn thinkable(&self, task: Task, mut think: impl FnMut(Action)) {
        let seats = || Seat::all(self.players);
        let helps = || self.neutral.iter().filter(|_| self.active.fresh).map(Action::Help);
        match task {
            Task::Penalties => {
                let [one, other] = self.active.penalties;
                for penalty in [one, other.filter(|_| other != one)].into_iter().flatten() {
                    think(Action::Face(penalty));
                    think(Action::Ignore(penalty));
                }
                helps().for_each(think);
            }
            Task::Act => {
                think(Action::Fight);
                seats().map(Action::Support).for_each(&mut think);
                think(Action::Pass);
                helps().for_each(think);
            }
            Task::Again => [Action::Fight, Action::EndTurn].into_iter().for_each(think),
            Task::Place { seat, .. } => {
                think(Action::Left);
                think(Action::Right);
                let (left, right) = (self.left_of(seat), self.right_of(seat));
                think(Action::Hand(left));
                if right != left {
                    think(Action::Hand(right));
                }
                think(Action::Discard);
                think(Action::Bury);
            }
            Task::Drop => Symbol::ALL.into_iter().map(Action::Drop).for_each(think),
            Task::Part { part, .. } => {
                match part {
                    Part::Heal => seats().map(Action::Heal).for_each(&mut think),
                    Part::Strike => seats().map(Action::Strike).for_each(&mut think),
                    Part::Move => pairs(self.players)
                        .map(|(from, to)| Action::Move { from, to })
                        .for_each(&mut think),
                    Part::Lend => pairs(self.players)
                        .map(|(from, to)| Action::Lend { from, to })
                        .for_each(&mut think),
                    Part::Build | Part::Ambush(_) | Part::Repel(_) | Part::Scout(_) => {
                        think(Action::Use);
                    }
                }
                think(Action::Forgo);
            }
            Task::Order { count, ordered, .. } => {
                let cards = self.to_be_ordered(count, ordered).iter().rev();
                cards.flatten().copied().map(Action::Next).for_each(think);
            }
            Task::Wound => seats().map(Action::Wound).for_each(think),
            Task::Heal => seats().map(Action::Heal).for_each(think),
            _ => {}
        }
    }
}

fn pairs(players: u8) -> impl Iterator<Item = (Seat, Seat)> {
    Seat::all(players).flat_map(move |from| Seat::all(players).map(move |to| (from, to)))
}

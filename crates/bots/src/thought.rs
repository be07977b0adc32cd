//! [`Thought`]: what came out of a search.

use table::Game;

/// One action that was looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<A> {
    pub action: A,
    /// How many playouts began with it.
    pub playouts: u32,
    /// The chance to win that they saw, added up.
    pub chance: f32,
    /// What they expected to have in the end, added up.
    pub yields: [f32; 3],
}

impl<A> Choice<A> {
    /// The mean chance to win after this action.
    pub fn mean(&self) -> f32 {
        if self.playouts == 0 { 0.0 } else { self.chance / self.playouts as f32 }
    }

    /// What the search came back to more often; of two alike, what went better.
    fn is_better_than(&self, other: &Self) -> bool {
        self.playouts > other.playouts
            || (self.playouts == other.playouts && self.chance > other.chance)
    }

    /// The same, as if so many playouts had begun with it.
    pub(crate) fn weighing(self, playouts: u32) -> Self {
        let share = playouts as f32 / self.playouts.max(1) as f32;
        let yields = self.yields.map(|sum| sum * share);
        Self { playouts, chance: self.chance * share, yields, ..self }
    }

    /// The mean of what is expected in the end.
    pub fn expected(&self) -> [f32; 3] {
        self.yields.map(|sum| sum / self.playouts.max(1) as f32)
    }
}

/// The choices of a seat, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<G: Game> {
    /// Perhaps not all of them.
    pub choices: Vec<Choice<G::Action>>,
    /// How many there were, also of those that are not named.
    pub playouts: u32,
}

impl<G: Game> Thought<G> {
    pub(crate) fn new(mut choices: Vec<Choice<G::Action>>) -> Self {
        let playouts = choices.iter().map(|choice| choice.playouts).sum();
        // By insertion: they are nearly in order already, and what is alike keeps its order.
        for number in 1..choices.len() {
            let mut place = number;
            while place > 0 && choices[place].is_better_than(&choices[place - 1]) {
                choices.swap(place, place - 1);
                place -= 1;
            }
        }
        Self { choices, playouts }
    }

    pub fn best(&self) -> Option<&Choice<G::Action>> {
        self.choices.first()
    }

    /// The chance to win as it was before choosing: that of all playouts that are known together.
    pub fn chance(&self) -> f32 {
        let sum: f32 = self.choices.iter().map(|choice| choice.chance).sum();
        let playouts: u32 = self.choices.iter().map(|choice| choice.playouts).sum();
        sum / playouts.max(1) as f32
    }

    /// Two searches of the same moment as one.
    #[must_use]
    pub fn joined(mut self, other: Self) -> Self {
        for choice in other.choices {
            match self.choices.iter_mut().find(|known| known.action == choice.action) {
                Some(known) => {
                    known.playouts += choice.playouts;
                    known.chance += choice.chance;
                    for (sum, more) in known.yields.iter_mut().zip(choice.yields) {
                        *sum += more;
                    }
                }
                None => self.choices.push(choice),
            }
        }
        Self { playouts: self.playouts + other.playouts, ..Self::new(self.choices) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use samsara::{Action, Samsara};

    fn choice(action: Action, playouts: u32, mean: f32) -> Choice<Action> {
        Choice { action, playouts, chance: mean * playouts as f32, yields: [0.0; 3] }
    }

    /// Ten playouts, of which two began with something that is not named.
    fn thought(mean: f32) -> Thought<Samsara> {
        Thought { choices: vec![choice(Action::EndTurn, 8, mean)], playouts: 10 }
    }

    #[test]
    fn the_chance_before_choosing_is_the_mean_of_what_is_named() {
        assert!((thought(0.5).chance() - 0.5).abs() < 1e-6);
        let joined = thought(0.25).joined(thought(0.75));
        assert!((joined.chance() - 0.5).abs() < 1e-6);
        assert_eq!(joined.playouts, 20, "also those that began with something else");
    }

    #[test]
    fn what_was_examined_is_better_known_and_weighs_as_before() {
        let examined = choice(Action::EndTurn, 40, 0.3).weighing(2);
        assert_eq!(examined.playouts, 2);
        assert!((examined.mean() - 0.3).abs() < 1e-6);
    }
}

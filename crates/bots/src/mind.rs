//! [`Mind`]: information-set Monte Carlo tree search, the same for every game.
//!
//! Each playout imagines what the observer does not know, walks down one tree of what the
//! observer sees, adds a node, plays on for a while and is judged. Chance is sampled on the way
//! and has no nodes of its own, so tiles drawn and dice rolled differ from playout to playout.
//!
//! The others learn what to do at each node, but which of many hidden hands they did it from says
//! little, so the observer's own next action is remembered for all of their answers together until
//! an answer is well known.

use crate::judgement::{Judgement, Prospect, play};
use crate::level::Plan;
use crate::thought::{Choice, Thought};
use crate::tree::{Place, ROOT, Tree};
use table::{Rng, Seat, Seed, Seen, Turn};

/// So often somebody else has done a thing before what follows it is remembered apart.
const KNOWN: u32 = 16;

/// A search that can be continued: the longer it ponders, the more it knows.
#[derive(Debug)]
pub struct Mind<G: Judgement> {
    seen: Seen<G>,
    seat: Seat,
    plan: Plan,
    rng: Rng,
    tree: Tree<G::Action>,
    choices: Vec<Root<G::Action>>,
    /// Where somebody chose, what, and who it was.
    path: Vec<(Place, Place, Seat)>,
    /// Children to choose from, each with its share of trust beforehand.
    options: Vec<(Place, f32)>,
    ranked: Vec<(G::Action, f32)>,
    scratch: Vec<G::Action>,
}

/// A choice of the observer, now.
#[derive(Clone, Copy, Debug)]
struct Root<A> {
    action: A,
    place: Place,
    trust: f32,
    yields: [f32; 3],
}

impl<G: Judgement> Mind<G> {
    /// Begins to think for the seat that sees this and is on turn; `None` if it is not.
    pub fn new(seen: Seen<G>, plan: Plan, chance: Seed) -> Option<Self> {
        let seat = seen.viewer().filter(|&seat| seen.turn() == Turn::Of(seat))?;
        let mut mind = Self {
            seen,
            seat,
            plan,
            rng: Rng::new(chance, 0),
            tree: Tree::new(seat),
            choices: Vec::new(),
            path: Vec::new(),
            options: Vec::new(),
            ranked: Vec::new(),
            scratch: Vec::new(),
        };
        mind.begin();
        Some(mind)
    }

    /// Ranks the choices once: the observer knows all that they depend on.
    fn begin(&mut self) {
        let game = self.seen.imagine(&mut self.rng);
        game.rank(&mut self.ranked, &mut self.scratch);
        best_first(&mut self.ranked, usize::MAX);
        trust::<G>(&mut self.ranked, self.plan.haze);
        for &(action, trust) in &self.ranked {
            let place = self.tree.child(ROOT, self.seat, Some(action));
            self.choices.push(Root { action, place, trust, yields: [0.0; 3] });
        }
    }

    /// Plays the whole budget out and says what came of it.
    pub fn decide(mut self) -> Thought<G> {
        self.ponder(self.plan.playouts);
        self.thought()
    }

    /// Goes on for so many playouts. There is nothing to think about with a single choice.
    pub fn ponder(&mut self, playouts: u32) {
        if self.choices.len() > 1 {
            for _ in 0..playouts {
                self.playout(None);
            }
        }
    }

    /// Goes on for so many playouts that all begin with this action.
    pub fn examine(&mut self, action: G::Action, playouts: u32) {
        let place = self.choices.iter().find(|root| root.action == action).map(|root| root.place);
        if place.is_some() && self.choices.len() > 1 {
            for _ in 0..playouts {
                self.playout(place);
            }
        }
    }

    pub fn thought(&self) -> Thought<G> {
        let choice = |root: &Root<G::Action>| {
            let node = self.tree.node(root.place);
            Choice {
                action: root.action,
                playouts: node.visits,
                chance: node.worth,
                yields: root.yields,
            }
        };
        Thought::new(self.choices.iter().map(choice).collect())
    }

    fn playout(&mut self, beginning: Option<Place>) {
        let mut game = self.seen.imagine(&mut self.rng);
        self.path.clear();
        self.descend(&mut game, beginning);
        for _ in 0..G::PLAYOUT {
            if game.is_settled(&self.seen) {
                break;
            }
            let Some(action) = self.next(&game) else { break };
            step(&mut game, action);
        }
        self.learn(game.prospect(self.seat));
    }

    /// One more action of chance, or of a player as the playout's policy has it.
    fn next(&mut self, game: &G) -> Option<G::Action> {
        match game.turn() {
            Turn::Over => None,
            Turn::Chance => Some(game.deal(&mut self.rng)),
            Turn::Of(_) => game.improvise(&mut self.rng, &mut self.scratch),
        }
    }

    /// Walks down the tree up to a node of the observer that is new.
    fn descend(&mut self, game: &mut G, beginning: Option<Place>) {
        let mut place = ROOT;
        loop {
            let action = match game.turn() {
                Turn::Over => return,
                Turn::Chance => game.deal(&mut self.rng),
                Turn::Of(seat) => {
                    let mine = seat == self.seat;
                    let at = if mine { place } else { self.tree.child(place, seat, None) };
                    if let Some(only) = self.forced(game, at, seat) {
                        only
                    } else {
                        let begins = beginning.filter(|_| place == ROOT);
                        let choice = begins.unwrap_or_else(|| self.choose(at));
                        self.path.push((at, choice, seat));
                        let node = self.tree.node(choice);
                        if mine || node.visits >= KNOWN {
                            place = choice;
                        }
                        node.action.expect("whoever chooses does something")
                    }
                }
            };
            step(game, action);
            if place != ROOT && (G::SHALLOW || self.tree.node(place).visits == 0) {
                return;
            }
        }
    }

    /// Lists the most promising actions in this imagined game, the more of them the better the
    /// node is known. If there is just one, that is no choice.
    fn forced(&mut self, game: &G, place: Place, seat: Seat) -> Option<G::Action> {
        self.options.clear();
        if place == ROOT {
            self.options.extend(self.choices.iter().map(|root| (root.place, root.trust)));
            return None;
        }
        game.rank(&mut self.ranked, &mut self.scratch);
        if let [(only, _)] = self.ranked[..] {
            return Some(only);
        }
        best_first(&mut self.ranked, Plan::width(self.tree.node(place).choices));
        trust::<G>(&mut self.ranked, self.plan.haze);
        for &(action, trust) in &self.ranked {
            self.options.push((self.tree.child(place, seat, Some(action)), trust));
        }
        None
    }

    /// Weighs what is known to be good against what might be.
    fn choose(&mut self, place: Place) -> Place {
        let untried = self.tree.node(place).hope() - self.plan.caution;
        let mut best = (f32::MIN, place);
        for &(place, trust) in &self.options {
            let child = self.tree.node_mut(place);
            child.available += 1;
            let mean = if child.visits == 0 { untried } else { child.mean() };
            let wonder = self.plan.wonder * trust * (child.available as f32).sqrt();
            let score = mean + wonder / (1.0 + child.visits as f32);
            if score > best.0 {
                best = (score, place);
            }
        }
        best.1
    }

    /// Everybody on the way learns what it came to for them.
    fn learn(&mut self, prospect: Prospect) {
        for &(at, choice, seat) in &self.path {
            let chance = prospect.chances[seat];
            let node = self.tree.node_mut(at);
            node.choices += 1;
            node.hope += chance;
            let node = self.tree.node_mut(choice);
            node.visits += 1;
            node.worth += chance;
        }
        if let Some(&(_, first, _)) = self.path.first()
            && let Some(root) = self.choices.iter_mut().find(|root| root.place == first)
        {
            for (sum, more) in root.yields.iter_mut().zip(prospect.yields) {
                *sum += more;
            }
        }
    }
}

fn step<G: Judgement>(game: &mut G, action: G::Action) {
    let played = play(game, action);
    debug_assert!(played, "what is legal can be played");
}

/// Puts the best so many first, in their order, and drops the others. What is alike keeps its order.
///
/// Few are wanted of many, so most are dropped at a glance; and a sort of the library for each game
/// would be the largest part of the program.
fn best_first<A: Copy>(ranked: &mut Vec<(A, f32)>, most: usize) {
    let mut kept = 0;
    for number in 0..ranked.len() {
        let new = ranked[number];
        if kept == most && ranked[kept - 1].1 >= new.1 {
            continue;
        }
        kept = most.min(kept + 1);
        let mut place = kept - 1;
        while place > 0 && ranked[place - 1].1 < new.1 {
            ranked[place] = ranked[place - 1];
            place -= 1;
        }
        ranked[place] = new;
    }
    ranked.truncate(kept);
}

/// Turns gains, the highest first, into shares of trust that add up to one.
fn trust<G: Judgement>(ranked: &mut [(G::Action, f32)], haze: f32) {
    let best = ranked.first().map_or(0.0, |&(_, gain)| gain);
    let mut sum = 0.0;
    for (_, gain) in ranked.iter_mut() {
        let behind = 1.0 + (best - *gain) / (G::GRAIN * haze);
        *gain = 1.0 / (behind * behind);
        sum += *gain;
    }
    for (_, share) in ranked {
        *share /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use samurai::{Samurai, Setup};
    use table::Game;

    /// Two play Samurai, and the first is about to lay the first tile.
    fn mind() -> Mind<Samurai> {
        let mut game = Samurai::new(&Setup::new(2, Seat::FIRST).quick()).expect("two play");
        let mut rng = Rng::new(Seed::from_number(1), 0);
        while game.turn() == Turn::Chance {
            let dealt = game.deal(&mut rng);
            step(&mut game, dealt);
        }
        let seen = Seen::new(&game, Some(Seat::FIRST));
        Mind::new(seen, Samurai::LEVELS[3], Seed::from_number(2)).expect("it is on turn")
    }

    #[test]
    fn answers_are_followed_together_until_they_are_known() {
        let mut mind = mind();
        let (mut together, mut apart) = (0, 0);
        for _ in 0..1_500 {
            mind.playout(None);
            for pair in mind.path.windows(2) {
                let [(_, answer, other), (at, _, then)] = *pair else { continue };
                if other != mind.seat && then == mind.seat {
                    let before = mind.tree.node(answer).visits - 1;
                    assert_eq!(at == answer, before >= KNOWN, "after {before} times");
                    *if at == answer { &mut apart } else { &mut together } += 1;
                }
            }
        }
        assert!(together > 0 && apart > 0, "{together} together, {apart} apart");
    }

    #[test]
    fn the_best_come_first_and_the_others_are_dropped() {
        let gains = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0];
        for most in 1..=9 {
            let mut ranked: Vec<(usize, f32)> = gains.into_iter().enumerate().collect();
            best_first(&mut ranked, most);
            let mut sorted: Vec<(usize, f32)> = gains.into_iter().enumerate().collect();
            sorted.sort_by(|one, other| other.1.total_cmp(&one.1));
            sorted.truncate(most);
            assert_eq!(ranked, sorted);
        }
    }
}

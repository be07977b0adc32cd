//! [`Tree`]: what the search remembers, one node for each way on that it has looked at.
//!
//! A node stands for what the observer knows, not for a state: below one node the imagined hands
//! differ from playout to playout, and with them which children are available.
//!
//! The observer's actions are children of a node. What each of the others may do there stands
//! apart, below a node of that seat without an action.

use table::Seat;

/// The number of a node.
pub(crate) type Place = u32;

pub(crate) const ROOT: Place = 0;
const NONE: Place = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<A> {
    /// Who acts, or is to act if there is no action.
    seat: Seat,
    /// What led here; nothing led to the root.
    pub action: Option<A>,
    pub visits: u32,
    /// How often somebody has chosen here.
    pub choices: u32,
    /// How often it could have been chosen.
    pub available: u32,
    /// The chances to win of whoever chose it, added up.
    pub worth: f32,
    /// The chances to win of whoever chooses here, added up.
    pub hope: f32,
    first: Place,
    next: Place,
}

#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + PartialEq> Tree<A> {
    pub fn new(observer: Seat) -> Self {
        Self { nodes: vec![Node::new(observer, None)] }
    }

    pub fn node(&self, place: Place) -> &Node<A> {
        &self.nodes[place as usize]
    }

    pub fn node_mut(&mut self, place: Place) -> &mut Node<A> {
        &mut self.nodes[place as usize]
    }

    /// The child for this action of a seat; a new one if there is none.
    pub fn child(&mut self, of: Place, seat: Seat, action: Option<A>) -> Place {
        let mut last = NONE;
        let mut place = self.node(of).first;
        while place != NONE {
            let node = self.node(place);
            if node.action == action && node.seat == seat {
                return place;
            }
            (last, place) = (place, node.next);
        }
        let new = self.nodes.len() as Place;
        self.nodes.push(Node::new(seat, action));
        if last == NONE {
            self.node_mut(of).first = new;
        } else {
            self.node_mut(last).next = new;
        }
        new
    }
}

impl<A> Node<A> {
    const fn new(seat: Seat, action: Option<A>) -> Self {
        Self {
            seat,
            action,
            visits: 0,
            choices: 0,
            available: 0,
            worth: 0.0,
            hope: 0.0,
            first: NONE,
            next: NONE,
        }
    }

    pub fn mean(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }

    /// What whoever chooses here can hope for, as far as is known.
    pub fn hope(&self) -> f32 {
        if self.choices > 0 { self.hope / self.choices as f32 } else { 0.5 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_action_of_two_seats_is_two_children() {
        let (one, other) = (Seat::FIRST, Seat::FIRST.next(2));
        let mut tree = Tree::new(one);
        let mine = tree.child(ROOT, one, Some('a'));
        let answers = tree.child(ROOT, other, None);
        let theirs = tree.child(answers, other, Some('a'));
        assert!(mine != answers && mine != theirs && answers != theirs);
        assert_eq!(tree.child(ROOT, one, Some('a')), mine);
        assert_eq!(tree.child(ROOT, other, None), answers);
        assert_ne!(tree.child(ROOT, other, Some('a')), mine);
    }

    #[test]
    fn hope_is_the_mean_of_what_was_chosen_here() {
        let mut tree = Tree::<char>::new(Seat::FIRST);
        assert!((tree.node(ROOT).hope() - 0.5).abs() < 1e-6, "nothing is known yet");
        tree.node_mut(ROOT).choices = 4;
        tree.node_mut(ROOT).hope = 1.0;
        assert!((tree.node(ROOT).hope() - 0.25).abs() < 1e-6);
    }
}

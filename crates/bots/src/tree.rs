//! [`Tree`]: what the search remembers, one node for each way on that it has looked at.
//!
//! A node stands for what the observer knows, not for a state: below one node the imagined hands
//! differ from playout to playout, and with them which children are available.

/// The number of a node.
pub(crate) type Place = u32;

pub(crate) const ROOT: Place = 0;
const NONE: Place = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<A> {
    /// What led here; nothing led to the root.
    pub action: Option<A>,
    pub visits: u32,
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
    pub fn new() -> Self {
        Self { nodes: vec![Node::new(None)] }
    }

    pub fn node(&self, place: Place) -> &Node<A> {
        &self.nodes[place as usize]
    }

    pub fn node_mut(&mut self, place: Place) -> &mut Node<A> {
        &mut self.nodes[place as usize]
    }

    /// The child for this action; a new one if there is none.
    pub fn child(&mut self, of: Place, action: A) -> Place {
        let mut last = NONE;
        let mut place = self.node(of).first;
        while place != NONE {
            let node = self.node(place);
            if node.action == Some(action) {
                return place;
            }
            (last, place) = (place, node.next);
        }
        let new = self.nodes.len() as Place;
        self.nodes.push(Node::new(Some(action)));
        if last == NONE {
            self.node_mut(of).first = new;
        } else {
            self.node_mut(last).next = new;
        }
        new
    }
}

impl<A> Node<A> {
    const fn new(action: Option<A>) -> Self {
        Self { action, visits: 0, available: 0, worth: 0.0, hope: 0.0, first: NONE, next: NONE }
    }

    pub fn mean(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }

    /// What whoever chooses here can hope for, as far as is known.
    pub fn hope(&self) -> f32 {
        if self.visits > 1 { self.hope / (self.visits - 1) as f32 } else { 0.5 }
    }
}

//! Samsara a second time, as plainly as it can be said: a set of stones, each lying on a side, in
//! a row, on a field, as a person at the board sees them. Shares nothing with the crate.

use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Row {
    Inner,
    Outer,
}

/// Side 0 lies before the first player, side 1 before the second.
pub type Place = (usize, Row, u8);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    On(Place),
    Goal(usize),
    Beyond,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Deed {
    /// The die, the stone, and the row along which it sets out.
    Move(u8, Place, Row),
    Lapse(u8),
    EndTurn,
    SetUp,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Now {
    Roll,
    Use,
    SetUp,
    Over,
}

/// One line of the score sheet: how it ended, the points of both.
pub type Line = (&'static str, [u8; 2]);

#[derive(Clone, PartialEq, Debug)]
pub struct Plain {
    pub in_match: bool,
    pub free_half: bool,
    pub beginner: usize,
    pub player: usize,
    pub now: Now,
    pub dice: Vec<u8>,
    pub stones: BTreeSet<Place>,
    pub markers: BTreeMap<usize, u8>,
    pub sheet: Vec<Line>,
}

fn other_row(row: Row) -> Row {
    if row == Row::Inner { Row::Outer } else { Row::Inner }
}

fn step((side, row, field): Place) -> Spot {
    match (row, field) {
        (Row::Outer, 12) => Spot::Goal(side),
        (Row::Inner, 12) => Spot::On((1 - side, Row::Outer, 1)),
        _ => Spot::On((side, row, field + 1)),
    }
}

impl Plain {
    pub fn new(in_match: bool, free_half: bool, beginner: usize) -> Self {
        let mut game = Self {
            in_match,
            free_half,
            beginner,
            player: beginner,
            now: Now::Roll,
            dice: Vec::new(),
            stones: BTreeSet::new(),
            markers: BTreeMap::new(),
            sheet: Vec::new(),
        };
        game.lay_out();
        game
    }

    fn lay_out(&mut self) {
        self.stones = (1..=6).flat_map(|f| [(0, Row::Inner, f), (1, Row::Inner, f)]).collect();
        self.markers = BTreeMap::from([(0, 0), (1, 0)]);
    }

    fn full(&self, (side, _, field): Place) -> bool {
        [Row::Inner, Row::Outer].iter().all(|&row| self.stones.contains(&(side, row, field)))
    }

    /// Where the stone ends, or nothing if the move is not possible.
    fn end_of(&self, die: u8, (side, row, field): Place, along: Row) -> Option<Spot> {
        if along != row && !self.full((side, row, field)) {
            return None;
        }
        let mut spot = Spot::On((side, along, field));
        for _ in 0..die {
            spot = match spot {
                Spot::On(place) => step(place),
                Spot::Goal(_) | Spot::Beyond => Spot::Beyond,
            };
        }
        match spot {
            Spot::On(place) if !self.stones.contains(&place) => Some(spot),
            Spot::On((side, row, field)) if !self.full((side, row, field)) => {
                Some(Spot::On((side, other_row(row), field)))
            }
            Spot::Goal(owner) if owner == self.player => Some(spot),
            _ => None,
        }
    }

    fn moves(&self, die: u8) -> Vec<Deed> {
        let both = [Row::Inner, Row::Outer];
        let ways = self.stones.iter().flat_map(|&stone| both.map(|row| (stone, row)));
        ways.filter(|&(stone, row)| self.end_of(die, stone, row).is_some())
            .map(|(stone, row)| Deed::Move(die, stone, row))
            .collect()
    }

    fn home(&self) -> Place {
        let across = 1 - self.player;
        let free = |field: &u8| {
            let inner = !self.stones.contains(&(across, Row::Inner, *field));
            let outer = !self.stones.contains(&(across, Row::Outer, *field));
            inner && (outer || self.free_half)
        };
        (across, Row::Inner, (1..=12).find(free).expect("a free double field"))
    }

    /// Moves the stone and says whether it scored.
    fn carry(&mut self, die: u8, stone: Place, along: Row) -> bool {
        let end = self.end_of(die, stone, along).expect("a possible move");
        self.stones.remove(&stone);
        let spent = self.dice.iter().position(|&d| d == die).expect("a die that was thrown");
        self.dice.remove(spent);
        let scored = matches!(end, Spot::Goal(_));
        let lies = if let Spot::On(place) = end { place } else { self.home() };
        self.stones.insert(lies);
        scored
    }

    /// Rule 9 and ruling 3, word for word.
    pub fn legal(&self) -> BTreeSet<Deed> {
        match self.now {
            Now::Roll | Now::Over => BTreeSet::new(),
            Now::SetUp => BTreeSet::from([Deed::SetUp]),
            Now::Use if self.dice.is_empty() => BTreeSet::from([Deed::EndTurn]),
            Now::Use => {
                let all: Vec<Deed> = self.dice.iter().flat_map(|&die| self.moves(die)).collect();
                if all.is_empty() {
                    return self.dice.iter().map(|&die| Deed::Lapse(die)).collect();
                }
                let complete = |deed: &Deed| match *deed {
                    Deed::Move(die, stone, along) => {
                        let mut after = self.clone();
                        after.carry(die, stone, along);
                        after.dice.is_empty()
                            || after.dice.iter().any(|&d| !after.moves(d).is_empty())
                    }
                    _ => false,
                };
                let (whole, part): (BTreeSet<Deed>, BTreeSet<Deed>) =
                    all.iter().partition(|d| complete(d));
                if !whole.is_empty() {
                    return whole;
                }
                let highest =
                    part.iter().map(|d| if let Deed::Move(die, ..) = d { *die } else { 0 }).max();
                part.into_iter()
                    .filter(|d| matches!(d, Deed::Move(die, ..) if Some(*die) == highest))
                    .collect()
            }
        }
    }

    pub fn roll(&mut self, dice: [u8; 2]) {
        self.dice = dice.to_vec();
        self.now = Now::Use;
        if dice.iter().all(|&die| self.moves(die).is_empty()) {
            self.close("moksha", [4, 4]);
        }
    }

    pub fn act(&mut self, deed: Deed) {
        match deed {
            Deed::Move(die, stone, along) => {
                if self.carry(die, stone, along) && self.markers[&self.player] < 6 {
                    *self.markers.get_mut(&self.player).expect("a marker") += 1;
                }
                if !self.in_match && self.markers[&self.player] == 6 {
                    self.compare();
                }
            }
            Deed::Lapse(_) => self.dice.clear(),
            Deed::EndTurn => {
                let beginner_home = self.markers[&self.beginner] == 6;
                let second_home = self.markers[&(1 - self.beginner)] == 6;
                if second_home || (beginner_home && self.player != self.beginner) {
                    self.compare();
                } else {
                    self.player = 1 - self.player;
                    self.now = Now::Roll;
                }
            }
            Deed::SetUp => {
                self.lay_out();
                self.beginner = 1 - self.beginner;
                self.player = self.beginner;
                self.now = Now::Roll;
            }
        }
    }

    fn compare(&mut self) {
        let markers = [self.markers[&0], self.markers[&1]];
        let stones = [0, 1].map(|side| self.stones.iter().filter(|s| s.0 == side).count() as u8);
        if markers == [6, 6] {
            let [a, b] = stones;
            self.close("stones", if a > b { [a - b, 0] } else { [0, b - a] });
        } else if markers[0] == 6 {
            self.close("goal", [6 - markers[1], 0]);
        } else {
            self.close("goal", [0, 6 - markers[0]]);
        }
    }

    fn close(&mut self, how: &'static str, points: [u8; 2]) {
        self.sheet.push((how, points));
        let more = self.in_match && self.sheet.len() == 1;
        self.now = if more { Now::SetUp } else { Now::Over };
    }

    /// Those with the most points.
    pub fn winners(&self) -> Vec<usize> {
        if self.now != Now::Over {
            return Vec::new();
        }
        let sum = |who: usize| self.sheet.iter().map(|line| line.1[who]).sum::<u8>();
        let best = sum(0).max(sum(1));
        [0, 1].into_iter().filter(|&who| sum(who) == best).collect()
    }
}

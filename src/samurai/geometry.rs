//! Where things lie on the drawn board. Whole numbers only: a hex has a radius of 100.
//!
//! Corners and centres of hexes lie on a grid of half radii across and half heights down, so two hexes
//! agree to the letter on the corner that they share.

use core::fmt::Write;
use samurai::Space;

/// A point of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    across: i32,
    down: i32,
}

impl Point {
    pub const ORIGIN: Self = Self { across: 0, down: 0 };

    pub const fn x(self) -> i32 {
        self.across * 50
    }

    pub const fn y(self) -> i32 {
        self.down * 866 / 10
    }

    /// A shape round this point, as a path.
    pub fn drawn(self, shape: Shape) -> String {
        format!("M{} {}{}", self.x(), self.y(), shape.0)
    }
}

/// The outline of something round, beginning at its middle.
///
/// Paths hold their place. Were they moved there, a browser would keep a coordinate system for each of a
/// thousand shapes, and look through all of them whenever one changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape(&'static str);

impl Shape {
    /// A whole space.
    pub const CELL: Self = Self("m100 0l-50 87h-100l-50-87 50-87h100z");
    // Hexes with round corners, the largest first.
    pub const KEY: Self = Self(
        "m89-13q8 13 0 27l-33 56q-8 13-23 13h-66q-16 0-23-13l-33-56q-8-13 0-27l33-56q8-13 23-13h66q16 0 23 13z",
    );
    pub const RIM: Self = Self(
        "m85-13q8 13 0 26l-31 54q-7 13-22 13h-63q-15 0-22-13l-31-54q-8-13 0-26l31-54q7-13 22-13h63q15 0 22 13z",
    );
    pub const FIELD: Self = Self(
        "m78-12q7 12 0 24l-29 50q-7 12-21 12h-58q-14 0-21-12l-29-50q-7-12 0-24l29-50q7-12 21-12h58q14 0 21 12z",
    );
    /// What can be chosen is marked with it.
    pub const RING: Self = Self(
        "m73-11q7 11 0 22l-27 46q-6 11-19 11h-54q-13 0-19-11l-27-46q-7-11 0-22l27-46q6-11 19-11h54q13 0 19 11z",
    );
    pub const WALL: Self = Self(
        "m69-11q6 11 0 21l-25 44q-6 11-18 11h-51q-12 0-18-11l-25-44q-6-11 0-21l25-44q6-11 18-11h51q12 0 18 11z",
    );
}

/// The corners of a hex round its centre, clockwise from the east; side `n` lies between corners `n` and `n + 1`.
const CORNERS: [(i32, i32); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

/// From a centre to the centre of the neighbour across each side.
const ACROSS_SIDE: [(i32, i32); 6] = [(3, 1), (0, 2), (-3, 1), (-3, -1), (0, -2), (3, -1)];

/// How the map is held: with north up, or turned to the right so that Japan lies like a hand scroll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    Upright,
    Scroll,
}

/// The board of a table as it is drawn.
#[derive(Clone, Debug)]
pub struct Plan {
    hold: Hold,
    spaces: Vec<Space>,
}

impl Plan {
    pub fn new(spaces: impl Iterator<Item = Space>, hold: Hold) -> Self {
        Self { hold, spaces: spaces.collect() }
    }

    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    pub fn centre(&self, space: Space) -> Point {
        let (col, row) = (i32::from(space.col()), i32::from(space.row()));
        let (q, r) = (col, row - (col - (col & 1)) / 2);
        let (q, r) = match self.hold {
            Hold::Upright => (q, r),
            Hold::Scroll => (-r, q + r),
        };
        Point { across: 3 * q, down: 2 * r + q }
    }

    /// Left, top, width and height of everything, with a margin for the skirt of the sea.
    pub fn bounds(&self) -> [i32; 4] {
        const MARGIN: i32 = 40;
        let centres = || self.spaces.iter().map(|&space| self.centre(space));
        let left = centres().map(Point::x).min().unwrap_or(0) - 100 - MARGIN;
        let right = centres().map(Point::x).max().unwrap_or(0) + 100 + MARGIN;
        let top = centres().map(Point::y).min().unwrap_or(0) - 87 - MARGIN;
        let bottom = centres().map(Point::y).max().unwrap_or(0) + 87 + MARGIN;
        [left, top, right - left, bottom - top]
    }

    /// The outline of the spaces that are wanted, its corners rounded: a path through the middles of its
    /// sides, with the corners as handles.
    pub fn outline(&self, wanted: impl Fn(Space) -> bool) -> String {
        let mut sides = self.border(wanted);
        let mut path = String::new();
        while let Some((first, mut corner)) = sides.pop() {
            let mut ring = vec![first];
            while corner != first {
                ring.push(corner);
                let Some(next) = sides.iter().position(|(from, _)| *from == corner) else { break };
                corner = sides.swap_remove(next).1;
            }
            let middle = |n: usize| {
                let (a, b) = (ring[n % ring.len()], ring[(n + 1) % ring.len()]);
                (i32::midpoint(a.x(), b.x()), i32::midpoint(a.y(), b.y()))
            };
            let (x, y) = middle(ring.len() - 1);
            _ = write!(path, "M{x} {y}");
            for (n, corner) in ring.iter().enumerate() {
                let (x, y) = middle(n);
                _ = write!(path, "Q{} {} {x} {y}", corner.x(), corner.y());
            }
            path += "Z";
        }
        path
    }

    /// The sides between two of the wanted spaces, as one path.
    pub fn grid(&self, wanted: impl Fn(Space) -> bool) -> String {
        let inside: Vec<Point> = self.centres(wanted).collect();
        let mut path = String::new();
        for &centre in &inside {
            // Each side is shared by two: three sides of every hex draw them all once.
            for (side, &step) in ACROSS_SIDE.iter().enumerate().take(3) {
                if inside.contains(&offset(centre, step)) {
                    let (a, b) = (corner(centre, side), corner(centre, side + 1));
                    _ = write!(path, "M{} {}L{} {}", a.x(), a.y(), b.x(), b.y());
                }
            }
        }
        path
    }

    /// A ring in each of the wanted spaces, as one path.
    pub fn rings(&self, wanted: impl Fn(Space) -> bool) -> String {
        self.centres(wanted).map(|centre| centre.drawn(Shape::RING)).collect()
    }

    /// The space nearest to a place on the drawing, among those that are wanted.
    pub fn nearest(&self, x: i32, y: i32, wanted: impl Fn(Space) -> bool) -> Option<Space> {
        let distance = |space: &Space| {
            let centre = self.centre(*space);
            (centre.x() - x).pow(2) + (centre.y() - y).pow(2)
        };
        self.spaces.iter().copied().filter(|&space| wanted(space)).min_by_key(distance)
    }

    /// The space beyond a side, counted clockwise from the lower right.
    pub fn beyond(&self, from: Space, side: usize) -> Option<Space> {
        let centre = offset(self.centre(from), ACROSS_SIDE[side]);
        self.spaces.iter().copied().find(|&space| self.centre(space) == centre)
    }

    fn centres(&self, wanted: impl Fn(Space) -> bool) -> impl Iterator<Item = Point> {
        self.spaces.iter().filter(move |&&space| wanted(space)).map(|&space| self.centre(space))
    }

    /// Every side with nothing wanted behind it, from corner to corner, clockwise round the wanted.
    fn border(&self, wanted: impl Fn(Space) -> bool) -> Vec<(Point, Point)> {
        let inside: Vec<Point> = self.centres(wanted).collect();
        let mut sides = Vec::new();
        for &centre in &inside {
            for (side, &step) in ACROSS_SIDE.iter().enumerate() {
                if !inside.contains(&offset(centre, step)) {
                    sides.push((corner(centre, side), corner(centre, side + 1)));
                }
            }
        }
        sides
    }
}

fn offset(point: Point, (across, down): (i32, i32)) -> Point {
    Point { across: point.across + across, down: point.down + down }
}

fn corner(centre: Point, number: usize) -> Point {
    offset(centre, CORNERS[number % 6])
}

#[cfg(test)]
mod tests {
    use super::*;
    use samurai::{Direction, Ground};

    fn plan(hold: Hold) -> Plan {
        Plan::new(Space::all(), hold)
    }

    #[test]
    fn neighbours_touch_however_the_map_is_held() {
        for hold in [Hold::Upright, Hold::Scroll] {
            let plan = plan(hold);
            for space in Space::all() {
                for near in space.neighbours() {
                    let (a, b) = (plan.centre(space), plan.centre(near));
                    let step = (b.across - a.across, b.down - a.down);
                    assert!(ACROSS_SIDE.contains(&step), "{space:?} {near:?} {step:?}");
                }
            }
        }
    }

    #[test]
    fn north_is_up_or_to_the_right() {
        let sapporo = Space::named("Sapporo").expect("on the board");
        let north = sapporo.neighbour(Direction::North).expect("on the board");
        let upright = plan(Hold::Upright);
        assert_eq!(upright.centre(north).x(), upright.centre(sapporo).x());
        assert!(upright.centre(north).y() < upright.centre(sapporo).y());
        let scroll = plan(Hold::Scroll);
        assert!(scroll.centre(north).x() > scroll.centre(sapporo).x());
    }

    #[test]
    fn a_scroll_is_wider_than_high() {
        let [_, _, width, height] = plan(Hold::Scroll).bounds();
        assert!(width > 2 * height, "{width} {height}");
    }

    #[test]
    fn every_island_has_one_outline() {
        let land = plan(Hold::Upright).outline(|space| space.ground() != Ground::Sea);
        assert_eq!(land.matches('M').count(), 4);
        assert_eq!(land.matches('Z').count(), 4);
    }

    #[test]
    fn the_nearest_space_to_a_centre_is_the_space_itself() {
        let plan = plan(Hold::Scroll);
        for space in Space::all() {
            let centre = plan.centre(space);
            assert_eq!(plan.nearest(centre.x() + 30, centre.y() - 20, |_| true), Some(space));
        }
    }
}

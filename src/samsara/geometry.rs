//! Where everything lies on the board, in whole units of its drawing.
//!
//! A side is measured from the middle of the board: `along` in the direction in which its stones run,
//! `out` towards its player. The other side is the same, turned by half.

use super::scene::{Spot, Target};
use samsara::{Cell, FIELDS, Landing, MIDDLE};
use std::fmt::Write;
use table::Seat;

/// From one double field to the next.
pub const PITCH: i32 = 78;
/// From the middle of a hollow to its edge, and the same for a goal and a field of the counting track.
pub const HOLLOW: i32 = 32;
pub const GOAL: i32 = 43;
pub const STEP: i32 = 19;

/// The last double field, and the goal beyond it.
const LAST: i32 = PITCH * (FIELDS as i32 - 1) / 2;
const GOAL_ALONG: i32 = LAST + 91;
/// How far the arc between the sides swings out.
const SWING: i32 = LAST + 142;

/// How the board lies: its players below and above, or left and right where the page is high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lie {
    Wide,
    Tall,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

/// A direction on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    Up,
    Down,
    Left,
    Right,
}

/// The board as it lies before this player, who sits below, or on the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    pub lie: Lie,
    pub near: Seat,
}

impl Plan {
    /// Half of the board's width and height.
    pub const fn half(self) -> (i32, i32) {
        match self.lie {
            Lie::Wide => (600, 292),
            Lie::Tall => (396, 600),
        }
    }

    pub fn spot(self, spot: Spot) -> Point {
        match spot {
            Spot::Cell(cell) => self.cell(cell),
            Spot::Goal(seat) => self.at(seat, GOAL_ALONG, self.outer()),
        }
    }

    pub fn cell(self, cell: Cell) -> Point {
        let out = if cell.is_outer() { self.outer() } else { self.inner() };
        self.at(cell.side(), along(cell.field()), out)
    }

    /// Where the number of a double field stands.
    pub fn number(self, side: Seat, field: u8) -> Point {
        self.at(side, along(field), self.outer() + 52)
    }

    /// Between the rows of a side, behind this double field: room for an arrow.
    pub fn between(self, side: Seat, field: u8) -> Point {
        self.at(side, along(field) + PITCH / 2, i32::midpoint(self.outer(), self.inner()))
    }

    /// Which way the stones of a side run.
    pub fn heading(self, side: Seat) -> Heading {
        match (self.lie, side == self.near) {
            (Lie::Wide, true) => Heading::Left,
            (Lie::Wide, false) => Heading::Right,
            (Lie::Tall, true) => Heading::Up,
            (Lie::Tall, false) => Heading::Down,
        }
    }

    /// The field of the counting track after so many goals; the last is the middle.
    pub fn step(self, seat: Seat, goals: u8) -> Point {
        let (gap, long) = match self.lie {
            Lie::Wide => (54, 112),
            Lie::Tall => (62, 118),
        };
        let before_middle = i32::from(MIDDLE - goals.min(MIDDLE));
        let along = if before_middle == 0 { 28 } else { long + gap * (before_middle - 1) };
        self.at(seat, along, 0)
    }

    /// The groove from the inner row of a side to the outer row of the other one.
    pub fn groove(self, side: Seat) -> String {
        let [from, to] = [self.inner(), -self.outer()].map(|out| self.at(side, LAST + 46, out));
        format!("M{} {}{}", from.x, from.y, self.swing(side, to))
    }

    /// Where a stone is on its way, hollow by hollow, the goal included.
    pub fn stops(self, target: Target) -> Vec<Point> {
        let mut stops = Vec::new();
        let mut before: Option<Cell> = None;
        for cell in cells(target) {
            // Round the end of the board the groove is followed.
            if let Some(from) = before.filter(|from| from.side() != cell.side()) {
                let middle = (self.inner() - self.outer()) / 2;
                stops.push(self.at(from.side(), (LAST + 46 + 3 * SWING) / 4, middle));
            }
            stops.push(self.cell(cell));
            before = Some(cell);
        }
        if let (Landing::Goal { .. }, Some(last)) = (target.landing, before) {
            stops.push(self.spot(Spot::Goal(last.side())));
        }
        stops
    }

    /// The way of a stone as a line: every step, every change of lane, and into the goal if it ends there.
    pub fn way(self, target: Target) -> String {
        let cells = cells(target);
        let start = self.cell(cells[0]);
        let mut way = format!("M{} {}", start.x, start.y);
        for pair in cells.windows(2) {
            way.push_str(&self.hop(pair[0], pair[1]));
        }
        if let (Landing::Goal { .. }, Some(last)) = (target.landing, cells.last()) {
            let goal = self.spot(Spot::Goal(last.side()));
            way.push_str(&arch(self.cell(*last), goal, self.bow(*last)));
        }
        way
    }

    /// From the goal back onto the board.
    pub fn way_back(self, target: Target) -> Option<String> {
        let Landing::Goal { back } = target.landing else { return None };
        let from = self.spot(target.spot);
        let to = self.cell(back);
        Some(format!("M{} {}L{} {}", from.x, from.y, to.x, to.y))
    }

    /// The next place in this direction.
    pub fn beyond(self, from: Spot, heading: Heading) -> Option<Spot> {
        let start = self.spot(from);
        let far = |spot: Spot| {
            let Point { x, y } = self.spot(spot);
            let (x, y) = (x - start.x, y - start.y);
            let (ahead, aside) = match heading {
                Heading::Up => (-y, x),
                Heading::Down => (y, x),
                Heading::Left => (-x, y),
                Heading::Right => (x, y),
            };
            // What lies more aside than ahead is not in this direction.
            (ahead > 0 && aside.abs() < ahead).then_some(ahead + 3 * aside.abs())
        };
        Spot::all()
            .filter(|spot| *spot != from)
            .filter_map(|spot| Some((far(spot)?, spot)))
            .min_by_key(|(far, _)| *far)
            .map(|(_, spot)| spot)
    }

    const fn inner(self) -> i32 {
        match self.lie {
            Lie::Wide => 124,
            Lie::Tall => 208,
        }
    }

    const fn outer(self) -> i32 {
        match self.lie {
            Lie::Wide => 206,
            Lie::Tall => 300,
        }
    }

    fn at(self, side: Seat, along: i32, out: i32) -> Point {
        let (along, out) = if side == self.near { (along, out) } else { (-along, -out) };
        match self.lie {
            Lie::Wide => Point { x: -along, y: out },
            Lie::Tall => Point { x: -out, y: -along },
        }
    }

    /// One step, or the change to the other half.
    fn hop(self, from: Cell, to: Cell) -> String {
        let end = self.cell(to);
        if from.other_half() == to {
            format!("L{} {}", end.x, end.y)
        } else if from.side() == to.side() {
            arch(self.cell(from), end, self.bow(from))
        } else {
            self.swing(from.side(), end)
        }
    }

    /// The curve round the end of a side.
    fn swing(self, side: Seat, to: Point) -> String {
        let [one, other] = [self.inner(), -self.outer()].map(|out| self.at(side, SWING, out));
        format!("C{} {} {} {} {} {}", one.x, one.y, other.x, other.y, to.x, to.y)
    }

    /// Hops bow away from the other row, so that both can be told apart.
    fn bow(self, cell: Cell) -> Point {
        self.at(cell.side(), 0, if cell.is_outer() { 34 } else { -34 })
    }
}

/// The hollows that a stone passes, from where it lies, with its changes of lane.
fn cells(target: Target) -> Vec<Cell> {
    let mut cells = vec![target.play.from];
    if target.play.changes_at_start() {
        cells.push(target.play.start());
    }
    cells.extend(target.play.path());
    if let Landing::Changes(cell) = target.landing {
        cells.push(cell);
    }
    cells
}

fn along(field: u8) -> i32 {
    PITCH * (2 * i32::from(field) - i32::from(FIELDS) - 1) / 2
}

fn arch(from: Point, to: Point, bow: Point) -> String {
    let (x, y) = (i32::midpoint(from.x, to.x) + bow.x, i32::midpoint(from.y, to.y) + bow.y);
    let mut arch = String::new();
    let _ = write!(arch, "Q{x} {y} {} {}", to.x, to.y);
    arch
}

#[cfg(test)]
mod tests {
    use super::*;
    use samsara::{Die, Lane, Move, PLAYERS};

    fn plans() -> impl Iterator<Item = Plan> {
        let lies = [Lie::Wide, Lie::Tall];
        lies.into_iter().flat_map(|lie| Seat::all(PLAYERS).map(move |near| Plan { lie, near }))
    }

    #[test]
    fn no_two_places_overlap_and_all_lie_on_the_board() {
        for plan in plans() {
            let (right, bottom) = plan.half();
            let spots: Vec<Spot> = Spot::all().collect();
            let room = |spot: &Spot| if matches!(spot, Spot::Goal(_)) { GOAL } else { HOLLOW };
            for (index, spot) in spots.iter().enumerate() {
                let Point { x, y } = plan.spot(*spot);
                assert!(x.abs() + room(spot) < right && y.abs() + room(spot) < bottom, "{spot:?}");
                for other in &spots[..index] {
                    let to = plan.spot(*other);
                    let apart = (x - to.x).pow(2) + (y - to.y).pow(2);
                    assert!(apart > (room(spot) + room(other)).pow(2), "{spot:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_goal_of_whoever_sits_below_is_at_the_left() {
        for near in Seat::all(PLAYERS) {
            let wide = Plan { lie: Lie::Wide, near }.spot(Spot::Goal(near));
            assert!(wide.x < 0 && wide.y > 0);
            let tall = Plan { lie: Lie::Tall, near }.spot(Spot::Goal(near));
            assert!(tall.x < 0 && tall.y < 0);
        }
    }

    #[test]
    fn stones_run_clockwise() {
        for plan in plans() {
            for pair in Cell::all().collect::<Vec<_>>().windows(2) {
                let [from, to] = [pair[0], pair[1]];
                if from.lane() == to.lane() && from.side() == to.side() {
                    let (a, b) = (plan.cell(from), plan.cell(to));
                    // With y downwards, a positive turn round the middle is clockwise.
                    assert!(a.x * b.y - a.y * b.x > 0, "{from:?} {to:?}");
                }
            }
        }
    }

    #[test]
    fn every_place_is_reached_by_the_arrows() {
        for plan in plans() {
            let headings = [Heading::Up, Heading::Down, Heading::Left, Heading::Right];
            let mut reached = vec![Spot::Goal(Seat::FIRST)];
            let mut next = 0;
            while let Some(&from) = reached.get(next) {
                next += 1;
                for to in headings.into_iter().filter_map(|heading| plan.beyond(from, heading)) {
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
            assert_eq!(reached.len(), Spot::all().count());
        }
    }

    #[test]
    fn a_stone_stops_at_every_hollow_of_its_way_and_in_the_goal() {
        let cell = |number| Cell::new(Lane::Round, number).expect("a cell of the test");
        let target = |from, pips, landing: Landing| {
            let die = Die::new(pips).expect("a die of the test");
            let play = Move { die, from: cell(from), lane: Lane::Round };
            Target { spot: Spot::Cell(landing.cell()), play, landing }
        };
        for plan in plans() {
            let along = plan.stops(target(13, 4, Landing::Stays(cell(17))));
            assert_eq!(along, [13, 14, 15, 16, 17].map(|number| plan.cell(cell(number))));
            let across = plan.stops(target(12, 1, Landing::Changes(cell(13).other_half())));
            assert_eq!(across.len(), 4, "with the groove and the change at the end");
            assert_eq!(across.last(), Some(&plan.cell(cell(13).other_half())));
            let home = plan.stops(target(23, 2, Landing::Goal { back: cell(1) }));
            assert_eq!(home.last(), Some(&plan.spot(Spot::Goal(Seat::FIRST))));
        }
    }

    #[test]
    fn the_counting_tracks_meet_in_the_middle() {
        for plan in plans() {
            for seat in Seat::all(PLAYERS) {
                let far = |goals| {
                    let Point { x, y } = plan.step(seat, goals);
                    x.abs() + y.abs()
                };
                assert!((0..MIDDLE).all(|goals| far(goals) > far(goals + 1)));
            }
        }
    }
}

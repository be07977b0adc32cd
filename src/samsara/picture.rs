//! The board of a saved game, small: where the stones lie, and how far the markers are.

use super::geometry::{Lie, Plan, Point};
use super::scene::Spot;
use crate::ui::el::{El, svg};
use samsara::{Cell, Lane, PLAYERS, Samsara};
use table::{Player, Seat, Seen};

const PLAN: Plan = Plan { lie: Lie::Wide, near: Seat::FIRST };

pub fn picture(seen: &Seen<Samsara>, players: &[Player]) -> El {
    let (right, bottom) = PLAN.half();
    let markers: Vec<El> = Seat::all(PLAYERS)
        .map(|seat| {
            let crest = players.get(seat.index()).map_or(0, |player| player.crest);
            svg("path", "marker")
                .attr("data-crest", &crest.to_string())
                .attr("d", &mark(Lane::into_goal_of(seat), PLAN.step(seat, seen.goals()[seat]), 30))
        })
        .collect();
    svg("svg", "mini")
        .attr("viewBox", &format!("{} {} {} {}", -right, -bottom, 2 * right, 2 * bottom))
        .attr("aria-hidden", "true")
        .with([
            svg("rect", "plank")
                .attr("x", &(-right).to_string())
                .attr("y", &(-bottom).to_string())
                .attr("width", &(2 * right).to_string())
                .attr("height", &(2 * bottom).to_string())
                .attr("rx", "40"),
            svg("path", "hollows").attr("d", &hollows()),
            svg("path", "marbles").attr("d", &stones(seen)),
        ])
        .with(markers)
}

fn hollows() -> String {
    Spot::all()
        .map(|spot| match spot {
            Spot::Cell(cell) => mark(cell.lane(), PLAN.cell(cell), 28),
            Spot::Goal(seat) => mark(Lane::into_goal_of(seat), PLAN.spot(spot), 42),
        })
        .collect()
}

fn stones(seen: &Samsara) -> String {
    seen.board().stones().map(|cell: Cell| mark(Lane::Round, PLAN.cell(cell), 30)).collect()
}

/// A disc or a square round a point.
fn mark(lane: Lane, Point { x, y }: Point, reach: i32) -> String {
    let across = 2 * reach;
    match lane {
        Lane::Round => {
            format!(
                "M{} {y}a{reach} {reach} 0 1 0 {across} 0a{reach} {reach} 0 1 0-{across} 0z",
                x - reach
            )
        }
        Lane::Square => format!("M{} {}h{across}v{across}h-{across}z", x - reach, y - reach),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use samsara::{STONES, Setup};
    use table::Game;

    #[test]
    fn every_hollow_and_every_stone_is_drawn_once() {
        let game = Samsara::new(&Setup::default()).expect("a setup of the test");
        assert_eq!(hollows().matches('M').count(), Spot::all().count());
        assert_eq!(stones(&game).matches('M').count(), usize::from(STONES));
    }
}

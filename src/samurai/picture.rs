//! The board of a saved game, small: sea, land, whose tiles lie where, which settlements hold figures.
//!
//! One path for each colour, so that a list of many games stays light.

use crate::ui::el::{El, svg};
use samurai::{Ground, Hex, Samurai, Space};
use table::{Player, Seat, Seen};

/// From the middle of a hex to its corner on the right, and to the middle of its upper side.
/// Seven to eight is as near as whole numbers need to come to the height of a regular hexagon.
const REACH: i32 = 8;
const RISE: i32 = 7;

pub fn picture(seen: &Seen<Samurai>, players: &[Player]) -> El {
    let crests = seen.seats().map(|seat| players.get(seat.index()).map_or(0, |p| p.crest));
    let tiles: Vec<El> = crests
        .zip(seen.seats())
        .map(|(crest, seat)| {
            svg("path", "tiles")
                .attr("data-crest", &crest.to_string())
                .attr("d", &tiles(seen, seat))
        })
        .collect();
    svg("svg", "mini")
        .attr("viewBox", &frame(seen))
        .attr("aria-hidden", "true")
        .with([
            svg("path", "sea").attr("d", &ground(seen, |ground| ground == Ground::Sea)),
            svg("path", "land").attr("d", &ground(seen, |ground| ground != Ground::Sea)),
        ])
        .with(tiles)
        .with(svg("path", "dots").attr("d", &dots(seen)))
}

/// The middle of a space. The map is turned by 60 degrees, so that Japan lies like a hand scroll.
fn middle(space: Space) -> (i32, i32) {
    let Hex { col, row } = space.hex();
    let (col, row) = (i32::from(col), i32::from(row));
    let down = row - (col - col % 2) / 2;
    let (across, down) = (-down, col + down);
    (across * (REACH + REACH / 2), (2 * down + across) * RISE)
}

/// The view box that holds every hex of this table's board.
fn frame(seen: &Samurai) -> String {
    let start = (i32::MAX, i32::MAX, i32::MIN, i32::MIN);
    let (left, top, right, bottom) = seen
        .spaces()
        .map(middle)
        .fold(start, |edge, (x, y)| (edge.0.min(x), edge.1.min(y), edge.2.max(x), edge.3.max(y)));
    let (left, top) = (left - REACH - 2, top - RISE - 2);
    format!("{left} {top} {} {}", right + REACH + 2 - left, bottom + RISE + 2 - top)
}

fn ground(seen: &Samurai, wanted: impl Fn(Ground) -> bool) -> String {
    seen.spaces().filter(|space| wanted(space.ground())).map(|space| hexagon(space, 0)).collect()
}

fn tiles(seen: &Samurai, seat: Seat) -> String {
    let own = |space: &Space| seen.tile_at(*space).is_some_and(|placed| placed.seat == seat);
    seen.spaces().filter(own).map(|space| hexagon(space, 1)).collect()
}

/// Settlements that still hold a figure.
fn dots(seen: &Samurai) -> String {
    let held = |space: &Space| seen.figures().at(*space).next().is_some();
    let dot = |(x, y): (i32, i32)| format!("M{} {y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z", x - 3);
    seen.settlements().filter(held).map(middle).map(dot).collect()
}

fn hexagon(space: Space, inset: i32) -> String {
    let (x, y) = middle(space);
    let (reach, rise) = (REACH - inset, RISE - inset);
    let (half, width) = (reach / 2, reach - reach / 2);
    format!(
        "M{} {y}l{width}-{rise}h{}l{width} {rise}-{width} {rise}h-{}z",
        x - reach,
        2 * half,
        2 * half
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use samurai::Setup;
    use std::collections::BTreeSet;
    use table::{Record, Seed, Session};

    fn seen(players: u8) -> Seen<Samurai> {
        let setup = Setup::new(players, Seat::FIRST).quick();
        let record = Record::<Samurai>::new(setup, Seed::from_number(1), Vec::new());
        Session::open(record).expect("a table of the rules").seen_by(None)
    }

    #[test]
    fn every_board_lies_wider_than_high() {
        for players in 2..=4 {
            let frame = frame(&seen(players));
            let sides: Vec<i32> = frame.split(' ').filter_map(|side| side.parse().ok()).collect();
            assert!(sides.len() == 4 && sides[2] > sides[3], "{frame}");
        }
    }

    #[test]
    fn each_hex_has_a_place_of_its_own_and_is_drawn_once() {
        let seen = seen(4);
        let middles: BTreeSet<_> = seen.spaces().map(middle).collect();
        assert_eq!(middles.len(), Space::COUNT);
        let drawn = ground(&seen, |_| true);
        assert_eq!(drawn.matches('M').count(), Space::COUNT);
    }

    #[test]
    fn neighbours_touch() {
        let near = Space::EDO.neighbours().map(middle).collect::<Vec<_>>();
        let (x, y) = middle(Space::EDO);
        let mut steps: Vec<_> = near.iter().map(|&(nx, ny)| (nx - x, ny - y)).collect();
        steps.sort_unstable();
        assert_eq!(steps, [(-12, -7), (-12, 7), (0, -14), (0, 14), (12, -7), (12, 7)]);
    }

    #[test]
    fn a_new_board_has_a_dot_for_every_settlement_and_no_tile() {
        let seen = seen(3);
        assert_eq!(dots(&seen).matches('M').count(), seen.settlements().count());
        assert!(seen.seats().all(|seat| tiles(&seen, seat).is_empty()));
    }
}

//! How many figures each player had, turn by turn.

use std::fmt::Write;

use super::verdict::{Verdict, best_first};
use crate::play::Play;
use crate::samurai::text::samurai_text;
use crate::ui::el::{El, el, group, svg};
use samurai::{Event, Samurai};
use table::{BySeat, Entry, Seat, Seats};

const WIDTH: usize = 480;
const HEIGHT: usize = 190;
const LEFT: usize = 24;
/// Room for the crests at the ends of the lines.
const RIGHT: usize = 62;
const TOP: usize = 14;
const BOTTOM: usize = 14;
/// Crests at the ends of lines that end together stand below each other.
const CREST: usize = 24;

type Counts = BySeat<u8, 4>;

pub fn chart(play: Play<Samurai>, verdict: &Verdict) -> El {
    let text = samurai_text();
    let turns = play.with_session(|session| by_turn(session.log()));
    let players = verdict.score.players;
    let Some(&end) = turns.last() else { return group() };
    let most = end.iter(players).map(|(_, &count)| count).max().unwrap_or_default().max(1);
    let ends = ends(end, players, most);
    let lines: Vec<El> = Seat::all(players)
        .zip(ends)
        .map(|(seat, y)| line(verdict.player(seat).crest, &turns, seat, most, y))
        .collect();
    let words: Vec<String> = Seat::all(players)
        .map(|seat| (text.chart_line)(&verdict.player(seat).name, quarters(&turns, seat)))
        .collect();
    let rules: Vec<El> = [0, most / 2, most].into_iter().map(|count| rule(count, most)).collect();
    el("section", "panel chart").attr("aria-labelledby", "chart").with([
        el("h2", "").attr("id", "chart").with(text.chart),
        svg("svg", "")
            .attr("viewBox", &format!("0 0 {WIDTH} {HEIGHT}"))
            .attr("role", "img")
            .attr("aria-label", &words.join(" "))
            .with(rules)
            .with(lines),
    ])
}

/// What each had taken when each turn ended, beginning with nothing.
fn by_turn(log: &[Entry<Event>]) -> Vec<Counts> {
    let mut now = Counts::default();
    let mut turns = vec![now];
    for entry in log {
        match entry.event {
            Event::Captured { by: Some(seat), .. } => now[seat] += 1,
            Event::TurnEnded { .. } | Event::Passed { .. } => turns.push(now),
            _ => {}
        }
    }
    turns
}

fn quarters(turns: &[Counts], seat: Seat) -> [u8; 4] {
    [1, 2, 3, 4].map(|quarter| turns[(turns.len() - 1) * quarter / 4][seat])
}

fn height(count: u8, most: u8) -> usize {
    let room = HEIGHT - TOP - BOTTOM;
    HEIGHT - BOTTOM - room * usize::from(count) / usize::from(most)
}

/// Where the crest of each line stands: at its end, or as near as the others let it.
fn ends(end: Counts, players: u8, most: u8) -> Vec<usize> {
    let order = best_first(Seats::all(players), end);
    let mut ends = vec![0; order.len()];
    let mut free = TOP;
    for &seat in &order {
        ends[seat.index()] = height(end[seat], most).max(free);
        free = ends[seat.index()] + CREST;
    }
    // What was pushed below the lowest line pushes back.
    let mut lowest = HEIGHT - BOTTOM;
    for &seat in order.iter().rev() {
        ends[seat.index()] = ends[seat.index()].min(lowest);
        lowest = ends[seat.index()].saturating_sub(CREST);
    }
    ends
}

fn line(crest: u8, turns: &[Counts], seat: Seat, most: u8, crest_y: usize) -> El {
    let across = WIDTH - LEFT - RIGHT;
    let steps = (turns.len() - 1).max(1);
    let mut path = String::new();
    for (turn, counts) in turns.iter().enumerate() {
        let (x, y) = (LEFT + across * turn / steps, height(counts[seat], most));
        path.push(if turn == 0 { 'M' } else { 'L' });
        let _ = write!(path, "{x} {y}");
    }
    let (x, y) = (WIDTH - RIGHT + 16, crest_y);
    let half = CREST / 2 - 4;
    let count = turns.last().map(|counts| counts[seat].to_string());
    svg("g", "run").attr("data-crest", &crest.to_string()).with([
        svg("path", "").attr("d", &path),
        svg("circle", "")
            .attr("cx", &x.to_string())
            .attr("cy", &y.to_string())
            .attr("r", &(CREST / 2 - 1).to_string()),
        svg("use", "")
            .attr("href", &format!("#crest-{}", crest + 1))
            .attr("x", &(x - half).to_string())
            .attr("y", &(y - half).to_string())
            .attr("width", &(2 * half).to_string())
            .attr("height", &(2 * half).to_string()),
        svg("text", "")
            .attr("x", &(x + CREST / 2 + 5).to_string())
            .attr("y", &(y + 5).to_string())
            .with(count),
    ])
}

/// A level of the chart and its number.
fn rule(count: u8, most: u8) -> El {
    let y = height(count, most);
    svg("g", "rule").with([
        svg("path", "").attr("d", &format!("M{LEFT} {y}H{}", WIDTH - RIGHT)),
        svg("text", "")
            .attr("x", &(LEFT - 6).to_string())
            .attr("y", &(y + 4).to_string())
            .with(count.to_string()),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crests_stand_apart_and_within_the_chart() {
        for counts in [[3, 2, 3, 0], [0, 0, 0, 1], [5, 5, 5, 5], [0, 1, 9, 9], [0, 0, 0, 0]] {
            let most = counts.into_iter().max().unwrap_or_default().max(1);
            let mut ends = ends(Counts::new(counts), 4, most);
            ends.sort_unstable();
            assert!(ends[0] >= TOP && ends[3] <= HEIGHT - BOTTOM, "{counts:?} {ends:?}");
            for pair in ends.windows(2) {
                assert!(pair[1] - pair[0] >= CREST, "{counts:?} {ends:?}");
            }
        }
    }

    #[test]
    fn the_quarters_end_with_the_whole_game() {
        let turns: Vec<Counts> = (0..=8).map(|n| Counts::new([n, 0, 0, 0])).collect();
        assert_eq!(quarters(&turns, Seat::FIRST), [2, 4, 6, 8]);
    }
}

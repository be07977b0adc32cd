//! How many figures each player had, turn by turn.

use super::verdict::Verdict;
use crate::play::Play;
use crate::text::text;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Event, Samurai};
use table::{BySeat, Entry, Seat};

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

pub fn chart(play: Play<Samurai>, verdict: &Verdict) -> Sheet {
    let text = &text().samurai_table;
    let turns = play.with_session(|session| by_turn(session.log()));
    let players = verdict.score.players;
    let Some(end) = turns.last() else { return sheet(()) };
    let most = end.iter(players).map(|(_, &count)| count).max().unwrap_or_default().max(1);
    let ends = ends(end, players, most);
    let lines: Vec<Sheet> = Seat::all(players)
        .zip(ends)
        .map(|(seat, y)| line(verdict.player(seat).crest, &turns, seat, most, y))
        .collect();
    let words: Vec<String> = Seat::all(players)
        .map(|seat| (text.chart_line)(&verdict.player(seat).name, quarters(&turns, seat)))
        .collect();
    let rules: Vec<Sheet> =
        [0, most / 2, most].into_iter().map(|count| rule(count, most)).collect();
    sheet(view! {
        <section class="panel chart" aria-labelledby="chart">
            <h2 id="chart">{text.chart}</h2>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=words.join(" ")>
                {rules}{lines}
            </svg>
        </section>
    })
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
fn ends(end: &Counts, players: u8, most: u8) -> Vec<usize> {
    let mut order: Vec<Seat> = Seat::all(players).collect();
    order.sort_by_key(|&seat| std::cmp::Reverse(end[seat]));
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

fn line(crest: u8, turns: &[Counts], seat: Seat, most: u8, crest_y: usize) -> Sheet {
    let across = WIDTH - LEFT - RIGHT;
    let steps = (turns.len() - 1).max(1);
    let mut path = String::new();
    for (turn, counts) in turns.iter().enumerate() {
        let (x, y) = (LEFT + across * turn / steps, height(counts[seat], most));
        path.push_str(&format!("{}{x} {y}", if turn == 0 { "M" } else { "L" }));
    }
    let (x, y) = (WIDTH - RIGHT + 16, crest_y);
    let half = CREST / 2 - 4;
    let count = turns.last().map(|counts| counts[seat].to_string());
    sheet(view! {
        <g class="run" data-crest=crest.to_string()>
            <path d=path/>
            <circle cx=x.to_string() cy=y.to_string() r=(CREST / 2 - 1).to_string()/>
            <use
                href=format!("#crest-{}", crest + 1)
                x=(x - half).to_string() y=(y - half).to_string()
                width=(2 * half).to_string() height=(2 * half).to_string()
            />
            <text x=(x + CREST / 2 + 5).to_string() y=(y + 5).to_string()>{count}</text>
        </g>
    })
}

/// A level of the chart and its number.
fn rule(count: u8, most: u8) -> Sheet {
    let y = height(count, most);
    sheet(view! {
        <g class="rule">
            <path d=format!("M{LEFT} {y}H{}", WIDTH - RIGHT)/>
            <text x=(LEFT - 6).to_string() y=(y + 4).to_string()>{count.to_string()}</text>
        </g>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crests_stand_apart_and_within_the_chart() {
        for counts in [[3, 2, 3, 0], [0, 0, 0, 1], [5, 5, 5, 5], [0, 1, 9, 9], [0, 0, 0, 0]] {
            let most = counts.into_iter().max().unwrap_or_default().max(1);
            let mut ends = ends(&Counts::new(counts), 4, most);
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

//! The face of a die, a hundred units wide.

use crate::ui::el::{El, svg};
use samsara::Die;

/// Where pips lie: the corners, the middles of the left and right side, the middle.
const PIPS: [(u8, u8); 7] = [(27, 27), (73, 73), (73, 27), (27, 73), (27, 50), (73, 50), (50, 50)];

/// A picture of its own.
pub fn die(die: Die) -> El {
    svg("svg", "die").attr("viewBox", "0 0 100 100").attr("aria-hidden", "true").with(face(die))
}

/// A part of a picture.
pub fn face(die: Die) -> El {
    let pips: Vec<El> = pips(die.pips())
        .map(|(x, y)| {
            svg("circle", "pip")
                .attr("cx", &x.to_string())
                .attr("cy", &y.to_string())
                .attr("r", "9")
        })
        .collect();
    svg("g", "face")
        .with(
            svg("rect", "")
                .attr("x", "4")
                .attr("y", "4")
                .attr("width", "92")
                .attr("height", "92")
                .attr("rx", "20"),
        )
        .with(pips)
}

/// Corners come in pairs, an odd one lies in the middle.
fn pips(count: u8) -> impl Iterator<Item = (u8, u8)> {
    let pairs = usize::from(count / 2 * 2);
    let middle = (count % 2 == 1).then_some(PIPS[6]);
    PIPS[..pairs].iter().copied().chain(middle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_shows_as_many_pips_as_it_counts() {
        for count in 1..=6 {
            let mut shown: Vec<_> = pips(count).collect();
            shown.sort_unstable();
            shown.dedup();
            assert_eq!(shown.len(), usize::from(count));
        }
    }
}

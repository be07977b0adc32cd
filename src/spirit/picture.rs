//! The village of a saved game, small: what still stands, and how far the raiders are.

use crate::ui::el::{El, svg};
use spirit::Spirit;
use table::Seen;

pub fn picture(seen: &Seen<Spirit>) -> El {
    let village = seen.village();
    let row = |symbol: &str, stands: u8, of: u8, y: u8, apart: u8, size: u8| -> Vec<El> {
        (0..of)
            .map(|number| {
                let middle = 61 + i32::from(number) * i32::from(apart)
                    - i32::from(of - 1) * i32::from(apart) / 2;
                let x = middle - i32::from(size) / 2;
                svg("use", if number < stands { "stands" } else { "fell" })
                    .attr("href", &format!("#{symbol}"))
                    .attr("x", &x.to_string())
                    .attr("y", &y.to_string())
                    .attr("width", &size.to_string())
                    .attr("height", &size.to_string())
            })
            .collect()
    };
    let most = village.most_barricades();
    svg("svg", "mini")
        .attr("viewBox", "0 0 122 72")
        .attr("aria-hidden", "true")
        .with(svg("rect", "field").attr("width", "122").attr("height", "72").attr("rx", "6"))
        .with(
            svg("ellipse", "land")
                .attr("cx", "61")
                .attr("cy", "36")
                .attr("rx", "55")
                .attr("ry", "32"),
        )
        .with(row("sp-farm", village.farms(), 6, 10, 15, 16))
        .with(row("sp-family", village.families(), 3, 28, 15, 13))
        .with(row("sp-barricade", village.barricades(), most, 46, (80 / most).min(14), 13))
}

//! The face of a tile: number, symbol, crest; a fast tile carries the seal.

use super::words::symbol;
use crate::ui::el::{El, svg};
use samurai::{Lies, Tile};

/// Drawn round the origin with a radius of 100.
pub fn face(tile: Tile, crest: u8) -> El {
    let numbered = matches!(tile.lies(), Lies::OnLand | Lies::AtSea);
    let number = if numbered { tile.strength().to_string() } else { String::new() };
    let (x, size) = if numbered { (-4, 80) } else { (-46, 92) };
    let seal = tile.is_fast().then(|| {
        svg("use", "")
            .attr("href", "#seal-fast")
            .attr("x", "13")
            .attr("y", "35")
            .attr("width", "34")
            .attr("height", "34")
    });
    let crest_x = if tile.is_fast() { "-37" } else { "-21" };
    svg("g", "tile")
        .attr("data-crest", &crest.to_string())
        .with([
            svg("use", "key").attr("href", "#hex").attr("transform", "scale(3.46)"),
            svg("use", "rim").attr("href", "#hex").attr("transform", "scale(3.32)"),
            svg("use", "field").attr("href", "#hex").attr("transform", "scale(3.06)"),
            svg("text", "").attr("x", "-36").attr("y", "16").with(number),
            svg("use", "")
                .attr("href", &format!("#{}", symbol(tile)))
                .attr("x", &x.to_string())
                .attr("y", "-56")
                .attr("width", &size.to_string())
                .attr("height", &size.to_string()),
            svg("use", "")
                .attr("href", &format!("#crest-{}", crest + 1))
                .attr("x", crest_x)
                .attr("y", "32")
                .attr("width", "42")
                .attr("height", "42"),
        ])
        .with(seal)
}

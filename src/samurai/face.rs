//! The face of a tile: number, symbol, crest; a fast tile carries the seal.

use super::geometry::{Point, Shape};
use super::sign::sign;
use super::words::symbol;
use crate::ui::el::{El, svg};
use samurai::{Lies, Tile};

/// Drawn round this place with a radius of 100.
pub fn face(tile: Tile, crest: u8, place: Point) -> El {
    let numbered = matches!(tile.lies(), Lies::OnLand | Lies::AtSea);
    let number = if numbered { tile.strength().to_string() } else { String::new() };
    let (x, y, size) = if numbered { (-4, -56, 80) } else { (-42, -60, 84) };
    let seal = tile.is_fast().then(|| sign("seal-fast", place, 13, 35, 34));
    let crest_x = if tile.is_fast() { -37 } else { -21 };
    svg("g", "tile")
        .attr("data-crest", &crest.to_string())
        .with([
            svg("path", "key").attr("d", &place.drawn(Shape::KEY)),
            svg("path", "rim").attr("d", &place.drawn(Shape::RIM)),
            svg("path", "field").attr("d", &place.drawn(Shape::FIELD)),
            svg("text", "")
                .attr("x", &(place.x() - 36).to_string())
                .attr("y", &(place.y() + 16).to_string())
                .with(number),
        ])
        .with(sign(symbol(tile), place, x, y, size))
        .with(sign(&format!("crest-{}", crest + 1), place, crest_x, 32, 42))
        .with(seal)
}

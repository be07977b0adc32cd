//! The face of a tile: number, symbol, crest; a fast tile carries the seal.

use super::words::symbol;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Lies, Tile};

/// Drawn round the origin with a radius of 100.
pub fn face(tile: Tile, crest: u8) -> Sheet {
    let numbered = matches!(tile.lies(), Lies::OnLand | Lies::AtSea);
    let number = if numbered { tile.strength().to_string() } else { String::new() };
    let (x, size) = if numbered { (-4, 80) } else { (-46, 92) };
    let seal = tile
        .is_fast()
        .then(|| sheet(view! { <use href="#seal-fast" x="13" y="35" width="34" height="34"/> }));
    let crest_x = if tile.is_fast() { "-37" } else { "-21" };
    sheet(view! {
        <g class="tile" data-crest=crest.to_string()>
            <use href="#hex" class="key" transform="scale(3.46)"/>
            <use href="#hex" class="rim" transform="scale(3.32)"/>
            <use href="#hex" class="field" transform="scale(3.06)"/>
            <text x="-36" y="16">{number}</text>
            <use
                href=format!("#{}", symbol(tile)) x=x.to_string() y="-56"
                width=size.to_string() height=size.to_string()
            />
            <use href=format!("#crest-{}", crest + 1) x=crest_x y="32" width="42" height="42"/>
            {seal}
        </g>
    })
}

//! The twenty tiles of a player: which are played, which are still to come. Everybody may know that.

use super::face::face;
use super::geometry::Point;
use super::sitting::Sitting;
use super::words;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el, svg};
use samurai::{Tile, Tiles};
use table::Seat;

pub fn tiles_of(
    sitting: &'static Sitting,
    seat: Seat,
    close: impl Fn() + Send + Sync + 'static,
) -> El {
    let text = &sitting.words.board;
    let (unplayed, hand, supply) = sitting
        .seen
        .with_untracked(|seen| (seen.unplayed(seat), seen.hand(seat).len(), seen.supply(seat)));
    let crest = sitting.crest(seat);
    let tiles: Vec<El> =
        Tile::ALL.into_iter().map(|tile| kind(sitting, tile, unplayed, crest)).collect();
    // It may be taller than the screen: the keyboard scrolls it too.
    let body = el("div", "sheet tiles-of")
        .attr("tabindex", "0")
        .with([el("p", "").with((text.tiles_left)(hand, supply)), el("ul", "twenty").with(tiles)]);
    dialog((text.tiles_of)(&sitting.name(seat)), body, close)
}

fn kind(sitting: &'static Sitting, tile: Tile, unplayed: Tiles, crest: u8) -> El {
    let left = unplayed.count(tile);
    el("li", "slot").attr_if("data-played", (left == 0).then_some("")).with([
        svg("svg", "").attr("viewBox", "-102 -92 204 184").attr("aria-hidden", "true").with(face(
            tile,
            crest,
            Point::ORIGIN,
        )),
        el("span", "").with(words::tile(sitting.words, tile)),
        el("span", "sub").with(if left == 0 {
            sitting.words.board.played.to_owned()
        } else {
            format!("{left} / {}", tile.count())
        }),
    ])
}

//! The hand: up to five tiles, each in its own place until it is played.

use super::drag::draggable;
use super::face::face;
use super::geometry::Point;
use super::scene::{self, Picked};
use super::sitting::Sitting;
use super::{travel, words};
use crate::ui::el::{El, el, svg};
use crate::ui::memo::{Memo, memo, memo_after};
use leptos::prelude::*;
use samurai::{Hand, Illegal, Tile, Tiles};

const PLACES: usize = 5;

pub fn hand(sitting: &'static Sitting) -> El {
    let tiles = memo_after(move |before: Option<&[Option<Tile>; PLACES]>| {
        let held = sitting.holder().map(|seat| sitting.seen.with(|seen| seen.hand(seat)));
        match held {
            Some(Hand::Known(tiles)) => {
                seated(before.copied().unwrap_or_default(), tiles, sitting.from.now())
            }
            _ => [None; PLACES],
        }
    });
    let picked = memo(move || picked_from(sitting, tiles.get()));
    on_cleanup(travel::put_away);
    let places: Vec<El> = (0..PLACES)
        .map(|number| place(sitting, number, memo(move || tiles.get()[number]), picked))
        .collect();
    let label = move || match sitting.holder().filter(|_| !sitting.is_live()) {
        Some(seat) => (sitting.words.board.tiles_of)(&sitting.name(seat)),
        None => sitting.words.board.hand.to_owned(),
    };
    el("section", "hand").live_attr("aria-label", move || Some(label())).with(places)
}

/// Tiles that stay keep their place; new ones fill the gaps. Of several that are alike the one that was picked up
/// has gone: from where it was tapped, or else the first (see [`picked_from`]).
fn seated(before: [Option<Tile>; PLACES], mut held: Tiles, from: usize) -> [Option<Tile>; PLACES] {
    let mut places = [None; PLACES];
    let others = (0..PLACES).rev().filter(|&number| number != from);
    for number in others.chain([from]) {
        if let Some(tile) = before[number].filter(|&tile| held.contains(tile)) {
            held = held.without(tile);
            places[number] = Some(tile);
        }
    }
    for tile in held.iter() {
        if let Some(gap) = places.iter_mut().find(|place| place.is_none()) {
            *gap = Some(tile);
        }
    }
    places
}

/// The place of the tile that is picked up: where it was tapped, or the first with such a tile.
fn picked_from(sitting: &'static Sitting, tiles: [Option<Tile>; PLACES]) -> Option<usize> {
    let tile = match sitting.picked.get() {
        Picked::Tile(tile) => tile,
        Picked::Swap(_) => Tile::FigureExchange,
        Picked::Lifted(_) => Tile::TokenExchange,
        Picked::Nothing | Picked::Figure(_) => return None,
    };
    let tapped = Some(sitting.from.get()).filter(|&from| tiles[from] == Some(tile));
    tapped.or_else(|| tiles.iter().position(|&held| held == Some(tile)))
}

fn place(
    sitting: &'static Sitting,
    number: usize,
    tile: Memo<Option<Tile>>,
    picked: Memo<Option<usize>>,
) -> El {
    let held = move || tile.get().map(|tile| held(sitting, number, tile, picked));
    el("div", "place").live(held)
}

fn held(sitting: &'static Sitting, number: usize, tile: Tile, picked: Memo<Option<usize>>) -> El {
    // A tile that stays in the hand is not drawn again for what others do.
    let crest = untrack(|| sitting.holder()).map_or(0, |seat| sitting.crest(seat));
    let name = words::tile(sitting.words, tile);
    let is_picked = memo(move || picked.get() == Some(number));
    let why_not = memo(move || {
        if !sitting.is_live() {
            return Some(words::illegal(sitting.words, Illegal::NotNow));
        }
        if sitting.waits_for().is_some() {
            return Some(words::illegal(sitting.words, Illegal::NotYourTurn));
        }
        let playable = sitting.seen.with(|seen| scene::playable(seen, tile));
        playable.err().map(|why| words::illegal(sitting.words, why))
    });
    let click = move || match why_not.now() {
        Some(why) => {
            sitting.put_down();
            sitting.refused.set(Some(why));
        }
        None if is_picked.now() => sitting.put_down(),
        None => sitting.pick_up(tile, number),
    };
    let slot = el("button", "slot")
        .attr("data-tile", tile.word())
        .attr("data-number", &(number + 1).to_string())
        .attr("aria-keyshortcuts", &(number + 1).to_string())
        .truth("aria-pressed", move || is_picked.get())
        .truth("aria-disabled", move || why_not.get().is_some())
        .with([
            svg("svg", "").attr("viewBox", "-102 -92 204 184").attr("aria-hidden", "true").with([
                face(tile, crest, Point::ORIGIN),
                svg("use", "ring").attr("href", "#hex").attr("transform", "scale(3.5)"),
            ]),
            el("span", "").with(name),
        ]);
    draggable(slot, sitting, move || sitting.pick_up(tile, number), click)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_played_tile_leaves_a_gap_and_a_drawn_one_fills_it() {
        let held: Tiles =
            [Tile::Helmet2, Tile::Samurai1, Tile::Samurai1, Tile::Ship2].into_iter().collect();
        let places = seated([None; PLACES], held, 0);
        assert_eq!(places.iter().flatten().count(), 4);
        let place = places.iter().position(|&tile| tile == Some(Tile::Ship2)).expect("it is held");
        let after = seated(places, held.without(Tile::Ship2), 0);
        let gap = after.iter().zip(places).position(|(now, then)| *now != then);
        assert_eq!((gap, after[place]), (Some(place), None), "the others stay where they were");
        let refilled = seated(after, held.without(Tile::Ship2).with(Tile::Ronin), 0);
        assert_eq!(refilled[place], Some(Tile::Ronin));
    }

    #[test]
    fn of_two_that_are_alike_the_one_that_was_picked_up_has_gone() {
        let alike = Some(Tile::Samurai1);
        let places = [alike, Some(Tile::Ship2), alike, None, None];
        let held: Tiles = [Tile::Samurai1, Tile::Ship2].into_iter().collect();
        let gap = |from: usize| (0..3).find(|&number| seated(places, held, from)[number].is_none());
        assert_eq!([gap(0), gap(2)], [Some(0), Some(2)]);
        assert_eq!(gap(1), Some(0), "the first, where neither was tapped");
    }
}

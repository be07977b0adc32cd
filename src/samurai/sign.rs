//! Symbols on the board: the very paths of a symbol, at their place and in their size.
//!
//! A `use` would say the same in one line. To a browser it is a tree and two coordinate systems of its own,
//! and with some three hundred of them on a board most of the time between a tap and the next picture went
//! into looking through them.

use super::geometry::Point;
use crate::ui::el::{El, svg};
use leptos::prelude::document;

/// How wide the lines of symbols are, in thousandths of their size; see `.line` in the styles.
const LINE: i32 = 80;
const THIN_LINE: i32 = 45;

/// A symbol with its upper left corner so far from a place.
pub fn sign(symbol: &str, place: Point, x: i32, y: i32, size: i32) -> Vec<El> {
    let mut next = document().get_element_by_id(symbol).and_then(|it| it.first_element_child());
    let mut signs = Vec::new();
    while let Some(path) = next {
        let read = |name| path.get_attribute(name).unwrap_or_default();
        let drawn = placed(&read("d"), place.x() + x, place.y() + y, size);
        let width = match &*read("class") {
            "" => None,
            "line" => Some(LINE),
            _ => Some(THIN_LINE),
        };
        let class = if width.is_some() { "stroke" } else { "" };
        let width = width.map(|width| tenths(width * size / 100));
        signs.push(svg("path", class).attr("d", &drawn).attr_if("stroke-width", width.as_deref()));
        next = path.next_element_sibling();
    }
    signs
}

/// A path in a square of 100 that begins with `M` and goes on in steps from where it is, drawn so large and
/// so far from the origin. All numbers are whole; what comes out has tenths, so that small steps add up.
fn placed(path: &str, x: i32, y: i32, size: i32) -> String {
    let mut drawn = String::with_capacity(path.len() * 2);
    // The step that is being drawn, which of its numbers comes next, and that number as far as it is read.
    let (mut step, mut place, mut number) = (b'M', 0, None::<i32>);
    let mut is_negative = false;
    // A space at the end closes the last number.
    for byte in path.bytes().chain([b' ']) {
        if byte.is_ascii_digit() {
            number = Some(number.unwrap_or(0) * 10 + i32::from(byte - b'0'));
            continue;
        }
        if let Some(number) = number.take() {
            let number = if is_negative { -number } else { number };
            drawn += &tenths(match (step, place) {
                (b'M', 0) => number * size / 10 + x * 10,
                (b'M', 1) => number * size / 10 + y * 10,
                // How an arc is turned, and which of four it is, stays.
                (b'a', 2..5 | 9..12) => number * 10,
                _ => number * size / 10,
            });
            place += 1;
        }
        is_negative = byte == b'-';
        if byte.is_ascii_alphabetic() {
            (step, place) = (byte, 0);
            drawn.push(char::from(byte));
        }
    }
    drawn
}

/// So many tenths as a number that can follow another one.
fn tenths(many: i32) -> String {
    let sign = if many < 0 { '-' } else { ' ' };
    let whole = format!("{sign}{}", many.abs() / 10);
    if many % 10 == 0 { whole } else { format!("{whole}.{}", many.abs() % 10) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_is_drawn_at_its_place_in_its_size() {
        assert_eq!(placed("M50 4h5v68h-5z", 1000, -200, 100), "M 1050-196h 5v 68h-5z");
        assert_eq!(placed("M50 4h5v68h-5z", 0, 0, 50), "M 25 2h 2.5v 34h-2.5z");
        assert_eq!(placed("M2-3l4-5 6 7z", -10, 10, 80), "M-8.4 7.6l 3.2-4 4.8 5.6z");
    }

    #[test]
    fn an_arc_keeps_its_turn_and_its_kind() {
        assert_eq!(placed("M0 0a10 10 0 1 1 20 0", 0, 0, 50), "M 0 0a 5 5 0 1 1 10 0");
        assert_eq!(
            placed("M0 0a10 10 0 1 1 20 0 10 10 0 1 1-20 0z", 0, 0, 50),
            "M 0 0a 5 5 0 1 1 10 0 5 5 0 1 1-10 0z"
        );
    }

    #[test]
    fn every_symbol_of_the_board_can_be_placed() {
        let page = include_str!("../../index.html").to_owned() + include_str!("drawings.svg");
        let drawings = page.split("<symbol id=\"").filter(|symbol| {
            ["fig-", "tile-", "crest-", "seal-fast"].iter().any(|kind| symbol.starts_with(kind))
        });
        let mut paths = 0;
        for symbol in drawings {
            let (symbol, _) = symbol.split_once("</symbol>").expect("symbols end");
            for path in symbol.split("<path").skip(1) {
                let (_, path) = path.split_once(" d=\"").expect("paths have a way");
                let (path, _) = path.split_once('"').expect("attributes end");
                let steps = path.strip_prefix('M').expect("begins at a place");
                assert!(!steps.contains(|letter: char| letter.is_ascii_uppercase()), "{path}");
                assert!(!steps.contains('.'), "{path}");
                paths += 1;
            }
            let (_, inside) = symbol.split_once('>').expect("tags end");
            assert_eq!(inside.matches('<').count(), inside.matches("<path").count(), "{inside}");
        }
        assert_eq!(paths, 24);
    }
}

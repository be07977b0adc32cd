//! A QR code as one path of squares, dark on light in the night print too: cameras expect that.

use crate::ui::el::{El, el, svg};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The free rim that readers need, in squares.
const QUIET: i32 = 4;

/// `None` for a text that is longer than any QR code.
pub fn qr(text: &str, label: &'static str) -> Option<El> {
    let code = code_of(text)?;
    let side = code.size() + 2 * QUIET;
    let drawing = svg("svg", "qr")
        .attr("viewBox", &format!("0 0 {side} {side}"))
        .attr("aria-hidden", "true")
        .with(svg("path", "").attr("d", &squares(&code)));
    Some(el("div", "square").attr("role", "img").attr("aria-label", label).with(drawing))
}

/// A link has small letters, so it is written byte by byte; the denser ways of digits and capitals are left out.
fn code_of(text: &str) -> Option<QrCode> {
    QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Low).ok()
}

/// Each run of dark squares in a row as one bar.
fn squares(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let end = (x..code.size()).find(|&at| !code.get_module(at, y)).unwrap_or(code.size());
            let run = end - x;
            if run > 0 {
                _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the bars cover, square by square.
    fn covered(path: &str) -> Vec<(i32, i32)> {
        let bars = path.split('z').filter(|bar| !bar.is_empty()).flat_map(|bar| {
            let numbers: Vec<i32> = bar
                .split(|letter: char| !letter.is_ascii_digit())
                .filter_map(|number| number.parse().ok())
                .collect();
            (0..numbers[2]).map(move |step| (numbers[0] + step, numbers[1]))
        });
        bars.collect()
    }

    #[test]
    fn the_path_covers_the_dark_squares_and_no_others() {
        let code = code_of("https://example.org/#/g/AbC-_").expect("a short text has a code");
        let mut dark = Vec::new();
        for y in 0..code.size() {
            for x in 0..code.size() {
                if code.get_module(x, y) {
                    dark.push((x + QUIET, y + QUIET));
                }
            }
        }
        assert_eq!(covered(&squares(&code)), dark);
    }

    #[test]
    fn a_link_of_a_whole_game_has_a_code_and_an_endless_one_has_none() {
        assert!(code_of(&"x".repeat(800)).is_some());
        assert!(code_of(&"x".repeat(3_000)).is_none());
    }
}

//! How Samurai is played.

use super::text::samurai_text;
use crate::frame::help::{Over, help_page};
use crate::text::{Language, language};
use crate::ui::el::El;

/// The pictures beside each sentence.
const PICTURES: [&[&str]; 12] = [
    &["fig-helmet", "fig-buddha", "fig-rice"],
    &["tile-samurai"],
    &["seal-fast"],
    &["fig-buddha"],
    &["tile-samurai"],
    &["tile-ship", "tile-ronin"],
    &["tile-figures"],
    &["tile-token"],
    &["ui-check"],
    &["ui-close"],
    &["ui-door"],
    &["fig-helmet", "fig-rice"],
];

/// Keys are called by what is printed on them.
const KEYS: [&[&str]; 9] = [
    &["Tab"],
    &["1", "5"],
    &["↑", "↓", "←", "→"],
    &["Home", "PgUp", "End", "PgDn"],
    &["Enter"],
    &["E"],
    &["Esc"],
    &["Ctrl", "Z"],
    &["?"],
];

/// A German keyboard has words of its own.
const GERMAN_KEYS: [&[&str]; 9] = {
    let mut keys = KEYS;
    keys[3] = &["Pos1", "Bild ↑", "Ende", "Bild ↓"];
    keys[7] = &["Strg", "Z"];
    keys
};

pub fn help(over: Over) -> El {
    let text = samurai_text();
    let keys = if language() == Language::German { GERMAN_KEYS } else { KEYS };
    help_page(PICTURES.into_iter().zip(text.rules), keys.into_iter().zip(text.keys_do), over)
}

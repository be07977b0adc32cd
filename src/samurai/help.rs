//! How Samurai is played.

use super::text::samurai_text;
use crate::frame::help::{Close, help_page};
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

/// Keys are called by what is printed on them, the same in every language.
const KEYS: [&[&str]; 8] = [
    &["Tab"],
    &["1", "5"],
    &["↑", "↓", "←", "→"],
    &["Home", "PgUp", "End", "PgDn"],
    &["Enter"],
    &["Esc"],
    &["Ctrl", "Z"],
    &["?"],
];

pub fn help(close: Close) -> El {
    let text = samurai_text();
    help_page(PICTURES.into_iter().zip(text.rules), KEYS.into_iter().zip(text.keys_do), close)
}

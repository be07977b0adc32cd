//! How Samsara is played.

use super::text::samsara_text;
use crate::frame::help::{Over, help_page};
use crate::text::{Language, language};
use crate::ui::el::El;

/// The pictures beside each sentence.
const PICTURES: [&[&str]; 11] = [
    &["sa-marble"],
    &["sa-round", "sa-square"],
    &["sa-die"],
    &["sa-hop"],
    &["sa-end"],
    &["sa-start"],
    &["sa-round"],
    &["ui-undo"],
    &["sa-wheel"],
    &["ui-log"],
    &["ui-people"],
];

/// Keys are called by what is printed on them.
const KEYS: [&[&str]; 9] = [
    &["Tab"],
    &["1", "2"],
    &["↑", "↓", "←", "→"],
    &["Enter"],
    &["E"],
    &["Esc"],
    &["Ctrl", "Z"],
    &["Ctrl", "Y"],
    &["?"],
];

/// A German keyboard has a word of its own.
const GERMAN_KEYS: [&[&str]; 9] = {
    let mut keys = KEYS;
    keys[6] = &["Strg", "Z"];
    keys[7] = &["Strg", "Y"];
    keys
};

pub fn help(over: Over) -> El {
    let text = samsara_text();
    let keys = if language() == Language::German { GERMAN_KEYS } else { KEYS };
    help_page(PICTURES.into_iter().zip(text.rules), keys.into_iter().zip(text.keys_do), over)
}

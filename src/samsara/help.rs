//! How Samsara is played.

use super::text::samsara_text;
use crate::frame::help::{Close, help_page};
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

/// Keys are called by what is printed on them, the same in every language.
const KEYS: [&[&str]; 5] = [&["Tab"], &["↑", "↓", "←", "→"], &["Enter"], &["Esc"], &["?"]];

pub fn help(close: Close) -> El {
    let text = samsara_text();
    help_page(PICTURES.into_iter().zip(text.rules), KEYS.into_iter().zip(text.keys_do), close)
}

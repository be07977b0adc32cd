//! The words for what is passed on: the screen at the door, a game by link, from tab to tab. The entrance needs
//! none of them.

mod de;
mod en;
mod nl;

use crate::text::{Language, language};

#[derive(Debug)]
pub struct CarryText {
    pub pass_to: &'static str,
    pub slide_open: &'static str,
    /// Whose turn it is, by the player's name.
    pub turn_of: fn(&str) -> String,
    pub finished: &'static str,
    pub share_warning: &'static str,
    /// The same, of a game in which something is hidden.
    pub share_hands: &'static str,
    /// The link leads to the moment after so many steps.
    pub opens_at: fn(usize) -> String,
    pub link: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub copy_by_hand: &'static str,
    pub send: &'static str,
    pub qr: &'static str,
    /// The link is longer than any QR code.
    pub qr_none: &'static str,
    pub known: &'static str,
    pub known_further: &'static str,
    pub ahead: &'static str,
    /// How many steps are here, how many in the link.
    pub ahead_why: fn(usize, usize) -> String,
    pub take_newer: &'static str,
    pub keep_here: &'static str,
    pub forked: &'static str,
    /// How many steps both share, then how many are here, how many in the link.
    pub forked_why: fn(usize, usize, usize) -> String,
    pub keep_both: &'static str,
    pub replace_here: &'static str,
    pub elsewhere: &'static str,
    pub elsewhere_why: &'static str,
    pub play_here: &'static str,
}

impl CarryText {
    pub const fn of(language: Language) -> &'static Self {
        language.choose([&en::TEXT, &de::TEXT, &nl::TEXT])
    }
}

/// The words of the language in use.
pub fn carry_text() -> &'static CarryText {
    CarryText::of(language())
}

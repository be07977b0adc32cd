//! Every sentence a player reads, in every language. A missing one does not compile.

pub mod bots;
pub mod carry;
mod de;
mod en;
pub mod home;
mod nl;
pub mod share;
#[cfg(test)]
pub mod slips;
pub mod table;

use crate::ui::given::given;
use leptos::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    English,
    German,
    Dutch,
}

impl Language {
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Dutch];

    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Dutch => "nl",
        }
    }

    /// The language's name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Dutch => "Nederlands",
        }
    }

    /// From a language tag such as `de-AT`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        Self::ALL.into_iter().find(|known| known.tag() == language)
    }

    /// The first of the browser's languages that we speak.
    pub fn from_browser() -> Self {
        let wished = window().navigator().languages();
        (0..wished.length())
            .filter_map(|index| wished.get(index).as_string())
            .find_map(|tag| Self::from_tag(&tag))
            .unwrap_or(Self::English)
    }

    /// What is in this language, of the same in English, German and Dutch.
    pub const fn choose<T: Copy>(self, [english, german, dutch]: [T; 3]) -> T {
        match self {
            Self::English => english,
            Self::German => german,
            Self::Dutch => dutch,
        }
    }

    pub const fn text(self) -> &'static Text {
        self.choose([&en::TEXT, &de::TEXT, &nl::TEXT])
    }
}

/// The language in use, while a screen is being built: what happens later holds its words already.
/// Screens are built anew when it changes.
pub fn language() -> Language {
    given()
}

/// A share as it is written: German has a space before the sign.
pub fn in_percent(share: u8) -> String {
    let space = language().choose(["", "\u{a0}", ""]);
    format!("{share}{space}%")
}

/// The words that every program of the house needs.
pub fn text() -> &'static Text {
    language().text()
}

#[derive(Debug)]
pub struct Text {
    pub new_game: &'static str,
    pub learn: &'static str,
    pub settings: &'static str,
    pub language: &'static str,
    pub theme: &'static str,
    pub theme_system: &'static str,
    pub theme_light: &'static str,
    pub theme_dark: &'static str,
    pub motion: &'static str,
    pub motion_system: &'static str,
    pub motion_less: &'static str,
    pub sound: &'static str,
    pub sound_on: &'static str,
    pub sound_off: &'static str,
    pub pace: &'static str,
    pub paces: [&'static str; 3],
    pub close: &'static str,
    pub home: &'static str,
    pub lost: &'static str,
    pub lost_why: &'static str,
    pub storage_absent: &'static str,
    pub storage_blocked: &'static str,
    pub storage_full: &'static str,
    pub share: share::ShareText,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_does_not_hide_the_language() {
        assert_eq!(Language::from_tag("de-AT"), Some(Language::German));
        assert_eq!(Language::from_tag("NL"), Some(Language::Dutch));
        assert_eq!(Language::from_tag("den"), None);
    }
}

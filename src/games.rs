//! [`GameKind`]: the one list of the games of the house.

use crate::text::home::{GameText, HomeText};

/// The games, in the order they are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameKind {
    Samurai,
    Spirit,
    Samsara,
}

impl GameKind {
    pub const ALL: [Self; 3] = [Self::Samurai, Self::Spirit, Self::Samsara];

    /// As the game is called in addresses, files, symbols and styles.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Samurai => "samurai",
            Self::Spirit => "spirit",
            Self::Samsara => "samsara",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }

    /// As the game is called in codes. The entrance has no rules to ask; `boot.js` has the same list.
    pub const fn id(self) -> u8 {
        match self {
            Self::Samurai => 1,
            Self::Samsara => 2,
            Self::Spirit => 3,
        }
    }

    pub fn from_id(id: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The name of the published game, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Samurai => "Samurai",
            Self::Spirit => "Samurai Spirit",
            Self::Samsara => "Samsara",
        }
    }

    pub const fn text(self, text: &'static HomeText) -> &'static GameText {
        match self {
            Self::Samurai => &text.samurai,
            Self::Spirit => &text.spirit,
            Self::Samsara => &text.samsara,
        }
    }
}

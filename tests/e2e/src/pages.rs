//! The pages as a visitor sees them: where things are, so that journeys speak of what is done.

use xtask::Outcome;

use crate::session::Session;

pub const GAMES: [(&str, &str); 3] =
    [("samurai", "Samurai"), ("spirit", "Samurai Spirit"), ("samsara", "Samsara")];

/// The entrance.
pub mod home {
    use super::{Outcome, Session};

    pub const HERE: &str = ".home:not(#first) .game[data-game=samurai]";
    pub const SETTINGS: &str = ".home > header button:has(use[href='#ui-settings'])";
    pub const NEW_SAMURAI: &str = ".game[data-game=samurai] a.btn";

    pub fn arrive(session: &Session) -> Outcome {
        session.seen(HERE).map(drop)
    }

    pub fn card(game: &str) -> String {
        format!(".home:not(#first) .game[data-game={game}]")
    }

    /// The button of a language, by its place in the row: English, German, Dutch.
    pub fn language(index: u8) -> String {
        format!("label:has(#home-language-{index})")
    }
}

/// The sheet with language, theme, motion and sound.
pub mod settings {
    use super::{Outcome, Session, home};

    pub const HERE: &str = "dialog[open] [data-choice=panel-theme]";

    pub fn open(session: &Session) -> Outcome {
        session.click(home::SETTINGS)?;
        session.seen(HERE).map(drop)
    }

    /// The button of a theme: system, light, dark.
    pub fn theme(index: u8) -> String {
        format!("label:has(#panel-theme-{index})")
    }

    pub fn motion(index: u8) -> String {
        format!("label:has(#panel-motion-{index})")
    }
}

/// The sheet that begins a game.
pub mod new_game {
    pub const HERE: &str = "dialog[open]";
}

//! How this visitor likes it: [`Settings`], kept on the device as one line of text.

use crate::save::Shelf;
use crate::text::Language;
use crate::ui::state::{Slot, State, effect};
use leptos::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    #[default]
    System,
    Less,
}

/// Whether a board between two players turns with who is on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Turning {
    #[default]
    Stays,
    /// The side of whoever is on turn lies in front.
    EachTurn,
    /// The device lies flat between them: the whole page turns.
    BothSides,
}

/// How long each step of a bot is shown before the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    #[default]
    Calm,
    Brisk,
    AtOnce,
}

impl Pace {
    pub const ALL: [Self; 3] = [Self::Calm, Self::Brisk, Self::AtOnce];

    pub const fn milliseconds(self) -> u64 {
        match self {
            Self::Calm => 900,
            Self::Brisk => 350,
            Self::AtOnce => 0,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    pub language: Language,
    pub theme: Theme,
    pub motion: Motion,
    pub sound: bool,
    pub turning: Turning,
    pub pace: Pace,
    /// The key of the game that explains itself.
    pub guided: Option<String>,
}

impl Settings {
    /// What was kept, and for what was not, what the browser says.
    pub fn load() -> Self {
        let kept = Shelf::settings();
        let mut settings = Self {
            language: Language::from_browser(),
            theme: Theme::default(),
            motion: Motion::default(),
            sound: true,
            turning: Turning::default(),
            pace: Pace::default(),
            guided: None,
        };
        settings.read(&kept);
        settings
    }

    /// Words that are not understood, from an older or newer release, change nothing.
    fn read(&mut self, line: &str) {
        for word in line.split(' ') {
            match word.split_once('=') {
                Some(("language", tag)) => {
                    self.language = Language::from_tag(tag).unwrap_or(self.language);
                }
                Some(("theme", "light")) => self.theme = Theme::Light,
                Some(("theme", "dark")) => self.theme = Theme::Dark,
                Some(("motion", "less")) => self.motion = Motion::Less,
                Some(("sound", "off")) => self.sound = false,
                Some(("board", "turns")) => self.turning = Turning::EachTurn,
                Some(("board", "faces")) => self.turning = Turning::BothSides,
                Some(("bots", "brisk")) => self.pace = Pace::Brisk,
                Some(("bots", "quick")) => self.pace = Pace::AtOnce,
                Some(("guided", key)) => self.guided = Some(key.to_owned()),
                _ => {}
            }
        }
    }

    /// Only what differs from the default is written, and the language once it was chosen.
    fn line(&self, chosen: Option<Language>) -> String {
        let mut words = Vec::new();
        if let Some(language) = chosen {
            words.push(format!("language={}", language.tag()));
        }
        match self.theme {
            Theme::System => {}
            Theme::Light => words.push("theme=light".to_owned()),
            Theme::Dark => words.push("theme=dark".to_owned()),
        }
        if self.motion == Motion::Less {
            words.push("motion=less".to_owned());
        }
        if !self.sound {
            words.push("sound=off".to_owned());
        }
        match self.turning {
            Turning::Stays => {}
            Turning::EachTurn => words.push("board=turns".to_owned()),
            Turning::BothSides => words.push("board=faces".to_owned()),
        }
        match self.pace {
            Pace::Calm => {}
            Pace::Brisk => words.push("bots=brisk".to_owned()),
            Pace::AtOnce => words.push("bots=quick".to_owned()),
        }
        if let Some(key) = &self.guided {
            words.push(format!("guided={key}"));
        }
        words.join(" ")
    }
}

/// Loads the settings and from then on shows and keeps every change.
pub fn follow(shelf: Shelf) -> State<Settings> {
    let settings = State::new(Settings::load());
    // What is kept, as far as is known here.
    let known = Slot::new(settings.now());
    effect(move || {
        let now = settings.get();
        show(&now);
        if known.with(|known| *known != now) {
            let chosen = (now.language != Language::from_browser()).then_some(now.language);
            shelf.keep_settings(&now.line(chosen));
            known.set(now);
        }
    });
    // Another program of the page, or another tab, may have changed them.
    effect(move || {
        shelf.changed();
        let kept = Settings::load();
        if known.with(|known| *known != kept) {
            known.set(kept.clone());
            settings.set(kept);
        }
    });
    settings
}

/// Looks are CSS on attributes of the root.
fn show(settings: &Settings) {
    let Some(root) = document().document_element() else { return };
    let put = |name: &str, value: Option<&str>| {
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    };
    put("lang", Some(settings.language.tag()));
    put(
        "data-theme",
        match settings.theme {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        },
    );
    put("data-motion", (settings.motion == Motion::Less).then_some("less"));
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEFAULT: Settings = Settings {
        language: Language::English,
        theme: Theme::System,
        motion: Motion::System,
        sound: true,
        turning: Turning::Stays,
        pace: Pace::Calm,
        guided: None,
    };

    #[test]
    fn settings_read_as_they_were_written() {
        let chosen = Settings {
            language: Language::Dutch,
            theme: Theme::Dark,
            motion: Motion::Less,
            sound: false,
            turning: Turning::BothSides,
            pace: Pace::Brisk,
            guided: Some("0af3".to_owned()),
        };
        let mut read = DEFAULT;
        read.read(&chosen.line(Some(chosen.language)));
        assert_eq!(read, chosen);
    }

    #[test]
    fn what_was_not_chosen_is_not_written() {
        assert_eq!(DEFAULT.line(None), "");
    }

    #[test]
    fn rubbish_changes_nothing() {
        let mut read = DEFAULT;
        read.read("theme=plaid language=tlh sound motion= =less \u{0}");
        assert_eq!(read, DEFAULT);
    }
}

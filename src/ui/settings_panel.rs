//! How you like it: language, theme, motion, sound, the pace of bots.

use crate::app::settings;
use crate::settings::{Motion, Pace, Theme};
use crate::text::{Language, text};
use crate::ui::choice::{Face, Legend, choice};
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el};
use crate::ui::focus::focus_later;
use crate::ui::icon::icon;

const THEMES: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 2] = [Motion::System, Motion::Less];

pub fn settings_panel(close: impl Fn() + Send + Sync + 'static) -> El {
    let text = text();
    let settings = settings();
    let theme = choice(
        Legend { name: "panel-theme", words: text.theme, shown: true },
        [text.theme_system, text.theme_light, text.theme_dark].map(Face::from),
        move || settings.with(|settings| position(&THEMES, settings.theme)),
        move |number| settings.update(|settings| settings.theme = THEMES[number]),
    );
    let motion = choice(
        Legend { name: "panel-motion", words: text.motion, shown: true },
        [text.motion_system, text.motion_less].map(Face::from),
        move || settings.with(|settings| position(&MOTIONS, settings.motion)),
        move |number| settings.update(|settings| settings.motion = MOTIONS[number]),
    );
    let sound = choice(
        Legend { name: "panel-sound", words: text.sound, shown: true },
        [text.sound_on, text.sound_off].map(Face::from),
        move || settings.with(|settings| usize::from(!settings.sound)),
        move |number| settings.update(|settings| settings.sound = number == 0),
    );
    let pace = choice(
        Legend { name: "panel-pace", words: text.pace, shown: true },
        text.paces.map(Face::from),
        move || settings.with(|settings| position(&Pace::ALL, settings.pace)),
        move |number| settings.update(|settings| settings.pace = Pace::ALL[number]),
    );
    let language = language_choice("panel-language", true);
    let body = el("div", "sheet").with(language).with(theme).with(motion).with(sound).with(pace);
    dialog(text.settings.to_owned(), body, close)
}

/// Each language by its own name where there is room, by its two letters elsewhere.
pub fn language_choice(name: &'static str, roomy: bool) -> El {
    let settings = settings();
    let faces = Language::ALL.map(|language| {
        let word = if roomy { language.name() } else { language.tag() };
        let class = if roomy { "" } else { "letters" };
        Face {
            shown: el("span", class).attr("lang", language.tag()).with(word),
            spoken: (!roomy).then_some(language.name()),
        }
    });
    choice(
        Legend { name, words: text().language, shown: roomy },
        faces,
        move || settings.with(|settings| position(&Language::ALL, settings.language)),
        move |number| {
            settings.update(|settings| settings.language = Language::ALL[number]);
            // The screen is built anew in the other language: the reader stays where they were.
            focus_later(format!("{name}-{number}"));
        },
    )
}

/// Day or night, for the entrance.
pub fn theme_choice() -> El {
    let text = text();
    let settings = settings();
    let faces = [("ui-sun", text.theme_light), ("ui-moon", text.theme_dark)]
        .map(|(symbol, word)| Face { shown: icon(symbol), spoken: Some(word) });
    choice(
        Legend { name: "home-theme", words: text.theme, shown: false },
        faces,
        move || settings.with(|settings| position(&THEMES[1..], settings.theme)),
        move |number| settings.update(|settings| settings.theme = THEMES[number + 1]),
    )
}

/// Where in the list; past its end if it is not there.
fn position<T: PartialEq + Copy>(list: &[T], item: T) -> usize {
    list.iter().position(|known| *known == item).unwrap_or(list.len())
}

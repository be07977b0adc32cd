//! What every screen must be for everybody: found faultless by axe, and pictured for people to look at.

use std::fs;

use serde_json::Value;
use xtask::trouble::Doing;
use xtask::{Outcome, tree};

use crate::axe;
use crate::engine::Engine;
use crate::journey::Journey;
use crate::patience::must;
use crate::screens;
use crate::session::Session;
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[Journey::new(
    "every_screen_fits_and_is_faultless_in_two_sizes_and_both_themes",
    every_screen,
)];

/// How large the page is and what is spoken in each theme: the longest words where there is least room.
const LOOKS: [(u32, u32, [&str; 2]); 2] = [(390, 844, ["de", "nl"]), (1440, 900, ["en", "de"])];

fn every_screen(session: &Session) -> Outcome {
    let folder = tree::target().join("shots").join(session.engine.name());
    fs::create_dir_all(&folder).doing(format_args!("make {}", folder.display()))?;
    let stand = Stand::under("/", screens::traps())?;
    for (width, height, languages) in LOOKS {
        session.resize(width, height)?;
        for screen in screens::ALL {
            for (theme, language) in screens::THEMES.into_iter().zip(languages) {
                screens::show(session, &stand, screen, theme, language)?;
                let name = format!("{}-{width}x{height}-{theme}", screen.name);
                fits(session, &name)?;
                is_drawn(session, &name)?;
                // What differs on a phone is the layout, and that is the same in every engine.
                if screen.stays && (width > 1000 || session.engine == Engine::Chromium) {
                    axe::finds_nothing(session, &name)?;
                }
                let path = folder.join(format!("{name}.png"));
                fs::write(&path, session.screenshot()?)
                    .doing(format_args!("write {}", path.display()))?;
            }
        }
    }
    session.resize(1280, 800)
}

/// Nothing on the page or in a dialog reaches beyond its side, and no words beyond what they stand in.
fn fits(session: &Session, place: &str) -> Outcome {
    let beyond = session.value_of(
        "[document.documentElement, ...document.querySelectorAll('dialog[open]')].flatMap((frame) => { \
             const most = Math.min(innerWidth, frame.getBoundingClientRect().right) + 1; \
             return [...frame.querySelectorAll('button, a, input, select, label, p, h1, h2')] \
                 .filter((one) => one.checkVisibility() && !one.closest('.ring, .unseen') \
                     && (one.getBoundingClientRect().right > most \
                         || one.matches('button, label, a.btn') && one.textContent.trim() && one.scrollWidth > one.clientWidth + 1)) \
                 .map((one) => `${one.tagName}.${one.className} ${one.textContent}`); })",
    )?;
    nothing(&beyond, place, "cut off at the side")
}

/// Every symbol that is shown has been drawn.
fn is_drawn(session: &Session, place: &str) -> Outcome {
    let missing = session.value_of(
        "[...document.querySelectorAll('use')].map((use) => use.getAttribute('href')) \
             .filter((id) => !document.getElementById(id.slice(1)))",
    )?;
    nothing(&missing, place, "no drawing")
}

fn nothing(found: &Value, place: &str, what: &str) -> Outcome {
    let is_empty = found.as_array().is_some_and(Vec::is_empty);
    must(is_empty, format!("{place}: {what}: {found}"))
}

//! What every screen must be for everybody: whole in every size, found faultless by axe, silent towards the
//! world, and pictured for people to look at.

use std::fs;

use serde_json::{Value, json};
use xtask::trouble::Doing;
use xtask::{Outcome, tree};

use crate::axe;
use crate::engine::Engine;
use crate::journey::Journey;
use crate::pages::{new_game, table};
use crate::patience::must;
use crate::sample::Sample;
use crate::screens::{self, Screen};
use crate::session::Session;
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[
    Journey::new(
        "every_screen_fits_is_faultless_and_keeps_to_itself_in_two_sizes_and_both_themes",
        every_screen,
    ),
    // Where something lies is the same in every engine.
    Journey::new("in_no_window_does_anything_lie_over_a_board_or_a_button", uncovered)
        .only(&[Engine::Chromium]),
];

type Size = (u32, u32);

const PHONE: Size = (390, 844);
const DESK: Size = (1440, 900);

const BOTH: &[&str] = &["light", "dark"];

/// What is spoken, and in which themes and sizes it is looked at.
#[derive(Clone, Copy, Debug)]
struct Look {
    language: &'static str,
    themes: &'static [&'static str],
    sizes: &'static [Size],
}

/// Every engine shows every size in both themes. A page changes its theme at once; in two engines a window takes
/// longer to change its size than a page to load, so there each size has a language of its own.
const fn looks(engine: Engine) -> [Look; 2] {
    match engine {
        Engine::Chromium => [
            Look { language: "de", themes: &["light"], sizes: &[PHONE, DESK] },
            Look { language: "nl", themes: &["dark"], sizes: &[PHONE, DESK] },
        ],
        Engine::Firefox => [
            Look { language: "nl", themes: BOTH, sizes: &[PHONE] },
            Look { language: "en", themes: BOTH, sizes: &[DESK] },
        ],
        Engine::WebKit => [
            Look { language: "de", themes: BOTH, sizes: &[PHONE] },
            Look { language: "en", themes: BOTH, sizes: &[DESK] },
        ],
    }
}

fn every_screen(session: &Session) -> Outcome {
    let folder = tree::target().join("shots").join(session.engine.name());
    fs::create_dir_all(&folder).doing(format_args!("make {}", folder.display()))?;
    let stand = Stand::under("/", screens::traps())?;
    let mut now = None;
    if session.engine == Engine::Chromium {
        // What others have made the console say is not ours.
        session.log()?;
    }
    for look in looks(session.engine) {
        for screen in screens::ALL {
            resize(session, &mut now, look.sizes[0])?;
            screens::show(session, &stand, screen, look.themes[0], look.language)?;
            for &size in look.sizes {
                resize(session, &mut now, size)?;
                for theme in look.themes {
                    session.run(
                        "document.documentElement.dataset.theme = given[0]",
                        &json!([theme]),
                    )?;
                    let name = format!("{}-{}x{}-{theme}", screen.name, size.0, size.1);
                    fits(session, &name)?;
                    // What differs on a phone is the layout, and that is the same in every engine.
                    if screen.stays && (size == DESK || session.engine == Engine::Chromium) {
                        axe::finds_nothing(session, &name)?;
                    }
                    let path = folder.join(format!("{name}.png"));
                    fs::write(&path, session.screenshot()?)
                        .doing(format_args!("write {}", path.display()))?;
                }
            }
            is_drawn(session, screen.name)?;
            asks_no_other_host(session, &stand, screen.name)?;
            says_no_error(session, screen)?;
        }
    }
    session.resize(1280, 800)
}

/// Laptops, tablets on their side and upright, and both sizes of every screen.
const WINDOWS: [Size; 7] =
    [(1100, 760), (1180, 820), (1280, 720), (1366, 768), DESK, (820, 1180), PHONE];

fn uncovered(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    for people in 2..=4 {
        session.open(&stand.at("#/new/samurai"))?;
        session.click(&format!("label:has(#players-{})", people - 2))?;
        session.click(new_game::BEGIN)?;
        table::slide_open(session)?;
        for (width, height) in WINDOWS {
            session.resize(width, height)?;
            let place = format!("samurai for {people}, {width}x{height}");
            let covered = session.value_of(
                "[...document.querySelectorAll('.hex .cell, .actions .btn')].filter((one) => { \
                     if (!one.checkVisibility()) return false; \
                     const { x, y, width, height } = one.getBoundingClientRect(); \
                     const at = (across, down) => document.elementFromPoint(x + width * across, y + height * down); \
                     return [at(.5, .5), at(.5, .2), at(.5, .8), at(.2, .5), at(.8, .5)] \
                         .some((top) => !top?.closest('.hex') && !top?.closest('.actions .btn')); }) \
                 .map((one) => one.closest('.hex')?.dataset.at ?? one.textContent)",
            )?;
            nothing(&covered, &place, "covered")?;
        }
    }
    session.open(&stand.at(&Sample::opening(true).link()))?;
    session.click(table::SLIDE)?;
    session.seen(".opening")?;
    for (width, height) in WINDOWS {
        session.resize(width, height)?;
        let below = session.value_of(
            "document.querySelector('.opening').getBoundingClientRect().top \
                 >= document.querySelector('.head').getBoundingClientRect().bottom",
        )?;
        must(below == json!(true), format!("{width}x{height}: the first five lie over the bar"))?;
    }
    for people in [4, 7] {
        new_game::begin_spirit(session, &stand, people)?;
        for (width, height) in WINDOWS {
            session.resize(width, height)?;
            let place = format!("spirit for {people}, {width}x{height}");
            let beyond = session.value_of(
                "[...document.querySelectorAll('.sam')].filter((board) => { \
                     const bottom = board.getBoundingClientRect().bottom + 1; \
                     return [...board.querySelectorAll('.sides *')].some((one) => one.getBoundingClientRect().bottom > bottom); }) \
                 .map((board) => board.textContent)",
            )?;
            nothing(&beyond, &place, "a board reaches beyond its edge")?;
        }
    }
    session.resize(1280, 800)
}

fn resize(session: &Session, now: &mut Option<Size>, size: Size) -> Outcome {
    if now.replace(size) == Some(size) { Ok(()) } else { session.resize(size.0, size.1) }
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

/// Whatever the page has loaded came from where the page came from.
fn asks_no_other_host(session: &Session, stand: &Stand, place: &str) -> Outcome {
    let strays = session.value_of(&format!(
        "performance.getEntriesByType('resource').map((one) => one.name) \
             .filter((name) => !name.startsWith('{}'))",
        stand.origin
    ))?;
    nothing(&strays, place, "asked elsewhere")
}

/// A blocked style, a missing file or a panic is said in the console first. One engine tells what it says.
fn says_no_error(session: &Session, screen: Screen) -> Outcome {
    if session.engine != Engine::Chromium {
        return Ok(());
    }
    let said = session.log()?;
    must(
        said.is_empty() || screen.is_trouble(),
        format!("{}: the console says {said:?}", screen.name),
    )
}

fn nothing(found: &Value, place: &str, what: &str) -> Outcome {
    let is_empty = found.as_array().is_some_and(Vec::is_empty);
    must(is_empty, format!("{place}: {what}: {found}"))
}

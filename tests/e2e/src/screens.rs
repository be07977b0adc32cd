//! Every screen there is and how to get to it, for the checks that look at all of them.

use serde_json::json;
use xtask::Outcome;

use crate::pages::{home, new_game, notice, settings, spirit, table, wheel};
use crate::sample::{self, Sample, samsara};
use crate::session::Session;
use crate::stand::{Mood, Stand, script};
use xtask::host::Reply;

#[derive(Clone, Copy, Debug)]
pub struct Screen {
    pub name: &'static str,
    /// Whether it stays. What is there for a moment is hidden from screen readers.
    pub stays: bool,
    pub show: fn(&Session, &Stand) -> Outcome,
}

impl Screen {
    /// Whether something had to go wrong for it to be seen.
    pub fn is_trouble(&self) -> bool {
        matches!(self.name, "unable" | "broken")
    }
}

pub const ALL: [Screen; 28] = [
    Screen {
        name: "home",
        stays: true,
        show: |session, stand| {
            session.open(&stand.at("#/"))?;
            home::arrive(session)
        },
    },
    Screen {
        name: "settings",
        stays: true,
        show: |session, stand| {
            session.open(&stand.at("#/"))?;
            home::arrive(session)?;
            settings::open(session)
        },
    },
    Screen {
        name: "new-samurai",
        stays: true,
        show: |session, stand| {
            session.open(&stand.at("#/new/samurai"))?;
            session.seen(new_game::HERE).map(drop)
        },
    },
    Screen {
        name: "learn-samurai",
        stays: true,
        show: |session, stand| {
            session.open(&stand.at("#/learn/samurai"))?;
            session.seen("dialog[open] .help").map(drop)
        },
    },
    Screen { name: "door", stays: true, show: new_game::begin_samurai },
    Screen {
        name: "samurai-table",
        stays: true,
        show: |session, stand| {
            new_game::begin_samurai(session, stand)?;
            table::slide_open(session)
        },
    },
    Screen {
        name: "samurai-undone",
        stays: true,
        show: |session, stand| {
            new_game::begin_samurai(session, stand)?;
            table::slide_open(session)?;
            table::lay(session)?;
            session.click(".actions .undo")?;
            session.seen(".actions .redo").map(drop)
        },
    },
    Screen {
        name: "samurai-lesson",
        stays: true,
        show: |session, stand| lesson(session, stand, "samurai"),
    },
    Screen {
        name: "samsara-lesson",
        stays: true,
        show: |session, stand| lesson(session, stand, "samsara"),
    },
    Screen {
        name: "spirit-lesson",
        stays: true,
        show: |session, stand| lesson(session, stand, "spirit"),
    },
    Screen {
        name: "samurai-first-five",
        stays: true,
        show: |session, stand| {
            kept(session, stand, &Sample::opening(true))?;
            session.click(table::SLIDE)?;
            session.seen(".opening").map(drop)
        },
    },
    Screen {
        name: "samurai-figures",
        stays: true,
        show: |session, stand| {
            kept(session, stand, &Sample::opening(false))?;
            session.seen(".kinds").map(drop)
        },
    },
    Screen {
        name: "samurai-tiles",
        stays: true,
        show: |session, stand| {
            kept(session, stand, &Sample::new(3, 24, 3))?;
            table::slide_open(session)?;
            session.click(".seat .more")?;
            session.seen("dialog .tiles-of").map(drop)
        },
    },
    Screen {
        name: "samurai-result",
        stays: true,
        show: |session, stand| {
            kept(session, stand, &Sample::whole(1))?;
            session.seen("main.result table").map(drop)
        },
    },
    Screen {
        name: "samurai-replay",
        stays: true,
        show: |session, stand| {
            kept(session, stand, &Sample::whole(1))?;
            session.click("main.result .acts .btn:has(use[href='#ui-replay'])")?;
            session.seen(".replay").map(drop)
        },
    },
    Screen {
        name: "new-spirit",
        stays: true,
        show: |session, stand| {
            session.open(&stand.at("#/new/spirit"))?;
            session.seen(new_game::HERE).map(drop)
        },
    },
    Screen {
        name: "spirit-table",
        stays: true,
        show: |session, stand| new_game::begin_spirit(session, stand, 4),
    },
    Screen {
        name: "spirit-card",
        stays: true,
        show: |session, stand| {
            new_game::begin_spirit(session, stand, 7)?;
            session.click(".offer.main")?;
            session.seen(spirit::CARD).map(drop)
        },
    },
    Screen {
        name: "spirit-passed",
        stays: true,
        show: |session, stand| {
            session.open(&stand.at(&sample::spirit::passed_and_animals().link()))?;
            session.seen(".sam[data-passed][data-animal]").map(drop)
        },
    },
    Screen {
        name: "new-samsara",
        stays: true,
        show: |session, stand| {
            session.open(&stand.at("#/new/samsara"))?;
            session.seen(new_game::HERE).map(drop)
        },
    },
    Screen {
        name: "samsara-table",
        stays: true,
        show: |session, stand| {
            wheel::begin(session, stand)?;
            session.click(".spot[data-movable] .hit")?;
            session.seen(".move").map(drop)
        },
    },
    Screen {
        name: "samsara-between-games",
        stays: true,
        show: |session, stand| {
            let (game, rest) = samsara::match_with_last_turn();
            samsara::show(session, stand, game, rest)
        },
    },
    Screen {
        name: "samsara-result",
        stays: true,
        show: |session, stand| {
            let (game, rest) = samsara::short_game();
            samsara::show(session, stand, game, rest)
        },
    },
    Screen {
        name: "home-with-a-game",
        stays: true,
        show: |session, stand| {
            new_game::begin_samurai(session, stand)?;
            session.click(".door a[href='#/']")?;
            session.seen(home::SAVE).map(drop)
        },
    },
    Screen {
        name: "lost",
        stays: true,
        show: |session, stand| {
            session.open(&stand.at("#/cellar"))?;
            session.seen(notice::HERE).map(drop)
        },
    },
    Screen {
        name: "first-paint",
        stays: false,
        show: |session, stand| {
            stand.behave(Mood::HoldsWasm);
            session.open(&stand.at("#/"))?;
            session.seen("#first").map(drop)
        },
    },
    Screen {
        name: "unable",
        stays: true,
        show: |session, stand| {
            stand.behave(Mood::LosesWasm);
            session.open(&stand.at("#/"))?;
            session.seen("#unable h1").map(drop)
        },
    },
    Screen {
        name: "broken",
        stays: true,
        show: |session, stand| {
            session.open(&stand.at("#/"))?;
            home::arrive(session)?;
            break_it(session)
        },
    },
];

/// Begins a game that explains itself.
fn lesson(session: &Session, stand: &Stand, game: &str) -> Outcome {
    session.open(&stand.at(&format!("#/new/{game}")))?;
    session.click("dialog[open] .learn")?;
    session.seen(".guide").map(drop)
}

/// Opens a game from the shelf.
fn kept(session: &Session, stand: &Stand, sample: &Sample) -> Outcome {
    let entry = json!([sample.name(), sample.entry()]);
    session.run("localStorage.setItem(given[0], given[1])", &entry)?;
    session.open(&stand.at(&sample.room()))
}

/// Shows a screen in a theme and a language, chosen beforehand as a visitor would find them kept.
pub fn show(
    session: &Session,
    stand: &Stand,
    screen: Screen,
    theme: &str,
    language: &str,
) -> Outcome {
    stand.behave(Mood::Honest);
    session.open(&stand.blank())?;
    // Without movement, so that a screen is there as soon as it is asked for.
    session.run(
        "localStorage.clear(); \
         localStorage.setItem('shoji.settings', `theme=${given[0]} language=${given[1]} motion=less`)",
        &json!([theme, language]),
    )?;
    (screen.show)(session, stand)
}

/// What a stand needs beside the site so that it can be broken.
pub fn traps() -> Vec<(&'static str, Reply)> {
    vec![(
        "/trap.js",
        script("setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable'); })"),
    )]
}

/// What happens when the program traps: the browser reports its error to the page.
pub fn break_it(session: &Session) -> Outcome {
    session.run(
        "const trap = document.createElement('script'); trap.src = './trap.js'; document.head.append(trap)",
        &json!([]),
    )?;
    session.seen("#broken h1").map(drop)
}

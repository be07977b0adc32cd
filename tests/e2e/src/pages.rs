//! The pages as a visitor sees them: where things are, so that journeys speak of what is done.

use xtask::Outcome;

use crate::patience::must;
use crate::sample::Sample;
use crate::session::Session;
use crate::stand::Stand;

pub const GAMES: [(&str, &str); 3] =
    [("samurai", "Samurai"), ("spirit", "Samurai Spirit"), ("samsara", "Samsara")];

/// The entrance.
pub mod home {
    use super::{Outcome, Session};

    pub const HERE: &str = ".home:not(#first) .game[data-game=samurai]";
    pub const SETTINGS: &str = ".home > header button:has(use[href='#ui-settings'])";
    pub const NEW_SAMURAI: &str = ".game[data-game=samurai] a.btn";

    pub const SAVE: &str = ".home:not(#first) .save .what";

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
}

/// The sheet that begins a game.
pub mod new_game {
    use super::{Outcome, Session, Stand, spirit, table};

    pub const HERE: &str = "dialog[open]";
    pub const BEGIN: &str = "dialog[open] form button[type=submit]";

    /// Begins a game of Samurai as it is offered; the door is shut.
    pub fn begin_samurai(session: &Session, stand: &Stand) -> Outcome {
        session.open(&stand.at("#/new/samurai"))?;
        session.click(BEGIN)?;
        session.seen(table::DOOR).map(drop)
    }

    /// Begins a game of Samurai Spirit for so many, as it is offered.
    pub fn begin_spirit(session: &Session, stand: &Stand, people: u8) -> Outcome {
        session.open(&stand.at("#/new/spirit"))?;
        session.click(&format!("label:has(#players-{})", people - 1))?;
        session.click(BEGIN)?;
        session.seen(spirit::ASKING)?;
        table::has_keyboard(session)
    }
}

/// The village and its samurai.
pub mod spirit {
    pub const ASKING: &str = "main.spirit .asking";
    /// The card in the air.
    pub const CARD: &str = ".asking .card.big";
    /// What can be answered.
    pub const OPEN: &str = ".offer:not([aria-disabled=true]):not(.back)";
}

/// A game being played.
pub mod table {
    use super::{Outcome, Session, must};
    use crate::session::key;
    use serde_json::json;

    pub const DOOR: &str = ".door #door-name";
    pub const SLIDE: &str = ".door button.primary";
    /// The hand before a board that is drawn to its last hex.
    pub const HAND: &str = "main:not([aria-busy]) .hand [data-tile]";
    pub const END: &str = ".end[aria-disabled=false]";
    /// The first tile of the hand that can be laid.
    pub const PICK: &str = "document.querySelector( \
        '.hand [data-tile]:not([aria-disabled=true]):not([data-tile$=exchange])')";

    pub fn slide_open(session: &Session) -> Outcome {
        session.click(SLIDE)?;
        session.seen(HAND).map(drop)
    }

    /// Lays the first tile that can be laid on the first space that is lit.
    pub fn lay(session: &Session) -> Outcome {
        session.run(&format!("{PICK}.click()"), &json!([]))?;
        session.until_true("document.querySelector('.board').dataset.lit")?;
        session.run(
            "const lit = document.querySelector('.board').dataset.lit; \
             document.querySelector(`.hex[data-ground=${lit}]:not([data-full])`).focus()",
            &json!([]),
        )?;
        session.keys(key::ENTER)?;
        session.seen(".hex[data-full], main.notice").map(drop)
    }

    /// The button that began the game has gone; the keyboard goes on from the table.
    pub fn has_keyboard(session: &Session) -> Outcome {
        session.until_true("document.activeElement.closest('main')")
    }

    /// The door is shut, and nothing that it hides is in the page.
    pub fn is_shut(session: &Session) -> Outcome {
        session.seen(DOOR)?;
        let held = session.all("[data-tile]")?.len();
        must(held == 0, format!("{held} tiles are in the page behind the door"))
    }
}

/// The board of Samsara.
pub mod wheel {
    use super::{Outcome, Session, Stand, new_game};
    use samsara::{Cell, Lane};

    pub const HERE: &str = "main.samsara .wheel";
    pub const ASKS: &str = ".asks:not(:empty)";
    pub const USED: &str = ".thrown[data-used]";
    pub const END: &str = ".finish[aria-disabled=false]";

    /// As a hollow is called in the page.
    pub fn slug(cell: Cell) -> String {
        format!("{}{}", if cell.lane() == Lane::Round { 'o' } else { 'x' }, cell.number())
    }

    /// What is hit by a tap.
    pub fn hollow(slug: &str) -> String {
        format!("[data-at={slug}] .hit")
    }

    /// Begins a single game, the first player first.
    pub fn begin(session: &Session, stand: &Stand) -> Outcome {
        session.open(&stand.at("#/new/samsara"))?;
        session.click("label:has(#first-1)")?;
        session.click(new_game::BEGIN)?;
        session.seen(HERE)?;
        super::table::has_keyboard(session)
    }
}

/// A page that says one thing and offers ways on.
pub mod notice {
    pub const HERE: &str = "main.notice h1";
    pub const FIRST_WAY: &str = "main.notice .btn.primary";
}

/// The list of kept games on home, and storage behind it.
pub mod shelf {
    use super::{Outcome, Sample, Session, Stand, home};
    use serde_json::json;

    pub const DELETE: &str = "dialog .btn:has(use[href='#ui-trash'])";
    pub const SHARE: &str = "dialog .btn:has(use[href='#ui-share'])";
    pub const FILE: &str = "dialog a[download]";

    pub fn card(sample: &Sample) -> String {
        format!("#save-{}", sample.key)
    }

    /// Opens the sheet with what else can be done.
    pub fn more(session: &Session, sample: &Sample) -> Outcome {
        home::arrive(session)?;
        session.click(&format!(".save:has({}) button", card(sample)))?;
        session.seen(DELETE).map(drop)
    }

    /// Puts games into storage while the app is not looking.
    pub fn put(session: &Session, stand: &Stand, samples: &[&Sample]) -> Outcome {
        session.open(&stand.blank())?;
        for sample in samples {
            let entry = json!([sample.name(), sample.entry()]);
            session.run("localStorage.setItem(given[0], given[1])", &entry)?;
        }
        Ok(())
    }

    /// Waits until storage holds exactly this.
    pub fn holds(session: &Session, name: &str, entry: &str) -> Outcome {
        session.until_true(&format!("localStorage.getItem('{name}') === '{entry}'"))
    }

    /// As if the visitor had chosen a file with this content.
    pub fn choose_file(session: &Session, content: &str) -> Outcome {
        session.seen(".file")?;
        session
            .run(
                "const files = new DataTransfer(); \
                 files.items.add(new File([given[0]], 'game.shoji.txt', { type: 'text/plain' })); \
                 const input = document.querySelector('.file input'); \
                 input.files = files.files; \
                 input.dispatchEvent(new Event('change', { bubbles: true }))",
                &json!([content]),
            )
            .map(drop)
    }
}

//! Samurai at the table: a whole game by clicks, and what nobody may see.

use serde_json::json;
use xtask::Outcome;

use crate::engine::Engine;
use crate::journey::Journey;
use crate::pages::{new_game, shelf, table};
use crate::patience::must;
use crate::sample::Sample;
use crate::session::{Session, key};
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[
    Journey::new("a_whole_game_for_two_is_played_by_clicks", whole_game),
    Journey::new("a_hidden_hand_leaves_no_trace_in_the_page", no_trace),
    Journey::new("a_turn_is_resumed_in_its_middle_with_the_door_shut", resumed),
    Journey::new("a_turn_is_played_by_keyboard_alone", by_keyboard),
    Journey::new("a_tile_laid_touches_few_nodes", few_nodes),
];

const RESULT: &str = "main.result";

/// The first tile of the hand that can be laid, so that the board lights up.
const PICK: &str = "[...document.querySelectorAll('.hand [data-tile]:not([aria-disabled=true])')] \
    .find((slot) => !slot.dataset.tile.endsWith('exchange'))?.dataset.tile";

/// The lit space with this number, counted round.
const LIT: &str = "((lit, number) => { \
    const spaces = [...document.querySelectorAll(`.hex[data-ground=${lit}]:not([data-full])`)]; \
    return spaces[number % spaces.length].dataset.at; \
    })";

/// Lays one tile: which one and where follow from the number of the turn.
fn lay(session: &Session, number: usize) -> Outcome<bool> {
    let tile = session.value_of(PICK)?;
    let Some(tile) = tile.as_str() else { return Ok(false) };
    session.click(&format!(".hand [data-tile='{tile}']"))?;
    session.until_true("document.querySelector('.board').dataset.lit")?;
    let lit = "document.querySelector('.board').dataset.lit";
    let at = session.value_of(&format!("{LIT}({lit}, {})", number * 7))?;
    let at = at.as_str().unwrap_or_default().to_owned();
    session.click(&format!(".hex[data-at='{at}'] .cell"))?;
    session.seen(&format!(".hex[data-at='{at}'][data-full]"))?;
    Ok(true)
}

/// With all that moves in one engine; in the others as whoever wants no movement plays it.
fn whole_game(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    if session.engine != Engine::Chromium {
        session.open(&stand.blank())?;
        session.run("localStorage.setItem('shoji.settings', 'motion=less')", &json!([]))?;
    }
    new_game::begin_samurai(session, &stand)?;
    for turn in 0..60 {
        session.seen(&format!("{}, {RESULT}", table::DOOR))?;
        if !session.all(RESULT)?.is_empty() {
            must(turn > 10, format!("a game of {turn} turns is too short to be one"))?;
            session.seen("main.result table")?;
            return session.seen("main.result .primary").map(drop);
        }
        table::slide_open(session)?;
        lay(session, turn)?;
        session.click(table::END)?;
        session.gone(".hand [data-tile]")?;
    }
    must(false, "the game does not come to its end")
}

/// A finger comes down on the board.
const TOUCH: &str = "document.querySelector('.board .cell') \
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))";

/// Games that differ only in hands: a shut door looks the same in all of them, also one that shuts on a tile
/// which was about to be laid, and an open table does not show the other hand.
fn no_trace(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let mut pages = Vec::new();
    for (own, other) in [(3, 0), (3, 9), (8, 0)] {
        let sample = Sample::with_hands(own, other);
        shelf::put(session, &stand, &[&sample])?;
        session.open(&stand.at(&sample.room()))?;
        table::is_shut(session)?;
        let shut = whole_page(session)?;
        table::slide_open(session)?;
        let open = whole_page(session)?;
        session.run(&format!("{}.click()", table::PICK), &json!([]))?;
        session.until_true("document.querySelector('.board').dataset.lit")?;
        session.run(TOUCH, &json!([]))?;
        must(!session.all(".lands")?.is_empty(), "no tile lies ready")?;
        session.run("dispatchEvent(new Event('pagehide'))", &json!([]))?;
        table::is_shut(session)?;
        pages.push(([shut, whole_page(session)?], open));
        session.run("localStorage.clear()", &json!([]))?;
    }
    let [(shut, open), (_, other_open), (_, own_open)] = &pages[..] else {
        unreachable!("three games")
    };
    must(pages.iter().all(|(other, _)| other == shut), "the shut door tells games apart")?;
    must(open == other_open, "the other hand shows on an open table")?;
    must(open != own_open, "the own hand does not show on an open table")
}

/// Everything that a visitor, a script or a screen reader could read.
fn whole_page(session: &Session) -> Outcome<String> {
    session.until_true("document.getAnimations().length === 0")?;
    let page = "JSON.stringify([document.documentElement.outerHTML, document.title, location.hash, history.state])";
    let mut page = session.value_of(page)?.to_string();
    if session.engine == Engine::Chromium {
        let tree = session.devtools("Accessibility.getFullAXTree", &json!({}))?;
        for node in tree["nodes"].as_array().into_iter().flatten() {
            let said = ["role", "name", "description", "value"]
                .map(|part| node[part]["value"].to_string());
            page += &said.join(" ");
        }
    }
    Ok(page)
}

fn resumed(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    new_game::begin_samurai(session, &stand)?;
    table::slide_open(session)?;
    lay(session, 1)?;
    session.reload()?;
    table::is_shut(session)?;
    table::slide_open(session)?;
    session.seen(".hex[data-full]")?;
    // Who plays by keyboard is still where they were when there is nothing more to take back.
    session.run("document.querySelector('.actions .undo').focus()", &json!([]))?;
    session.keys(crate::session::key::ENTER)?;
    session.gone(".hex[data-full]")?;
    session.seen(".actions .undo[aria-disabled=true]:focus")?;
    session.keys(crate::session::key::ENTER)?;
    session.seen(".hint[data-refused]").map(drop)
}

/// The first tile on an empty board captures nothing. Where the keyboard or the mouse has rested, the preview
/// stands already; a finger comes out of the blue.
fn few_nodes(session: &Session) -> Outcome {
    const MOST: u64 = 24;
    let stand = Stand::open()?;
    for rests in [true, false] {
        // A page of its own: nothing counts on from before.
        session.open(&stand.blank())?;
        new_game::begin_samurai(session, &stand)?;
        table::slide_open(session)?;
        let tile = session.value_of(PICK)?;
        session.click(&format!(".hand [data-tile='{}']", tile.as_str().unwrap_or_default()))?;
        session.until_true("document.querySelector('.board').dataset.lit")?;
        let lit = "document.querySelector('.board').dataset.lit";
        let at = session.value_of(&format!("{LIT}({lit}, 3)"))?;
        let at = at.as_str().unwrap_or_default().to_owned();
        if rests {
            session
                .run("document.querySelector(`[data-at='${given[0]}']`).focus()", &json!([at]))?;
            session.until_true(&format!("document.activeElement.dataset.at === '{at}'"))?;
        }
        session.run(
            "window.touched = 0; \
             new MutationObserver((list) => { window.touched += list.length; }) \
             .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })",
            &json!([]),
        )?;
        if rests {
            session.keys(key::ENTER)?;
        } else {
            session.run(
                "document.querySelector(`[data-at='${given[0]}'] .cell`) \
                 .dispatchEvent(new MouseEvent('click', { bubbles: true }))",
                &json!([at]),
            )?;
        }
        session.seen(&format!(".hex[data-at='{at}'][data-full]"))?;
        session.seen(table::END)?;
        // What moved has arrived.
        session.until_true("document.getAnimations().length === 0")?;
        let touched = session.value_of("window.touched")?.as_u64().unwrap_or(u64::MAX);
        must(touched <= MOST, format!("{touched} nodes and attributes were touched"))?;
    }
    Ok(())
}

fn by_keyboard(session: &Session) -> Outcome {
    const DOWN: &str = "\u{E015}";
    let stand = Stand::open()?;
    new_game::begin_samurai(session, &stand)?;
    table::slide_open(session)?;
    session.until_true("document.activeElement.matches('.hint')")?;
    let tile = session.value_of(PICK)?;
    let tile = tile.as_str().unwrap_or_default().to_owned();
    let number = format!("document.querySelector(`.hand [data-tile='{tile}']`).dataset.number");
    let number = session.value_of(&number)?;
    session.keys(number.as_str().unwrap_or_default())?;
    session.until_true("document.querySelector('.board').dataset.lit")?;
    session.until_true("document.activeElement.matches('.hex')")?;
    // From Edo to the south, until a space takes the tile.
    for _ in 0..8 {
        session.keys(DOWN)?;
        session.keys(key::ENTER)?;
        if !session.all(".hex[data-full]")?.is_empty() {
            break;
        }
    }
    session.seen(".hex[data-full]")?;
    session.until_true("document.activeElement.getAttribute('aria-label').length > 10")?;
    session.keys("e")?;
    table::is_shut(session)
}

//! Games that explain themselves to whoever begins them for that.

use serde_json::json;
use xtask::Outcome;

use super::bots::{BUSY, beside_a_bot, one_turn};
use crate::journey::Journey;
use crate::pages::{spirit, table, wheel};
use crate::patience::must;
use crate::session::Session;
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[
    Journey::new("a_first_game_explains_itself_step_by_step", samurai),
    Journey::new("a_first_game_of_samsara_explains_itself", samsara),
    Journey::new("a_first_game_of_spirit_explains_itself", village),
];

/// Begins a game that explains itself, beside bots that do not keep anybody waiting.
fn learn(session: &Session, stand: &Stand, game: &str) -> Outcome {
    session.open(&stand.blank())?;
    session.run("localStorage.setItem('shoji.settings', 'bots=quick')", &json!([]))?;
    session.open(&stand.at(&format!("#/new/{game}")))?;
    session.click("dialog[open] .learn")
}

/// What is taught now.
fn lesson(session: &Session) -> Outcome<String> {
    session.text(&session.seen(".guide")?)
}

/// What was asked for comes in place of a lesson.
fn makes_room_for_a_hint(session: &Session) -> Outcome {
    session.click(".hint-button")?;
    session.seen(".head .advice p:nth-of-type(2)")?;
    session.gone(".guide")?;
    session.click(".head .advice .btn")?;
    session.gone(".head .advice")
}

/// Every lesson is read on the way through the first turns, and none of them in a game begun without.
fn samurai(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    learn(session, &stand, "samurai")?;
    session.seen(table::HAND)?;
    let lesson = || lesson(session);
    let mut lessons = vec![lesson()?];
    // What the table has to say comes first: why the turn cannot end yet.
    session.click(".actions .end")?;
    session.gone(".guide")?;
    session.run(&format!("{}.click()", table::PICK), &json!([]))?;
    session.until_true("document.querySelector('.board').dataset.lit")?;
    lessons.push(lesson()?);
    session.run(&format!("{}.click()", table::PICK), &json!([]))?;
    table::lay(session)?;
    lessons.push(lesson()?);
    session.click(table::END)?;
    session.until_true("document.querySelectorAll('.hex[data-full]').length >= 2")?;
    session.gone(BUSY)?;
    session.gone(table::END)?;
    for turn in 1..=6 {
        lessons.push(lesson()?);
        if turn == 1 {
            // It tells of what a tap on a settlement says, and makes room for that.
            session.click(".hex[data-ground=settlement] .chip")?;
            session.gone(".guide")?;
            session.seen(".strip .lead")?;
            session.click(".hex[data-ground=settlement] .chip")?;
        }
        session.click(".guide .btn")?;
        session.gone(".guide")?;
        one_turn(session)?;
    }
    must(session.all(".guide")?.is_empty(), "after the last lesson there is another")?;
    lessons.sort();
    lessons.dedup();
    must(lessons.len() == 9, format!("it teaches {lessons:?}"))?;
    session.open(&stand.at("#/new/samurai"))?;
    beside_a_bot(session)?;
    must(session.all(".guide")?.is_empty(), "a game begun without lessons has some")
}

fn samsara(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    learn(session, &stand, "samsara")?;
    session.seen(wheel::HERE)?;
    let mut lessons = vec![lesson(session)?];
    makes_room_for_a_hint(session)?;
    // Until both dice are used: a stone is picked up, and goes where it can.
    while session.all(wheel::END)?.is_empty() {
        if session.all(".spot[data-picked]")?.is_empty() {
            session.click(".spot[data-movable] .hit")?;
        }
        session.seen(".spot[data-picked]")?;
        if lessons.len() == 1 {
            lessons.push(lesson(session)?);
        }
        session.click("[data-die] .hit")?;
        session.gone(".spot[data-picked]")?;
        if lessons.len() == 2 {
            lessons.push(lesson(session)?);
        }
    }
    session.click(".guide .btn")?;
    session.gone(".guide")?;
    session.click(wheel::END)?;
    // The next turn begins with the next rule.
    lessons.push(lesson(session)?);
    lessons.sort();
    lessons.dedup();
    must(lessons.len() == 4, format!("it teaches {lessons:?}"))
}

/// Somebody else may hand on a card before the first turn, so the first lessons come in either order.
fn village(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    learn(session, &stand, "spirit")?;
    session.seen(spirit::ASKING)?;
    let mut lessons = vec![lesson(session)?];
    makes_room_for_a_hint(session)?;
    for _ in 0..12 {
        session.gone(BUSY)?;
        session.until_true("!document.querySelector('.offers').inert")?;
        let taught = session.value_of("document.querySelector('.guide')?.textContent")?;
        lessons.extend(taught.as_str().map(str::to_owned));
        lessons.sort();
        lessons.dedup();
        if lessons.len() == 4 {
            break;
        }
        session.click(spirit::OPEN)?;
    }
    must(lessons.len() == 4, format!("it teaches {lessons:?}"))
}

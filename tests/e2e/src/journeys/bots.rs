//! Bots at the table: they take their turns, whatever becomes of their worker, and give hints.

use serde_json::json;
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::{new_game, shelf, table};
use crate::patience::must;
use crate::sample::{samsara, spirit};
use crate::session::{Session, key};
use crate::stand::{Stand, script};

pub const JOURNEYS: &[Journey] = &[
    Journey::new("a_bot_takes_its_turns_against_a_person", a_game),
    Journey::new("a_game_goes_on_when_the_worker_of_the_bots_dies", dies),
    Journey::new("a_game_goes_on_when_bots_answer_nonsense", nonsense),
    Journey::new("whoever_waits_for_a_bot_is_told_so_and_can_commit_nothing", waits),
    Journey::new("what_a_bot_lays_is_called_its_own", its_own),
    Journey::new("undoing_calls_off_what_a_bot_thinks_about", undo),
    Journey::new("a_hint_names_a_move_and_its_reason_in_numbers", hint),
    Journey::new("a_review_that_nobody_answers_says_so", no_review),
    Journey::new("a_review_tells_how_a_game_went_and_opens_its_costly_moves", review),
];

pub const BUSY: &str = ".bot-status:not([hidden])";

/// A table of one person and one bot, at which bots do not keep anybody waiting.
fn sit_down(session: &Session, stand: &Stand) -> Outcome {
    session.open(&stand.blank())?;
    session.run("localStorage.setItem('shoji.settings', 'bots=quick')", &json!([]))?;
    session.open(&stand.at("#/new/samurai"))?;
    beside_a_bot(session)
}

/// Begins a game against a bot, the person first.
pub fn beside_a_bot(session: &Session) -> Outcome {
    session.seen("select.who")?;
    session.run(
        "const who = document.querySelectorAll('select.who')[1]; \
         who.value = '1'; who.dispatchEvent(new Event('change', { bubbles: true })); \
         document.querySelector('#first-1').click()",
        &json!([]),
    )?;
    session.click(new_game::BEGIN)?;
    session.seen(table::HAND).map(drop)
}

/// How many tiles lie on the board.
fn tiles(session: &Session) -> Outcome<usize> {
    session.all(".hex[data-full]").map(|tiles| tiles.len())
}

/// Waits for the person's turn, lays any tile and ends it; returns once the bot has answered.
pub fn one_turn(session: &Session) -> Outcome {
    end_turn(session)?;
    session.gone(".desk[data-waits]")?;
    session.gone(BUSY)?;
    session.gone(table::END)
}

/// Lays any tile and ends the turn.
fn end_turn(session: &Session) -> Outcome {
    session.gone(BUSY)?;
    let pick = "[...document.querySelectorAll('.hand [data-tile]:not([aria-disabled=true])')] \
        .find((slot) => !slot.dataset.tile.endsWith('exchange'))?.dataset.tile";
    let tile = session.value_of(pick)?;
    session.click(&format!(".hand [data-tile='{}']", tile.as_str().unwrap_or_default()))?;
    session.until_true("document.querySelector('.board').dataset.lit")?;
    let lit = "document.querySelector(`.hex[data-ground=${document.querySelector('.board') \
        .dataset.lit}]:not([data-full])`).dataset.at";
    let at = session.value_of(lit)?;
    session.click(&format!(".hex[data-at='{}'] .cell", at.as_str().unwrap_or_default()))?;
    session.click(table::END)
}

fn a_game(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    sit_down(session, &stand)?;
    for _ in 0..3 {
        one_turn(session)?;
    }
    must(tiles(session)? >= 5, "the bot lays no tiles")?;
    let asked = stand.asked();
    must(asked.iter().any(|path| path.contains("worker")), "nobody asked for the worker")
}

/// A stand whose workers run this script instead.
fn with_worker(text: &'static str) -> Outcome<Stand> {
    Stand::under("/", vec![("/think.js", script(text))])
}

fn dies(session: &Session) -> Outcome {
    let stand = with_worker("setTimeout(() => { throw new Error('dead'); })")?;
    sit_down(session, &stand)?;
    must(session.all(".toast")?.is_empty(), "before a bot was asked something is said of it")?;
    one_turn(session)?;
    let said = session.text(&session.seen(".toast p")?)?;
    must(said.contains("cannot be reached"), format!("it says {said}"))?;
    session.click(".toast .btn")?;
    one_turn(session)?;
    must(session.all(".toast")?.is_empty(), "it is said again and again")
}

fn nonsense(session: &Session) -> Outcome {
    let stand =
        with_worker("onmessage = () => postMessage('pass me the rice'); postMessage('ready');")?;
    sit_down(session, &stand)?;
    one_turn(session)?;
    one_turn(session)
}

/// Beside a bot that thinks for ever.
fn waits(session: &Session) -> Outcome {
    let stand = with_worker("onmessage = () => {}; postMessage('ready');")?;
    sit_down(session, &stand)?;
    end_turn(session)?;
    session.seen(BUSY)?;
    session.until_true("document.querySelector('.desk .hint').textContent.endsWith(' plays')")?;
    session.seen(".actions .undo[aria-disabled=true]")?;
    session.seen(".actions .reset[aria-disabled=true]")?;
    session.gone(table::END)?;
    session.run("document.querySelector('.hand [data-tile]').click()", &json!([]))?;
    session.seen(".desk .hint[data-refused]")?;
    must(session.all("[aria-pressed=true][data-tile]")?.is_empty(), "a tile was picked up")
}

/// Before several people, of whom none looks on with a hand of their own, a bot begins.
fn its_own(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at("#/new/samurai"))?;
    session.click("label:has(#players-1)")?;
    session.run(
        "const who = document.querySelector('select.who'); \
         who.value = '1'; who.dispatchEvent(new Event('change', { bubbles: true })); \
         document.querySelector('#first-1').click()",
        &json!([]),
    )?;
    session.click(new_game::BEGIN)?;
    let said = session.text(&session.seen(".strip em")?)?;
    must(said.starts_with("Novice"), format!("of its tile is said: {said}"))?;
    must(session.all(".actions .reset[aria-disabled=false]")?.is_empty(), "its turn can be reset")
}

/// A bot that thinks for ever: whoever undoes has the turn again, and may think better of it.
fn undo(session: &Session) -> Outcome {
    let stand = with_worker("onmessage = () => {}; postMessage('ready');")?;
    let sample = spirit::beside_a_bot();
    shelf::put(session, &stand, &[&sample])?;
    session.open(&stand.at(&sample.room()))?;
    for _ in 0..2 {
        session.click(".offer:has(use[href='#pen-must-pass'])")?;
        session.seen(BUSY)?;
        session.seen(".offers[inert]")?;
        session.click(".btn.undo")?;
        session.gone(BUSY)?;
        session.gone(".offers[inert]")?;
    }
    Ok(())
}

fn hint(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    new_game::begin_samurai(session, &stand)?;
    table::slide_open(session)?;
    session.click(".hint-button")?;
    session.seen(".advice p:nth-of-type(2)")?;
    // What lies under something else was never said.
    session.until_true(
        "(() => { const words = document.querySelector('.advice p').getBoundingClientRect(); \
         return document.elementFromPoint(words.x + 5, words.y + 5)?.closest('.advice'); })()",
    )?;
    let said = session.value_of("document.querySelector('.advice').textContent")?;
    let said = said.as_str().unwrap_or_default().to_owned();
    must(said.matches('%').count() == 2, format!("no chances before and after: {said}"))?;
    // Escape puts down what it has picked up, and then the advice.
    session.seen(".advice .btn")?;
    for _ in 0..2 {
        session.keys(key::ESCAPE)?;
    }
    session.gone(".advice").map(drop)
}

fn no_review(session: &Session) -> Outcome {
    let stand = with_worker("setTimeout(() => { throw new Error('dead'); })")?;
    let (game, rest) = samsara::short_game();
    samsara::show(session, &stand, game, rest)?;
    session.click(".review .btn")?;
    session.until_true(
        "document.querySelector('.review [role=status]').textContent.includes('cannot be reached')",
    )?;
    must(session.all(".review .curve")?.is_empty(), "there is a curve of nothing")?;
    session.seen(".review .btn:not([disabled])").map(drop)
}

fn review(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (game, rest) = samsara::short_game();
    let all = rest.len();
    samsara::show(session, &stand, game, rest)?;
    session.click(".review .btn")?;
    session.seen(".review .curve")?;
    let costly = session.all(".review ol button")?.len();
    must((1..=3).contains(&costly), format!("{costly} moves are named"))?;
    session.click(".review li:first-child button")?;
    session.seen(".replay")?;
    let at = session.value_of("Number(document.querySelector('.replay input').value)")?;
    let at = at.as_u64().unwrap_or(0);
    must(at > 0 && at <= all as u64, format!("the replay opens at {at} of {all}"))
}

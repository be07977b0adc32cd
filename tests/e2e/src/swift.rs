//! How quickly the table answers: from the tap that lays a tile to the next paint, over a whole game for
//! four, in Chromium on a processor made four times slower. Told, not judged: machines are noisy.

use serde_json::json;
use xtask::Outcome;

use crate::driver::Driver;
use crate::engine::{Engine, Wish};
use crate::pages::table::PICK;
use crate::pages::{new_game, table};
use crate::session::Session;
use crate::stand::Stand;

/// The browser's own measure, from the event to the paint after it. It counts in steps of 8 ms.
const WATCH: &str = "window.waits = []; \
    new PerformanceObserver((list) => { for (const { name, duration, interactionId } of list.getEntries()) \
    if (interactionId && name === 'click') window.waits.push(duration); }) \
    .observe({ type: 'event', durationThreshold: 16 })";

/// Tiles are laid by each in turn.
const HANDS: [&str; 2] = ["touch", "mouse"];

const PAINTED: &str =
    "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

pub fn run() -> Outcome {
    let driver = Driver::start(Engine::Chromium)?;
    let session = driver.session(Wish::Plain, 0)?;
    let stand = Stand::open()?;
    session.resize(1440, 900)?;
    session.open(&stand.at("#/new/samurai"))?;
    session.click("label:has(#players-2)")?;
    session.click(new_game::BEGIN)?;
    session.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 }))?;
    session.run(WATCH, &json!([]))?;
    let mut waits = [(); HANDS.len()].map(|()| Vec::new());
    for turn in 0_usize.. {
        session.seen(&format!("{}, main.result", table::DOOR))?;
        if !session.all("main.result")?.is_empty() {
            break;
        }
        table::slide_open(&session)?;
        quiet(&session)?;
        if let Some(wait) = lay(&session, turn)? {
            waits[turn % HANDS.len()].push(wait);
        }
        session.click(".end[aria-disabled=false]")?;
        session.gone(table::HAND)?;
    }
    println!(
        "From the tap to the paint, four players, four times slowed (16 stands for 16 and less):"
    );
    for (hand, mut waits) in HANDS.into_iter().zip(waits) {
        waits.sort_by(f64::total_cmp);
        let last = waits.len().saturating_sub(1);
        let at = |part: usize| waits.get(last * part / 100).copied().unwrap_or(0.0);
        println!(
            "{} tiles by {hand}: median {} ms, 95 % within {} ms, worst {} ms",
            waits.len(),
            at(50),
            at(95),
            at(100)
        );
    }
    Ok(())
}

/// Nobody taps before the picture of the step before stands still.
fn quiet(session: &Session) -> Outcome {
    session.until_true("document.getAnimations().length === 0")?;
    session.run(PAINTED, &json!([])).map(drop)
}

/// Lays a tile and says how long its paint took, in milliseconds.
fn lay(session: &Session, turn: usize) -> Outcome<Option<f64>> {
    if session.value_of(&format!("!{PICK}"))? == json!(true) {
        return Ok(None);
    }
    session.run(&format!("{PICK}.click(); window.waits.length = 0"), &json!([]))?;
    session.until_true("document.querySelector('.board').dataset.lit")?;
    let spaces = "[...document.querySelectorAll(`.hex[data-ground=${\
        document.querySelector('.board').dataset.lit}]:not([data-full])`)]";
    let at = session.value_of(&format!("{spaces}[{turn} * 7 % {spaces}.length].dataset.at"))?;
    let at = at.as_str().unwrap_or_default().to_owned();
    let cell = format!(".hex[data-at='{at}'] .cell");
    quiet(session)?;
    let hand = HANDS[turn % HANDS.len()];
    if hand == "mouse" {
        // Whoever points sees beforehand what a tap would do, and then taps.
        session.rest_on(&cell)?;
        quiet(session)?;
    }
    // Asked at once, the page would have to answer before it paints.
    session.tap(hand, &cell, 200)?;
    session.seen(&format!(".hex[data-at='{at}'][data-full]"))?;
    // What is quicker than the shortest that is told is not told.
    session.run(PAINTED, &json!([]))?;
    Ok(Some(session.value_of("Math.max(16, ...window.waits)")?.as_f64().unwrap_or(0.0)))
}

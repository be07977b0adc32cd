//! Every call to the storage fails once: nothing that was shown as done is lost.

use serde_json::json;
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::{home, new_game, table};
use crate::patience::must;
use crate::session::Session;
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] =
    &[Journey::new("no_action_is_lost_whichever_call_to_the_storage_fails", each_call)];

/// The call with this number throws, as a full storage does.
const FAIL: &str = "window.calls = 0; \
    for (const name of ['getItem', 'setItem', 'removeItem', 'key']) { \
        const real = Storage.prototype[name]; \
        Storage.prototype[name] = function (...words) { \
            if (++window.calls === given[0]) throw new DOMException('full', 'QuotaExceededError'); \
            return real.apply(this, words); }; }";

fn each_call(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    for number in 1..200 {
        session.open(&stand.blank())?;
        session.run(
            "localStorage.clear(); localStorage.setItem('shoji.settings', 'motion=less')",
            &json!([]),
        )?;
        session.open(&stand.at(""))?;
        home::arrive(session)?;
        session.run(FAIL, &json!([number]))?;
        let shown = play(session)?;
        let calls = session.value_of("window.calls")?.as_u64().unwrap_or(0);
        if shown > 0 {
            must(tiles_after_reload(session)? >= shown, format!("call {number} lost a tile"))?;
        }
        if calls < number {
            return must(number > 10, format!("only {number} calls were made"));
        }
    }
    must(false, "the calls do not come to an end")
}

/// Begins a game and lays a tile; how many tiles were shown as laid.
fn play(session: &Session) -> Outcome<usize> {
    session.click(home::NEW_SAMURAI)?;
    session.click(new_game::BEGIN)?;
    // What could not be read is said; it is there again after the next look.
    session.seen(&format!("{}, main.notice", table::DOOR))?;
    if session.all(table::DOOR)?.is_empty() {
        return Ok(0);
    }
    table::slide_open(session)?;
    table::lay(session)?;
    Ok(session.all(".hex[data-full]")?.len())
}

/// How many tiles lie on the board when the page is loaded again.
fn tiles_after_reload(session: &Session) -> Outcome<usize> {
    session.reload()?;
    table::slide_open(session)?;
    Ok(session.all(".hex[data-full]")?.len())
}

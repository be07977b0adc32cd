//! What goes wrong on other people's devices, made to go wrong here.

use std::fs;

use serde_json::json;
use xtask::trouble::Doing;
use xtask::{Outcome, Trouble, tree};

use crate::engine::Wish;
use crate::journey::Journey;
use crate::pages::{home, new_game, settings, table};
use crate::patience::{must, until};
use crate::screens;
use crate::session::{Session, key};
use crate::stand::{Mood, Stand, page};

pub const JOURNEYS: &[Journey] = &[
    Journey::new("blocked_storage_is_said_and_the_house_is_open", storage_blocked)
        .with(Wish::StorageBlocked),
    Journey::new("absent_storage_is_said_and_the_house_is_open", storage_absent)
        .with(Wish::StorageAbsent),
    Journey::new("full_storage_is_said_when_something_cannot_be_kept", storage_full),
    Journey::new("rubbish_in_the_storage_does_no_harm", storage_rubbish),
    Journey::new("a_sandboxed_frame_is_said_and_the_house_is_open", opaque_origin),
    Journey::new("without_scripts_the_page_says_what_it_needs", scripts_off).with(Wish::ScriptsOff),
    Journey::new("without_webassembly_the_page_says_what_it_needs", wasm_off).with(Wish::WasmOff),
    Journey::new("a_program_that_does_not_arrive_is_said", program_lost),
    Journey::new("a_broken_program_gives_a_page_and_a_way_back", broken),
];

fn storage_blocked(session: &Session) -> Outcome {
    says_and_stays_open(session, "blocked")
}

fn storage_absent(session: &Session) -> Outcome {
    says_and_stays_open(session, "absent")
}

fn says_and_stays_open(session: &Session, fault: &str) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    says_and_works(session, fault)
}

/// The banner names the fault; settings change and a game is played all the same.
fn says_and_works(session: &Session, fault: &str) -> Outcome {
    home::arrive(session)?;
    let banner = session.seen(&format!(".banner[data-fault={fault}]"))?;
    must(session.text(&banner)?.len() > 20, "the banner says next to nothing")?;
    settings::open(session)?;
    session.click(&settings::theme(2))?;
    session.until_true("document.documentElement.dataset.theme === 'dark'")?;
    session.keys(key::ESCAPE)?;
    session.gone(settings::HERE)?;
    session.click(home::NEW_SAMURAI)?;
    session.click(new_game::BEGIN)?;
    table::slide_open(session)?;
    session.seen(&format!(".banner[data-fault={fault}]"))?;
    table::lay(session)?;
    session.click(table::END)?;
    table::is_shut(session)
}

fn storage_full(session: &Session) -> Outcome {
    const FILL: &str = "let size = 1 << 22; let number = 0; \
        while (size >= 1) { try { localStorage.setItem(`filler${number++}`, 'x'.repeat(size)); } \
        catch { size = size >> 1; } }";
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    session.run(FILL, &json!([]))?;
    session.reload()?;
    home::arrive(session)?;
    settings::open(session)?;
    session.click(&settings::theme(2))?;
    session.seen(".banner[data-fault=full]")?;
    session.until_true("document.documentElement.dataset.theme === 'dark'")?;
    session.keys(key::ESCAPE)?;
    session.gone(settings::HERE)?;
    session.click(home::NEW_SAMURAI)?;
    session.click(new_game::BEGIN)?;
    table::slide_open(session)?;
    table::lay(session)?;
    session.seen(".banner[data-fault=full]")?;
    // Room again: the next change takes along what could not be kept before.
    session.run("localStorage.removeItem('filler0')", &json!([]))?;
    session.click(table::END)?;
    session.gone(".banner")?;
    session.until_true("localStorage.getItem('shoji.settings') === 'theme=dark'")?;
    session.reload()?;
    table::is_shut(session)?;
    table::slide_open(session)?;
    session.seen(".hex[data-full]").map(drop)
}

fn storage_rubbish(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    session.run(
        "localStorage.setItem('shoji.settings', '\\u0000=\\ud800 theme=plaid {\"a\":1}'); \
         localStorage.setItem('shoji.names', '\\n\\n\\u0000'.repeat(1000)); \
         localStorage.setItem('shoji.game.rubbish', 'rubbish'); \
         localStorage.setItem('shoji.game.', ''); \
         localStorage.setItem('somebody else', 'keeps this')",
        &json!([]),
    )?;
    session.reload()?;
    home::arrive(session)?;
    settings::open(session)?;
    session.click(&settings::theme(1))?;
    session.until_true("localStorage.getItem('shoji.settings').includes('theme=light')")?;
    session.until_true("localStorage.getItem('somebody else') === 'keeps this'")?;
    // What cannot be opened is not thrown away.
    session.until_true("localStorage.getItem('shoji.game.rubbish') === 'rubbish'")
}

/// Under its own policy the page loads nothing in such a frame, where there is nobody whom `'self'`
/// could mean; files with a checksum do not load either. What is tried here is the program itself:
/// every storage throws, and so does the history.
fn opaque_origin(session: &Session) -> Outcome {
    let html = fs::read_to_string(tree::target().join("site").join("index.html"));
    let html = html.doing("read the page of the built site")?;
    let pages = vec![
        ("/bare.html", page(&unguarded(&html)?)),
        (
            "/frame.html",
            page(
                "<!doctype html><title>Somebody's page</title>\
            <iframe sandbox='allow-scripts allow-forms' src='./bare.html' width='800' height='600'></iframe>",
            ),
        ),
    ];
    let stand = Stand::under("/", pages)?;
    session.open(&stand.at("frame.html"))?;
    session.enter_frame("iframe")?;
    let walked = says_and_works(session, "blocked");
    session.leave_frame()?;
    walked
}

fn unguarded(html: &str) -> Outcome<String> {
    let word = html.find("Content-Security-Policy");
    let start = word.and_then(|at| html[..at].rfind("<meta"));
    let (Some(at), Some(start)) = (word, start) else {
        return Err(Trouble::new("the page has no policy"));
    };
    let end = html[at..].find('>').map_or(html.len(), |length| at + length + 1);
    Ok(format!("{}{}", &html[..start], &html[end..]))
}

fn scripts_off(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    // The page cannot be asked, so the driver is: the text of an element is what can be seen of it.
    let said = until("the notice", || match &session.all(".notice")?[..] {
        [] => Ok(None),
        [notice, ..] => session.text(notice).map(Some),
    })?;
    must(said.contains("JavaScript"), format!("it says {said}"))
}

fn wasm_off(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    unable(session)
}

fn program_lost(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    stand.behave(Mood::LosesWasm);
    session.open(&stand.at(""))?;
    unable(session)?;
    // The host is itself again, and the button helps.
    stand.behave(Mood::Honest);
    session.click("#unable .reload")?;
    home::arrive(session)
}

fn unable(session: &Session) -> Outcome {
    let notice = session.seen("#unable")?;
    let said = session.text(&notice)?;
    must(said.contains("WebAssembly"), format!("it says {said}"))?;
    session.gone("#first")?;
    session.until_true("document.activeElement === document.querySelector('#unable h1')")
}

fn broken(session: &Session) -> Outcome {
    let stand = Stand::under("/", screens::traps())?;
    new_game::begin_samurai(session, &stand)?;
    screens::break_it(session)?;
    session.gone(table::DOOR)?;
    // The code that is shown is the whole game: it opens on a device that has never seen it.
    let code = session.value_of("document.getElementById('broken-code').value")?;
    session.click("#broken .reload")?;
    table::is_shut(session)?;
    let elsewhere = Stand::open()?;
    session.open(&elsewhere.at(&format!("#/g/{}", code.as_str().unwrap_or_default())))?;
    table::is_shut(session)
}

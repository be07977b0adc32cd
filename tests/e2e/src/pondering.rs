//! How long the strongest bots think about an action of Samurai, and what the page's own thread does meanwhile:
//! two of them play a whole game in Chromium. Told, not judged: machines are noisy.

use serde_json::json;
use xtask::Outcome;

use crate::driver::Driver;
use crate::engine::{Engine, Wish};
use crate::pages::new_game;
use crate::session::Session;
use crate::stand::Stand;

/// From each question to its answer, and every task of the page that holds it up for more than 50 ms.
const WATCH: &str = "window.thoughts = []; window.tasks = []; \
    const ask = Worker.prototype.postMessage; \
    Worker.prototype.postMessage = function (question) { \
        const asked = performance.now(); \
        this.addEventListener('message', () => window.thoughts.push(performance.now() - asked), { once: true }); \
        return ask.call(this, question); }; \
    new PerformanceObserver((list) => { \
        for (const { duration } of list.getEntries()) window.tasks.push(duration); \
    }).observe({ type: 'longtask' })";

/// Both seats are the master's.
const MASTERS: &str = "for (const who of [...document.querySelectorAll('select.who')].slice(0, 2)) { \
    who.value = '4'; who.dispatchEvent(new Event('change', { bubbles: true })); }";

/// The program is there by then, and what it takes to show a table is over.
const FIRST: usize = 4;

pub fn run() -> Outcome {
    let driver = Driver::start(Engine::Chromium)?;
    let session = driver.session(Wish::Plain, 0)?;
    let stand = Stand::open()?;
    session.resize(1440, 900)?;
    session.open(&stand.blank())?;
    session.run("localStorage.setItem('shoji.settings', 'bots=quick')", &json!([]))?;
    session.open(&stand.at("#/new/samurai"))?;
    session.seen("select.who")?;
    session.run(WATCH, &json!([]))?;
    session.run(MASTERS, &json!([]))?;
    session.click(new_game::BEGIN)?;
    session.until_true(&format!("window.thoughts.length >= {FIRST}"))?;
    session.run("window.tasks.length = 0", &json!([]))?;
    let mut known = 0;
    while session.all("main.result")?.is_empty() {
        session.until_true(&format!(
            "window.thoughts.length > {known} || document.querySelector('main.result')"
        ))?;
        known = session.value_of("window.thoughts.length")?.as_u64().unwrap_or(0);
    }
    let mut thoughts = numbers(&session, "window.thoughts")?;
    thoughts.sort_by(f64::total_cmp);
    let last = thoughts.len().saturating_sub(1);
    let at = |part: usize| thoughts.get(last * part / 100).copied().unwrap_or(0.0);
    let (half, most, longest) = (at(50), at(95), at(100));
    println!(
        "{} answers of masters: median {half:.0} ms, 95 % within {most:.0} ms, longest {longest:.0} ms",
        thoughts.len()
    );
    let tasks = numbers(&session, "window.tasks")?;
    println!("Tasks of the page above 50 ms meanwhile: {} {tasks:.0?}", tasks.len());
    Ok(())
}

fn numbers(session: &Session, list: &str) -> Outcome<Vec<f64>> {
    let list = session.value_of(list)?;
    Ok(list.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect())
}

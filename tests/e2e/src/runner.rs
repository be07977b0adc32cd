//! Runs the journeys: the engines side by side, in each one journey after the other.

use std::fs;
use std::thread;
use std::time::Instant;

use xtask::trouble::Doing;
use xtask::{Outcome, Trouble, tree};

use crate::driver::Driver;
use crate::engine::{Engine, Wish};
use crate::journey::Journey;
use crate::session::Session;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub passed: usize,
    pub failed: usize,
}

/// Every journey with one of the words in its name (all, without words), in every engine it runs in.
/// A word may also be the name of an engine.
pub fn run(journeys: &[Journey], words: &[String]) -> Tally {
    let tallies = thread::scope(|scope| {
        let lanes = Engine::ALL.map(|engine| {
            let mine: Vec<Journey> = journeys
                .iter()
                .filter(|journey| journey.runs_in(engine) && is_wanted(journey, engine, words))
                .copied()
                .collect();
            scope.spawn(move || walk_all(engine, &mine))
        });
        lanes.map(|lane| lane.join().expect("a lane counts its failures and does not panic"))
    });
    tallies.into_iter().fold(Tally::default(), |sum, lane| Tally {
        passed: sum.passed + lane.passed,
        failed: sum.failed + lane.failed,
    })
}

fn is_wanted(journey: &Journey, engine: Engine, words: &[String]) -> bool {
    let (engines, words): (Vec<_>, Vec<_>) =
        words.iter().partition(|word| Engine::ALL.iter().any(|engine| engine.name() == *word));
    (engines.is_empty() || engines.iter().any(|word| *word == engine.name()))
        && (words.is_empty() || words.iter().any(|word| journey.name.contains(word.as_str())))
}

fn walk_all(engine: Engine, journeys: &[Journey]) -> Tally {
    let mut tally = Tally::default();
    if journeys.is_empty() {
        return tally;
    }
    let driver = match Driver::start(engine) {
        Ok(driver) => driver,
        Err(Trouble(why)) => {
            println!("FAILED  {:9} did not start: {why}", engine.name());
            return Tally { passed: 0, failed: journeys.len() };
        }
    };
    let mut journeys = journeys.to_vec();
    // Journeys that want the same kind of browser share one.
    journeys.sort_by_key(|journey| journey.wish as u8);
    let mut open: Option<(Wish, Session)> = None;
    for (number, journey) in journeys.iter().enumerate() {
        let start = Instant::now();
        let walked = walk(&driver, &mut open, journey, number);
        let seconds = start.elapsed().as_secs_f32();
        match walked {
            Ok(()) => {
                tally.passed += 1;
                println!("passed  {:9} {} ({seconds:.1} s)", engine.name(), journey.name);
            }
            Err(Trouble(why)) => {
                tally.failed += 1;
                println!(
                    "FAILED  {:9} {} ({seconds:.1} s)\n        {why}",
                    engine.name(),
                    journey.name
                );
                // What it left behind must not trip the next one.
                open = None;
            }
        }
    }
    tally
}

fn walk(
    driver: &Driver,
    open: &mut Option<(Wish, Session)>,
    journey: &Journey,
    number: usize,
) -> Outcome {
    if open.as_ref().is_none_or(|(wish, _)| *wish != journey.wish) {
        // One browser at a time: the old one goes before the new one comes.
        drop(open.take());
        *open = Some((journey.wish, driver.session(journey.wish, number)?));
    }
    let (_, session) = open.as_ref().expect("it was opened above");
    let walked = (journey.walk)(session).and_then(|()| tidy(session));
    if walked.is_err() {
        keep_picture(session, journey.name)?;
    }
    walked
}

/// One empty tab, whatever the journey opened.
fn tidy(session: &Session) -> Outcome {
    let first = session.windows()?.into_iter().next().unwrap_or_default();
    for window in session.windows()?.into_iter().skip(1) {
        session.switch_to(&window)?;
        session.close_tab()?;
    }
    session.switch_to(&first)?;
    session.open("about:blank")
}

/// What the page looked like when the journey failed.
fn keep_picture(session: &Session, name: &str) -> Outcome {
    let folder = tree::target().join("shots").join("failed");
    fs::create_dir_all(&folder).doing(format_args!("make {}", folder.display()))?;
    let path = folder.join(format!("{}-{name}.png", session.engine.name()));
    if let Ok(picture) = session.screenshot() {
        fs::write(&path, picture).doing(format_args!("write {}", path.display()))?;
    }
    Ok(())
}

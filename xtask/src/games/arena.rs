//! Bots against bots: how often one of them wins, with its 95 % interval.
//!
//! Each deal is played once from every seat, so that luck is the same for both: with the same
//! layout, the same order of tiles for a seat, the same dice. Where players win together, both
//! teams play the same deals.

mod contest;
mod open;
mod player;
mod tally;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

use super::options::Options;
use crate::trouble::{Outcome, Trouble};
use contest::Contest;
use player::Player;
use samsara::Samsara;
use samurai::Samurai;
use spirit::Spirit;
use tally::{Tally, Test};

pub fn run(game: &str, arguments: &[String]) -> Outcome {
    let [one, other, options @ ..] = arguments else {
        return Err(Trouble::new("Name two players: cargo xtask arena GAME A B."));
    };
    let options = Options::read(options)?;
    match game {
        "samurai" => meet::<Samurai>(one, other, options),
        "samsara" => meet::<Samsara>(one, other, options),
        "spirit" => meet::<Spirit>(one, other, options),
        _ => Err(Trouble(format!("There is no arena of `{game}`."))),
    }
}

fn meet<G: Contest>(one: &str, other: &str, mut options: Options) -> Outcome {
    let players = [Player::read(one)?, Player::read(other)?];
    let seats = options.number("players", G::SEATS)?;
    let games: u64 = options.number("games", 200)?;
    let seed: u64 = options.number("seed", 1)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads: usize = options.number("threads", cores)?;
    let test = options.take("sprt").map(|bounds| Test::read(&bounds)).transpose()?;
    options.finish()?;

    let rounds = if G::TOGETHER { 2 } else { u64::from(seats) };
    let deals = games.div_ceil(rounds);
    let next = AtomicU64::new(0);
    let (tell, told) = mpsc::channel();
    let mut tally = Tally::new(one, other, G::TOGETHER);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (tell, next, players) = (tell.clone(), &next, &players);
            scope.spawn(move || {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    let scores = if deal < deals {
                        Some(contest::deal::<G>(players, seats, seed.wrapping_add(deal)))
                    } else {
                        None
                    };
                    let ended = scores.is_none();
                    if tell.send(scores).is_err() || ended {
                        return;
                    }
                }
            });
        }
        drop(tell);
        for score in told.iter().flatten() {
            tally.add(score);
            tally.show(deals);
            if test.as_ref().is_some_and(|test| test.is_decided(&tally)) {
                next.store(deals, Ordering::Relaxed);
            }
        }
    });
    tally.print(rounds, test.as_ref());
    Ok(())
}

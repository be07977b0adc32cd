//! [`Tally`]: the scores of the deals so far, their mean and how sure it is.

use crate::trouble::{Outcome, Trouble};
use std::io::Write;

#[derive(Debug)]
pub struct Tally {
    names: [String; 2],
    together: bool,
    deals: f64,
    sums: [f64; 2],
    squares: [f64; 2],
}

/// A sequential probability ratio test: is the true score rather the first or the second?
#[derive(Debug)]
pub struct Test {
    low: f64,
    high: f64,
}

/// Wrong in either direction with 5 %.
const SURE: f64 = 2.944_439;

impl Tally {
    pub fn new(one: &str, other: &str, together: bool) -> Self {
        let names = [one.to_owned(), other.to_owned()];
        Self { names, together, deals: 0.0, sums: [0.0; 2], squares: [0.0; 2] }
    }

    pub fn add(&mut self, scores: [f64; 2]) {
        self.deals += 1.0;
        for (player, score) in scores.into_iter().enumerate() {
            self.sums[player] += score;
            self.squares[player] += score * score;
        }
    }

    fn mean(&self, player: usize) -> f64 {
        self.sums[player] / self.deals.max(1.0)
    }

    /// Of one deal, seats together.
    fn variance(&self, player: usize) -> f64 {
        let mean = self.mean(player);
        let spread = self.squares[player] - self.deals * mean * mean;
        (spread / (self.deals - 1.0).max(1.0)).max(1e-9)
    }

    /// Half the 95 % interval.
    fn margin(&self, player: usize) -> f64 {
        1.96 * (self.variance(player) / self.deals.max(1.0)).sqrt()
    }

    /// A bar that grows in place.
    pub fn show(&self, deals: u64) {
        let done = (self.deals / deals as f64 * 40.0) as usize;
        let (mean, margin) = (100.0 * self.mean(0), 100.0 * self.margin(0));
        eprint!("\r{:40} {mean:5.1} % ± {margin:4.1}", "#".repeat(done));
        let _ = std::io::stderr().flush();
    }

    pub fn print(&self, rounds: u64, test: Option<&Test>) {
        eprintln!();
        let rounds = if self.together { 1 } else { rounds };
        for (player, name) in self.names.iter().enumerate() {
            let (mean, margin) = (100.0 * self.mean(player), 100.0 * self.margin(player));
            let games = self.deals as u64 * rounds;
            println!("{name}: {mean:.1} % ± {margin:.1} of {games} games");
        }
        if let Some(test) = test {
            println!("log likelihood ratio {:.2}", test.ratio(self));
        }
    }
}

impl Test {
    /// `LOW,HIGH`: two scores in percent.
    pub fn read(text: &str) -> Outcome<Self> {
        let percent = |text: &str| text.parse::<f64>().ok().map(|percent| percent / 100.0);
        text.split_once(',')
            .and_then(|(low, high)| Some(Self { low: percent(low)?, high: percent(high)? }))
            .filter(|test| test.low < test.high)
            .ok_or_else(|| Trouble(format!("`--sprt {text}` is not LOW,HIGH in percent.")))
    }

    /// Above zero speaks for the high score, below for the low one.
    fn ratio(&self, tally: &Tally) -> f64 {
        let middle = f64::midpoint(self.low, self.high);
        tally.deals * (self.high - self.low) * (tally.mean(0) - middle) / tally.variance(0)
    }

    pub fn is_decided(&self, tally: &Tally) -> bool {
        tally.deals >= 20.0 && self.ratio(tally).abs() > SURE
    }
}

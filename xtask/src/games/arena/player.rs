//! [`Player`]: who can be sent into the arena.

use super::open::Open;
use crate::trouble::{Outcome, Trouble};
use bots::{Judgement, Level, Mind, Plan};
use table::{Rng, Seat, Seed, Seen, Turn};

#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Any legal action.
    Random,
    /// The action after which its judgement likes the game best.
    Greedy,
    /// Random games to the end from imagined hands, as many for each action.
    Flat(u32),
    Level(Level),
    /// The strongest policy with another budget.
    Budget(u32),
    /// The same, but it is shown everything.
    Seeing(u32),
}

impl Player {
    /// `random`, `greedy`, `flat`, `1` to `4`, `open4`; with a budget `flat:500`, `budget:500`,
    /// `open:500`.
    pub fn read(text: &str) -> Outcome<Self> {
        let (word, budget) = text.split_once(':').unwrap_or((text, ""));
        let budget = budget.parse().unwrap_or(0);
        match word {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "flat" => Ok(Self::Flat(budget)),
            "open" | "open4" => Ok(Self::Seeing(budget)),
            "budget" if budget > 0 => Ok(Self::Budget(budget)),
            _ => word.parse().ok().and_then(Level::from_number).map(Self::Level).ok_or_else(|| {
                Trouble(format!(
                    "`{text}` is no player: random, greedy, flat, 1 to 4, open4 and budget:N are."
                ))
            }),
        }
    }

    pub fn act<G: Judgement>(&self, game: &G, seat: Seat, seed: Seed) -> G::Action {
        let mut rng = Rng::new(seed, 1);
        let chosen = match *self {
            Self::Random => game.any_legal(&mut rng, &mut Vec::new()),
            Self::Greedy => greedy(game, seat, &mut rng),
            Self::Flat(budget) => flat(game, seat, budget_of::<G>(budget), &mut rng),
            Self::Level(level) => think(game, seat, level.plan::<G>(), seed),
            Self::Budget(budget) => {
                think(game, seat, Plan { playouts: budget, ..G::LEVELS[3] }, seed)
            }
            Self::Seeing(budget) => {
                let plan = Plan { playouts: budget_of::<G>(budget), ..G::LEVELS[3] };
                think(&Open(game.clone()), seat, plan, seed)
            }
        };
        chosen.expect("whoever is on turn can do something")
    }
}

fn budget_of<G: Judgement>(given: u32) -> u32 {
    if given > 0 { given } else { G::LEVELS[3].playouts }
}

fn think<G: Judgement>(game: &G, seat: Seat, plan: Plan, seed: Seed) -> Option<G::Action> {
    let mind = Mind::new(Seen::new(game, Some(seat)), plan, seed)?;
    mind.decide().best().map(|choice| choice.action)
}

/// One step ahead. The hands of others do not change how the game is judged after it.
fn greedy<G: Judgement>(game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let game = game.seen_by(Some(seat)).imagine(rng);
    let mut legal = Vec::new();
    game.legal(&mut legal);
    rng.shuffle(&mut legal);
    let mut best = None;
    for action in legal {
        let mut after = game.clone();
        after.apply(action, |_| ()).expect("what is legal can be played");
        let chance = after.prospect(seat).chances[seat];
        if best.is_none_or(|(most, _)| chance > most) {
            best = Some((chance, action));
        }
    }
    best.map(|(_, action)| action)
}

fn flat<G: Judgement>(game: &G, seat: Seat, budget: u32, rng: &mut Rng) -> Option<G::Action> {
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    let seen = game.seen_by(Some(seat));
    seen.legal(&mut legal);
    if legal.len() < 2 {
        return legal.pop();
    }
    let mut wins = vec![0.0_f64; legal.len()];
    let each = budget / legal.len() as u32;
    let more = budget % legal.len() as u32;
    for (number, &action) in legal.iter().enumerate() {
        let playouts = each + u32::from((number as u32) < more);
        for _ in 0..playouts {
            let mut end = seen.imagine(rng);
            end.apply(action, |_| ()).expect("what is legal can be played");
            loop {
                let next = match end.turn() {
                    Turn::Over => break,
                    Turn::Chance => Some(end.deal(rng)),
                    Turn::Of(_) => end.any_legal(rng, &mut scratch),
                };
                end.apply(next.expect("somebody can do something"), |_| ())
                    .expect("what is legal can be played");
            }
            wins[number] += f64::from(end.prospect(seat).chances[seat]);
        }
        wins[number] /= f64::from(playouts.max(1));
    }
    let best = (0..legal.len()).max_by(|&one, &other| wins[one].total_cmp(&wins[other]));
    best.map(|number| legal[number])
}

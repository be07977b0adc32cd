//! What travels between a table and a bot in a room of its own: a [`Question`] and its [`Answer`],
//! both a line of text. Nothing in a question is more than the asking seat may know.

use crate::judgement::Judgement;
use crate::level::Level;
use crate::mind::Mind;
use crate::thought::{Choice, Thought};
use crate::told::Told;
use samsara::Samsara;
use samurai::Samurai;
use spirit::Spirit;
use table::{Code, Game, Seat, Seed};

/// How many choices an answer names.
const NAMED: usize = 6;

#[derive(Clone, PartialEq, Debug)]
pub struct Question<G: Game> {
    pub told: Told<G>,
    /// Who is on turn and wants to know.
    pub seat: Seat,
    pub level: Level,
    /// Where the chance of the search comes from: the same seed gives the same answer.
    pub seed: Seed,
    /// How many are asked at once and share the budget.
    pub askers: u8,
    /// An action that is to be looked at whether it is promising or not.
    pub about: Option<G::Action>,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer<G: Game> {
    pub thought: Thought<G>,
}

impl<G: Game> Question<G> {
    /// `None` if the game is longer than any.
    pub fn text(&self) -> Option<String> {
        let Self { seat, level, seed, askers, .. } = self;
        let seed = seed.0.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
        let about: Vec<G::Action> = self.about.into_iter().collect();
        Some(format!(
            "{} {} {askers} {seed} {} {}",
            seat.number(),
            level.number(),
            self.told.code()?,
            self.told.list(about)?,
        ))
    }

    fn read(words: &[&str]) -> Option<Self> {
        let [seat, level, askers, seed, told, about] = words else { return None };
        Some(Self {
            told: Told::from_code(told).ok()?,
            seat: Seat::new(seat.parse().ok()?)?,
            level: Level::from_number(level.parse().ok()?)?,
            seed: read_seed(seed)?,
            askers: askers.parse().ok()?,
            about: Told::<G>::from_code(about).ok()?.actions().first().copied(),
        })
    }
}

impl<G: Game> Answer<G> {
    /// Reads an answer to a question. Whether its actions are legal is for the rules to say.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let told = Told::<G>::from_code(words.next()?).ok()?;
        let playouts = words.next()?.parse().ok()?;
        let mut choices = Vec::new();
        for &action in told.actions() {
            let playouts = words.next()?.parse().ok()?;
            let mut number = || words.next()?.parse().ok().map(f32::from_bits);
            let chance = number().filter(|chance| chance.is_finite())?;
            let yields = [number()?, number()?, number()?];
            choices.push(Choice { action, playouts, chance, yields });
        }
        (words.next().is_none() && !choices.is_empty())
            .then_some(Self { thought: Thought { choices, playouts } })
    }
}

/// Answers a question about any game of the house; `None` if it cannot be understood.
pub fn answer(question: &str) -> Option<String> {
    let words: Vec<&str> = question.split(' ').collect();
    match Code::parse(words.get(4)?).ok()?.game() {
        Samurai::ID => answer_for::<Samurai>(&words),
        Samsara::ID => answer_for::<Samsara>(&words),
        Spirit::ID => answer_for::<Spirit>(&words),
        _ => None,
    }
}

fn answer_for<G: Judgement>(words: &[&str]) -> Option<String> {
    let question = Question::<G>::read(words)?;
    let seen = question.told.seen(question.seat)?;
    let mut plan = question.level.plan::<G>();
    plan.playouts = plan.playouts.div_ceil(u32::from(question.askers.max(1)));
    let mut mind = Mind::new(seen, plan, question.seed)?;
    mind.ponder(plan.playouts);
    let mut thought = mind.thought();
    let about = thought.choices.iter().position(|choice| Some(choice.action) == question.about);
    if let Some(place) = about {
        let action = thought.choices[place].action;
        mind.examine(action, plan.playouts / 4);
        let known = mind.thought().choices.into_iter().find(|choice| choice.action == action)?;
        // Better known, but no better for having been looked at: it keeps the weight that the search gave it.
        let playouts = thought.choices[place].playouts.max(1);
        thought.choices[place] = known.weighing(playouts);
        // Named in any case, but in the place that it has earned if that is among the first.
        thought.choices.swap(place, place.min(NAMED - 1));
    }
    thought.choices.truncate(NAMED);
    let actions = thought.choices.iter().map(|choice| choice.action).collect();
    let mut text = format!("{} {}", question.told.list(actions)?, thought.playouts);
    for choice in &thought.choices {
        let [a, b, c] = choice.yields.map(f32::to_bits);
        text = format!("{text} {} {} {a} {b} {c}", choice.playouts, choice.chance.to_bits());
    }
    Some(text)
}

fn read_seed(text: &str) -> Option<Seed> {
    let mut bytes = [0; 12];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    Some(Seed(bytes))
}

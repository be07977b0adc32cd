//! How Samurai Spirit is played: the rules, the penalties, the seven samurai.

use super::scene::emblem;
use super::text::{SpiritText, spirit_text};
use super::words::{capital, name, penalty_icon};
use crate::frame::help::{Over, help_sections};
use crate::ui::el::El;
use spirit::{Penalty, Samurai, Side};

/// The pictures beside each sentence.
const PICTURES: [&[&str]; 12] = [
    &["sp-farm", "sp-family"],
    &["sp-swords"],
    &["ui-next"],
    &["sp-hat", "sp-farm", "sp-family"],
    &["sp-kiai"],
    &["sp-flame", "sp-wound"],
    &["sp-heal"],
    &["pen-must-pass"],
    &["sp-tiger"],
    &["ui-door"],
    &["sp-barricade", "sp-flame"],
    &["sp-hat"],
];

/// Keys are called by what is printed on them, the same in every language.
const KEYS: [&[&str]; 5] = [&["Tab"], &["1", "–", "9"], &["Enter"], &["Esc"], &["?"]];

pub fn help(over: Over) -> El {
    let text = spirit_text();
    let rules = PICTURES.into_iter().zip(text.learn.rules);
    let rules = rules.map(|(pictures, words)| (pictures.to_vec(), words.to_owned()));
    let penalties = Penalty::ALL.into_iter().map(|penalty| {
        let word = capital((text.penalty)(penalty));
        (vec![penalty_icon(penalty)], format!("{word}: {}", (text.penalty_means)(penalty)))
    });
    let samurai = Samurai::ALL.into_iter().map(|one| portrait(text, one));
    help_sections(
        [
            (None, rules.collect::<Vec<_>>()),
            (Some(text.learn.penalties), penalties.collect()),
            (Some(text.learn.samurai), samurai.collect()),
        ],
        KEYS.into_iter().zip(text.learn.keys_do),
        over,
    )
}

/// A samurai, what he can do, and what his kiai does on both sides.
fn portrait(text: &SpiritText, samurai: Samurai) -> (Vec<&'static str>, String) {
    let [human, animal] = [Side::Human, Side::Animal].map(|side| {
        format!("{} {}: {}", text.will_kiai, samurai.kiai(side), (text.kiai_does)(samurai, side))
    });
    let words = format!(
        "{} {}. {human}. {}, {animal}.",
        name(samurai),
        (text.talent)(samurai),
        capital((text.animal)(samurai)),
    );
    (vec![emblem(samurai, Side::Human), emblem(samurai, Side::Animal)], words)
}

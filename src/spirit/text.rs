//! Every sentence of Samurai Spirit, in every language. A missing one does not compile.

mod de;
mod en;
mod nl;
mod outlook;

use crate::text::{Language, language};
use outlook::OutlookText;
use spirit::{Family, Illegal, Level, Part, Penalty, Samurai, Side, Symbol};

/// One of the names of a samurai or of a list of them is `name`; a `card` is [`SpiritText::card`].
#[derive(Debug)]
pub struct SpiritText {
    // What lies on the table.
    /// "a 3 with a hat", "a boss without a symbol"; as the object of a sentence.
    pub card: fn(value: u8, symbol: Option<Symbol>) -> String,
    pub symbol: fn(Symbol) -> &'static str,
    pub flames: &'static str,
    pub no_symbol: &'static str,
    /// What a card on the left saves at the end of the round.
    pub saves: fn(Symbol) -> &'static str,
    pub penalty: fn(Penalty) -> &'static str,
    pub penalty_means: fn(Penalty) -> &'static str,
    /// What an arrow means, once it is known whom it points at.
    pub neighbour_draws: fn(name: &str) -> String,
    pub no_penalty: &'static str,
    /// "hands on even cards".
    pub talent: fn(Samurai) -> &'static str,
    pub kiai_does: fn(Samurai, Side) -> &'static str,
    /// "the tiger".
    pub animal: fn(Samurai) -> &'static str,
    pub level: fn(Level) -> &'static str,
    pub and: &'static str,

    // The table.
    pub samurai: &'static str,
    pub village: &'static str,
    pub round: fn(u8) -> &'static str,
    pub farms: fn(u8) -> String,
    pub families: fn(u8) -> String,
    pub barricades: fn(u8) -> String,
    pub many_farms: &'static str,
    pub many_families: &'static str,
    /// What a bot expects then.
    pub expected: &'static str,
    pub raiders_left: fn(u8) -> String,
    pub stack: &'static str,
    pub intruders: &'static str,
    pub discard: &'static str,
    pub top_card: fn(card: &str) -> String,
    pub defence: &'static str,
    pub line: &'static str,
    pub empty: &'static str,
    pub marker: fn(sum: u8, kiai: u8) -> String,
    pub wounds: fn(u8) -> String,
    pub passed: &'static str,
    pub strikes_next: fn(penalties: &str) -> String,
    pub wounds_instead: &'static str,
    pub can_be_ignored: &'static str,
    pub barred: &'static str,

    // The question, and what can be said to it.
    pub ask_penalty: fn(name: &str) -> String,
    pub ask_act: fn(name: &str) -> String,
    pub ask_again: fn(name: &str) -> String,
    pub ask_place: fn(name: &str, card: &str) -> String,
    pub ask_drop: fn(name: &str) -> String,
    pub ask_kiai: fn(name: &str) -> String,
    pub ask_order: fn(name: &str) -> String,
    pub ask_wound: &'static str,
    pub ask_heal: &'static str,
    pub ask_to_whom: &'static str,
    pub ask_help: &'static str,
    pub hint_penalty: &'static str,
    pub hint_two_penalties: &'static str,
    /// Two, as long as they can be ignored.
    pub hint_ignore_two: &'static str,
    pub hint_act: &'static str,
    pub hint_again: &'static str,
    pub hint_place: &'static str,
    pub hint_drop: &'static str,
    pub hint_part: fn(Part) -> &'static str,
    /// What a kiai does with so many cards, as far as there are any.
    pub repels: fn(u8) -> String,
    pub ambushes: fn(u8) -> String,
    pub hint_order: &'static str,
    pub hint_wound: &'static str,
    pub hint_heal: &'static str,
    pub hint_support: &'static str,
    pub hint_help: &'static str,
    pub fight: &'static str,
    pub fight_again: &'static str,
    pub fight_means: &'static str,
    pub support: &'static str,
    pub support_means: &'static str,
    pub support_name: fn(name: &str) -> String,
    pub gains: fn(talent: &str) -> String,
    /// A token lent to the samurai on turn.
    pub gains_nothing: &'static str,
    pub pass: &'static str,
    pub pass_means: &'static str,
    pub end_turn: &'static str,
    pub left: &'static str,
    pub right: &'static str,
    pub hand_to: fn(name: &str) -> String,
    pub throw_away: &'static str,
    pub throw_away_means: &'static str,
    pub bury: &'static str,
    pub bury_means: &'static str,
    pub use_it: &'static str,
    pub forgo: &'static str,
    pub forgo_means: &'static str,
    pub face: fn(penalty: &str) -> String,
    pub ignore: fn(penalty: &str) -> String,
    pub help: &'static str,
    pub help_means: fn(u8) -> String,
    pub back: &'static str,
    pub then: fn(penalty: &str) -> String,

    // What would happen, in a few words.
    pub will_kiai: &'static str,
    pub will_overrun: &'static str,
    pub will_lose_barricade: &'static str,
    pub will_lose_farm: &'static str,
    pub will_build: &'static str,
    pub will_wound: fn(name: &str) -> String,
    pub will_change: fn(name: &str, animal: &str) -> String,
    pub will_die: fn(name: &str) -> String,
    pub will_end_round: &'static str,
    pub will_pour_in: fn(u8) -> String,
    pub will_slip_in: &'static str,
    pub will_lose: &'static str,

    pub outlook: OutlookText,

    /// Why nothing can be taken back.
    pub sealed: &'static str,

    // What happened.
    pub told: Told,
    pub moment_animal: fn(name: &str, animal: &str) -> String,
    pub moment_animals: fn(names: &str) -> String,
    pub moment_kiai: fn(name: &str) -> String,
    pub round_over: fn(u8) -> String,
    pub round_next: fn(u8) -> &'static str,
    pub go_on: &'static str,
    pub steps: [&'static str; 5],
    pub nothing_lost: &'static str,

    pub illegal: fn(Illegal) -> &'static str,

    pub new: NewText,
    pub end: EndText,
    pub learn: LearnText,
}

/// Each event as a whole sentence.
#[derive(Debug)]
pub struct Told {
    pub round_began: fn(round: u8, name: &str) -> String,
    pub helped: fn(name: &str, absent: &str) -> String,
    pub struck: fn(name: &str, penalty: &str) -> String,
    pub ignored: fn(name: &str, penalty: &str) -> String,
    pub baffled: fn(name: &str, penalty: &str) -> String,
    pub dropped: fn(name: &str, card: &str) -> String,
    pub returned: fn(card: &str) -> String,
    pub drew: fn(name: &str, card: &str) -> String,
    pub defended: fn(name: &str, card: &str) -> String,
    pub confronted: fn(name: &str, card: &str, sum: u8) -> String,
    pub handed: fn(from: &str, to: &str, card: &str) -> String,
    pub discarded: fn(name: &str, card: &str) -> String,
    pub buried: fn(name: &str, card: &str) -> String,
    pub slipped_in: &'static str,
    pub slipped_in_known: fn(card: &str) -> String,
    pub supported: fn(from: &str, to: &str) -> String,
    pub passed: fn(name: &str) -> String,
    pub stalled: fn(name: &str) -> String,
    pub overrun: fn(name: &str) -> String,
    pub kiai: fn(name: &str) -> String,
    pub forwent: fn(name: &str) -> String,
    pub cleared: fn(name: &str, card: &str) -> String,
    pub moved: fn(from: &str, to: &str, card: &str) -> String,
    pub slain: fn(name: &str, card: &str) -> String,
    pub lent: fn(from: &str, to: &str) -> String,
    pub ambushed: fn(card: &str) -> String,
    pub repelled: fn(card: &str) -> String,
    pub scouted: fn(card: &str) -> String,
    pub ordered: fn(card: &str) -> String,
    pub built: &'static str,
    pub barricade_lost: &'static str,
    pub farm_lost: &'static str,
    pub back_turned: fn(spirit::Back) -> &'static str,
    pub family_lost: fn(Family) -> &'static str,
    pub family_helps: fn(Family) -> &'static str,
    pub wounded: fn(name: &str) -> String,
    pub became_animal: fn(name: &str, animal: &str) -> String,
    pub healed: fn(name: &str) -> String,
    pub died: fn(name: &str) -> String,
    pub round_ended: fn(round: u8) -> String,
    pub poured_in: fn(u8) -> String,
    pub intruder: fn(card: &str, flames: bool) -> String,
    pub won: fn(score: &str) -> String,
    pub lost: &'static str,
}

/// Before the game.
#[derive(Debug)]
pub struct NewText {
    pub alone_with: &'static str,
    pub alone_choices: [&'static str; 2],
    pub who: &'static str,
    pub samurai_of: fn(u8) -> String,
    pub deal_again: &'static str,
    pub level: &'static str,
    pub level_means: fn(Level) -> &'static str,
    pub help: &'static str,
    pub help_choices: [&'static str; 2],
    pub help_means: [&'static str; 2],
    pub help_always: &'static str,
    pub help_alone: &'static str,
}

/// After the game.
#[derive(Debug)]
pub struct EndText {
    pub won: &'static str,
    pub lost: &'static str,
    pub lost_death: fn(name: &str) -> String,
    pub lost_farms: &'static str,
    pub lost_families: &'static str,
    pub lost_in: fn(round: u8) -> String,
    pub won_why: &'static str,
    pub score: &'static str,
    pub unhurt: &'static str,
    pub marks: fn(Level) -> &'static str,
    pub grade: fn(points: u8) -> &'static str,
    pub deeds: &'static str,
    pub faced: &'static str,
    pub kiais: &'static str,
    pub overruns: &'static str,
    pub wounds: &'static str,
}

/// For somebody who has never seen it.
#[derive(Debug)]
pub struct LearnText {
    pub rules: [&'static str; 12],
    pub penalties: &'static str,
    pub samurai: &'static str,
    pub keys_do: [&'static str; 5],
}

impl SpiritText {
    pub const fn of(language: Language) -> &'static Self {
        language.choose([&en::TEXT, &de::TEXT, &nl::TEXT])
    }
}

/// The words of the language in use.
pub fn spirit_text() -> &'static SpiritText {
    SpiritText::of(language())
}

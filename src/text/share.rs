//! The words for games that are kept and carried, and for those that cannot be opened.

pub mod de;
pub mod en;
pub mod nl;

use crate::play::Unopened;
use table::CodeError;

#[derive(Debug)]
pub struct ShareText {
    pub save_as_file: &'static str,
    pub open_file: &'static str,
    pub undo: &'static str,
    pub share: &'static str,
    pub cannot_open: &'static str,
    pub not_a_code: &'static str,
    pub cut: &'static str,
    pub too_long: &'static str,
    pub damaged: &'static str,
    pub newer: &'static str,
    pub other_game: &'static str,
    pub unreadable: &'static str,
    pub unplayable_setup: &'static str,
    /// The rules forbid the step with this number.
    pub unplayable: fn(usize) -> String,
    pub kept_anyway: &'static str,
}

impl ShareText {
    /// Why a code cannot be played, as a sentence.
    pub fn why(&self, why: Unopened) -> String {
        match why {
            Unopened::Code(CodeError::NotACode) => self.not_a_code.to_owned(),
            Unopened::Code(CodeError::Cut) => self.cut.to_owned(),
            Unopened::Code(CodeError::TooLong) => self.too_long.to_owned(),
            Unopened::Code(CodeError::Damaged) => self.damaged.to_owned(),
            Unopened::Code(CodeError::Newer(_)) => self.newer.to_owned(),
            Unopened::Code(CodeError::OtherGame(_)) => self.other_game.to_owned(),
            Unopened::Code(CodeError::Unreadable) => self.unreadable.to_owned(),
            Unopened::Action(0) => self.unplayable_setup.to_owned(),
            Unopened::Action(number) => (self.unplayable)(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const EVERY: [Unopened; 9] = [
        Unopened::Code(CodeError::NotACode),
        Unopened::Code(CodeError::Cut),
        Unopened::Code(CodeError::TooLong),
        Unopened::Code(CodeError::Damaged),
        Unopened::Code(CodeError::Newer(2)),
        Unopened::Code(CodeError::OtherGame(9)),
        Unopened::Code(CodeError::Unreadable),
        Unopened::Action(0),
        Unopened::Action(17),
    ];

    #[test]
    fn each_reason_has_a_sentence_of_its_own_in_each_language() {
        let all: BTreeSet<String> = [&en::TEXT, &de::TEXT, &nl::TEXT]
            .into_iter()
            .flat_map(|text| EVERY.map(|why| text.why(why)))
            .collect();
        assert_eq!(all.len(), 3 * EVERY.len());
        assert!(all.iter().all(|sentence| sentence.ends_with('.')));
    }

    #[test]
    fn a_step_against_the_rules_is_named_by_its_number() {
        for text in [&en::TEXT, &de::TEXT, &nl::TEXT] {
            assert!(text.why(Unopened::Action(17)).contains("17"));
        }
    }
}

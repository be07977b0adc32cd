//! The words for what keeps and carries games: the list, files, links, tabs.

pub mod de;
pub mod en;
pub mod nl;

use crate::play::Unopened;
use table::CodeError;

#[derive(Debug)]
pub struct ShareText {
    /// Whose turn it is, by the player's name.
    pub turn_of: fn(&str) -> String,
    pub finished: &'static str,
    /// What else can be done with a saved game, by the words that name it.
    pub more: fn(&str) -> String,
    /// Shows so many saved games that are not listed yet.
    pub others: fn(usize) -> String,
    pub save_as_file: &'static str,
    pub open_file: &'static str,
    pub deleted: &'static str,
    pub undo: &'static str,

    pub share: &'static str,
    pub share_warning: &'static str,
    pub link: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub copy_by_hand: &'static str,
    pub send: &'static str,
    pub qr: &'static str,
    /// The link is longer than any QR code.
    pub qr_none: &'static str,

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

    pub known: &'static str,
    pub known_further: &'static str,
    pub ahead: &'static str,
    /// How many steps are here, how many in the link.
    pub ahead_why: fn(usize, usize) -> String,
    pub take_newer: &'static str,
    pub keep_here: &'static str,
    pub forked: &'static str,
    /// How many steps both share, then how many are here, how many in the link.
    pub forked_why: fn(usize, usize, usize) -> String,
    pub keep_both: &'static str,
    pub replace_here: &'static str,

    pub elsewhere: &'static str,
    pub elsewhere_why: &'static str,
    pub play_here: &'static str,
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

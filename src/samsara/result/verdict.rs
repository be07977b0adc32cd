//! [`Verdict`]: the outcome in a few sentences.

use crate::play::Play;
use crate::samsara::board::still;
use crate::samsara::text::{SamsaraText, samsara_text};
use crate::samsara::words;
use crate::text::table::{TableText, table_text};
use crate::ui::el::El;
use samsara::{Event, Mode, Outcome, PLAYERS, Samsara, Sheet};
use table::{Game, Player, Seat, Seats, Turn};

pub struct Verdict {
    pub seen: Samsara,
    /// Who could not move any stone, if that ended the last game.
    moksha: Option<Seat>,
    players: Vec<Player>,
    text: &'static TableText,
    pub words: &'static SamsaraText,
}

impl Verdict {
    pub fn of(play: Play<Samsara>) -> Self {
        play.with_session(|session| {
            let moksha = session.log().iter().rev().find_map(|entry| match entry.event {
                Event::Moksha { seat } => Some(seat),
                _ => None,
            });
            Self {
                seen: *session.seen_by(None),
                moksha,
                players: session.record().players.clone(),
                text: table_text(),
                words: samsara_text(),
            }
        })
    }

    /// How the stones lay in the end.
    pub fn board(&self) -> El {
        still(&self.seen, |seat| self.player(seat).crest)
    }

    pub fn player(&self, seat: Seat) -> Player {
        self.players.get(seat.index()).cloned().unwrap_or_default()
    }

    pub fn sheet(&self) -> Sheet {
        self.seen.sheet()
    }

    /// Whether nothing is left to play.
    pub fn is_over(&self) -> bool {
        self.seen.turn() == Turn::Over
    }

    pub fn is_match(&self) -> bool {
        self.seen.setup().mode == Mode::Match
    }

    /// Who begins the game that is still to come.
    pub fn next_first(&self) -> Option<Seat> {
        self.seen.turn().seat()
    }

    /// Of the match, or of the game that is over.
    pub fn winners(&self) -> Seats {
        if self.is_over() { self.seen.winners() } else { self.sheet().leaders() }
    }

    /// "Mara wins"
    pub fn headline(&self) -> String {
        let winner = self.winners().iter().next().filter(|_| self.winners().len() == 1);
        let name = winner.map(|seat| self.player(seat).name);
        match (name, self.is_over()) {
            (Some(name), true) => (self.text.wins)(&name),
            (None, true) => self.words.draw.to_owned(),
            (Some(name), false) => (self.words.first_game_won)(&name),
            (None, false) => self.words.first_game_drawn.to_owned(),
        }
    }

    /// How it came about.
    pub fn reason(&self) -> String {
        let points = self.sheet().points();
        let [one, other] = self.best_first();
        match (self.is_over(), self.is_match()) {
            (true, true) if points[one] == points[other] => (self.words.match_level)(points[one]),
            (true, true) => (self.words.match_points)(points[one], points[other]),
            (true, false) => match self.moksha {
                Some(seat) => (self.words.moksha)(&self.player(seat).name),
                None => (self.words.single_won)(&self.player(other).name, self.seen.goals()[other]),
            },
            // The sheet tells the rest.
            (false, _) if points[one] == points[other] => {
                self.sheet().games().last().map(|game| self.ended(game)).unwrap_or_default()
            }
            (false, _) => (self.words.won)(&self.player(one).name, points[one]),
        }
    }

    /// How one of the games ended.
    pub fn ended(&self, outcome: &Outcome) -> String {
        words::ended(self.words, outcome, &|seat| self.player(seat).name)
    }

    /// The whole outcome as lines of text.
    pub fn report(&self) -> String {
        let mut lines = vec![format!("Samsara: {}. {}", self.headline(), self.reason())];
        if self.is_match() {
            let sheet = self.sheet();
            let games = self.words.games.iter().zip(sheet.games());
            lines.extend(games.map(|(game, outcome)| format!("{game}: {}", self.ended(outcome))));
        }
        lines.join("\n")
    }

    fn best_first(&self) -> [Seat; 2] {
        let first = self.winners().iter().next().unwrap_or(Seat::FIRST);
        [first, first.next(PLAYERS)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samsara::words::tests::played;
    use crate::text::Language;

    fn verdict(language: Language, seen: &Samsara) -> Verdict {
        let players = ["Mara", "Joris"]
            .map(|name| Player { name: name.to_owned(), ..Player::default() })
            .to_vec();
        let (text, words) = (TableText::of(language), SamsaraText::of(language));
        Verdict { seen: *seen, moksha: None, players, text, words }
    }

    /// The ends of games, of both kinds and with every winner.
    fn ends() -> Vec<Samsara> {
        let mut ends = Vec::new();
        for seed in 0..12 {
            for mode in [Mode::Single, Mode::Match] {
                played(mode, seed, |session| {
                    let seen = *session.seen_by(None);
                    if seen.is_between_games() || seen.turn() == Turn::Over {
                        ends.push(seen);
                    }
                });
            }
        }
        ends
    }

    #[test]
    fn no_report_has_a_gap_in_any_language() {
        for seen in ends() {
            for language in Language::ALL {
                let report = verdict(language, &seen).report();
                for slip in ["  ", " .", " ,", "..", ": ,", "{", "\n\n"] {
                    assert!(!report.contains(slip), "{slip:?} in {report:?}");
                }
            }
        }
    }

    #[test]
    fn the_headline_names_the_winner_of_the_game_or_the_match() {
        for seen in ends() {
            let verdict = verdict(Language::English, &seen);
            let winners = verdict.winners();
            let one = winners.iter().next().map(|seat| verdict.player(seat).name);
            let said = verdict.headline();
            assert_eq!(
                winners.len() == 1,
                one.is_some_and(|name| said.starts_with(&name)),
                "{said}"
            );
        }
    }

    #[test]
    fn a_moksha_says_who_could_not_move() {
        let seen = ends()[0];
        let stuck = Verdict { moksha: Some(Seat::FIRST), ..verdict(Language::English, &seen) };
        assert!(stuck.reason().starts_with("Moksha: Mara cannot move"));
    }
}

//! [`Verdict`]: the outcome in a few sentences.

use crate::play::Play;
use crate::samsara::board::still;
use crate::samsara::text::{SamsaraText, samsara_text};
use crate::samsara::words;
use crate::text::table::{TableText, table_text};
use crate::ui::el::El;
use samsara::{Die, Event, Mode, Outcome, PLAYERS, Samsara, Sheet};
use table::{Entry, Game, Player, Seat, Seats, Turn};

pub struct Verdict {
    pub seen: Samsara,
    /// What ended each of the games, if it was a Moksha.
    stuck: Vec<Option<Stuck>>,
    players: Vec<Player>,
    text: &'static TableText,
    pub words: &'static SamsaraText,
}

/// Who could not move any stone, and with which roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stuck {
    seat: Seat,
    dice: [Die; 2],
}

impl Verdict {
    pub fn of(play: Play<Samsara>) -> Self {
        play.with_session(|session| Self {
            seen: *session.seen_by(None),
            stuck: stuck(session.log()),
            players: session.record().players.clone(),
            text: table_text(),
            words: samsara_text(),
        })
    }

    /// The dice that nobody could use, if they ended the last game.
    pub fn dice(&self) -> Option<[Die; 2]> {
        self.stuck.last().copied().flatten().map(|stuck| stuck.dice)
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
            (true, false) => match self.stuck(0) {
                Some(stuck) => format!("{stuck} {}", self.words.single_moksha),
                None => (self.words.single_won)(&self.player(other).name, self.seen.goals()[other]),
            },
            // The sheet tells the rest.
            (false, _) if points[one] == points[other] => {
                self.sheet().games().next().map(|game| self.ended(0, game)).unwrap_or_default()
            }
            (false, _) => (self.words.won)(&self.player(one).name, points[one]),
        }
    }

    /// How one of the games ended, counted from 0.
    pub fn ended(&self, game: usize, outcome: &Outcome) -> String {
        let ended = words::ended(self.words, outcome, &|seat| self.player(seat).name);
        match self.stuck(game) {
            Some(stuck) => format!("{stuck} {ended}"),
            None => ended,
        }
    }

    /// Who could not move in this game, in words.
    fn stuck(&self, game: usize) -> Option<String> {
        let Stuck { seat, dice } = (*self.stuck.get(game)?)?;
        Some((self.words.stuck)(&self.player(seat).name, dice.map(Die::pips)))
    }

    /// The whole outcome as lines of text.
    pub fn report(&self) -> String {
        let mut lines = vec![format!("Samsara: {}. {}", self.headline(), self.reason())];
        if self.is_match() {
            let sheet = self.sheet();
            let games = self.words.games.iter().zip(sheet.games()).enumerate();
            lines.extend(games.map(|(number, (game, outcome))| {
                format!("{game}: {}", self.ended(number, outcome))
            }));
        }
        lines.join("\n")
    }

    fn best_first(&self) -> [Seat; 2] {
        let first = self.winners().iter().next().unwrap_or(Seat::FIRST);
        [first, first.next(PLAYERS)]
    }
}

/// For each game that is over, the roll that ended it in a Moksha.
fn stuck(log: &[Entry<Event>]) -> Vec<Option<Stuck>> {
    let (mut games, mut rolled, mut stuck) = (Vec::new(), None, None);
    for entry in log {
        match entry.event {
            Event::Rolled { seat, dice } => rolled = Some(Stuck { seat, dice }),
            Event::Moksha { .. } => stuck = rolled,
            Event::GameEnded(_) => games.push(stuck.take()),
            _ => {}
        }
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samsara::words::tests::played;
    use crate::text::Language;
    use crate::text::slips::is_sentence;
    use samsara::Setup;
    use table::{Record, Session};

    fn verdict(language: Language, seen: &Samsara) -> Verdict {
        let players = ["Mara", "Joris"]
            .map(|name| Player { name: name.to_owned(), ..Player::default() })
            .to_vec();
        let (text, words) = (TableText::of(language), SamsaraText::of(language));
        Verdict { seen: *seen, stuck: Vec::new(), players, text, words }
    }

    /// Two jam the wheel together, until a pair of sixes moves nothing: a game, or the first of a match.
    fn moksha(mode: Mode) -> Session<Samsara> {
        let code = "AVcAPwNAgQIAAAAAAAAAAAAAAAAAAAACBE1hcmEAAAVKb3JpcwEAakAAjwOKAQD\
            MAZ4BAOoBcACUA7wDAOcC9gIA2gJoAPABOAD6AYACAOwD_gIAmAOiAwCMAacBAA";
        let record = Record::<Samsara>::from_code(code).expect("a code of the test");
        let setup = Setup { mode, ..record.setup };
        Session::open(Record { setup, ..record }).expect("a game of the test")
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
    fn a_moksha_says_who_could_not_move_and_with_which_roll() {
        let told = |mode, language| {
            let session = moksha(mode);
            let seen = session.seen_by(None);
            let told = verdict(language, &seen);
            let told = Verdict { stuck: stuck(session.log()), ..told };
            assert_eq!(told.dice().map(|dice| dice.map(Die::pips)), Some([6, 6]));
            told.reason()
        };
        assert_eq!(
            told(Mode::Single, Language::English),
            "Mara rolled two 6s and could not move a single stone. Moksha: the wheel stands still, \
             the game is a draw."
        );
        assert_eq!(
            told(Mode::Match, Language::English),
            "Mara rolled two 6s and could not move a single stone. Moksha, a draw: 4 points each."
        );
        for language in Language::ALL {
            for mode in [Mode::Single, Mode::Match] {
                is_sentence(&told(mode, language));
            }
        }
    }
}

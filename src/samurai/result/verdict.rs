//! [`Verdict`]: the outcome in a few sentences.

use crate::play::Play;
use crate::samurai::text::{SamuraiText, samurai_text};
use crate::samurai::words::list;
use crate::text::table::{TableText, table_text};
use samurai::{Contest, Ending, Figure, Figures, Phase, Rung, Samurai, Score};
use table::{BySeat, Player, Seat, Seats};

pub struct Verdict {
    pub score: Score,
    pub beside: Figures,
    ending: Ending,
    /// A kind that nobody can capture any more.
    gone: Option<Figure>,
    players: Vec<Player>,
    text: &'static SamuraiText,
    table: &'static TableText,
}

impl Verdict {
    /// `None` until the game is over.
    pub fn of(play: Play<Samurai>) -> Option<Self> {
        let (seen, players) =
            play.with_session(|session| (session.seen_by(None), session.record().players.clone()));
        Self::new(&seen, players)
    }

    fn new(seen: &Samurai, players: Vec<Player>) -> Option<Self> {
        let Phase::Over(ending) = seen.phase() else { return None };
        let left = seen.figures().count();
        let gone = Figure::ALL.into_iter().find(|&figure| left[figure] == 0);
        let (score, beside) = (seen.score()?, seen.beside());
        let (text, table) = (samurai_text(), table_text());
        Some(Self { score, beside, ending, gone, players, text, table })
    }

    pub fn player(&self, seat: Seat) -> Player {
        self.players.get(seat.index()).cloned().unwrap_or_default()
    }

    pub fn names(&self, seats: Seats) -> String {
        list(self.text, &seats.iter().map(|seat| self.player(seat).name).collect::<Vec<_>>())
    }

    /// "Ren wins"
    pub fn headline(&self) -> String {
        let winners = self.score.winners;
        let say = if winners.len() == 1 { self.table.wins } else { self.table.share_victory };
        say(&self.names(winners))
    }

    /// On which rung of the ladder it was decided.
    pub fn reason(&self) -> String {
        let text = self.text;
        let compared = |contest: Option<Contest>, say: fn(u8, u8) -> String| {
            contest.map(|contest| say(best(&contest), next(&contest))).unwrap_or_default()
        };
        match self.score.decided {
            Rung::TwoKinds => (text.won_two_kinds)(&self.majorities()),
            Rung::Others if self.score.eligible.len() == 1 => {
                (text.won_only_majority)(&self.majorities())
            }
            Rung::Others => compared(self.score.others, text.won_others),
            Rung::Totals => compared(self.score.totals, text.won_totals),
            Rung::NoMajority => compared(self.score.totals, text.won_no_majority),
            Rung::Shared => {
                self.score.totals.map(|all| (text.won_shared)(best(&all))).unwrap_or_default()
            }
        }
    }

    /// Why it was over.
    pub fn ending(&self) -> String {
        match (self.ending, self.gone) {
            (Ending::KindGone, Some(figure)) => {
                (self.text.ended_kind_gone)(self.text.figures[figure].last)
            }
            (Ending::KindGone, None) => self.text.kind_gone.to_owned(),
            (Ending::FourTied, _) => self.text.ended_four_tied.to_owned(),
        }
    }

    /// The whole outcome as lines of text.
    pub fn report(&self) -> String {
        let mut lines = vec![format!("Samurai: {}. {}", self.headline(), self.reason())];
        for (seat, figures) in self.score.captured.iter(self.score.players) {
            let counts: Vec<String> = figures
                .iter()
                .map(|(figure, &count)| {
                    let words = &self.text.figures[figure];
                    format!("{count} {}", if count == 1 { words.word } else { words.many })
                })
                .collect();
            let name = self.player(seat).name;
            let (counts, in_all) = (counts.join(", "), self.text.in_all);
            lines.push(format!("{name}: {counts}, {} {in_all}", figures.total()));
        }
        lines.push(self.ending());
        lines.join("\n")
    }

    /// The kinds that the winner has the most of.
    fn majorities(&self) -> String {
        let won = |figure: &Figure| {
            self.score.majorities[*figure].is_some_and(|seat| self.score.winners.contains(seat))
        };
        let kinds = Figure::ALL.into_iter().filter(won);
        list(
            self.text,
            &kinds.map(|kind| self.text.figures[kind].many.to_owned()).collect::<Vec<_>>(),
        )
    }
}

/// Those with the most first. Four seats need no quick sort, and the page travels.
pub fn best_first(among: Seats, figures: BySeat<u8, 4>) -> Vec<Seat> {
    let all = 0..=Figure::count(4) * 3;
    all.rev().flat_map(|count| among.iter().filter(move |&seat| figures[seat] == count)).collect()
}

/// What the best have.
pub fn best(contest: &Contest) -> u8 {
    contest.among.iter().map(|seat| contest.figures[seat]).max().unwrap_or_default()
}

/// What the next best have.
fn next(contest: &Contest) -> u8 {
    let others = contest.among.iter().filter(|&seat| !contest.best.contains(seat));
    others.map(|seat| contest.figures[seat]).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dai"];

    fn verdict(language: Language, captured: &[[u8; 3]]) -> Verdict {
        let figures = BySeat::from_fn(|seat| {
            Figures::new(captured.get(seat.index()).copied().unwrap_or_default())
        });
        let players = NAMES.map(|name| Player { name: name.to_owned(), ..Player::default() });
        Verdict {
            score: Score::of(captured.len() as u8, figures),
            beside: Figures::new([1, 0, 2]),
            ending: Ending::KindGone,
            gone: Some(Figure::Buddha),
            players: players.to_vec(),
            text: SamuraiText::of(language),
            table: TableText::of(language),
        }
    }

    fn said(captured: &[[u8; 3]]) -> [String; 2] {
        let verdict = verdict(Language::English, captured);
        [verdict.headline(), verdict.reason()]
    }

    /// One for each way to win.
    const WAYS: [&[[u8; 3]]; 6] = [
        &[[4, 3, 1], [1, 1, 2]],
        &[[3, 2, 2], [1, 2, 2]],
        &[[4, 3, 2], [3, 4, 3], [2, 2, 4], [3, 3, 2]],
        &[[5, 2, 1], [2, 4, 1], [1, 1, 1]],
        &[[2, 2, 2], [2, 2, 1], [1, 1, 2]],
        &[[3, 1, 2], [1, 3, 2]],
    ];

    #[test]
    fn every_way_to_win_is_told() {
        assert_eq!(
            WAYS.map(said),
            [
                ["Ann wins", "Alone with the most helmets and Buddhas."],
                ["Ann wins", "The only majority: helmets."],
                ["Ben wins", "Most of the other figures, 6 to 5."],
                ["Ann wins", "Level with the others, then most in all, 8 to 7."],
                ["Ann wins", "Most figures in all, 6 to 5."],
                ["Ann and Ben share the victory", "As many in all: 6 each."],
            ]
        );
    }

    #[test]
    fn the_report_has_a_line_for_each_player() {
        assert_eq!(
            verdict(Language::English, WAYS[0]).report(),
            "Samurai: Ann wins. Alone with the most helmets and Buddhas.\n\
             Ann: 4 helmets, 3 Buddhas, 1 rice field, 8 in all\n\
             Ben: 1 helmet, 1 Buddha, 2 rice fields, 4 in all\n\
             The game ended when the last Buddha left the board."
        );
    }

    #[test]
    fn no_report_has_a_gap_in_any_language() {
        for language in Language::ALL {
            for captured in WAYS {
                let report = verdict(language, captured).report();
                for slip in ["  ", " .", " ,", "..", ": ,", "{"] {
                    assert!(!report.contains(slip), "{slip:?} in {report:?}");
                }
            }
        }
    }
}

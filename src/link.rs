//! A game that arrives by link or file. It never overwrites one on the shelf without a tap.

use crate::frame::replay::look_at;
use crate::play::{self, Unopened};
use crate::route::{self, Route};
use crate::save::{Save, Shelf, free_key};
use crate::share::{file_name, open_file, save_as_file};
use crate::text::carry::{CarryText, carry_text};
use crate::text::text;
use crate::ui::el::{El, el, group};
use crate::ui::given::given;
use crate::ui::notice::{notice, way};
use crate::ui::state::effect;
use crate::ui::toast::Toasts;
use table::{Game, Record, Relation};

/// A game that can be played, and how it meets what stands on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    pub meeting: Meeting,
    /// The key of the game it meets; of its own place if it meets none.
    key: String,
    /// A place on the shelf where nothing stands.
    free: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// The game is not on the shelf.
    New,
    Same,
    /// The shelf has more of it.
    Behind,
    /// The arriving game has more.
    Ahead {
        here: usize,
        there: usize,
    },
    Forked {
        shared: usize,
        here: usize,
        there: usize,
    },
}

/// Opens an arriving game and looks for it on the shelf.
pub fn arrive<G: Game>(shelf: Shelf, code: &str) -> Result<Arrival, Unopened> {
    let session = play::open::<G>(code)?;
    let key = session.record().seed.name();
    let kept = shelf.copies(&key).into_iter();
    let kept = kept.map(|save| (save.key, Record::from_code(&save.code).ok())).collect::<Vec<_>>();
    Ok(meet(session.record(), &key, &kept))
}

/// What happens at once, or what is asked.
pub fn receive(shelf: Shelf, arrival: &Arrival, code: &str, moment: Option<usize>) -> El {
    let Arrival { meeting, key, free } = arrival.clone();
    let enter = move |key: String| enter(key, moment);
    let code = code.to_owned();
    match meeting {
        Meeting::New => at_once(move || {
            shelf.keep_game(&free, &code);
            enter(free.clone());
        }),
        Meeting::Same | Meeting::Behind => {
            let toasts: Toasts = given();
            at_once(move || {
                let room = Route::Play(key.clone());
                enter(key.clone());
                if meeting == Meeting::Same {
                    toasts.say(room, |language| CarryText::of(language).known);
                } else {
                    toasts.say(room, |language| CarryText::of(language).known_further);
                }
            })
        }
        Meeting::Ahead { here, there } => {
            let text = carry_text();
            let take = instead_of(shelf, &key, code, moment);
            notice(
                text.ahead,
                (text.ahead_why)(here, there),
                Vec::from([
                    way("btn primary", text.take_newer, take),
                    way("btn", text.keep_here, move || self::enter(key.clone(), None)),
                ]),
            )
        }
        Meeting::Forked { shared, here, there } => {
            let text = carry_text();
            let replace = instead_of(shelf, &key, code.clone(), moment);
            let both = move || {
                shelf.keep_game(&free, &code);
                enter(free.clone());
            };
            notice(
                text.forked,
                (text.forked_why)(shared, here, there),
                Vec::from([
                    way("btn primary", text.keep_both, both),
                    way("btn", text.keep_here, move || self::enter(key.clone(), None)),
                    way("btn", text.replace_here, replace),
                ]),
            )
        }
    }
}

/// Puts the arriving game in the place of the one that it met. If that has gone on meanwhile, as in another
/// tab, it was not what was asked about: then the arriving game gets a place beside it.
fn instead_of(
    shelf: Shelf,
    key: &str,
    code: String,
    moment: Option<usize>,
) -> impl Fn() + Send + Sync + 'static {
    let (key, asked) = (key.to_owned(), shelf.code(key));
    move || {
        let place = if shelf.code(&key) == asked { key.clone() } else { shelf.free_key(&key) };
        shelf.keep_game(&place, &code);
        enter(place, moment);
    }
}

/// Why an arriving game cannot be opened, or one on the shelf, which then can be taken along.
pub fn refused(why: Unopened, save: Option<&Save>) -> El {
    let text = text();
    let mut ways =
        Vec::from([el("a", "btn primary").attr("href", &Route::Home.fragment()).with(text.home)]);
    let mut words = text.share.why(why);
    ways.push(match save {
        None => open_file(),
        Some(save) => {
            words = format!("{words} {}", text.share.kept_anyway);
            save_as_file(&save.code, &file_name(None, save.played))
        }
    });
    notice(text.share.cannot_open, words, ways)
}

fn meet<G: Game>(arriving: &Record<G>, key: &str, kept: &[(String, Option<Record<G>>)]) -> Arrival {
    let there = arriving.actions.len();
    let meetings = kept.iter().filter_map(|(key, record)| {
        let record = record.as_ref()?;
        let here = record.actions.len();
        let meeting = match record.compare(arriving)? {
            Relation::Same => Meeting::Same,
            Relation::Behind => Meeting::Behind,
            Relation::Ahead => Meeting::Ahead { here, there },
            Relation::Forked { shared } => Meeting::Forked { shared, here, there },
        };
        Some((meeting, key.clone()))
    });
    let nearest = meetings.min_by_key(|(meeting, _)| match *meeting {
        Meeting::Same => (0, 0),
        Meeting::Behind => (1, 0),
        // The copy that has the most in common.
        Meeting::Ahead { here, .. } => (2, there - here),
        Meeting::Forked { shared, .. } => (3, there - shared),
        Meeting::New => (4, 0),
    });
    let free = free_key(key, |key| kept.iter().any(|(taken, _)| taken == key));
    let (meeting, key) = nearest.unwrap_or_else(|| (Meeting::New, free.clone()));
    Arrival { meeting, key, free }
}

/// The link leaves the address bar, and the back button does not lead to it.
fn enter(key: String, moment: Option<usize>) {
    let room = Route::Play(key);
    look_at(&room, moment);
    route::replace(&room);
}

/// After the page has been drawn: an address must not change while it is being read.
fn at_once(act: impl Fn() + 'static) -> El {
    effect(act);
    group()
}

#[cfg(test)]
mod tests {
    use super::*;
    use samurai::{Samurai, Setup};
    use table::{Rng, Seat, Seed, Session};

    /// A game with so many random actions.
    fn played(steps: usize, chance: u64) -> Record<Samurai> {
        let setup = Setup::new(2, Seat::FIRST).quick();
        let record = Record::<Samurai>::new(setup, Seed::from_number(1), Vec::new());
        let mut session = Session::open(record).expect("a table of the rules");
        let mut rng = Rng::new(Seed::from_number(chance), 0);
        for _ in 0..steps {
            let seen = session.seen_by(session.turn().seat());
            let action = seen.any_legal(&mut rng, &mut Vec::new()).expect("the game goes on");
            session.act(action).expect("a legal action");
        }
        session.record().clone()
    }

    fn meeting(arriving: &Record<Samurai>, kept: &[(&str, Option<Record<Samurai>>)]) -> Arrival {
        let kept: Vec<_> = kept.iter().map(|(key, r)| ((*key).to_owned(), r.clone())).collect();
        meet(arriving, "k", &kept)
    }

    #[test]
    fn a_game_that_is_not_here_gets_its_own_place() {
        let arrival = meeting(&played(5, 1), &[]);
        assert_eq!((arrival.meeting, arrival.key.as_str()), (Meeting::New, "k"));
    }

    #[test]
    fn the_same_game_is_told_by_how_far_it_is() {
        let here = [("k", Some(played(5, 1)))];
        assert_eq!(meeting(&played(5, 1), &here).meeting, Meeting::Same);
        assert_eq!(meeting(&played(3, 1), &here).meeting, Meeting::Behind);
        assert_eq!(meeting(&played(8, 1), &here).meeting, Meeting::Ahead { here: 5, there: 8 });
    }

    #[test]
    fn a_game_that_went_on_differently_is_forked_and_has_a_place_beside() {
        let here = played(5, 1);
        let other =
            (2..99).map(|chance| played(4, chance)).find(|r| r.actions[0] != here.actions[0]);
        let arrival = meeting(&other.expect("some game begins otherwise"), &[("k", Some(here))]);
        assert_eq!(arrival.meeting, Meeting::Forked { shared: 0, here: 5, there: 4 });
        assert_eq!((arrival.key.as_str(), arrival.free.as_str()), ("k", "k-2"));
    }

    #[test]
    fn of_two_copies_the_one_that_needs_no_question_is_met() {
        let fork =
            (2..99).map(|chance| played(9, chance)).find(|r| r.actions != played(9, 1).actions);
        let kept = [("k", fork), ("k-2", Some(played(9, 1)))];
        let arrival = meeting(&played(6, 1), &kept);
        assert_eq!(arrival.key, "k-2");
        assert_eq!(arrival.free, "k-3");
    }

    #[test]
    fn a_damaged_save_is_left_alone_and_the_game_stands_beside_it() {
        let arrival = meeting(&played(2, 1), &[("k", None)]);
        assert_eq!((arrival.meeting, arrival.key.as_str()), (Meeting::New, "k-2"));
    }
}

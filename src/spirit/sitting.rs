//! [`Sitting`]: everything that one look at the table depends on. The session is the only truth in it;
//! the rest is what the players have in mind.

use super::scene::{self, Dusk, Moment, Offer, Picked, Tap};
use super::text::{SpiritText, spirit_text};
use super::words;
use crate::frame::replay::Replayed;
use crate::play::Play;
use crate::text::table::{TableText, table_text};
use crate::ui::focus::focus_later;
use crate::ui::given::given;
use crate::ui::memo::{Memo, memo};
use crate::ui::sound::{Sound, Sounds};
use crate::ui::state::State;
use spirit::{Action, Board, Event, Spirit};
use table::{Entry, Game, Seat, Seen, Session};

/// The heading of the question: what has the keyboard after an answer, so that a stray key answers nothing.
pub const QUESTION: &str = "question";

pub struct Sitting {
    pub play: Play<Spirit>,
    pub text: &'static SpiritText,
    pub table: &'static TableText,
    /// The table as it is now or as it was.
    pub seen: Memo<Seen<Spirit>>,
    pub picked: State<Picked>,
    /// Why the last tap did nothing.
    pub refused: State<Option<&'static str>>,
    /// What has just happened, for those who listen.
    pub announced: Memo<String>,
    pub replayed: Replayed,
    /// What was advised.
    pub pointed: State<Option<Action>>,
    sounds: Sounds,
    /// Towards whom the table is turned.
    pub facing: Memo<Seat>,
    pub offers: Memo<Vec<Offer>>,
    pub moment: Memo<Option<Moment>>,
    /// How the last round ended, until it has been read.
    pub dusk: Memo<Option<Dusk>>,
    /// How many actions there were when that was read.
    read: State<usize>,
}

impl Sitting {
    /// A handful of signals' handles that every leaf of the screen reads: given out as one reference, for
    /// which the few hundred bytes are left standing until the page is closed.
    pub fn new(play: Play<Spirit>) -> &'static Self {
        let text = spirit_text();
        let replayed = State::new(None);
        let seen = memo(move || match replayed.get() {
            Some(number) => play.with_session(|session| session.seen_after(number, None)),
            None => play.seen(),
        });
        let picked = State::new(Picked::Nothing);
        let read = State::new(0);
        let is_live = move || replayed.get().is_none();
        let dusk = memo(move || {
            play.with_session(|session| {
                let unread = session.record().actions.len() != read.get() && is_live();
                unread.then(|| scene::dusk(session.log()))?
            })
        });
        Box::leak(Box::new(Self {
            play,
            text,
            table: table_text(),
            seen,
            picked,
            refused: State::new(None),
            announced: memo(move || play.with_session(|session| told(text, session))),
            replayed,
            pointed: State::new(None),
            sounds: given(),
            facing: memo(move || seen.with(|seen| scene::facing(seen))),
            offers: memo(move || {
                let picked = picked.get();
                let offers = || seen.with(|seen| scene::offers(seen, picked));
                if is_live() { offers() } else { Vec::new() }
            }),
            moment: memo(move || {
                // Behind a sheet nobody would see it.
                let in_sight = is_live() && dusk.with(Option::is_none);
                in_sight.then(|| play.with_session(|session| scene::moment(session.log())))?
            }),
            dusk,
            read,
        }))
    }

    /// Where the game stands: round and level.
    pub fn place(&'static self) -> String {
        self.seen.with(|seen| {
            format!("{} · {}", (self.text.round)(seen.round()), (self.text.level)(seen.level()))
        })
    }

    /// What lies before a samurai, told only when it changes.
    pub fn board(&'static self, seat: Seat) -> Memo<Board> {
        memo(move || self.seen.with(|seen| *seen.board(seat)))
    }

    pub fn tap(&'static self, tap: Tap) {
        if self.bot_decides() {
            return;
        }
        match tap {
            Tap::Act(action) => self.act(action),
            Tap::Pick(picked) => self.pick(picked),
        }
    }

    pub fn pick(&'static self, picked: Picked) {
        self.refused.set(None);
        self.pointed.set(None);
        self.picked.set(picked);
        focus_later(QUESTION.to_owned());
    }

    /// Shows an action among the answers.
    pub fn point_out(&'static self, action: Action) {
        self.pick(match action {
            Action::Support(_) if self.seen.with_untracked(|seen| seen.players()) > 2 => {
                Picked::Support
            }
            Action::Help(_) => Picked::Help,
            Action::Move { from, .. } | Action::Lend { from, .. } => Picked::From(from),
            _ => Picked::Nothing,
        });
        self.pointed.set(Some(action));
    }

    /// Whether a bot decides, so that there is nothing to tap.
    pub fn bot_decides(&'static self) -> bool {
        let seat = self.play.with_session(Session::turn).seat();
        seat.is_some_and(|seat| self.play.bot(seat).is_some())
    }

    /// Takes back what is being picked, or else the last action.
    pub fn undo(&'static self) {
        self.refused.set(None);
        if self.picked.now() != Picked::Nothing {
            return self.pick(Picked::Nothing);
        }
        self.play.undo();
    }

    /// Why nothing can be taken back.
    pub fn why_sealed(&'static self) -> &'static str {
        let actions = self.play.with_session_untracked(|session| session.record().actions.len());
        if actions == 0 { self.table.nothing_done } else { self.text.sealed }
    }

    /// The end of the round has been read.
    pub fn go_on(&'static self) {
        self.read.set(self.play.with_session(|session| session.record().actions.len()));
        focus_later(QUESTION.to_owned());
    }

    fn act(&'static self, action: Action) {
        match self.play.act(action) {
            Ok(entries) => {
                self.sounds.play(sound_of(&entries));
                self.pick(Picked::Nothing);
            }
            Err(why) => self.refused.set(Some((self.text.illegal)(why))),
        }
    }
}

/// What the last action led to, in sentences.
fn told(text: &SpiritText, session: &Session<Spirit>) -> String {
    let seen = session.seen_by(None);
    let fresh = scene::fresh(session.log()).iter();
    let told = fresh.filter_map(|entry| words::event(text, &seen, &entry.event));
    told.collect::<Vec<_>>().join(" ")
}

/// What is heard of what has just happened.
fn sound_of(entries: &[Entry<Event>]) -> Sound {
    let any = |is: fn(&Event) -> bool| entries.iter().any(|entry| is(&entry.event));
    if any(|event| matches!(event, Event::Kiai { .. } | Event::BecameAnimal(_))) {
        Sound::Take
    } else if any(|event| matches!(event, Event::Passed(_) | Event::RoundEnded { .. })) {
        Sound::Slide
    } else {
        Sound::Lay
    }
}

//! [`Sitting`]: everything that one look at the table depends on. The session is the only truth in it;
//! the rest is what the player has in mind.

use super::scene::{self, Lit, News, Picked, Tap};
use super::text::{SamuraiText, samurai_text};
use super::travel::{self, travel};
use super::words;
use crate::frame::replay::Replayed;
use crate::play::Play;
use crate::text::table::{TableText, table_text};
use crate::ui::after_paint::after_paint;
use crate::ui::given::given;
use crate::ui::memo::{Memo, memo};
use crate::ui::sound::{Sound, Sounds};
use crate::ui::state::State;
use leptos::prelude::*;
use samurai::{Action, Event, Figure, Samurai, Space, Tile};
use table::{Entry, Game, Seat, Seen, Session, Turn};

pub struct Sitting {
    pub play: Play<Samurai>,
    pub text: &'static TableText,
    pub words: &'static SamuraiText,
    /// The game as the one who holds the device may see it, now or as it was.
    pub seen: Memo<Seen<Samurai>>,
    pub picked: State<Picked>,
    /// From which place of the hand: two tiles may be alike.
    pub from: State<usize>,
    /// Where the pointer or the focus rests.
    pub rest: State<Option<Space>>,
    /// A place that was asked for: by a tap with empty hands, or from the log.
    pub shown: State<Option<Space>>,
    /// Several figures of this settlement would do.
    pub choosing: State<Option<Space>>,
    /// Why the last tap did nothing.
    pub refused: State<Option<&'static str>>,
    /// What has just happened, for those who listen.
    pub announced: State<String>,
    /// After how many actions the board is shown; `None` as it is now.
    pub replayed: Replayed,
    pub sounds: Sounds,
    /// Whether the board is there, to its last hex.
    pub is_drawn: State<bool>,
    pub lit: Memo<Lit>,
    pub news: Memo<News>,
}

impl Sitting {
    /// A handful of signals' handles that every leaf of the screen reads: given out as one reference, for
    /// which the few hundred bytes are left standing until the page is closed.
    pub fn new(play: Play<Samurai>) -> &'static Self {
        let replayed = State::new(None);
        let seen = memo(move || match replayed.get() {
            Some(number) => play.with_session(|session| session.seen_after(number, play.viewer())),
            None => play.seen(),
        });
        let picked = State::new(Picked::Nothing);
        Box::leak(Box::new(Self {
            play,
            text: table_text(),
            words: samurai_text(),
            seen,
            picked,
            from: State::new(0),
            rest: State::new(None),
            shown: State::new(None),
            choosing: State::new(None),
            refused: State::new(None),
            announced: State::new(String::new()),
            replayed,
            sounds: given(),
            is_drawn: State::new(false),
            lit: memo(move || match replayed.get() {
                Some(_) => Lit::Nowhere,
                None => seen.with(|seen| scene::lit(seen, picked.get())),
            }),
            news: memo(move || {
                play.with_session(|session| match replayed.get() {
                    Some(_) => News::default(),
                    None => scene::news(session.log(), session.turn().seat()),
                })
            }),
        }))
    }

    pub fn name(&self, seat: Seat) -> String {
        self.play.player(seat).name
    }

    pub fn crest(&self, seat: Seat) -> u8 {
        self.play.player(seat).crest
    }

    pub fn pick(&'static self, picked: Picked) {
        travel::put_away();
        self.choosing.set(None);
        self.refused.set(None);
        self.shown.set(None);
        // Picking up what is held already puts it down.
        let again = self.picked.now() == picked;
        self.picked.set(if again { Picked::Nothing } else { picked });
    }

    /// Picks a tile up from its place of the hand, also in exchange for one that is like it.
    pub fn pick_up(&'static self, tile: Tile, from: usize) {
        self.put_down();
        self.from.set(from);
        self.pick(Picked::Tile(tile));
    }

    pub fn put_down(&'static self) {
        self.pick(Picked::Nothing);
    }

    /// Whether the board is the one that is being played on, and not a look back.
    pub fn is_live(&'static self) -> bool {
        self.replayed.get().is_none()
    }

    pub fn tap(&'static self, at: Space, figure: Option<Figure>) {
        if self.replayed.now().is_some() {
            return self.shown.set(Some(at));
        }
        let picked = self.picked.now();
        let tap = self.seen.with_untracked(|seen| scene::tap(seen, picked, at, figure));
        match tap {
            Tap::Act(action) => self.act(action),
            Tap::Pick(next) | Tap::Back(next) => self.pick(next),
            Tap::Choose(at) => {
                self.refused.set(None);
                self.choosing.set(Some(at));
            }
            Tap::Refuse(why) => {
                self.refused.set(Some(words::illegal(self.words, why)));
            }
            Tap::Look(at) => {
                let again = self.shown.now() == Some(at);
                self.shown.set((!again).then_some(at));
            }
        }
    }

    pub fn act(&'static self, action: Action) {
        match self.play.act_unseen(action) {
            Ok(entries) => match entries.split_first() {
                // A tile that leaves the hand is seen at once; all that it does, while it is on its way.
                Some((first, _)) if travel::sets_out(self, first) => {
                    after_paint(move || self.show(&entries, 1));
                }
                _ => self.show(&entries, 0),
            },
            Err(why) => self.refused.set(Some(words::illegal(self.words, why))),
        }
    }

    /// Shows and tells what a person has played; so much of it was seen already.
    fn show(&'static self, entries: &[Entry<Event>], seen: usize) {
        self.play.show();
        // The table may have been left meanwhile.
        if self.picked.is_gone() {
            return;
        }
        self.watch(&entries[seen..]);
        self.pick(Picked::Nothing);
        let name = |seat| self.name(seat);
        let told: Vec<String> =
            entries.iter().map(|entry| words::event(self.words, &entry.event, &name)).collect();
        self.announce(told.join(" "));
    }

    /// Shows and sounds what has happened.
    pub fn watch(&'static self, entries: &[Entry<Event>]) {
        travel(self, entries);
        self.sounds.play(sound_of(entries));
    }

    /// Takes back a step: of what is picked up and half done, or else the last action.
    pub fn undo(&'static self) {
        if let Some(before) = self.picked.now().before() {
            return self.pick(before);
        }
        if untrack(|| self.play.can_undo()) {
            self.go_back(self.text.undo, Play::undo);
        } else {
            self.refused.set(Some(self.text.nothing_done));
        }
    }

    pub fn redo(&'static self) {
        if untrack(|| self.play.can_redo()) {
            self.go_back(self.text.redo, Play::redo);
        }
    }

    /// Takes back all that was done in this turn.
    pub fn reset(&'static self) {
        if untrack(|| self.play.can_reset()) {
            self.go_back(self.text.reset, Play::reset);
        } else {
            self.refused.set(Some(self.text.nothing_done));
        }
    }

    fn go_back(&'static self, called: &str, step: fn(Play<Samurai>)) {
        self.put_down();
        step(self.play);
        self.announce(format!("{called}."));
    }

    /// Tells those who listen. The same words again are told again: a space makes them new.
    fn announce(&'static self, words: String) {
        let again = self.announced.with_untracked(|before| *before == words);
        self.announced.set(if again { words + "\u{a0}" } else { words });
    }

    /// Whether there is something to take back.
    pub fn can_undo(&'static self) -> bool {
        self.picked.get().before().is_some() || self.play.can_undo()
    }

    /// The bot that the person at the table waits for.
    pub fn waits_for(&'static self) -> Option<Seat> {
        self.play.bot_on_turn().filter(|_| self.is_live())
    }

    /// What a tap on the space would do with what is picked up, if it would end in an action.
    pub fn intended(&'static self, at: Space) -> Option<Action> {
        if !self.is_live() {
            return None;
        }
        let picked = self.picked.get();
        match self.seen.with(|seen| scene::tap(seen, picked, at, None)) {
            Tap::Act(action) => Some(action),
            _ => None,
        }
    }

    /// Shows an action before it is played: its tile picked up, its place looked at.
    pub fn point_out(&'static self, action: Action) {
        let (picked, at) = match action {
            Action::Place { tile, at } => (Picked::Tile(tile), at),
            Action::ExchangeFigures { a, .. } => (Picked::Tile(Tile::FigureExchange), a.at),
            Action::ExchangeToken { at, .. } => (Picked::Tile(Tile::TokenExchange), at),
            Action::SetFigure { figure, at } => (Picked::Figure(figure), at),
            _ => return,
        };
        self.put_down();
        self.picked.set(picked);
        self.shown.set(Some(at));
    }

    /// The last action of this turn, if it can still be taken back, and the game before it.
    pub fn last_action(&'static self) -> Option<(Seen<Samurai>, Action)> {
        let viewer = self.play.viewer();
        self.play.with_session(|session| {
            let actions = &session.record().actions;
            let action = *actions.last().filter(|_| session.can_undo())?;
            Some((session.seen_after(actions.len() - 1, viewer), action))
        })
    }

    /// Which round is being played, or was.
    pub fn place(&'static self) -> String {
        let until = self.replayed.get().unwrap_or(usize::MAX);
        let round = self.play.with_session(|session| {
            let ended = |entry: &&Entry<Event>| {
                let ends = matches!(entry.event, Event::TurnEnded { .. } | Event::Passed { .. });
                ends && entry.number <= until
            };
            let turns = session.log().iter().filter(ended).count();
            let players = usize::from(session.seen_by(None).setup().players);
            u16::try_from(turns / players + 1).unwrap_or(u16::MAX)
        });
        (self.text.round)(round)
    }

    /// Whose hand lies before the screen: the viewer's; in a look back at a game that is over, the hand of
    /// whoever was on turn.
    pub fn holder(&'static self) -> Option<Seat> {
        let is_over = self.play.with_session(Session::turn) == Turn::Over;
        if is_over { self.seen.with(|seen| seen.turn().seat()) } else { self.play.viewer() }
    }

    pub fn on_turn(&'static self) -> Option<Seat> {
        match self.play.with_session(Session::turn) {
            Turn::Of(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}

/// What is heard of what has just happened.
fn sound_of(entries: &[Entry<Event>]) -> Sound {
    let any = |is: fn(&Event) -> bool| entries.iter().any(|entry| is(&entry.event));
    if any(|event| matches!(event, Event::Captured { .. })) {
        Sound::Take
    } else if any(|event| matches!(event, Event::TurnEnded { .. } | Event::Passed { .. })) {
        Sound::Slide
    } else {
        Sound::Lay
    }
}

//! [`Sitting`]: everything that one look at the table depends on. The session is the only truth in it;
//! the rest is what the player has in mind.

use super::board::come_to_board;
use super::scene::{self, Ask, Spot, Stones, Tap, Target};
use super::text::{SamsaraText, samsara_text};
use super::words;
use crate::frame::replay::Replayed;
use crate::play::Play;
use crate::text::table::{TableText, table_text};
use crate::ui::given::given;
use crate::ui::memo::{Memo, memo, memo_after};
use crate::ui::sound::{Sound, Sounds};
use crate::ui::state::{Slot, State, effect};
use leptos::prelude::*;
use samsara::{Action, Cell, Die, Event, Illegal, Mode, Samsara};
use table::{Entry, Seat, Seen, Session};

pub struct Sitting {
    pub play: Play<Samsara>,
    sounds: Sounds,
    pub text: &'static TableText,
    pub words: &'static SamsaraText,
    /// The game now, or as it was.
    pub seen: Memo<Seen<Samsara>>,
    pub picked: State<Option<Cell>>,
    /// Which of the two dice alone is to be used, if the player said so.
    pub chosen: State<Option<usize>>,
    /// Where the keyboard comes onto the board.
    pub stop: Slot<Spot>,
    /// Where the pointer or the focus rests.
    pub rest: State<Option<Spot>>,
    /// A place that was asked for from the log.
    pub shown: State<Option<Spot>>,
    /// Why the last tap did nothing.
    pub refused: State<Option<&'static str>>,
    /// What has just happened, for those who listen.
    pub announced: State<String>,
    pub replayed: Replayed,
    /// Nothing is asked while a bot plays or the table looks back.
    pub ask: Memo<Ask>,
    /// Where the picked stone can go.
    pub targets: Memo<Vec<Target>>,
    pub stones: Memo<Stones>,
    /// The last turn of the other player.
    pub news: Memo<Vec<Target>>,
}

impl Sitting {
    /// A handful of signals' handles that every leaf of the screen reads: given out as one reference, for
    /// which the few hundred bytes are left standing until the page is closed.
    pub fn new(play: Play<Samsara>) -> &'static Self {
        let replayed: Replayed = State::new(None);
        let seen = memo(move || match replayed.get() {
            Some(number) => play.with_session(|session| session.seen_after(number, None)),
            None => play.seen(),
        });
        let picked = State::new(None);
        let chosen = State::new(None);
        let ask = memo(move || match (replayed.get(), play.bot_on_turn()) {
            (None, None) => seen.with(|seen| scene::ask(seen)),
            _ => Ask::Nothing,
        });
        let sitting: &'static Self = Box::leak(Box::new(Self {
            play,
            sounds: given(),
            text: table_text(),
            words: samsara_text(),
            seen,
            picked,
            chosen,
            stop: Slot::new(Spot::Cell(Cell::all().next().expect("a board has cells"))),
            rest: State::new(None),
            shown: State::new(None),
            refused: State::new(None),
            announced: State::new(String::new()),
            replayed,
            ask,
            targets: memo(move || {
                seen.with(|seen| match (ask.get(), picked.get()) {
                    (Ask::Move(_), Some(stone)) => {
                        scene::targets(seen, stone, only(seen, chosen.get()))
                    }
                    _ => Vec::new(),
                })
            }),
            stones: memo_after(move |before| seen.with(|seen| scene::follow(before, seen.board()))),
            news: memo(move || {
                play.with_session(|session| match (replayed.get(), session.turn().seat()) {
                    (None, Some(seat)) => scene::news(session.log(), seat),
                    _ => Vec::new(),
                })
            }),
        }));
        // Whoever did it, a person or a bot: what was in mind before is of no interest, and it is heard.
        let mut before = usize::MAX;
        effect(move || {
            let now = play.with_session(|session| session.record().actions.len());
            let then = std::mem::replace(&mut before, now);
            if now != then {
                sitting.let_go();
            }
            if now.checked_sub(1) == Some(then) {
                sitting.report(now);
            }
        });
        let mut looked_back = false;
        effect(move || {
            let looks_back = replayed.get().is_some();
            if looks_back {
                sitting.let_go();
            } else if looked_back {
                come_to_board();
            }
            looked_back = looks_back;
        });
        sitting
    }

    pub fn name(&'static self, seat: Seat) -> String {
        self.play.player(seat).name
    }

    pub fn crest(&'static self, seat: Seat) -> u8 {
        self.play.player(seat).crest
    }

    /// The die that alone is to be used.
    pub fn only(&'static self) -> Option<Die> {
        self.seen.with(|seen| only(seen, self.chosen.get()))
    }

    pub fn tap(&'static self, at: Spot) {
        if self.waits() || self.ask.now() == Ask::Nothing {
            return;
        }
        self.shown.set(None);
        let picked = self.picked.now();
        let tap = untrack(|| self.seen.with(|seen| scene::tap(seen, picked, self.only(), at)));
        match tap {
            Tap::Act(action) => self.act(action),
            Tap::Pick(stone) => self.hold(Some(stone)),
            Tap::PutDown => self.hold(None),
            Tap::Refuse(why) => self.refused.set(Some(words::illegal(self.words, why))),
            Tap::OutOfReach => self.refused.set(Some(self.words.out_of_reach)),
            Tap::OtherDie => self.refused.set(Some(self.words.other_die)),
            Tap::Beside => self.refused.set(Some(self.words.beside)),
            Tap::NoStone => self.refused.set(Some(self.words.no_stone)),
            Tap::Nothing => self.refused.set(None),
        }
    }

    /// Whether a bot is to play; whoever taps meanwhile is told so.
    fn waits(&'static self) -> bool {
        let waits = self.play.is_for_bot() && self.replayed.now().is_none();
        if waits {
            self.refused.set(Some(self.words.bot_plays));
        }
        waits
    }

    /// Uses this die alone, or both again.
    pub fn choose(&'static self, die: usize) {
        if self.waits() {
            return;
        }
        let used =
            self.seen.with_untracked(|seen| seen.dice().is_some_and(|dice| dice.used()[die]));
        if used {
            return self.refused.set(Some(words::illegal(self.words, Illegal::NoSuchDie)));
        }
        let again = self.chosen.now() == Some(die);
        self.chosen.set((!again).then_some(die));
        self.refused.set(None);
        // A stone that cannot use the die is put down.
        if self.targets.with_untracked(Vec::is_empty) {
            self.picked.set(None);
        }
    }

    pub fn hold(&'static self, stone: Option<Cell>) {
        self.refused.set(None);
        self.picked.set(stone);
    }

    /// Forgets what was about to be done.
    fn let_go(&'static self) {
        self.chosen.set(None);
        self.hold(None);
    }

    /// Ends the turn, or gives up the die that no stone can use.
    pub fn end_turn(&'static self) {
        match self.ask.now() {
            _ if self.waits() => {}
            Ask::Lapse(die) => self.act(Action::Lapse(die)),
            Ask::EndTurn => self.act(Action::EndTurn),
            _ => self.refused.set(Some(words::illegal(self.words, Illegal::DiceLeft))),
        }
    }

    pub fn act(&'static self, action: Action) {
        match self.play.act(action) {
            Ok(_) => self.let_go(),
            Err(why) => self.refused.set(Some(words::illegal(self.words, why))),
        }
    }

    /// Shows an action before it is played: its stone picked, its target looked at.
    pub fn point_out(&'static self, action: Action) {
        let Action::Move(play) = action else { return };
        self.chosen.set(None);
        self.hold(Some(play.from));
        let aims = self.targets.now();
        self.rest.set(aims.iter().find(|aim| aim.play == play).map(|aim| aim.spot));
    }

    /// The move that has just brought a stone from here to there, if it was one.
    pub fn moved(&'static self, from: Cell, to: Cell) -> Option<Target> {
        let replayed = self.replayed.now();
        let moves = self.play.with_session_untracked(|session| {
            let number = replayed.unwrap_or(session.record().actions.len());
            scene::moves(session.log().iter().filter(|entry| entry.number == number))
        });
        moves.into_iter().find(|was| was.play.from == from && was.landing.cell() == to)
    }

    pub fn undo(&'static self) {
        self.let_go();
        if untrack(|| self.play.can_undo()) {
            self.play.undo();
        } else {
            self.refused.set(Some(self.text.nothing_done));
        }
    }

    pub fn redo(&'static self) {
        self.let_go();
        self.play.redo();
    }

    /// What the action with this number did. What a bot does is announced by the bar above the table.
    fn report(&'static self, number: usize) {
        let entries: Vec<Entry<Event>> = self.play.with_session_untracked(|session| {
            session.log().iter().filter(|entry| entry.number == number).cloned().collect()
        });
        self.sounds.play(sound_of(&entries));
        let by_bot = |entry: &Entry<Event>| {
            entry.turn.seat().is_some_and(|seat| self.play.bot(seat).is_some())
        };
        if !entries.first().is_some_and(by_bot) {
            self.announced.set(self.told(&entries));
        }
    }

    /// Events in words, without what is plain from the others.
    pub fn told(&'static self, entries: &[Entry<Event>]) -> String {
        let name = |seat| self.name(seat);
        let plain = |event: &Event| matches!(event, Event::TurnEnded { .. });
        let told: Vec<String> = entries
            .iter()
            .filter(|entry| !plain(&entry.event))
            .map(|entry| words::event(self.words, self.mode(), &entry.event, &name))
            .collect();
        told.join(" ")
    }

    /// Agreed before the game, so this follows nothing.
    pub fn mode(&'static self) -> Mode {
        self.seen.with_untracked(|seen| seen.setup().mode)
    }

    /// Which game is being played.
    pub fn place(&'static self) -> String {
        self.seen.with(|seen| match seen.setup().mode {
            Mode::Single => self.words.single.to_owned(),
            Mode::Match => {
                let second = seen.first() != seen.setup().first;
                self.words.of_match[usize::from(second)].to_owned()
            }
        })
    }

    pub fn on_turn(&'static self) -> Option<Seat> {
        self.play.with_session(Session::turn).seat()
    }
}

/// What is heard of what has just happened.
fn sound_of(entries: &[Entry<Event>]) -> Sound {
    let any = |is: fn(&Event) -> bool| entries.iter().any(|entry| is(&entry.event));
    if any(|event| matches!(event, Event::Scored { .. } | Event::GameEnded(_))) {
        Sound::Take
    } else if any(|event| matches!(event, Event::Rolled { .. })) {
        Sound::Roll
    } else {
        Sound::Lay
    }
}

/// The chosen die, as long as it is there to be used.
fn only(seen: &Samsara, chosen: Option<usize>) -> Option<Die> {
    let dice = seen.dice()?;
    let number = chosen?;
    let thrown = *dice.thrown().get(number)?;
    (!*dice.used().get(number)? && dice.has(thrown)).then_some(thrown)
}

//! Bots at the table: whose turn is a bot's is thought about, played step by step at a readable pace,
//! and can be skipped.

use std::any::Any;
use std::time::Duration;

use crate::app::settings;
use crate::hosted::Hosted;
use crate::play::Play;
use crate::settings::{Pace, Settings};
use crate::text::bots::{BotText, bot_text};
use crate::thinker::{self, Thinking};
use crate::ui::el::{El, el, group};
use crate::ui::given::{Here, given};
use crate::ui::memo::memo;
use crate::ui::state::{Slot, State, effect};
use crate::ui::toast::Toasts;
use bots::{Level, Thought};
use leptos::prelude::*;
use table::{Entry, Game, Seat};

/// What a bot is at, for whoever shows it.
#[derive(Clone, Copy, Debug)]
pub struct Bots {
    /// Who thinks or is about to play.
    busy: State<Option<Busy>>,
    /// Whether steps are played as soon as they are known, until a person is on turn.
    hurry: State<bool>,
    /// What was played last, in words.
    said: State<String>,
    /// Whether something is to be read before they go on.
    waiting: State<bool>,
    settings: State<Settings>,
    here: Here,
    thinking: Slot<Option<Thinking>>,
    /// What will be played when its time has come.
    next: Slot<Option<Next>>,
    clock: Slot<Option<TimeoutHandle>>,
    /// Shows an action on the board, of the game that is on it.
    pointer: Slot<Option<Box<dyn Any>>>,
    /// Shows and sounds what has happened, at the table of the game that is on it.
    watcher: Slot<Option<Box<dyn Any>>>,
}

type Next = Box<dyn FnOnce()>;
type Pointer<G> = Box<dyn Fn(<G as Game>::Action)>;
type Watcher<G> = Box<dyn Fn(&[Entry<<G as Game>::Event>])>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Busy {
    Thinks(Seat),
    Plays(Seat),
}

/// A moment at which a bot is on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    /// How many actions there were.
    number: usize,
    seat: Seat,
    level: Level,
}

impl Bots {
    /// Plays for the bots of this table for as long as it is shown, and lets every part of it know.
    pub fn attend<G: Hosted>(play: Play<G>) {
        let bots = Self {
            busy: State::new(None),
            hurry: State::new(false),
            said: State::new(String::new()),
            waiting: State::new(false),
            settings: settings(),
            here: Here::now(),
            thinking: Slot::new(None),
            next: Slot::new(None),
            clock: Slot::new(None),
            pointer: Slot::new(None),
            watcher: Slot::new(None),
        };
        provide_context(bots);
        // Said once: it stays until it is put away.
        let (toasts, unreached) = (given::<Toasts>(), State::new(false));
        let moment = memo(move || if bots.waiting.get() { None } else { moment(play) });
        effect(move || {
            // Whatever was thought about another moment is of no interest: it was played or undone.
            bots.forget();
            let Some(now) = moment.get() else {
                bots.busy.set(None);
                bots.hurry.set(false);
                return;
            };
            bots.busy.set(Some(Busy::Thinks(now.seat)));
            let record = play.with_session_untracked(|session| session.record().clone());
            let then = move |thought: Thought<G>| {
                // Nobody thought about it, although there was something to think about.
                if thought.playouts == 0 && !unreached.now() && play.choices() > 1 {
                    unreached.set(true);
                    toasts.say(play.room(), |language| BotText::of(language).unreached);
                }
                if let Some(choice) = thought.best() {
                    bots.play(play, now.seat, choice.action);
                }
            };
            bots.thinking.set(thinker::ask(&record, now.seat, now.level, None, then));
        });
        on_cleanup(move || bots.forget());
    }

    /// Plays after a while in which everybody can see what was played before.
    fn play<G: Hosted>(self, play: Play<G>, seat: Seat, action: G::Action) {
        let act = move || self.act(play, action);
        // What nobody sees need not wait.
        let shown = G::action_seen_by(action, None) == action;
        let pace = self.settings.with_untracked(|settings| settings.pace);
        if !shown || self.hurry.now() || pace == Pace::AtOnce {
            return act();
        }
        self.busy.set(Some(Busy::Plays(seat)));
        self.next.set(Some(Box::new(act)));
        let wait = Duration::from_millis(pace.milliseconds());
        let clock = set_timeout_with_handle(move || self.go_on(), wait);
        self.clock.set(clock.ok());
    }

    fn act<G: Hosted>(self, play: Play<G>, action: G::Action) {
        let Ok(entries) = play.act_for_bot(action) else { return };
        let name = |seat| play.player(seat).name;
        let told: Vec<String> = self.here.with(|| {
            play.with_session_untracked(|session| {
                let seen = session.seen_by(None);
                entries.iter().filter_map(|entry| seen.told(&entry.event, &name)).collect()
            })
        });
        self.said.set(told.join(" "));
        self.watcher.with(|watcher| {
            let watch = watcher.as_ref().and_then(|watch| watch.downcast_ref::<Watcher<G>>());
            if let Some(watch) = watch {
                watch(&entries);
            }
        });
    }

    /// Plays what is waiting to be played.
    fn go_on(self) {
        if let Some(act) = self.next.try_update(Option::take).flatten() {
            act();
        }
    }

    fn skip(self) {
        self.hurry.set(true);
        self.go_on();
    }

    /// Breaks off what is being thought and what was about to be played.
    fn forget(self) {
        self.thinking.try_set(None);
        self.next.try_set(None);
        if let Some(clock) = self.clock.try_update(Option::take).flatten() {
            clock.clear();
        }
    }

    /// Bots wait for as long as the table shows something that is to be read first.
    pub fn wait_while(reads: impl Fn() -> bool + 'static) {
        let bots: Self = given();
        effect(move || bots.waiting.set(reads()));
    }

    /// What the table does when a bot has played.
    pub fn watch_with<G: Hosted>(watch: impl Fn(&[Entry<G::Event>]) + 'static) {
        let bots: Self = given();
        let watch: Watcher<G> = Box::new(watch);
        bots.watcher.set(Some(Box::new(watch)));
    }

    /// How the board shows an action that is advised.
    pub fn point_out_with<G: Hosted>(show: impl Fn(G::Action) + 'static) {
        let bots: Self = given();
        let show: Pointer<G> = Box::new(show);
        bots.pointer.set(Some(Box::new(show)));
    }

    pub fn point_out<G: Hosted>(self, action: G::Action) {
        self.pointer.with(|pointer| {
            let show = pointer.as_ref().and_then(|show| show.downcast_ref::<Pointer<G>>());
            if let Some(show) = show {
                show(action);
            }
        });
    }

    /// Says who thinks or plays, with a way to skip it. Its room is in the bar above the table.
    pub fn status<G: Hosted>(self, play: Play<G>) -> El {
        let text = bot_text();
        let words = move || match self.busy.get() {
            Some(Busy::Thinks(seat)) => (text.thinks)(&play.player(seat).name),
            Some(Busy::Plays(seat)) => (text.plays)(&play.player(seat).name),
            None => String::new(),
        };
        let words = memo(words);
        let status = el("div", "bot-status").flag("hidden", move || self.busy.get().is_none());
        group().with([
            status.with([
                el("span", "").live_text(move || words.get()),
                el("button", "btn quiet skip")
                    .flag("disabled", move || self.hurry.get())
                    .on_tap(move || self.skip())
                    .with(text.skip),
            ]),
            el("p", "unseen").attr("role", "status").live_text(move || self.said.get()),
        ])
    }
}

/// The moment, if a bot is on turn and this tab plays the game.
fn moment<G: Hosted>(play: Play<G>) -> Option<Moment> {
    let seat = play.bot_on_turn().filter(|_| play.is_held())?;
    let number = play.with_session(|session| session.record().actions.len());
    Some(Moment { number, seat, level: play.bot(seat)? })
}

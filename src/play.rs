//! [`Play`]: a game at the table. One session in one signal; all that is shown is derived from it.

use crate::hosted::Hosted;
use crate::route::{self, Route};
use crate::save::claim::{Claim, Hold};
use crate::save::{Save, Shelf};
use crate::ui::state::State;
use bots::Level;
use leptos::prelude::*;
use table::{CodeError, Entry, Game, Player, Record, Seat, Seed, Seen, Session, Turn, Unplayable};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// Why a saved or shared game cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unopened {
    Code(CodeError),
    /// The rules do not allow its action with this number, counted from 1; 0 is the setup.
    Action(usize),
}

#[expect(missing_debug_implementations, reason = "a session is looked at through a seat's eyes")]
pub struct Play<G: Game> {
    session: State<Session<G>>,
    /// Whose hand lies open. Everybody else's is not in the page.
    opened: State<Option<Seat>>,
    claim: Claim,
}

/// Derived, these would ask the game to be `Copy`.
#[expect(clippy::expl_impl_clone_on_copy, reason = "the bound of a derive is too strict")]
impl<G: Game> Clone for Play<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Play<G> {}

/// Reads a code and plays it through.
pub fn open<G: Game>(code: &str) -> Result<Session<G>, Unopened> {
    let record = Record::from_code(code).map_err(Unopened::Code)?;
    Session::open(record).map_err(|why| match why {
        Unplayable::Setup(_) => Unopened::Action(0),
        Unplayable::Action { number, .. } => Unopened::Action(number + 1),
    })
}

/// Begins a game, keeps it, and returns the key it is kept under.
pub fn begin<G: Game>(shelf: Shelf, setup: G::Setup, players: Vec<Player>) -> Option<String> {
    let record = Record::<G>::new(setup, fresh_seed(), players);
    let key = record.seed.name();
    shelf.keep_game(&key, &record.code()?);
    Some(key)
}

impl<G: Hosted> Play<G> {
    pub fn open(shelf: Shelf, save: &Save) -> Result<Self, Unopened> {
        let session = open::<G>(&save.code)?;
        shelf.put_on_the_table(&save.code);
        let session = State::new(session);
        let opened = State::new(None);
        let key = save.key.clone();
        let claim = Claim::new(shelf, &save.key, move |stored| {
            opened.set(None);
            catch_up(shelf, session, &key, stored)
        });
        let play = Self { session, opened, claim };
        play.shut_when_left();
        Ok(play)
    }

    /// Whether this tab is the one that plays. Nothing is played or kept while it is not.
    pub fn hold(self) -> Hold {
        self.claim.hold()
    }

    /// Goes on in this tab with what is kept; the one that had the game stops.
    pub fn take_over(self) {
        self.opened.set(None);
        self.claim.take();
    }

    /// Whether this tab plays the game.
    pub fn is_held(self) -> bool {
        self.hold() == Hold::Held
    }

    /// Plays an action of a person and keeps it. Returns what happened, or why it may not be.
    /// In a tab that does not have the game, and while a bot is on turn, nothing happens: the screen says so.
    pub fn act(self, action: G::Action) -> Result<Vec<Entry<G::Event>>, G::Illegal> {
        let told = self.act_unseen(action);
        self.show();
        told
    }

    /// The same, but the screen stays as it is until `show`.
    pub fn act_unseen(self, action: G::Action) -> Result<Vec<Entry<G::Event>>, G::Illegal> {
        if self.is_for_bot() { Ok(Vec::new()) } else { self.enact(action) }
    }

    /// Shows what was played unseen.
    pub fn show(self) {
        self.session.tell();
    }

    /// Plays what a bot has chosen.
    pub fn act_for_bot(self, action: G::Action) -> Result<Vec<Entry<G::Event>>, G::Illegal> {
        let told = if self.is_for_bot() { self.enact(action) } else { Ok(Vec::new()) };
        self.show();
        told
    }

    fn enact(self, action: G::Action) -> Result<Vec<Entry<G::Event>>, G::Illegal> {
        if !self.claim.is_held() {
            return Ok(Vec::new());
        }
        let act = |session: &mut Session<G>| session.act(action).map(<[_]>::to_vec);
        let told = self.session.try_update_unseen(act).unwrap_or(Ok(Vec::new()))?;
        self.keep();
        Ok(told)
    }

    /// Takes the last action back, and with it what bots have done since a person did something.
    pub fn undo(self) {
        if self.session.with_untracked(person_can_undo) {
            self.go_back(|session| while session.undo() && bot_on_turn(session).is_some() {});
        }
    }

    pub fn redo(self) {
        self.go_back(|session| _ = session.redo());
    }

    /// Takes back what the person on turn has done in this turn.
    pub fn reset(self) {
        if !self.is_for_bot() {
            self.go_back(|session| while undo_own(session) {});
        }
    }

    fn go_back(self, change: impl FnOnce(&mut Session<G>)) {
        if !self.claim.is_held() {
            return;
        }
        let turn = self.session.with_untracked(Session::turn);
        self.session.update(change);
        // Somebody else is on turn: a hand that lay open is not theirs to see.
        if self.session.with_untracked(Session::turn) != turn {
            self.opened.set(None);
        }
        self.keep();
    }

    pub fn can_undo(self) -> bool {
        self.session.with(person_can_undo)
    }

    pub fn can_reset(self) -> bool {
        self.session
            .with(|session| bot_on_turn(session).is_none() && undo_own(&mut session.clone()))
    }

    pub fn can_redo(self) -> bool {
        self.session.with(Session::can_redo)
    }

    /// Reads from the session. What is made of it is shown to everybody: hands are looked at through `seen`.
    pub fn with_session<T>(self, read: impl FnOnce(&Session<G>) -> T) -> T {
        self.session.with(read)
    }

    /// The same, to be read once and not followed.
    pub fn with_session_untracked<T>(self, read: impl FnOnce(&Session<G>) -> T) -> T {
        self.session.with_untracked(read)
    }

    /// The game as the one who holds the device may see it.
    pub fn seen(self) -> Seen<G> {
        self.session.with(|session| session.seen_by(self.viewer()))
    }

    /// How many things whoever is on turn can do; to be read once and not followed.
    pub fn choices(self) -> usize {
        let mut choices = Vec::new();
        self.session.with_untracked(|session| {
            session.seen_by(session.turn().seat()).legal(&mut choices);
        });
        choices.len()
    }

    /// Where in the house it is played.
    pub fn room(self) -> Route {
        Route::Play(self.claim.key())
    }

    /// Whose eyes the screen is drawn for.
    pub fn viewer(self) -> Option<Seat> {
        let seat = self.session.with(Session::turn).seat()?;
        if self.bot(seat).is_some() {
            return self.only_person();
        }
        (!self.needs_door() || self.opened.get() == Some(seat))
            .then_some(seat)
            .filter(|_| self.is_private() || self.people().len() == 1)
    }

    /// Who has to slide the door open before the game goes on.
    pub fn awaited(self) -> Option<Seat> {
        let seat = self.session.with(Session::turn).seat()?;
        let is_person = self.bot(seat).is_none();
        (is_person && self.needs_door() && self.is_private() && self.opened.get() != Some(seat))
            .then_some(seat)
    }

    pub fn slide_open(self) {
        if let Turn::Of(seat) = self.session.with_untracked(Session::turn) {
            self.opened.set(Some(seat));
        }
    }

    /// Who sits there never changes while a game is played, so this follows nothing.
    pub fn player(self, seat: Seat) -> Player {
        self.session.with_untracked(|session| player(&session.record().players, seat))
    }

    /// The level of the bot on this seat; `None` for a person.
    pub fn bot(self, seat: Seat) -> Option<Level> {
        self.session.with_untracked(|session| bot_at(session, seat))
    }

    /// The bot that is to play now.
    pub fn bot_on_turn(self) -> Option<Seat> {
        self.session.with(bot_on_turn)
    }

    /// Whether a bot is to play, to be read once and not followed.
    pub fn is_for_bot(self) -> bool {
        self.session.with_untracked(|session| bot_on_turn(session).is_some())
    }

    /// The one person among bots, who looks on while they play.
    pub fn only_person(self) -> Option<Seat> {
        let people = self.people();
        people.first().copied().filter(|_| people.len() == 1)
    }

    /// A door between people needs two of them.
    fn needs_door(self) -> bool {
        self.people().len() > 1
    }

    /// The seats without a bot. A link may name fewer players than there are seats: those are people too.
    fn people(self) -> Vec<Seat> {
        self.session.with_untracked(|session| {
            let seats = Seat::all(session.seen_by(None).players());
            seats.filter(|&seat| bot_at(session, seat).is_none()).collect()
        })
    }

    fn is_private(self) -> bool {
        self.session.with(|session| session.seen_by(None).is_private())
    }

    fn keep(self) {
        if let Some(code) = self.session.with_untracked(|session| session.record().code()) {
            self.claim.keep(&code);
        }
    }

    /// A page that is hidden, left, or kept for the back button is found shut.
    fn shut_when_left(self) {
        let listener = Closure::<dyn FnMut()>::new(move || self.opened.set(None));
        let shut = listener.as_ref().unchecked_ref::<js_sys::Function>().clone();
        let _ = window().add_event_listener_with_callback("pagehide", &shut);
        let _ = document().add_event_listener_with_callback("visibilitychange", &shut);
        let listener = send_wrapper::SendWrapper::new((listener, shut));
        on_cleanup(move || {
            let (_, shut) = &*listener;
            let _ = window().remove_event_listener_with_callback("pagehide", shut);
            let _ = document().remove_event_listener_with_callback("visibilitychange", shut);
        });
    }
}

/// Who sits on a seat. A link may name fewer than there are.
pub fn player(players: &[Player], seat: Seat) -> Player {
    let number = seat.index() as u8;
    let nobody = || Player { name: (number + 1).to_string(), crest: number, bot: None };
    players.get(seat.index()).cloned().unwrap_or_else(nobody)
}

fn bot_at<G: Game>(session: &Session<G>, seat: Seat) -> Option<Level> {
    session.record().players.get(seat.index())?.bot.and_then(Level::from_number)
}

/// Whether undoing leads back to a person's turn: what a bot has done it would only do again.
fn person_can_undo<G: Hosted>(session: &Session<G>) -> bool {
    if session.record().players.iter().all(|player| player.bot.is_none()) {
        return session.can_undo();
    }
    let mut back = session.clone();
    while back.undo() {
        if bot_on_turn(&back).is_none() {
            return true;
        }
    }
    false
}

/// Takes back the last action if it was one of whoever is on turn now; `false` if it was not.
fn undo_own<G: Game>(session: &mut Session<G>) -> bool {
    let turn = session.turn();
    if !session.undo() {
        return false;
    }
    let is_own = session.turn() == turn;
    if !is_own {
        session.redo();
    }
    is_own
}

/// While a result is looked at, no bot is: a person goes on.
fn bot_on_turn<G: Hosted>(session: &Session<G>) -> Option<Seat> {
    let seat = session.turn().seat()?;
    bot_at(session, seat).filter(|_| !session.seen_by(None).is_pause()).map(|_| seat)
}

/// Another tab wrote the game or removed it: goes on from there. `false` if that cannot be played here,
/// as when a newer release wrote it; home then says why.
fn catch_up<G: Game>(
    shelf: Shelf,
    session: State<Session<G>>,
    key: &str,
    stored: Option<Save>,
) -> bool {
    let Some(save) = stored else {
        if let Some(code) = session.with_untracked(|session| session.record().code()) {
            shelf.keep_game(key, &code);
        }
        return true;
    };
    let Ok(caught_up) = open(&save.code) else {
        route::go(&Route::Home);
        return false;
    };
    shelf.put_on_the_table(&save.code);
    session.set(caught_up);
    true
}

fn fresh_seed() -> Seed {
    let mut bytes = [0; 12];
    // A browser without random numbers still has a clock: no two games share a moment.
    if getrandom::fill(&mut bytes).is_err() {
        bytes[..8].copy_from_slice(&js_sys::Date::now().to_bits().to_le_bytes());
    }
    Seed(bytes)
}

//! [`Session`]: a game being played. It changes only through `act`, `undo` and `redo`.

use crate::record::{Dealer, Record, Step, Unplayable, step};
use crate::{Game, Seat, Seen, Turn};

/// One event and where in the game it happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<Event> {
    /// How many actions of players there were when it had happened.
    pub number: usize,
    pub turn: Turn,
    pub event: Event,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    state: G,
    log: Vec<Entry<G::Event>>,
    /// Actions before this one are there for good.
    sealed: usize,
    undone: Vec<G::Action>,
    dealer: Dealer,
}

impl<G: Game> Session<G> {
    /// Opens a record and checks every action in it. A new game is a record without actions.
    pub fn open(record: Record<G>) -> Result<Self, Unplayable<G::Illegal>> {
        let state = G::new(&record.setup).map_err(Unplayable::Setup)?;
        let dealer = Dealer::new(record.seed);
        let Record { setup, seed, players, actions } = record;
        let record = Record::new(setup, seed, players);
        let (log, undone) = (Vec::new(), Vec::new());
        let mut session = Self { record, state, log, sealed: 0, undone, dealer };
        session.dealer.deal(&mut session.state, 0, &mut write(&mut session.log));
        for (number, action) in actions.into_iter().enumerate() {
            session.play(action).map_err(|why| Unplayable::Action { number, why })?;
        }
        Ok(session)
    }

    /// Plays an action of the seat on turn, deals what follows, and returns what was added to the log.
    pub fn act(&mut self, action: G::Action) -> Result<&[Entry<G::Event>], G::Illegal> {
        let before = self.log.len();
        self.play(action)?;
        self.undone.clear();
        Ok(&self.log[before..])
    }

    /// Takes the last action back; `false` if there is none that may be.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let Some(action) = self.record.actions.pop() else { return false };
        let mut log = Vec::new();
        let Ok(state) = self.record.replay(write(&mut log)) else {
            unreachable!("what was played once can be played again")
        };
        self.state = state;
        self.log = log;
        self.undone.push(action);
        true
    }

    /// Plays again what was taken back last; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(action) = self.undone.pop() else { return false };
        let played = self.play(action);
        assert!(played.is_ok(), "what was taken back can be played again");
        true
    }

    pub fn can_undo(&self) -> bool {
        self.record.actions.len() > self.sealed
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    pub fn log(&self) -> &[Entry<G::Event>] {
        &self.log
    }

    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// The game as a seat knows it now; `None` is an onlooker.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Seen<G> {
        Seen::new(&self.state, viewer)
    }

    /// The game as a seat may see it after the first `number` actions. Once it is over, nothing of it is
    /// hidden any more.
    pub fn seen_after(&self, number: usize, viewer: Option<Seat>) -> Seen<G> {
        let mut record = self.record.clone();
        record.actions.truncate(number);
        let Ok(state) = record.replay(|_| ()) else {
            unreachable!("a game that was played has its beginning")
        };
        if self.turn() == Turn::Over {
            Seen::open(state, viewer)
        } else {
            Seen::new(&state, viewer)
        }
    }

    fn play(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        let number = self.record.actions.len() + 1;
        let seals = self.state.seals(action);
        let mut watch = write(&mut self.log);
        step(&mut self.state, action, number, &mut watch)?;
        let dealt = self.dealer.deal(&mut self.state, number, &mut watch);
        self.record.actions.push(action);
        if seals || dealt {
            self.sealed = number;
        }
        Ok(())
    }
}

/// Writes the events of each step into the log.
fn write<G: Game>(log: &mut Vec<Entry<G::Event>>) -> impl FnMut(Step<G>) {
    |Step { number, turn, events, .. }| {
        log.extend(events.iter().cloned().map(|event| Entry { number, turn, event }));
    }
}

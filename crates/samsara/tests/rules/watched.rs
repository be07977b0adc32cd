//! A game that a test plays step by step, and some boards to begin from. Stones are shown as the
//! players see them, A below.

use crate::notation::{action, cell, roll, show_move};
use samsara::{Action, Event, Illegal, Mode, Outcome, Position, Samsara, Setup};
use table::{BySeat, Game, Seat};

/// A game that is watched by the test.
#[derive(Clone, Copy)]
pub struct Watched(pub Samsara);

impl Watched {
    pub fn new(mode: Mode) -> Self {
        Self(Samsara::new(&Setup { mode, ..Setup::default() }).expect("a setup of the test"))
    }

    /// Just before a roll of this player. A began.
    pub fn at(mode: Mode, on_turn: Seat, goals: [u8; 2], board: &str) -> Self {
        let board = board.parse().expect("a diagram");
        let position = Position { board, on_turn, goals: BySeat::new(goals) };
        let setup = Setup { mode, ..Setup::default() };
        Self(Samsara::at(&setup, &position).expect("a position of the test"))
    }

    pub fn act(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        assert_eq!(self.0.apply(action, |event| events.push(event)), Ok(()), "{action:?}");
        events
    }

    pub fn roll(&mut self, dice: &str) -> Vec<Event> {
        self.act(roll(dice))
    }

    /// Makes a move that has to go exactly as it is written.
    pub fn go(&mut self, play: &str) -> Vec<Event> {
        let events = self.act(action(play));
        let told = events.iter().find_map(|event| match *event {
            Event::Moved { play, landing, .. } => Some(show_move(play, landing)),
            _ => None,
        });
        assert_eq!(told.as_deref(), Some(play));
        events
    }

    pub fn end_turn(&mut self) -> Vec<Event> {
        self.act(Action::EndTurn)
    }

    /// Why the action cannot be done; nothing is changed by trying.
    pub fn refuse(&self, action: Action) -> Illegal {
        let mut tried = self.0;
        let why = tried.apply(action, |event| panic!("told of what is refused: {event:?}"));
        assert_eq!(tried, self.0);
        why.expect_err("this has to be refused")
    }

    pub fn refuse_move(&self, play: &str) -> Illegal {
        self.refuse(action(play))
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.0.legal(&mut actions);
        actions
    }

    pub fn targets(&self, stone: &str) -> Vec<String> {
        let choices = self.0.choices(cell(stone));
        choices.filter_map(|c| Some(show_move(c.play, c.landing.ok()?))).collect()
    }

    pub fn last_outcome(&self) -> Outcome {
        *self.0.sheet().games().last().expect("a game is over")
    }
}

pub fn by_seat(values: [u8; 2]) -> BySeat<u8, 2> {
    BySeat::new(values)
}

/// Nothing is in anyone's way here.
pub const OPEN: &str = "
    . . . . . . . . . . . .
    o . o . o . o . o . o .
    . x . x . x . x . x . x
    . . . . . . . . . . . .";

/// A stone is four pips from each goal.
pub const BEFORE_BOTH_GOALS: &str = "
    . . . . . . . . x . . .
    o o o o o . . . . . . .
    . . . . . . . x x x x x
    . . . o . . . . . . . .";

/// No stone can use a 6.
pub const JAM: &str = "
    . . . . . x . x x . . x
    . . . . . o . . . . . o
    x . . . . . x . . . . .
    o . . o o . o . . . . .";

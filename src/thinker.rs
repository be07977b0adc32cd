//! The thinker: asks bots, who sit in workers of their own, and puts up with whatever becomes of them.
//!
//! A worker is started when it is first needed and kept. One that dies, answers nonsense or does not
//! answer is replaced; after three of them the rules pick any action, so that the game goes on.

mod room;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use bots::{Answer, Choice, Level, Question, Thought, Told};
use room::Room;
use table::{Game, Record, Rng, Seat, Seed, Seen};

/// How many workers may fail for one question.
const PATIENCE: u8 = 3;

/// Asks what a seat should do at the end of a record; `then` hears it once. Forgotten with what is
/// returned: the thought is broken off.
pub fn ask<G: Game>(
    record: &Record<G>,
    seat: Seat,
    level: Level,
    about: Option<G::Action>,
    then: impl FnOnce(Thought<G>) + 'static,
) -> Option<Thinking> {
    let told = Told::new(record, seat)?;
    let askers = room::crew();
    let question = Question { told, seat, level, seed: seed_of(record), askers, about };
    let inquiry = Rc::new(Inquiry {
        question,
        rooms: RefCell::new(Vec::new()),
        answers: RefCell::new((0..askers).map(|_| None).collect()),
        failures: Cell::new(0),
        then: Cell::new(Some(Box::new(then))),
    });
    for asker in 0..askers {
        inquiry.rooms.borrow_mut().push(None);
        Inquiry::send(&inquiry, asker);
    }
    Some(Thinking(inquiry))
}

/// A question that is being thought about. Dropped, it is of no interest any more.
pub struct Thinking(#[expect(dead_code, reason = "it is held, not read")] Rc<dyn std::any::Any>);

impl std::fmt::Debug for Thinking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Thinking")
    }
}

type Then<G> = Box<dyn FnOnce(Thought<G>)>;

struct Inquiry<G: Game> {
    question: Question<G>,
    /// Who thinks about it; `None` once there is an answer.
    rooms: RefCell<Vec<Option<Room>>>,
    answers: RefCell<Vec<Option<Thought<G>>>>,
    failures: Cell<u8>,
    then: Cell<Option<Then<G>>>,
}

impl<G: Game> Inquiry<G> {
    /// Gives the question to a worker.
    fn send(inquiry: &Rc<Self>, asker: u8) {
        let mut question = inquiry.question.clone();
        question.seed.0[11] ^= asker;
        let heard = Rc::downgrade(inquiry);
        let hear = move |answer: Option<String>| {
            if let Some(inquiry) = Weak::upgrade(&heard) {
                Self::hear(&inquiry, asker, answer);
            }
        };
        let Some(text) = question.text() else { return };
        let room = Room::hire(text, Rc::new(hear));
        if let Some(place) = inquiry.rooms.borrow_mut().get_mut(usize::from(asker)) {
            *place = room;
        }
    }

    fn hear(inquiry: &Rc<Self>, asker: u8, answer: Option<String>) {
        let place = usize::from(asker);
        let room = inquiry.rooms.borrow_mut().get_mut(place).and_then(Option::take);
        let thought = answer.and_then(|answer| inquiry.understood(&answer));
        let Some(thought) = thought else {
            drop(room);
            inquiry.failures.set(inquiry.failures.get() + 1);
            if inquiry.failures.get() < PATIENCE {
                return Self::send(inquiry, asker);
            }
            return inquiry.end(inquiry.any());
        };
        if let Some(room) = room {
            room.dismiss();
        }
        inquiry.answers.borrow_mut()[place] = Some(thought);
        if inquiry.answers.borrow().iter().all(Option::is_some) {
            let answers = inquiry.answers.take();
            inquiry.end(answers.into_iter().flatten().reduce(Thought::joined));
        }
    }

    fn end(&self, thought: Option<Thought<G>>) {
        self.rooms.borrow_mut().clear();
        if let (Some(thought), Some(then)) = (thought, self.then.take()) {
            then(thought);
        }
    }

    /// An answer with an action that can be played.
    fn understood(&self, answer: &str) -> Option<Thought<G>> {
        let Answer { thought } = Answer::<G>::read(answer)?;
        let seen = self.seen()?;
        let playable = |choice: &Choice<G::Action>| play(&mut (*seen).clone(), choice.action);
        thought.choices.iter().all(playable).then_some(thought)
    }

    fn seen(&self) -> Option<Seen<G>> {
        self.question.told.seen_with(self.question.seat, play)
    }

    /// When nobody can be asked: any action, and nothing known about it.
    fn any(&self) -> Option<Thought<G>> {
        let seen = self.seen()?;
        let action = seen.any_legal(&mut Rng::new(self.question.seed, 0), &mut Vec::new())?;
        let choice = Choice { action, playouts: 0, chance: 0.0, yields: [0.0; 3] };
        Some(Thought { choices: vec![choice], playouts: 0 })
    }
}

/// Whether the action may be played, and then it is.
fn play<G: Game>(game: &mut G, action: G::Action) -> bool {
    game.perform(action, &mut |_| ()).is_ok()
}

/// The same moment of the same game is thought about in the same way, and from what a bot is given
/// nobody can tell the seed of the game.
fn seed_of<G: Game>(record: &Record<G>) -> Seed {
    let mut rng = Rng::new(record.seed, u64::MAX - record.actions.len() as u64);
    let mut bytes = [0; 12];
    for four in bytes.chunks_mut(4) {
        four.copy_from_slice(&rng.next_u32().to_le_bytes());
    }
    Seed(bytes)
}

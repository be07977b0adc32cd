//! The laws that every game keeps, checked along random games. A game's tests call [`check`].

use crate::record::Dealer;
use crate::{Game, Record, Rng, Seat, Seed, Seen, Session, Turn};

/// More actions than any game of the house takes.
const LONGEST: usize = 5_000;

/// Plays one random game from this setup and checks every law at every step.
/// Panics with the law that was broken; returns the game for laws of its own.
pub fn check<G: Game>(setup: &G::Setup, seed: Seed) -> Record<G> {
    let mut rng = Rng::new(seed, u64::MAX);
    let mut record: Record<G> = Record::new(setup.clone(), seed, Vec::new());
    let mut session = Session::open(record.clone()).expect("a setup of the test can be played");
    let mut state = G::new(setup).expect("the same setup can be played");
    let mut dealer = Dealer::new(seed);
    let mut legal = Vec::new();

    loop {
        dealer.deal(&mut state, 0, &mut |_| ());
        assert_eq!(
            session.seen_by(None),
            Seen::new(&state, None),
            "the session plays by the rules"
        );
        legal.clear();
        state.legal(&mut legal);
        every_other_action_is_refused(&state, &legal, &record.actions);
        if state.turn() == Turn::Over {
            break;
        }
        assert!(record.actions.len() < LONGEST, "a game comes to its end");
        assert!(state.winners().is_empty(), "nobody has won before the end");
        assert!(!legal.is_empty(), "whoever is on turn can do something");
        distinct(&legal);
        every_legal_action_is_accepted(&state, &legal);

        let action = state.any_legal(&mut rng, &mut Vec::new()).expect("there are legal actions");
        assert!(legal.contains(&action), "a random action is a legal one: {action:?}");
        undo_takes_back(&mut session, action, state.seals(action));
        record.actions.push(action);
        state.apply(action, |_| ()).expect("a legal action is accepted");
    }

    assert!(legal.is_empty(), "nothing can be done after the end");
    assert_eq!(&record, session.record(), "the session writes what was played");
    let text = record.code().expect("a whole game has a code");
    assert_eq!(Record::from_code(&text).as_ref(), Ok(&record), "a code reads as it was written");

    let mut before = G::new(setup).expect("the same setup can be played");
    let replayed = record.replay(|step| {
        knowledge(&before, &mut rng);
        every_seat_can_follow(&before, step.action);
        before = step.state.clone();
    });
    assert_eq!(replayed.as_ref(), Ok(&state), "a record replays to the same state");
    knowledge(&state, &mut rng);
    record
}

fn distinct<A: PartialEq + core::fmt::Debug>(legal: &[A]) {
    for (index, action) in legal.iter().enumerate() {
        assert!(!legal[..index].contains(action), "listed twice: {action:?}");
    }
}

fn every_legal_action_is_accepted<G: Game>(state: &G, legal: &[G::Action]) {
    for &action in legal {
        let mut after = state.clone();
        assert_eq!(after.apply(action, |_| ()), Ok(()), "listed but refused: {action:?}");
        assert_ne!(&after, state, "an action changes something: {action:?}");
    }
}

/// Tries what was legal some time before, and its veiled form.
fn every_other_action_is_refused<G: Game>(state: &G, legal: &[G::Action], tried: &[G::Action]) {
    for &action in tried {
        for action in [action, G::action_seen_by(action, None)] {
            if !legal.contains(&action) {
                let mut after = state.clone();
                assert!(
                    after.apply(action, |_| ()).is_err(),
                    "not listed but accepted: {action:?}"
                );
                assert_eq!(&after, state, "a refused action leaves no trace: {action:?}");
            }
        }
    }
}

/// What a seat sees is consistent, and imagining never contradicts it.
fn knowledge<G: Game>(state: &G, rng: &mut Rng) {
    let onlooker = state.seen_by(None);
    for viewer in viewers(state) {
        let seen = state.seen_by(viewer);
        assert_eq!(seen.seen_by(viewer), seen, "looking twice shows nothing else");
        assert_eq!(
            seen.seen_by(None),
            onlooker,
            "an onlooker knows what every seat knows at least"
        );
        assert_eq!(seen.turn(), state.turn(), "everybody knows whose turn it is");
        let imagined = seen.imagine(rng);
        assert_eq!(imagined.seen_by(viewer), seen, "what is imagined fits what is known");
        assert_eq!(imagined.imagine(rng), imagined, "an imagined game leaves nothing unknown");
    }
    assert_eq!(&state.imagine(rng), state, "a known game leaves nothing to imagine");
    if let Turn::Of(seat) = state.turn() {
        let (mut known, mut seen) = (Vec::new(), Vec::new());
        state.legal(&mut known);
        state.seen_by(Some(seat)).legal(&mut seen);
        assert_eq!(known, seen, "whoever is on turn knows every action");
    }
}

/// A seat that is told each action as it may see it always knows what it may know.
fn every_seat_can_follow<G: Game>(state: &G, action: G::Action) {
    let mut after = state.clone();
    let mut events = Vec::new();
    after.apply(action, |event| events.push(event)).expect("a legal action");
    for viewer in viewers(state) {
        let mut followed = state.seen_by(viewer);
        let mut told = Vec::new();
        let veiled = G::action_seen_by(action, viewer);
        let outcome = followed.apply(veiled, |event| told.push(event));
        assert_eq!(outcome, Ok(()), "{viewer:?} can follow {veiled:?}");
        assert_eq!(followed, after.seen_by(viewer), "{viewer:?} knows the same after {veiled:?}");
        assert_eq!(told, events, "events hold no secret");
    }
}

fn undo_takes_back<G: Game>(session: &mut Session<G>, action: G::Action, seals: bool) {
    let before = session.clone();
    session.act(action).expect("a legal action");
    let after = session.clone();
    if seals {
        assert!(!session.can_undo(), "what seals cannot be taken back");
    }
    if session.undo() {
        assert_eq!(session.record(), before.record(), "undo takes one action back");
        assert_eq!(session.log(), before.log(), "undo takes its events back");
        assert!(session.redo() && !session.can_redo(), "redo plays it again");
    }
    assert_eq!(session, &after, "undo and redo lead back");
}

fn viewers<G: Game>(state: &G) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(state.players()).map(Some).chain([None])
}

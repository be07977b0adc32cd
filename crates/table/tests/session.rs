//! A session changes only through `act`, `undo` and `redo`, and never shows what it should not.

mod toy;

use table::{Player, Record, Relation, Seat, Seed, Session, Turn};
use toy::{Action, HighCard, Illegal, Setup};

fn session() -> Session<HighCard> {
    let players = vec![Player::default(); 2];
    Session::open(Record::new(Setup { players: 2 }, Seed::from_number(5), players))
        .expect("a fair setup")
}

/// The first card that the seat on turn can play.
fn card(session: &Session<HighCard>) -> Action {
    let mut actions = Vec::new();
    table::Game::legal(&*session.seen_by(session.turn().seat()), &mut actions);
    actions[0]
}

#[test]
fn chance_is_dealt_before_the_first_turn() {
    let session = session();
    assert_eq!(session.turn(), Turn::Of(Seat::FIRST));
    assert_eq!(session.log().len(), 2, "both hands are drawn");
    assert!(session.record().actions.is_empty(), "chance is not in the record");
}

#[test]
fn an_illegal_action_changes_nothing() {
    let mut session = session();
    let before = session.clone();
    assert_eq!(session.act(Action::Play(77)), Err(Illegal::NotInHand));
    assert_eq!(session, before);
}

#[test]
fn undo_goes_back_to_the_last_chance_and_no_further() {
    let mut session = session();
    let begin = session.clone();
    assert!(!session.undo(), "the deal cannot be taken back");
    session.act(card(&session)).expect("legal");
    assert!(session.can_undo());
    assert!(session.undo());
    assert_eq!(session.record(), begin.record());
    assert_eq!(session.log(), begin.log());

    assert!(session.redo());
    session.act(card(&session)).expect("legal");
    assert!(!session.can_undo(), "cards were drawn");
}

#[test]
fn a_new_action_forgets_what_was_undone() {
    let mut session = session();
    session.act(card(&session)).expect("legal");
    session.undo();
    assert!(session.can_redo());
    session.act(card(&session)).expect("legal");
    assert!(!session.can_redo());
    assert!(!session.redo());
}

#[test]
fn undone_actions_are_dealt_the_same_chance_again() {
    let mut straight = session();
    let mut wavering = session();
    for _ in 0..4 {
        let action = card(&straight);
        straight.act(action).expect("legal");
        wavering.act(action).expect("legal");
        if wavering.undo() {
            wavering.redo();
        }
    }
    assert_eq!(straight, wavering);
}

#[test]
fn a_look_back_shows_what_was_known_then() {
    let mut session = session();
    let viewer = Some(Seat::FIRST);
    let mut past = Vec::new();
    while session.turn() != Turn::Over {
        past.push(session.seen_by(viewer));
        for (number, seen) in past.iter().enumerate() {
            assert_eq!(&session.seen_after(number, viewer), seen, "after {number}");
        }
        session.act(card(&session)).expect("legal");
    }
}

#[test]
fn a_look_back_at_a_game_that_is_over_shows_everything() {
    let mut session = session();
    while session.turn() != Turn::Over {
        session.act(card(&session)).expect("legal");
    }
    let mut half = session.record().clone();
    half.actions.truncate(half.actions.len() / 2);
    let number = half.actions.len();
    let then = half.replay(|_| ()).expect("it was played");
    assert_eq!(*session.seen_after(number, None), then);
    assert_ne!(then, table::Game::seen_by(&then, None), "there was something to hide");
}

#[test]
fn records_of_one_game_are_told_apart() {
    let mut here = session();
    let start = here.record().clone();
    here.act(card(&here)).expect("legal");
    let ahead = here.record().clone();
    let mut fork = start.clone();
    fork.actions.push(Action::Play(77));

    assert_eq!(start.compare(&start), Some(Relation::Same));
    assert_eq!(start.compare(&ahead), Some(Relation::Ahead));
    assert_eq!(ahead.compare(&start), Some(Relation::Behind));
    assert_eq!(ahead.compare(&fork), Some(Relation::Forked { shared: 0 }));
    let another = Record::new(Setup { players: 2 }, Seed::from_number(6), Vec::new());
    assert_eq!(start.compare(&another), None);
}

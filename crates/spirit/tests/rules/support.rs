//! E. Support, and what tokens do.

use crate::script::{Script, card, seat};
use spirit::{Action, Event, Illegal, Level, Samurai};

const FOUR: [Samurai; 4] =
    [Samurai::Heihachi, Samurai::Kyuzo, Samurai::Katsushiro, Samurai::Daisuke];

const KYUZO_FIRST: [Samurai; 3] = [Samurai::Kyuzo, Samurai::Heihachi, Samurai::Katsushiro];

#[test]
fn a_supporter_gives_his_token_and_the_top_raider_slips_in_unseen() {
    let mut script = Script::trio();
    script.act(Action::Support(seat(2)));
    assert_eq!(script.board(0).token(), seat(2));
    assert!(script.game.tokens_held(seat(2)).contains(Samurai::Heihachi));
    assert_eq!(script.game.intruders().as_slice(), [None]);
    assert_eq!(script.game.stack().len(), 20);
    assert!(script.told(Event::SlippedIn(None)));
}

#[test]
fn the_receiver_has_the_talent_in_his_next_turn_and_then_returns_the_token() {
    let mut script = Script::trio();
    script.act(Action::Support(seat(1)));
    script.fight("2 hat -");
    assert!(script.may(Action::Hand(seat(0))), "Kyuzo hands on like Heihachi");
    script.act(Action::Left);
    assert_eq!(script.board(0).token(), seat(0), "used or not, it goes home");
    assert!(script.told(Event::TokenHome(seat(0))));
    script.left("2 family -").left("1 hat -");
    script.fight("4 hat -");
    assert!(!script.may(Action::Hand(seat(0))));
}

#[test]
fn several_tokens_at_once_all_count() {
    let mut script = Script::new(&FOUR, Level::Normal);
    script.act(Action::Support(seat(3)));
    script.act(Action::Support(seat(3)));
    script.act(Action::Support(seat(3)));
    let held: Vec<_> = script.game.tokens_held(seat(3)).iter().collect();
    assert_eq!(held, [Samurai::Heihachi, Samurai::Kyuzo, Samurai::Katsushiro]);
    script.fight("2 hat -");
    assert!(script.may(Action::Hand(seat(0))) && script.may(Action::Bury));
}

#[test]
fn a_talent_lent_adds_to_the_own_one() {
    let mut script = Script::new(&FOUR, Level::Normal);
    script.left("1 hat -").left("1 family -");
    script.act(Action::Support(seat(3)));
    script.fight("3 hat -");
    assert!(script.may(Action::Bury) && script.may(Action::Hand(seat(2))));
}

#[test]
fn support_needs_the_own_token_at_home() {
    // Ruling 22: Kyuzo's kiai has given Heihachi's token to Katsushiro.
    let mut script = Script::new(&KYUZO_FIRST, Level::Normal);
    script.build(0, &["4 hat -", "3 hat -", "2 hat -"]);
    script.act(Action::Lend { from: seat(1), to: seat(2) });
    assert_eq!((script.on_turn(), script.board(1).token()), (Some(1), seat(2)));
    assert_eq!(script.refused(Action::Support(seat(0))), Illegal::TokenAway);
    script.pass();
    assert!(script.game.has_talent(seat(2), Samurai::Heihachi));
    script.pass();
    assert_eq!(script.board(1).token(), seat(1));
}

#[test]
fn that_the_token_is_away_is_said_whoever_was_to_be_supported() {
    let seats = [Samurai::Kyuzo, Samurai::Heihachi, Samurai::Katsushiro, Samurai::Daisuke];
    let mut script = Script::new(&seats, Level::Normal);
    script.round_to(3).pass();
    script.build(0, &["4 hat -", "3 hat -", "2 hat -"]);
    script.act(Action::Lend { from: seat(1), to: seat(2) });
    for to in [0, 2, 3] {
        assert_eq!(script.refused(Action::Support(seat(to))), Illegal::TokenAway);
    }
}

#[test]
fn support_needs_another_samurai_in_play() {
    let mut script = Script::trio();
    script.left("1 hat -").pass().pass();
    assert_eq!(script.on_turn(), Some(0));
    assert_eq!(script.legal(), [Action::Fight, Action::Pass]);
    assert_eq!(script.refused(Action::Support(seat(1))), Illegal::HasPassed);
    assert_eq!(script.refused(Action::Support(seat(0))), Illegal::OwnSeat);
}

#[test]
fn a_lent_token_does_nothing_when_it_is_not_its_holders_turn() {
    // Ruling 10.
    let mut script = Script::new(&KYUZO_FIRST, Level::Normal);
    script.left("1 hat -").left("1 family -").right("2 family -");
    script.act(Action::Support(seat(2)));
    script.fight("2 hat -").act(Action::Hand(seat(2)));
    assert!(!script.may(Action::Discard));
    script.act(Action::Left).fight("2 hat ninja");
    assert!(script.may(Action::Discard), "on his own turn Kyuzo's token works");
}

#[test]
fn a_card_that_lay_face_up_is_remembered_among_the_intruders() {
    // Ruling 25.
    let mut script = Script::new(&[Samurai::Katsushiro, Samurai::Kyuzo], Level::Normal);
    script.build(0, &["4 hat -", "3 hat -", "3 family -"]);
    script.act(Action::Use).turn("1 hat -").turn("2 hat -");
    script.act(Action::Next(card("2 hat -")));
    script.act(Action::Support(seat(0)));
    assert_eq!(script.game.intruders().as_slice(), [Some(card("2 hat -"))]);
    assert!(script.told(Event::SlippedIn(Some(card("2 hat -")))));
}

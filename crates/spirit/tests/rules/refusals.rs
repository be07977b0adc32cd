//! Bad input is refused with its reason, and nothing is lost.

use crate::script::{Script, TRIO, card, seat};
use spirit::{Action, Illegal, Level, NotAnAction, Penalty, Samurai, Setup, Spirit};
use table::{Game, Record, Seed, Session, Unplayable};

fn refused(samurai: &[Samurai], help: bool) -> Illegal {
    let setup = Setup { samurai: samurai.to_vec(), level: Level::Normal, help };
    Spirit::new(&setup).expect_err("the test expects a refusal")
}

#[test]
fn a_setup_needs_two_to_seven_different_samurai() {
    assert_eq!(refused(&[Samurai::Kyuzo], false), Illegal::Players);
    assert_eq!(refused(&[Samurai::Kyuzo; 8], false), Illegal::Players);
    assert_eq!(refused(&[Samurai::Kyuzo, Samurai::Kyuzo], true), Illegal::SamuraiTwice);
    assert_eq!(refused(&TRIO[..2], false), Illegal::TwoNeedHelp);
    assert_eq!(refused(&Samurai::ALL, true), Illegal::NobodyAbsent);
}

#[test]
fn an_action_at_the_wrong_moment_is_refused() {
    let mut script = Script::trio();
    for action in [
        Action::Left,
        Action::Use,
        Action::EndTurn,
        Action::Wound(seat(0)),
        Action::Turn(card("1 hat -")),
        Action::First(seat(0)),
        Action::Face(Penalty::Fire),
        Action::Forgo,
    ] {
        assert_eq!(script.refused(action), Illegal::NotNow, "{action}");
    }
    script.fight("1 hat -");
    assert_eq!(script.refused(Action::Fight), Illegal::NotNow);
}

#[test]
fn a_seat_that_nobody_has_is_refused() {
    let mut script = Script::trio();
    assert_eq!(script.refused(Action::Support(seat(3))), Illegal::NoSuchSeat);
    script.fight("2 hat -");
    assert_eq!(script.refused(Action::Hand(seat(7))), Illegal::NoSuchSeat);
}

#[test]
fn chance_gives_no_card_that_was_seen() {
    let mut script = Script::trio();
    script.left("1 hat -").act(Action::Fight);
    assert_eq!(script.refused(Action::Turn(card("1 hat -"))), Illegal::Impossible);
    assert_eq!(script.refused(Action::Turn(card("5 hat wound"))), Illegal::Impossible);
    assert_eq!(script.refused(Action::Pass), Illegal::NotNow);
}

#[test]
fn nothing_is_done_after_the_end() {
    let mut script = Script::trio();
    script.pass().pass();
    script.finish_round(|_| None);
    assert_eq!(script.refused(Action::Fight), Illegal::GameOver);
}

#[test]
fn a_record_that_breaks_a_rule_is_refused_with_its_entry() {
    let setup = Setup { samurai: TRIO.to_vec(), level: Level::Normal, help: false };
    let mut record: Record<Spirit> = Record::new(setup, Seed::from_number(1), Vec::new());
    record.actions = vec![Action::Pass, Action::Left];
    let refused = Session::open(record).expect_err("left is not an action now");
    assert_eq!(refused, Unplayable::Action { number: 1, why: Illegal::NotNow });
}

#[test]
fn words_that_are_no_action_are_refused() {
    for text in ["", "fight 1", "support", "support x", "support 9", "turn 66", "face it", "move 1"]
    {
        assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
    }
    assert_eq!("lend 1 2".parse(), Ok(Action::Lend { from: seat(1), to: seat(2) }));
}

//! What a screen can ask: previews, risk, and the end of the round if it were now.

use crate::script::{Script, card, seat};
use spirit::{Action, Asked, Back, CardSet, Event, Family, Illegal, Level, Loss, Samurai, Verdict};

const FOUR: [Samurai; 4] =
    [Samurai::Heihachi, Samurai::Kyuzo, Samurai::Katsushiro, Samurai::Kikuchiyo];

#[test]
fn every_place_for_a_card_says_what_it_would_do_or_why_it_cannot() {
    let mut script = Script::trio();
    script.build(0, &["4 hat -", "3 hat -"]).round_to(0);
    script.fight("2 none fire");
    let choices = script.game.choices();
    let outcome = |action| {
        let choice = choices.iter().find(|choice| choice.action == action);
        choice.expect("the place is thought of").outcome.clone()
    };
    assert_eq!(outcome(Action::Left), Err(Illegal::NoSymbol));
    assert_eq!(outcome(Action::Discard), Err(Illegal::NoTalent));
    let right = outcome(Action::Right).expect("right is always possible");
    let confronted = Event::Confronted { seat: seat(0), card: card("2 none fire"), sum: 9 };
    assert_eq!(right, [confronted, Event::Overrun(seat(0)), Event::BarricadeLost]);
    let handed = Event::Handed { from: seat(0), to: seat(1), card: card("2 none fire") };
    assert_eq!(outcome(Action::Hand(seat(1))), Ok(vec![handed]));
}

#[test]
fn a_preview_changes_nothing_and_is_what_then_happens() {
    let mut script = Script::trio();
    script.build(0, &["4 hat -", "3 hat -"]).round_to(0);
    script.fight("1 hat -");
    let before = script.game.clone();
    let preview = script.game.preview(Action::Right).expect("a legal action");
    assert_eq!(script.game, before);
    script.act(Action::Right);
    assert!(script.events.starts_with(&preview));
    assert!(preview.contains(&Event::Cleared { seat: seat(0), card: card("4 hat -") }));
    assert!(matches!(script.events[preview.len()], Event::TurnBegan(_)));
}

#[test]
fn the_risk_counts_the_cards_that_may_come() {
    let mut script = Script::trio();
    script.build(0, &["4 hat -", "2 hat -"]);
    // Two cards are in the line and harmless ones on the left of the others: count what is left.
    let cards = script.game.outlook().cards();
    let over = CardSet::where_card(|card| cards.contains(card) && card.value() > 2);
    let risk = script.game.risk(seat(0), Verdict::Overrun);
    assert!((risk - f64::from(over.len()) / f64::from(cards.len())).abs() < 1e-12);
    let sum: f64 = [Verdict::Below, Verdict::Kiai, Verdict::Overrun]
        .map(|verdict| script.game.risk(seat(0), verdict))
        .iter()
        .sum();
    assert!((sum - 1.0).abs() < 1e-9);
}

#[test]
fn if_the_round_ended_now_says_what_each_step_would_cost() {
    let mut script = Script::trio();
    script.left("1 hat -").left("1 farm ninja").left("1 family -");
    let now = script.game.reckoning();
    let wounded: Vec<_> = now.wounded.iter().map(table::Seat::number).collect();
    assert_eq!((wounded, now.farms, now.families), (vec![1, 2], 2, 2));
    assert!(now.deaths.is_empty() && now.animals.is_empty());
    assert_eq!(now.loss, None);
    assert!(!now.under_way);
}

#[test]
fn raiders_left_in_the_stack_are_reckoned_with_for_only_if_all_pass_does_the_round_end_now() {
    let mut script = Script::trio();
    script.left("1 hat -").left("1 farm ninja").act(Action::Support(seat(0)));
    let now = script.game.reckoning();
    assert_eq!((now.pouring_in, script.game.intruders().len()), (18, 1));
    // 23 of the 50 plunderers that nobody has seen carry flames, 19 of the 50 are in play.
    assert!((now.flames.expected - 19.0 * 23.0 / 50.0).abs() < 1e-9);
    assert_eq!((now.flames.least, now.flames.most), (0, 19));
}

#[test]
fn flames_are_bounded_by_what_is_known_to_be_in_play() {
    // Round 2: all that was used is in play for certain, and three of the seven lieutenants.
    let mut script = Script::trio();
    script.reach(2);
    let flames = script.game.reckoning().flames;
    let burning = script.game.unseen().iter().filter(|card| card.flames()).count() as u8;
    // Three lieutenants carry no flames, four do.
    assert_eq!((flames.least, flames.most), (burning, burning + 3));
    // With four of them, at least one does.
    let mut script = Script::new(&FOUR, Level::Normal);
    script.reach(2);
    let flames = script.game.reckoning().flames;
    let burning = script.game.unseen().iter().filter(|card| card.flames()).count() as u8;
    assert_eq!((flames.least, flames.most), (burning + 1, burning + 4));
}

#[test]
fn while_the_round_ends_only_what_is_still_to_come_is_reckoned() {
    let mut script = Script::trio();
    script.right("2 hat wound").pass().pass();
    script.pass();
    // Nobody has anything on the left. The last family is about to go.
    assert_eq!(script.game.outcome(), None);
    let now = script.game.reckoning();
    assert!(now.under_way && now.pouring_in == 0);
    assert!(now.wounded.is_empty(), "the hats have been counted");
    assert_eq!((now.farms, now.families), (0, 2));
    script.act(Action::Lose(Family::Heals));
    assert_eq!(script.game.reckoning().families, 1);
    let mut script = Script::new(&FOUR, Level::Hard);
    script.pass().pass().pass().pass();
    // The first farm has fallen, and its back wounds somebody.
    script.act(Action::Back(Back::Wound));
    assert_eq!(script.game.asked(), Some(Asked::Wound));
    let now = script.game.reckoning();
    assert_eq!((now.wounded.len(), now.farms, now.families), (0, 3, 3));
}

#[test]
fn if_the_round_ended_now_tells_a_certain_loss() {
    let script = Script::trio();
    assert_eq!(script.game.reckoning().loss, Some(Loss::LastFamily));
    let mut script = Script::trio();
    script.right("2 hat wound").pass().pass();
    script.left("1 farm ninja").left("1 family -");
    let now = script.game.reckoning();
    assert_eq!(now.deaths.iter().collect::<Vec<_>>(), [seat(0)]);
    assert_eq!(now.loss, Some(Loss::Death(seat(0))));
}

#[test]
fn intruders_that_were_seen_count_as_they_are() {
    let mut script = Script::new(&[Samurai::Katsushiro, Samurai::Kyuzo], Level::Normal);
    script.build(0, &["4 hat -", "3 hat -", "3 family -"]);
    let flames = |script: &Script| script.game.reckoning().flames;
    let unknown = flames(&script);
    script.act(Action::Use).turn("1 hat -").turn("2 hat ninja");
    script.act(Action::Next(card("1 hat -"))).act(Action::Support(seat(0)));
    assert_eq!(script.game.intruders().top(), Some(Some(card("1 hat -"))));
    let known = flames(&script);
    // One is known to carry flames and one to carry none, so one place less is open.
    assert_eq!((known.least, known.most), (unknown.least + 1, unknown.most - 1));
}

#[test]
fn an_empty_stack_promises_nothing() {
    let mut script = Script::trio();
    script.pass().pass().pass();
    assert!(script.game.outlook().cards().is_empty());
}

//! L. What is open and what is hidden, and that chance is as likely as a shuffled stack.

use crate::script::{Script, card, seat};
use spirit::{Action, Card, CardSet, Level, Penalty, Samurai, Spirit, Symbol};
use table::{Game, Rng, Seed};

use Samurai::{Heihachi, Katsushiro, Kyuzo};

/// Turns the next card up many times over and compares how often each comes with the odds.
fn odds_agree_with_chance(game: &Spirit) {
    const TIMES: u32 = 60_000;
    let mut fight = game.clone();
    fight.apply(Action::Fight, |_| ()).expect("a fight is possible");
    let mut rng = Rng::new(Seed::from_number(11), 0);
    let mut count = [0_u32; Card::COUNT as usize];
    for _ in 0..TIMES {
        let Action::Turn(card) = fight.deal(&mut rng) else { panic!("a card is turned up") };
        assert_eq!(fight.check(Action::Turn(card)), Ok(()), "what is dealt is possible");
        count[usize::from(card.number())] += 1;
    }
    let outlook = game.outlook();
    let total: f64 = Card::all().map(|card| outlook.of(card)).sum();
    assert!((total - 1.0).abs() < 1e-9, "{total}");
    for card in Card::all() {
        let expected = outlook.of(card) * f64::from(TIMES);
        let seen = f64::from(count[usize::from(card.number())]);
        assert!((seen - expected).abs() < 6.0 * (expected + 1.0).sqrt(), "{card:?}");
        let possible = fight.check(Action::Turn(card)).is_ok();
        assert_eq!(possible, outlook.of(card) > 0.0, "{card:?}");
    }
}

#[test]
fn the_first_card_is_any_plunderer() {
    let script = Script::trio();
    assert_eq!(script.game.outlook().cards(), CardSet::PLUNDERERS);
    odds_agree_with_chance(&script.game);
}

#[test]
fn cards_that_were_seen_do_not_come_again() {
    let mut script = Script::trio();
    script.left("1 hat -").right("2 hat -");
    let outlook = script.game.outlook();
    assert!(outlook.of(card("1 hat -")) + outlook.of(card("2 hat -")) <= 0.0);
    assert!((outlook.of(card("3 hat -")) - 1.0 / 50.0).abs() < 1e-12);
}

#[test]
fn with_two_the_families_that_are_due_weigh_on_the_odds() {
    let mut script = Script::new(&[Heihachi, Kyuzo], Level::Normal);
    odds_agree_with_chance(&script.game);
    for text in ["1 hat ninja", "2 hat ninja", "1 farm ninja", "2 farm ninja"] {
        script.left(text);
    }
    odds_agree_with_chance(&script.game);
    while script.game.stack().len() > 2 {
        let other = 1 - script.game.active().number();
        script.act(Action::Support(seat(other)));
    }
    odds_agree_with_chance(&script.game);
    let family = script.game.outlook().that(|card| card.symbol() == Some(Symbol::Family));
    assert!(family > 18.0 / 48.0, "{family}");
}

#[test]
fn lieutenants_come_as_often_as_there_are_in_the_stack() {
    let mut script = Script::trio();
    script.reach(2);
    let lieutenants = script.game.outlook().that(|card| card.value() == 5);
    assert!((lieutenants - 3.0 / 24.0).abs() < 1e-12);
    odds_agree_with_chance(&script.game);
}

#[test]
fn a_card_turned_up_on_the_stack_is_certain_to_come() {
    let mut script = Script::new(&[Katsushiro, Kyuzo, Heihachi], Level::Normal);
    script.build(0, &["4 hat -", "3 hat -", "3 family -"]);
    script.act(Action::Use).turn("1 hat -").turn("3 none wound");
    script.act(Action::Next(card("3 none wound")));
    assert!((script.game.outlook().of(card("3 none wound")) - 1.0).abs() < 1e-12);
    assert_eq!(script.game.outlook().cards().len(), 1);
}

/// Kyuzo has discarded two cards, the boss that returns them strikes again and again, and
/// supporters send cards in between to the intruders.
fn shuffled_back() -> Script {
    let keep = ["2 family -", "2 hat -", "2 hat ninja"];
    let mut script = Script::bosses(&[Kyuzo, Heihachi, Katsushiro], Level::Easy, &keep);
    script.right("2 family -");
    script.act(Action::Support(seat(2))).act(Action::Support(seat(1)));
    script.fight("2 hat -").act(Action::Discard);
    script.act(Action::Support(seat(2))).act(Action::Support(seat(1)));
    script.fight("2 hat ninja").act(Action::Discard).pass();
    script.act(Action::Support(seat(0)));
    script.right("6 none no-defence return");
    script.act(Action::Support(seat(0)));
    script
}

#[test]
fn a_returned_card_lies_in_the_stack_or_in_what_left_it_since() {
    // Ruling 25.
    let mut script = shuffled_back();
    script.act(Action::Face(Penalty::Return)).act(Action::Return(card("2 hat -")));
    let left = f64::from(script.game.stack().len());
    let odds = script.game.outlook().of(card("2 hat -"));
    assert!((odds - 1.0 / left).abs() < 1e-12, "every place in the stack is equally likely");
    odds_agree_with_chance(&script.game);

    script.act(Action::Support(seat(2)));
    let odds = script.game.outlook().of(card("2 hat -"));
    assert!((odds - 1.0 / left).abs() < 1e-12, "it may have slipped in");
    script.act(Action::Support(seat(0)));
    script.act(Action::Face(Penalty::Return)).act(Action::Return(card("2 hat ninja")));
    let left = f64::from(script.game.stack().len());
    let odds = script.game.outlook().of(card("2 hat ninja"));
    assert!((odds - 1.0 / left).abs() < 1e-12);
    assert!(script.game.outlook().of(card("2 hat -")) < odds, "that one may be gone");
    odds_agree_with_chance(&script.game);
}

#[test]
fn the_shuffle_hides_a_buried_card_again() {
    let keep = ["2 family -", "2 hat -", "2 farm ninja", "1 farm ninja", "1 hat ninja"];
    let mut script = Script::bosses(&[Kyuzo, Heihachi, Katsushiro], Level::Normal, &keep);
    script.right("2 family -").left("1 farm ninja");
    script.fight("2 farm ninja").act(Action::Bury).turn("1 hat ninja").act(Action::Left);
    script.fight("2 hat -").act(Action::Discard).pass().pass();
    assert_eq!(script.game.stack().as_slice()[0], Some(card("2 farm ninja")));
    assert!(script.game.outlook().of(card("2 farm ninja")) <= 0.0);
    script.right("6 none no-defence return");
    script.act(Action::Face(Penalty::Return)).act(Action::Return(card("2 hat -")));
    assert!(script.game.stack().iter().all(|slot| slot.is_none()));
    let odds = script.game.outlook().of(card("2 farm ninja"));
    assert!((odds - 1.0 / f64::from(script.game.stack().len())).abs() < 1e-12);
}

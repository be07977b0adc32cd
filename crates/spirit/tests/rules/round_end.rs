//! I and J. The end of a round in its order, the next round, the score.

use crate::script::{Script, TRIO, card, seat};
use spirit::{
    Action, Asked, Back, CardSet, Event, Family, Illegal, Level, Loss, Outcome, Samurai, Score,
    Side, Symbol,
};
use table::{Game, Turn};

const SYMBOLS: [&str; 3] = ["hat", "farm", "family"];

/// All three put a card of each of these symbols on the left.
fn protected_by(level: Level, symbols: &[&str]) -> Script {
    let mut script = Script::new(&TRIO, level);
    for symbol in symbols {
        for value in 1..=3 {
            let penalty = match *symbol {
                "hat" => ["ninja", "ninja", "left"][value - 1],
                "farm" => "no-support",
                _ => "-",
            };
            script.left(&format!("{value} {symbol} {penalty}"));
        }
    }
    script
}

fn all_pass(script: &mut Script) -> Vec<Event> {
    script.finish_round(|_| None)
}

fn lost(events: &[Event]) -> (usize, usize, usize) {
    let count = |like: fn(&Event) -> bool| events.iter().filter(|event| like(event)).count();
    (
        count(|e| matches!(e, Event::Wounded(_) | Event::BecameAnimal(_))),
        count(|e| matches!(e, Event::FarmLost)),
        count(|e| matches!(e, Event::FamilyLost(_))),
    )
}

#[test]
fn every_samurai_without_a_hat_is_wounded() {
    let mut script = protected_by(Level::Normal, &["farm", "family"]);
    assert_eq!(lost(&all_pass(&mut script)), (3, 0, 0));
}

#[test]
fn every_samurai_without_a_farm_costs_a_farm() {
    let mut script = protected_by(Level::Normal, &["hat", "family"]);
    assert_eq!(lost(&all_pass(&mut script)), (0, 3, 0));
    assert_eq!(script.game.village().farms(), 3);
}

#[test]
fn every_samurai_without_a_family_card_costs_a_family() {
    let mut script = protected_by(Level::Normal, &["hat", "farm"]);
    let events = all_pass(&mut script);
    assert_eq!(lost(&events), (0, 0, 3));
    assert_eq!(script.game.outcome(), Some(Outcome::Lost(Loss::LastFamily)));
}

#[test]
fn who_is_fully_protected_loses_nothing() {
    let mut script = protected_by(Level::Normal, &SYMBOLS);
    assert_eq!(lost(&all_pass(&mut script)), (0, 0, 0));
    assert_eq!(script.game.round(), 2);
}

#[test]
fn the_steps_come_in_their_order_and_clockwise_from_the_first_player() {
    let mut script = Script::new(&TRIO, Level::Normal);
    script.left("1 family -").left("2 family -").left("3 hat -").round_to(0);
    let events = script.finish_round(|_| None);
    let steps: Vec<_> = events
        .iter()
        .filter(|event| {
            matches!(event, Event::Wounded(_) | Event::FarmLost | Event::FamilyLost(_))
                || matches!(event, Event::FamilyHelps(_))
        })
        .collect();
    assert_eq!(steps[..2], [&Event::Wounded(seat(0)), &Event::Wounded(seat(1))]);
    assert_eq!(steps[2..5], [&Event::FarmLost; 3]);
    assert!(matches!(steps[5], Event::FamilyLost(_)));
    assert!(matches!(steps[6], Event::FamilyHelps(_)));
    let helped = events.iter().rposition(|event| matches!(event, Event::FamilyHelps(_)));
    let turned = events.iter().position(|event| matches!(event, Event::IntruderTurned(_)));
    assert!(helped < turned, "the families help before the intruders are turned up");
}

#[test]
fn the_lost_family_is_random() {
    let mut script = Script::new(&TRIO, Level::Normal);
    script.left("1 family -").left("2 family -").pass().pass().pass();
    assert_eq!(script.game.turn(), Turn::Chance);
    for family in Family::ALL {
        assert_eq!(script.game.check(Action::Lose(family)), Ok(()));
    }
    script.act(Action::Lose(Family::Builds));
    assert!(!script.game.village().has(Family::Builds));
}

#[test]
fn the_first_family_removes_a_wound_token_of_the_groups_choice() {
    // Ruling 13.
    let mut script = protected_by(Level::Normal, &["farm", "family"]);
    script.pass().pass().pass();
    assert_eq!(script.game.asked(), Some(Asked::Heal));
    assert_eq!(script.legal(), [0, 1, 2].map(|n| Action::Heal(seat(n))));
    assert_eq!(script.on_turn(), Some(2), "the last active samurai speaks for the group");
    script.act(Action::Heal(seat(1)));
    assert!(script.board(0).wounded() && !script.board(1).wounded());
}

#[test]
fn a_single_wound_token_is_removed_without_a_question() {
    let mut script = protected_by(Level::Normal, &["farm", "family"]);
    script.left("4 hat -").left("2 hat -").pass().pass().pass();
    assert!(script.told(Event::Healed(seat(2))));
}

#[test]
fn the_second_family_adds_a_barricade_up_to_the_start() {
    let mut script = protected_by(Level::Normal, &SYMBOLS);
    script.right("1 none fire").pass().pass();
    assert_eq!(script.barricades(), 4);
    let events = all_pass(&mut script);
    assert!(events.contains(&Event::BarricadeBuilt));
    assert_eq!(script.barricades(), 5);
    let events = {
        let mut script = protected_by(Level::Normal, &SYMBOLS);
        all_pass(&mut script)
    };
    assert!(!events.contains(&Event::BarricadeBuilt), "never more than at the start");
}

#[test]
fn the_third_family_discards_the_top_intruder() {
    let mut script = protected_by(Level::Normal, &SYMBOLS);
    let events = all_pass(&mut script);
    let repelled = events.iter().filter(|event| matches!(event, Event::Repelled(_))).count();
    let turned = events.iter().filter(|event| matches!(event, Event::IntruderTurned(_))).count();
    assert_eq!((repelled, turned), (1, 11));
}

#[test]
fn each_intruder_with_flames_burns_a_barricade_and_then_farms() {
    let mut script = protected_by(Level::Normal, &SYMBOLS);
    let mut flames = CardSet::where_card(|card| card.flames() && card.value() <= 4).iter();
    let events = script.finish_round(|game| {
        let card = flames.next()?;
        game.check(Action::Turn(card)).is_ok().then_some(Action::Turn(card))
    });
    let burned = events.iter().filter(|event| matches!(event, Event::BarricadeLost)).count();
    assert_eq!(burned, 5);
    assert_eq!(script.game.outcome(), Some(Outcome::Lost(Loss::LastFarm)));
    assert_eq!(lost(&events).1, 6);
}

#[test]
fn an_intruder_without_flames_does_nothing() {
    let mut script = protected_by(Level::Normal, &SYMBOLS);
    let events = all_pass(&mut script);
    assert!(!events.contains(&Event::BarricadeLost));
}

#[test]
fn at_the_hard_levels_the_back_of_a_fallen_farm_works_at_once() {
    let mut script = protected_by(Level::Hard, &["hat", "family"]);
    script.pass().pass().pass();
    assert_eq!((script.game.turn(), script.game.village().farms()), (Turn::Chance, 5));
    assert_eq!(script.refused(Action::Turn(card("1 hat -"))), Illegal::NotNow);
    script.act(Action::Back(Back::Barricade));
    assert_eq!((script.barricades(), script.game.village().farms()), (3, 4));
    script.act(Action::Back(Back::Farm));
    assert_eq!(script.game.village().farms(), 3, "another farm, with its back");
    script.act(Action::Back(Back::Family));
    assert_eq!(script.game.village().families(), 3, "chance says which");
    script.act(Action::Lose(Family::Heals));
    assert_eq!((script.game.village().families(), script.game.village().farms()), (2, 2));
    script.act(Action::Back(Back::Wound));
    assert_eq!(script.game.asked(), Some(Asked::Wound));
    assert_eq!(script.refused(Action::Back(Back::Wound)), Illegal::NotNow);
    script.act(Action::Wound(seat(2)));
    assert!(script.board(2).wounded());
}

#[test]
fn a_back_that_breaks_a_barricade_takes_a_farm_with_its_back_where_there_is_none() {
    let mut script = protected_by(Level::Heroic, &["hat", "family"]);
    script.right("1 none fire").pass().pass();
    script.right("2 none fire");
    assert_eq!(script.barricades(), 1);
    script.pass();
    script.act(Action::Back(Back::Barricade));
    assert_eq!((script.barricades(), script.game.village().farms()), (0, 4));
    script.act(Action::Back(Back::Barricade));
    assert_eq!(script.game.village().farms(), 3);
    assert_eq!(script.refused(Action::Back(Back::Barricade)), Illegal::Impossible);
}

#[test]
fn the_backs_are_as_likely_as_there_are_of_them() {
    let mut script = protected_by(Level::Hard, &["hat", "family"]);
    script.pass().pass().pass();
    let mut count = [0_u32; 4];
    for stream in 0..1_200 {
        let mut rng = table::Rng::new(table::Seed::from_number(5), stream);
        let Action::Back(back) = script.game.deal(&mut rng) else { panic!("a back is turned") };
        count[back as usize] += 1;
    }
    let expected = [200, 200, 400, 400];
    assert!(count.iter().zip(expected).all(|(n, e)| n.abs_diff(e) < 60), "{count:?}");
}

#[test]
fn at_the_lower_levels_the_backs_do_nothing() {
    for level in [Level::Easy, Level::Normal] {
        let mut script = protected_by(level, &["hat", "family"]);
        let events = all_pass(&mut script);
        assert!(!events.iter().any(|event| matches!(event, Event::BackTurned(_))));
    }
}

fn help_of_families(level: Level, symbols: &[&str]) -> Vec<Family> {
    let events = all_pass(&mut protected_by(level, symbols));
    let helping = |event: &Event| match event {
        Event::FamilyHelps(family) => Some(*family),
        _ => None,
    };
    events.iter().filter_map(helping).collect()
}

#[test]
fn at_the_heroic_level_the_families_do_not_help() {
    let without_hats = ["farm", "family"];
    let helpers = help_of_families(Level::Normal, &without_hats);
    assert!(helpers.contains(&Family::Heals), "a wound is tended: {helpers:?}");
    assert_eq!(help_of_families(Level::Heroic, &without_hats), []);
    let mut script = protected_by(Level::Heroic, &SYMBOLS);
    all_pass(&mut script);
    assert_eq!(script.game.round(), 2);
}

#[test]
fn a_family_with_nothing_to_do_is_not_told_of() {
    let helpers = help_of_families(Level::Normal, &SYMBOLS);
    assert_eq!(helpers, [Family::Repels], "nobody is wounded, every barricade stands");
}

#[test]
fn a_samurai_may_die_of_the_missing_hat() {
    let mut script = Script::trio();
    script.left("1 farm ninja").pass().pass();
    script.right("2 hat wound").left("1 family -").right("1 none fire");
    assert_eq!(script.board(0).wounds(), 2);
    script.right("3 none wound");
    assert_eq!(script.board(0).wounds(), 3);
    script.pass();
    assert_eq!(script.game.outcome(), Some(Outcome::Lost(Loss::Death(seat(0)))));
}

#[test]
fn no_kiai_is_set_off_while_the_round_is_reckoned() {
    // Ruling 19: Kyuzo passes at 12, and the missing hat makes him an animal.
    let seats = [Samurai::Kyuzo, Samurai::Heihachi, Samurai::Katsushiro];
    let mut script = Script::new(&seats, Level::Normal);
    script.right("4 farm wound").left("1 hat -").left("2 hat -");
    script.right("4 hat -").left("1 family -").left("2 family -");
    script.right("4 family -");
    assert_eq!((script.board(0).sum(), script.board(0).wounds()), (12, 1));
    script.pass().pass().pass();
    assert!(script.told(Event::BecameAnimal(seat(0))));
    assert!(!script.told(Event::Kiai { seat: seat(0), side: Side::Animal }));
}

#[test]
fn without_farms_the_game_is_lost_at_once() {
    // Ruling 20: Heihachi alone lets the village burn.
    let mut script = Script::trio();
    script.right("2 none fire").pass().pass();
    script.left("1 hat -").left("1 farm ninja").left("1 family -");
    script.right("2 family fire").right("2 farm fire").right("1 none fire");
    script.right("1 family fire").act(Action::Forgo);
    script.right("1 farm fire");
    assert_eq!((script.barricades(), script.game.village().farms()), (0, 2));
    script.right("3 hat fire");
    assert!(script.told(Event::Overrun(seat(0))) && script.told(Event::TurnBegan(seat(0))));
    assert_eq!(script.game.outcome(), Some(Outcome::Lost(Loss::LastFarm)));
}

#[test]
fn the_next_round_has_all_cards_used_and_so_many_lieutenants() {
    for (level, among) in [(Level::Easy, 2), (Level::Normal, 3)] {
        let mut script = Script::new(&TRIO, level);
        script.reach(2);
        let used = level.plunderers(3);
        assert_eq!(script.game.unseen().len(), used);
        assert_eq!(script.game.perhaps_unseen(), (CardSet::LIEUTENANTS, among));
        assert_eq!(script.game.stack().len(), used + among);
        script.reach(3);
        assert_eq!(script.game.unseen().len(), used + among);
        assert_eq!(script.game.perhaps_unseen(), (CardSet::BOSSES, among));
    }
}

#[test]
fn the_next_round_starts_with_empty_boards_and_tokens_at_home() {
    let mut script = protected_by(Level::Normal, &SYMBOLS);
    script.act(Action::Support(seat(2))).pass();
    script.pass();
    script.reach(2);
    for number in 0..3 {
        let board = script.board(number);
        assert_eq!((board.sum(), board.line().len(), board.defences().count()), (0, 0, 0));
        assert_eq!((board.passed(), board.token()), (false, seat(number)));
    }
    assert!(script.game.discard().is_empty() && script.game.intruders().is_empty());
}

#[test]
fn after_the_third_round_the_game_is_won_and_scored() {
    let mut script = Script::trio();
    script.reach(3);
    while script.game.outcome().is_none() {
        let action = script.careful();
        script.act(action);
    }
    let score = Score { farms: 6, families: 3, unhurt: true, level: Level::Normal };
    assert_eq!(script.game.outcome(), Some(Outcome::Won(score)));
    assert_eq!((score.points(), score.to_string().as_str()), (10, "10+"));
    assert_eq!(script.game.winners().len(), 3);
}

#[test]
fn a_score_counts_farms_families_and_a_point_if_nobody_is_hurt() {
    let score = |level| Score { farms: 4, families: 2, unhurt: false, level }.to_string();
    assert_eq!(Level::ALL.map(score), ["6", "6+", "6++", "6+++"]);
    let mut script = Script::trio();
    assert!(script.game.score_now().unhurt);
    script.right("2 hat wound").round_to(0);
    assert!(!script.game.score_now().unhurt);
    assert_eq!(script.game.score_now().points(), 9);
    script.left("1 hat -").round_to(0);
    assert!(script.game.score_now().unhurt, "an animal without a token is not wounded");
    assert_eq!(script.board(0).defence(Symbol::Hat), Some(card("1 hat -")));
}

//! G. Penalties, those of the bosses included.

use crate::script::{Script, TRIO, card, due, seat};
use spirit::{Action, Asked, Event, Illegal, Level, Penalty, Samurai, Symbol};

use Samurai::{Gorobei, Heihachi, Kanbei, Katsushiro, Kyuzo};

fn bosses(keep: &[&str]) -> Script {
    Script::bosses(&TRIO, Level::Normal, keep)
}

#[test]
fn fire_breaks_a_barricade_and_then_farms() {
    let mut script = Script::trio();
    script.right("1 none fire").pass().pass();
    assert_eq!(script.barricades(), 4);
    for text in ["1 hat -", "1 farm ninja", "1 family -"] {
        script.left(text);
    }
    script.right("2 none fire");
    assert_eq!((script.barricades(), script.game.village().farms()), (0, 6));
    script.right("2 family fire");
    assert_eq!(script.game.village().farms(), 5, "fire without barricades is possible");
    assert!(!script.board(0).wounded());
}

#[test]
fn a_wound_strikes_the_samurai_himself() {
    let mut script = Script::trio();
    script.right("2 hat wound").round_to(0);
    assert!(script.board(0).wounded() && !script.board(1).wounded());
}

#[test]
fn a_ninja_sends_the_top_raider_to_the_intruders_unseen() {
    let mut script = Script::trio();
    script.right("1 hat ninja").round_to(0);
    assert_eq!(script.game.intruders().as_slice(), [None]);
    assert_eq!(script.game.stack().len(), 21 - 3 - 1);
}

#[test]
fn no_defence_bars_the_left_for_the_turn() {
    let mut script = Script::trio();
    script.right("1 hat no-defence").round_to(0);
    script.fight("3 farm wound");
    assert_eq!(script.refused(Action::Left), Illegal::NoDefence);
    assert!(script.may(Action::Right));
}

#[test]
fn no_defence_does_not_bar_the_neighbour_who_is_handed_the_card() {
    // Ruling 17.
    let mut script = Script::trio();
    script.right("1 hat no-defence").round_to(0);
    script.fight("2 hat -").act(Action::Hand(seat(2)));
    assert!(script.may(Action::Left));
}

#[test]
fn no_support_bars_support_for_the_turn_but_not_receiving() {
    let mut script = Script::trio();
    script.right("1 farm no-support").round_to(2);
    script.act(Action::Support(seat(0)));
    assert_eq!(script.game.tokens_held(seat(0)).iter().count(), 1);
    assert_eq!(script.refused(Action::Support(seat(1))), Illegal::NoSupport);
    assert!(script.may(Action::Fight));
    let bans: Vec<_> = script.game.bans().collect();
    assert_eq!(bans, [Penalty::NoSupport]);
}

#[test]
fn a_left_arrow_makes_the_next_samurai_draw_into_his_line() {
    let mut script = Script::trio();
    script.right("3 hat left").round_to(2);
    script.fight("1 hat -").act(Action::Left);
    assert_eq!(script.on_turn(), None, "the arrow waits for a card");
    script.turn("4 family -");
    assert_eq!((script.line(1), script.on_turn()), (vec![4], Some(0)));
}

#[test]
fn a_right_arrow_makes_the_samurai_before_draw_into_his_line() {
    let mut script = Script::trio();
    script.right("4 hat right").round_to(2);
    script.left("1 hat -").turn("2 hat -");
    assert_eq!(script.line(2), [2], "into the line though it shows a hat, and no talent helps");
}

#[test]
fn an_arrow_can_overrun_and_can_set_off_a_kiai() {
    let mut script = Script::trio();
    script.build(1, &["4 family -", "4 hat -"]);
    script.round_to(0);
    script.right("3 hat left").left("1 family -").left("1 hat -");
    script.turn("2 hat -");
    assert!(script.told(Event::Overrun(seat(1))));
    assert_eq!(script.barricades(), 4);
    let mut script = Script::trio();
    script.build(1, &["4 family -", "4 hat -"]);
    script.round_to(0);
    script.right("3 hat left").left("1 family -").left("2 hat -");
    script.turn("1 hat -");
    assert!(matches!(script.game.asked(), Some(Asked::Kiai { seat: s, .. }) if s == seat(1)));
    assert_eq!(script.game.active(), seat(0), "on another samurai's turn");
}

#[test]
fn an_arrow_at_a_samurai_who_has_passed_wounds_instead() {
    let mut script = Script::trio();
    script.right("3 hat left").pass().left("1 hat -");
    assert!(script.told(Event::Baffled { seat: seat(0), penalty: Penalty::Left }));
    assert!(script.board(0).wounded());
    assert_eq!(script.line(1), []);
}

#[test]
fn must_pass_leaves_only_passing() {
    let mut script = bosses(&[]);
    script.right("6 family must-pass").round_to(0);
    assert_eq!(script.legal(), [Action::Pass]);
    assert_eq!(script.refused(Action::Fight), Illegal::MustPass);
}

#[test]
fn return_shuffles_a_random_discarded_card_into_the_stack() {
    let mut script =
        Script::bosses(&[Kyuzo, Heihachi, Katsushiro], Level::Normal, &["2 family -", "2 hat -"]);
    script.right("2 family -").round_to(0);
    script.fight("2 hat -").act(Action::Discard).round_to(0);
    script.right("6 none no-defence return").round_to(0);
    let before = script.game.stack().len();
    script.act(Action::Face(Penalty::Return));
    assert_eq!(script.on_turn(), None);
    script.act(Action::Return(card("2 hat -")));
    assert_eq!(script.game.stack().len(), before + 1);
    assert!(script.game.discard().is_empty());
    assert!(script.game.outlook().of(card("2 hat -")) > 0.0);
    assert_eq!(script.game.bans().collect::<Vec<_>>(), [Penalty::NoDefence]);
}

#[test]
fn return_with_an_empty_discard_pile_wounds_instead() {
    let mut script = bosses(&[]);
    script.right("6 none no-defence return").round_to(0);
    script.act(Action::Face(Penalty::Return));
    assert!(script.told(Event::Baffled { seat: seat(0), penalty: Penalty::Return }));
    assert!(script.board(0).wounded());
}

#[test]
fn no_talent_bars_the_own_talent_and_every_token() {
    let mut script = bosses(&["2 hat -"]);
    script.left("2 hat ninja");
    script.right("6 none wound no-talent").left("3 family left");
    script.act(Action::Support(seat(1)));
    script.act(Action::Face(Penalty::NoTalent));
    assert!(script.board(1).wounded(), "the other penalty follows by itself");
    script.fight("2 hat -");
    assert_eq!(script.legal(), [Action::Left, Action::Right]);
}

#[test]
fn drop_defence_lets_the_samurai_choose_among_his_defence_cards() {
    let mut script = bosses(&["1 hat ninja", "1 farm ninja"]);
    script.left("1 hat ninja").round_to(0);
    script.left("1 farm ninja").round_to(0);
    script.right("6 none drop-defence").round_to(0);
    assert_eq!(script.game.asked(), Some(Asked::Drop));
    assert_eq!(script.legal(), [Action::Drop(Symbol::Hat), Action::Drop(Symbol::Farm)]);
    assert_eq!(script.refused(Action::Drop(Symbol::Family)), Illegal::NothingThere);
    script.act(Action::Drop(Symbol::Farm));
    assert_eq!(script.board(0).defence(Symbol::Farm), None);
    assert!(script.game.discard().contains(card("1 farm ninja")));
    assert_eq!(script.game.asked(), Some(Asked::Act));
}

#[test]
fn a_single_defence_card_is_dropped_and_none_wounds_instead() {
    let mut script = bosses(&["1 hat ninja"]);
    script.left("1 hat ninja").round_to(0);
    script.right("6 none drop-defence").round_to(0);
    assert_eq!(script.board(0).defences().count(), 0);
    assert!(!script.board(0).wounded());
    script.pass();
    let mut script = bosses(&[]);
    script.right("6 none drop-defence").round_to(0);
    assert!(script.board(0).wounded());
}

#[test]
fn two_penalties_strike_in_the_order_of_the_samurais_choice() {
    let mut script = bosses(&[]);
    script.right("6 none no-support wound").round_to(0);
    let offered = [Action::Face(Penalty::NoSupport), Action::Face(Penalty::Wound)];
    assert_eq!(script.legal(), offered);
    script.act(Action::Face(Penalty::Wound));
    let struck: Vec<_> = script
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Struck { penalty, .. } => Some(*penalty),
            _ => None,
        })
        .collect();
    assert_eq!(struck, [Penalty::Wound, Penalty::NoSupport]);
}

#[test]
fn two_penalties_of_one_kind_strike_one_after_the_other() {
    let mut script = bosses(&[]);
    script.right("6 farm fire fire").round_to(0);
    assert_eq!((script.barricades(), script.game.asked()), (3, Some(Asked::Act)));
}

#[test]
fn each_penalty_of_a_boss_is_ignored_or_faced_on_its_own_before_any_works() {
    // Ruling 15.
    let seats = [Gorobei, Kyuzo, Katsushiro];
    let mut script = Script::bosses(&seats, Level::Normal, &[]);
    script.right("6 none no-support wound").round_to(0);
    script.act(Action::Ignore(Penalty::Wound));
    assert_eq!(due(&script), [Penalty::NoSupport]);
    script.act(Action::Face(Penalty::NoSupport));
    assert!(!script.board(0).wounded());
    assert_eq!(script.game.asked(), Some(Asked::Act));

    let mut script = Script::bosses(&seats, Level::Normal, &[]);
    script.right("6 hat ninja ninja").round_to(0);
    script.act(Action::Ignore(Penalty::Ninja));
    assert_eq!(script.game.intruders().len(), 0);
    script.act(Action::Face(Penalty::Ninja));
    assert_eq!(script.game.intruders().len(), 1);
}

#[test]
fn once_a_penalty_has_struck_the_other_cannot_be_ignored() {
    let mut script = Script::bosses(&[Gorobei, Kyuzo, Katsushiro], Level::Normal, &[]);
    script.right("6 none no-support wound").round_to(0);
    script.act(Action::Face(Penalty::NoSupport));
    assert!(script.board(0).wounded());
}

#[test]
fn gorobei_may_ignore_the_boss_that_bars_talents() {
    // Ruling 16.
    let mut script = Script::bosses(&[Gorobei, Kyuzo, Katsushiro], Level::Normal, &[]);
    script.right("6 none wound no-talent").round_to(0);
    script.act(Action::Ignore(Penalty::NoTalent)).act(Action::Ignore(Penalty::Wound));
    assert_eq!(script.game.bans().count(), 0);
}

#[test]
fn kanbei_ignores_lieutenants_with_odd_values_but_no_boss() {
    let seats = [Kanbei, Kyuzo, Katsushiro];
    let mut script = Script::bosses(&seats, Level::Normal, &["1 hat ninja"]);
    script.right("6 hat ninja ninja").round_to(0);
    assert_eq!(script.game.asked(), Some(Asked::Act));
}

#[test]
fn the_penalty_about_to_strike_is_known_beforehand() {
    let mut script = Script::trio();
    script.right("3 hat left").pass();
    let ahead: Vec<_> = script.game.penalties_ahead(seat(0)).collect();
    assert_eq!(ahead.len(), 1);
    assert_eq!((ahead[0].penalty, ahead[0].wounds_instead), (Penalty::Left, true));
    assert!(!ahead[0].can_be_ignored);
    assert_eq!(script.game.penalties_ahead(seat(2)).count(), 0);

    let mut script = Script::new(&[Heihachi, Kanbei, Kyuzo], Level::Normal);
    script.right("3 none wound");
    assert!(!script.game.penalties_ahead(seat(0)).any(|ahead| ahead.can_be_ignored));
    script.act(Action::Support(seat(0)));
    assert!(script.game.penalties_ahead(seat(0)).all(|ahead| ahead.can_be_ignored));
}

#[test]
fn tokens_that_go_home_with_the_turn_ignore_nothing_in_the_next_one() {
    let mut script = Script::new(&[Heihachi, Kanbei, Kyuzo], Level::Normal);
    script.right("3 none wound").act(Action::Support(seat(0))).left("1 hat -");
    script.act(Action::Ignore(Penalty::Wound));
    assert_eq!(script.game.asked(), Some(Asked::Act));
    assert!(script.game.has_talent(seat(0), Kanbei), "for the rest of this turn");
    assert!(!script.game.penalties_ahead(seat(0)).any(|ahead| ahead.can_be_ignored));
}

#[test]
fn a_talent_that_is_barred_for_a_turn_ignores_again_in_the_next_one() {
    let mut script = Script::bosses(&[Gorobei, Kyuzo, Katsushiro], Level::Normal, &[]);
    script.right("6 none wound no-talent").round_to(0);
    script.act(Action::Face(Penalty::NoTalent));
    while script.game.asked() == Some(Asked::Penalty) {
        script.act(Action::Face(Penalty::Wound));
    }
    assert!(!script.game.has_talent(seat(0), Gorobei), "barred for this turn");
    assert!(script.game.penalties_ahead(seat(0)).all(|ahead| ahead.can_be_ignored));
}

#[test]
fn a_stack_emptied_by_a_penalty_ends_the_round_without_an_action() {
    // Ruling 6.
    let mut script = Script::trio();
    script.right("1 hat ninja").pass();
    while script.game.stack().len() > 1 {
        let other = 2 - script.game.active().number();
        script.act(Action::Support(seat(other)));
    }
    let turn = script.events.iter().position(|event| *event == Event::TurnBegan(seat(0)));
    let struck = Event::Struck { seat: seat(0), penalty: Penalty::Ninja };
    let expected = [struck, Event::SlippedIn(None), Event::RoundEnded { round: 1 }];
    assert_eq!(script.events[turn.expect("seat 0 has a turn") + 1..][..3], expected);
}

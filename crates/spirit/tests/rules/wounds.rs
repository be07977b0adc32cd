//! H. Wounds.

use crate::script::{Script, TRIO, card, seat};
use spirit::{Action, Asked, Back, Event, Illegal, Level, Loss, Outcome, Side, Symbol, Wound};

#[test]
fn the_first_wound_is_a_token_the_second_turns_the_board_over() {
    let mut script = Script::trio();
    script.left("2 farm ninja").round_to(0);
    script.right("2 hat wound").round_to(0);
    assert_eq!((script.board(0).wounded(), script.board(0).side()), (true, Side::Human));
    assert_eq!(script.board(0).next_wound(), Wound::Animal);
    script.left("1 hat -").round_to(0);
    assert_eq!((script.board(0).wounded(), script.board(0).side()), (false, Side::Animal));
    assert_eq!((script.line(0), script.board(0).sum()), (vec![2], 2), "cards stay where they are");
    assert_eq!(script.board(0).defence(Symbol::Farm), Some(card("2 farm ninja")));
}

#[test]
fn the_fourth_wound_is_death_and_the_game_is_lost() {
    let mut script = Script::trio();
    script.right("2 hat wound").pass().pass();
    assert_eq!(script.board(0).wounds(), 1);
    script.left("1 hat -");
    assert_eq!(script.board(0).wounds(), 2);
    script.left("1 farm ninja");
    assert_eq!((script.board(0).wounds(), script.board(0).next_wound()), (3, Wound::Death));
    assert!(script.game.outcome().is_none());
    script.left("1 family -");
    assert!(script.told(Event::Died(seat(0))));
    assert_eq!(script.game.outcome(), Some(Outcome::Lost(Loss::Death(seat(0)))));
    assert!(script.legal().is_empty());
}

#[test]
fn wounds_and_the_animal_stay_for_the_next_round() {
    let mut script = Script::trio();
    script.right("2 hat wound").round_to(0);
    script.left("1 hat -").round_to(0);
    script.right("1 family -");
    script.reach(2);
    assert_eq!(script.board(0).side(), Side::Animal);
    assert_eq!(script.line(0), [] as [u8; 0]);
}

#[test]
fn the_wound_on_the_back_of_a_farm_goes_to_nobody_who_has_passed() {
    // Rulings 12 and 13.
    let mut script = Script::new(&TRIO, Level::Hard);
    script.right("1 none fire").left("4 hat fire").pass();
    script.left("1 hat -").left("4 farm fire");
    script.left("1 farm ninja").left("4 family fire");
    script.left("1 family -").act(Action::Support(seat(0)));
    assert_eq!(script.barricades(), 0);
    script.act(Action::Support(seat(1))).act(Action::Support(seat(0)));
    assert!(script.told(Event::FarmLost));
    script.act(Action::Back(Back::Wound));
    assert_eq!(script.legal(), [Action::Wound(seat(0)), Action::Wound(seat(1))]);
    assert_eq!(script.refused(Action::Wound(seat(2))), Illegal::HasPassed);
    script.act(Action::Wound(seat(1)));
    assert!(script.board(1).wounded());
    assert_eq!((script.on_turn(), script.game.asked()), (Some(0), Some(Asked::Act)));
}

//! A playout goes to the end of the game and counts every action.

mod toy;

use table::{Game, Rng, Seed, Turn, playout};
use toy::{CARDS, HighCard, Illegal, Setup};

#[test]
fn a_playout_ends_the_game_and_counts_chance_too() {
    for players in 2..=4 {
        let mut game = HighCard::new(&Setup { players }).expect("a fair setup");
        let mut rng = Rng::new(Seed::from_number(1), 0);
        let plies = playout(&mut game, &mut rng, &mut Vec::new());
        assert_eq!(game.turn(), Turn::Over);
        let played = u32::from(players * CARDS);
        assert!(plies > played && plies <= 2 * played, "every card is played, some are drawn");
    }
}

#[test]
fn many_playouts_are_one_after_another() {
    let setup = Setup { players: 2 };
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let one_by_one: u32 = (0..5)
        .map(|_| playout(&mut HighCard::new(&setup).expect("fair"), &mut rng, &mut Vec::new()))
        .sum();
    assert_eq!(playout::playouts::<HighCard>(&setup, 5), Ok(one_by_one));
    let nobody = Setup { players: 0 };
    assert_eq!(playout::playouts::<HighCard>(&nobody, 1), Err(Illegal::NoSuchTable));
}

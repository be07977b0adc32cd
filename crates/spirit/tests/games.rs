//! Whole games as text: a win at each level, and every way to lose, in battle and at the end of
//! a round. `?` is chance, a number is a seat, and what follows `=` is checked.

use spirit::{Action, Level, Loss, Outcome, Samurai, Setup, Spirit};
use table::{Game, Record, Turn};

/// Plays a game as it is written, and returns how it ended.
fn play(text: &str) -> String {
    let mut lines = text.lines();
    let mut said = |word: &str| -> String {
        let line = lines.next().expect("a game has a head");
        line.strip_prefix(word).expect("samurai, level and help, in this order").trim().to_owned()
    };
    let samurai = |name: &str| Samurai::ALL.into_iter().find(|one| one.word() == name);
    let setup = Setup {
        samurai: said("samurai").split(' ').filter_map(samurai).collect(),
        level: level(&said("level")),
        help: said("help") == "yes",
    };
    let mut game = Spirit::new(&setup).expect("the setup can be played");
    for line in lines {
        let (who, what) = line.split_once(' ').expect("who does what");
        if who == "=" {
            assert_eq!(what, if game.outcome().is_some() { end(&game) } else { now(&game) });
            continue;
        }
        let on_turn = match game.turn() {
            Turn::Of(seat) => seat.number().to_string(),
            Turn::Chance => "?".into(),
            Turn::Over => "nobody".into(),
        };
        assert_eq!(who, on_turn, "{what}");
        let action: Action = what.parse().expect("an action");
        assert_eq!(action.to_string(), what);
        assert_eq!(game.apply(action, |_| ()), Ok(()), "{line}");
    }
    assert!(game.outcome().is_some(), "the game is told to its end");
    end(&game)
}

fn level(name: &str) -> Level {
    let named = |level: &Level| format!("{level:?}").to_lowercase() == name;
    Level::ALL.into_iter().find(named).expect("a level")
}

fn now(game: &Spirit) -> String {
    let village = game.village();
    let (barricades, farms) = (village.barricades(), village.farms());
    let (round, families) = (game.round(), village.families());
    format!("round {round} barricades {barricades} farms {farms} families {families}")
}

fn end(game: &Spirit) -> String {
    match game.outcome() {
        Some(Outcome::Won(score)) => {
            assert_eq!(game.winners().len(), game.players());
            format!("won {score}")
        }
        Some(Outcome::Lost(loss)) => {
            assert!(game.winners().is_empty());
            match loss {
                Loss::Death(seat) => format!("lost: {} died", seat.number()),
                Loss::LastFarm => "lost: farms".into(),
                Loss::LastFamily => "lost: families".into(),
            }
        }
        None => panic!("the game is not over"),
    }
}

#[test]
fn a_saved_game_still_opens() {
    let code = "Aa4AKOJwDQMEAwEGBQAAAAAAAAAAAAAAAAAAAAQIBAgECAQJBwQIBAgEDAkECAQJBAgECQQIBAkHBAkECAQJBAkQAAQJ\
                BAkECQ8BAwgECQYBBQQJBAkOAgQIBAgHBAgECAQIBAkECQQIBAgECAQJBAkECQQJBQEECQQIBAkECQQJEAEQAQQJEAIQ\
                AgQJBAkEDAkECAcQAxAADgMECAQIBAkECAQIBAgECQQIBAkECQQKAggECQ";
    let record = Record::<Spirit>::from_code(code).expect("the code can be read");
    assert_eq!(record.actions.len(), 139);
    let game = record.replay(|_| ()).expect("the game can be played");
    assert_eq!((game.round(), end(&game)), (3, "lost: 3 died".into()));
}

macro_rules! games {
    ($($name:ident: $file:literal ends $end:literal;)*) => { $(
        #[test]
        fn $name() {
            assert_eq!(play(include_str!(concat!("games/", $file, ".txt"))), $end);
        }
    )* };
}

games! {
    a_win_at_the_easy_level: "won-at-easy" ends "won 4";
    a_win_at_the_normal_level: "won-at-normal" ends "won 5+";
    a_win_at_the_hard_level: "won-at-hard" ends "won 6++";
    a_win_at_the_heroic_level: "won-at-heroic" ends "won 6+++";
    a_samurai_dies_in_battle: "lost-a-samurai-in-battle" ends "lost: 1 died";
    a_samurai_dies_for_want_of_a_hat: "lost-a-samurai-for-want-of-a-hat" ends "lost: 3 died";
    the_last_farm_burns_in_battle: "lost-the-farms-in-battle" ends "lost: farms";
    the_last_farm_falls_to_intruders: "lost-the-farms-to-intruders" ends "lost: farms";
    the_last_family_is_unprotected: "lost-the-families-unprotected" ends "lost: families";
    the_last_family_goes_with_a_farm: "lost-the-families-with-a-farm" ends "lost: families";
}

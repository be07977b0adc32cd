//! Every code of a released version still opens, and still is the same game.

use table::{Game, Record, Session, Turn};

const GAMES: [&str; 3] = ["samurai", "samsara", "spirit"];

/// A game that was played to its end with a released version: how many actions of players it has, how many
/// events were told, and which seats won.
struct Released<'a> {
    game: &'a str,
    actions: usize,
    events: usize,
    winners: &'a str,
    code: &'a str,
}

fn released() -> impl Iterator<Item = Released<'static>> {
    let lines = include_str!("codes.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let [game, actions, events, winners, code] = words[..] else { panic!("{line}") };
        let number = |word: &str| word.parse().expect("a number");
        Released { game, actions: number(actions), events: number(events), winners, code }
    })
}

fn is_the_same_game<G: Game>(released: &Released) {
    let Released { game, code, .. } = released;
    let record =
        Record::<G>::from_code(code).unwrap_or_else(|why| panic!("{game} {code}: {why:?}"));
    assert_eq!(record.code().as_deref(), Some(*code), "it is written as it was read");
    let session = Session::open(record).unwrap_or_else(|why| panic!("{game} {code}: {why:?}"));
    assert_eq!(session.turn(), Turn::Over, "{game} {code}");
    assert_eq!(session.record().actions.len(), released.actions, "{game} {code}");
    assert_eq!(session.log().len(), released.events, "{game} {code}");
    let winners = session.seen_by(None).winners();
    let winners: String = winners.iter().map(|seat| seat.index().to_string()).collect();
    assert_eq!(winners, released.winners.trim_matches('-'), "{game} {code}");
}

#[test]
fn every_code_of_a_released_version_is_the_same_game() {
    let mut found = GAMES.map(|_| 0);
    for released in released() {
        match released.game {
            "samurai" => is_the_same_game::<samurai::Samurai>(&released),
            "samsara" => is_the_same_game::<samsara::Samsara>(&released),
            "spirit" => is_the_same_game::<spirit::Spirit>(&released),
            other => panic!("{other} is no game of the house"),
        }
        for (found, _) in found.iter_mut().zip(GAMES).filter(|(_, game)| *game == released.game) {
            *found += 1;
        }
    }
    assert!(found.iter().all(|&games| games >= 8), "{found:?}");
}

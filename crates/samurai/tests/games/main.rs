//! Whole games as text, one for each ending and each rung of the ladder. A game is told in
//! lines of words, chance included, and ends with what came of it.

mod notation;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use samurai::{Captured, Ending, Phase, Rung, Samurai};
use table::{Game, Rng, Seat, Seed, Turn};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn games() -> Vec<(String, String)> {
    let mut games: Vec<(String, String)> = fs::read_dir(folder())
        .expect("the folder of this test")
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a game"))
        })
        .collect();
    games.sort();
    games
}

/// Plays a game line by line and returns it, with its result as the last lines tell it.
fn play(text: &str) -> (Samurai, String) {
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let setup = notation::setup(lines.next().expect("a first line"));
    let mut game = Samurai::new(&setup).expect("a table");
    let mut told = String::new();
    for line in lines {
        if game.turn() == Turn::Over {
            writeln!(told, "{line}").expect("a string takes any text");
            continue;
        }
        let action = notation::action(line, game.turn().seat());
        let done = game.apply(action, |_| ());
        assert_eq!(done, Ok(()), "{line}");
    }
    (game, told)
}

fn result(game: &Samurai) -> String {
    let score = game.score().expect("the game is over");
    let ending = match game.phase() {
        Phase::Over(Ending::KindGone) => "a kind is gone",
        Phase::Over(Ending::FourTied) => "four figures stand beside the board",
        _ => panic!("the game is over"),
    };
    let mut text = format!("end: {ending}\n");
    for seat in game.seats() {
        let Captured::Open(figures) = game.captured(seat) else { panic!("nothing is hidden") };
        let counts: Vec<String> =
            figures.iter().map(|(figure, count)| format!("{count} {}", figure.word())).collect();
        writeln!(text, "seat {}: {}", seat.number(), counts.join(", ")).expect("any text");
    }
    let winners: Vec<String> = score.winners.iter().map(|s| s.number().to_string()).collect();
    writeln!(text, "decided by {:?}: seat {}", score.decided, winners.join(" and "))
        .expect("any text");
    text
}

#[test]
fn every_game_ends_as_it_is_told() {
    for (name, text) in games() {
        let (game, told) = play(&text);
        assert_eq!(result(&game), told, "{name}");
    }
}

#[test]
fn there_is_a_game_for_each_ending_and_each_rung() {
    let (mut endings, mut rungs, mut tables) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, text) in games() {
        let (game, _) = play(&text);
        endings.insert(format!("{:?}", game.phase()));
        rungs.insert(format!("{:?}", game.score().expect("over").decided));
        tables.insert(game.players());
    }
    assert_eq!(endings.len(), 2);
    let all = [Rung::TwoKinds, Rung::Others, Rung::Totals, Rung::NoMajority, Rung::Shared];
    assert_eq!(rungs, all.map(|rung| format!("{rung:?}")).into());
    assert_eq!(tables, BTreeSet::from([2, 3, 4]));
}

#[test]
fn a_game_that_is_written_down_reads_as_it_was_played() {
    for seed in 0..20 {
        let setup = samurai::Setup::new(2 + (seed % 3) as u8, Seat::FIRST);
        let text = random_game(setup, seed);
        let (game, told) = play(&text);
        assert_eq!(result(&game), told);
    }
}

/// A random game as text.
fn random_game(setup: samurai::Setup, seed: u64) -> String {
    let mut rng = Rng::new(Seed::from_number(seed), 0);
    let mut game = Samurai::new(&setup).expect("a table");
    let mut text = notation::write_setup(setup);
    while game.turn() != Turn::Over {
        let action = match game.turn() {
            Turn::Chance => game.deal(&mut rng),
            _ => game.any_legal(&mut rng, &mut Vec::new()).expect("something to do"),
        };
        text += &notation::write_action(action);
        game.apply(action, |_| ()).expect("a legal action");
    }
    text + &result(&game)
}

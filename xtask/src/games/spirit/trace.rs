//! A game of Samurai Spirit as lines of JSON, for a person to read and a referee to check.

use std::fmt::Write as _;

use crate::games::options::Options;
use crate::games::random;
use crate::trouble::{Outcome, Trouble};
use spirit::{Action, Card, Level, Loss, Outcome as End, RAIDERS, Setup, Side, Slot, Spirit};
use table::{Game, Record, Rng, Seat, Seed, Step, Turn};

const LEVEL: [(&str, Level); 4] = [
    ("normal", Level::Normal),
    ("easy", Level::Easy),
    ("hard", Level::Hard),
    ("heroic", Level::Heroic),
];

pub fn run(mut options: Options) -> Outcome {
    let record = match options.take("record") {
        Some(code) => Record::from_code(&code).map_err(|why| {
            Trouble(format!("This is not the code of a game of Samurai Spirit: {why:?}."))
        })?,
        None => random_game(&mut options)?,
    };
    options.finish()?;
    print!("{}", trace(&record)?);
    Ok(())
}

/// One player alone takes two samurai; with `--help yes` the absent ones lend a hand.
fn random_game(options: &mut Options) -> Outcome<Record<Spirit>> {
    let seed = Seed::from_number(options.number("seed", 1)?);
    let players: u8 = options.number("players", 4)?;
    let level = options.word("level", &LEVEL)?;
    let help = options.word("help", &[("no", false), ("yes", true)])? || players < 3;
    let samurai = if players == 1 { 2 } else { players };
    // The stream before the last: neither chance nor players draw from it.
    let setup = Setup::random(samurai, level, help, &mut Rng::new(seed, u64::MAX - 1));
    if !(1..=7).contains(&players) {
        return Err(Trouble::new("Samurai Spirit is for 1 to 7 players."));
    }
    random::game(setup, seed).map_err(|why| Trouble(format!("There is no such game: {why:?}.")))
}

/// The whole game, line by line.
fn trace(record: &Record<Spirit>) -> Outcome<String> {
    let mut text = head(&record.setup);
    let end = record
        .replay(|step| tell(&mut text, &step))
        .map_err(|why| Trouble(format!("This game cannot be played: {why:?}.")))?;
    text.push_str(&tail(&end));
    Ok(text)
}

fn head(setup: &Setup) -> String {
    let samurai = list(setup.samurai.iter().map(|samurai| format!("\"{}\"", samurai.word())));
    let level = LEVEL.iter().find(|(_, level)| *level == setup.level).map_or("", |(word, _)| word);
    let cards = list(RAIDERS.iter().enumerate().map(|(id, raider)| {
        let symbol = raider.symbol.map_or("null".into(), |s| format!("\"{}\"", s.word()));
        let penalties = list(raider.penalties.iter().map(|p| format!("\"{}\"", p.word())));
        let (value, flames) = (raider.value, raider.flames);
        format!(
            r#"{{"id":{id},"value":{value},"symbol":{symbol},"penalties":{penalties},"flames":{flames}}}"#
        )
    }));
    let help = setup.help;
    format!(
        "{{\"game\":\"spirit\",\"samurai\":{samurai},\"level\":\"{level}\",\"help\":{help},\"cards\":{cards}}}\n"
    )
}

fn tell(text: &mut String, step: &Step<Spirit>) {
    let by = match step.turn {
        Turn::Of(seat) => seat.number().to_string(),
        Turn::Chance | Turn::Over => r#""chance""#.to_owned(),
    };
    let (deed, rest) = (step.action.word(), concerns(step.action));
    let now = now(step.state);
    writeln!(text, r#"{{"by":{by},"do":"{deed}",{rest}"now":{now}}}"#)
        .expect("a string takes any text");
}

/// Whom or what an action concerns.
fn concerns(action: Action) -> String {
    match action {
        Action::Help(samurai) => format!(r#""samurai":"{}","#, samurai.word()),
        Action::Ignore(penalty) | Action::Face(penalty) => {
            format!(r#""penalty":"{}","#, penalty.word())
        }
        Action::Drop(symbol) => format!(r#""symbol":"{}","#, symbol.word()),
        Action::Support(seat)
        | Action::Hand(seat)
        | Action::Heal(seat)
        | Action::Strike(seat)
        | Action::Wound(seat)
        | Action::First(seat) => format!(r#""seat":{},"#, seat.number()),
        Action::Move { from, to } | Action::Lend { from, to } => {
            format!(r#""from":{},"to":{},"#, from.number(), to.number())
        }
        Action::Next(card) | Action::Turn(card) | Action::Return(card) => {
            format!(r#""card":{},"#, card.number())
        }
        Action::Back(back) => format!(r#""back":"{}","#, back.word()),
        Action::Lose(family) => format!(r#""family":"{}","#, family.word()),
        Action::Fight
        | Action::Pass
        | Action::EndTurn
        | Action::Left
        | Action::Right
        | Action::Discard
        | Action::Bury
        | Action::Use
        | Action::Forgo => String::new(),
    }
}

fn now(game: &Spirit) -> String {
    let village = game.village();
    let seats = list(game.seats().map(|seat| board(game, seat)));
    let air = game.card_in_the_air().map_or("null".into(), |(_, card)| card.number().to_string());
    format!(
        r#"{{"round":{},"active":{},"stack":{},"known":{},"discard":{},"intruders":{},"air":{air},"barricades":{},"farms":{},"families":{},"seats":{seats}}}"#,
        game.round(),
        game.active().number(),
        game.stack().len(),
        known(game.stack().as_slice()),
        game.discard().len(),
        game.intruders().len(),
        village.barricades(),
        village.farms(),
        village.families(),
    )
}

/// The cards of the stack whose place everybody knows, from the top, as far as they are known.
fn known(stack: &[Slot]) -> String {
    list(stack.iter().rev().map_while(|slot| slot.map(|card| card.number().to_string())))
}

fn board(game: &Spirit, seat: Seat) -> String {
    let board = game.board(seat);
    let cards =
        |cards: &mut dyn Iterator<Item = Card>| list(cards.map(|card| card.number().to_string()));
    let side = if board.side() == Side::Human { "human" } else { "animal" };
    let held = game.tokens_held(seat).iter().chain(board.help().iter());
    let tokens = list(held.map(|samurai| format!("\"{}\"", samurai.word())));
    format!(
        r#"{{"line":{},"left":{},"sum":{},"kiai":{},"wounds":{},"side":"{side}","passed":{},"tokens":{tokens}}}"#,
        cards(&mut board.line().iter().copied()),
        cards(&mut board.defences()),
        board.sum(),
        board.kiai(),
        board.wounds(),
        board.passed(),
    )
}

fn tail(game: &Spirit) -> String {
    match game.outcome() {
        Some(End::Won(score)) => format!(
            "{{\"end\":\"won\",\"farms\":{},\"families\":{},\"unhurt\":{},\"score\":\"{score}\"}}\n",
            score.farms, score.families, score.unhurt
        ),
        Some(End::Lost(loss)) => {
            let (why, seat) = match loss {
                Loss::Death(seat) => ("death", format!(",\"seat\":{}", seat.number())),
                Loss::LastFarm => ("farms", String::new()),
                Loss::LastFamily => ("families", String::new()),
            };
            format!("{{\"end\":\"lost\",\"why\":\"{why}\"{seat}}}\n")
        }
        None => {
            let on_turn = game.turn().seat().map_or("null".into(), |s| s.number().to_string());
            format!("{{\"end\":null,\"on_turn\":{on_turn}}}\n")
        }
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    format!("[{}]", items.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// A random game as a person would ask for it, line by line.
    fn lines(options: &[&str]) -> Vec<Value> {
        let options: Vec<String> = options.iter().map(|&word| word.to_owned()).collect();
        let mut options = Options::read(&options).expect("options of the test");
        let record = random_game(&mut options).expect("a game of the rules");
        options.finish().expect("every option is known");
        parsed(&trace(&record).expect("a game that was played"))
    }

    fn parsed(text: &str) -> Vec<Value> {
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    fn length(value: &Value) -> u64 {
        value.as_array().expect("a list").len() as u64
    }

    fn number(value: &Value) -> u64 {
        value.as_u64().expect("a number")
    }

    #[test]
    fn every_line_says_what_was_done_and_how_it_stands_then() {
        for (players, level) in
            (1..=7).zip(["easy", "normal", "hard", "heroic"].into_iter().cycle())
        {
            let seats = if players == 1 { 2 } else { players };
            let seed = players.to_string();
            let lines = lines(&["--seed", &seed, "--players", &seed, "--level", level]);
            let [first, steps @ .., last] = &lines[..] else { panic!("a game has many lines") };
            assert_eq!((&first["game"], &first["level"]), (&"spirit".into(), &level.into()));
            assert_eq!((length(&first["samurai"]), length(&first["cards"])), (seats, 66));
            for (id, card) in (0..).zip(first["cards"].as_array().expect("a list")) {
                assert_eq!((number(&card["id"]), card["flames"].is_boolean()), (id, true));
                assert!((1..=6).contains(&number(&card["value"])));
                assert!(card["symbol"].is_null() || card["symbol"].is_string());
                assert!(card["penalties"].is_array());
            }
            for step in steps {
                check_step(first, step);
            }
            match last["end"].as_str() {
                Some("won") => assert!(last["score"].is_string()),
                Some("lost") => assert!(last["why"].is_string()),
                other => panic!("the game ended as {other:?}"),
            }
        }
    }

    /// Nothing is lost from one line to the next, and markers stand where their lines say.
    fn check_step(first: &Value, step: &Value) {
        assert!(step["by"] == "chance" || step["by"].is_u64(), "{step}");
        assert!(step["do"].is_string(), "{step}");
        let now = &step["now"];
        for name in ["stack", "discard", "intruders", "barricades", "farms", "families", "round"] {
            assert!(now[name].is_u64(), "{name} in {now}");
        }
        let boards = now["seats"].as_array().expect("a list");
        assert_eq!(boards.len() as u64, length(&first["samurai"]));
        let mut cards = u64::from(now["air"].is_u64());
        for board in boards {
            let line = board["line"].as_array().expect("a list");
            let value = |card: &Value| &first["cards"][number(card) as usize]["value"];
            assert_eq!(
                line.iter().map(|card| number(value(card))).sum::<u64>(),
                number(&board["sum"])
            );
            assert!(
                board["kiai"].is_u64() && board["wounds"].is_u64() && board["side"].is_string()
            );
            assert!(board["passed"].is_boolean() && board["tokens"].is_array());
            cards += line.len() as u64 + length(&board["left"]);
        }
        let piles = ["stack", "discard", "intruders"].map(|name| number(&now[name]));
        let dealt = if first["level"] == "easy" { 6 } else { 7 } * boards.len() as u64;
        let joined =
            if first["level"] == "easy" { boards.len() as u64 - 1 } else { boards.len() as u64 };
        let all = dealt + joined * (number(&now["round"]) - 1);
        assert_eq!(cards + piles.iter().sum::<u64>(), all, "{step}");
    }

    #[test]
    fn a_saved_game_is_told_like_one_that_was_just_played() {
        let mut options = Options::read(&[]).expect("nothing to misread");
        let record = random_game(&mut options).expect("a game of the rules");
        let kept = Record::from_code(&record.code().expect("a game has a code")).expect("a code");
        let told = |record| trace(record).expect("a game that was played");
        assert_eq!(told(&record), told(&kept));
    }
}

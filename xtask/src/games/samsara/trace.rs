//! A game of Samsara as lines of JSON, for a person to read and a referee to check.

use std::fmt::Write as _;

use crate::games::options::Options;
use crate::games::random;
use crate::trouble::{Outcome, Trouble};
use samsara::{Action, Cell, End, Event, Landing, Lane, Mode, PLAYERS, ReEntry, Samsara, Setup};
use table::{BySeat, Record, Rng, Seat, Seats, Seed, Step, Turn};

const MODE: [(&str, Mode); 2] = [("single", Mode::Single), ("match", Mode::Match)];
const RE_ENTRY: [(&str, ReEntry); 2] =
    [("free-field", ReEntry::FreeField), ("free-half", ReEntry::FreeHalf)];

pub fn run(mut options: Options) -> Outcome {
    let record = match options.take("record") {
        Some(code) => Record::from_code(&code).map_err(|why| {
            Trouble(format!("This is not the code of a game of Samsara: {why:?}."))
        })?,
        None => random_game(&mut options)?,
    };
    options.finish()?;
    print!("{}", trace(&record)?);
    Ok(())
}

fn random_game(options: &mut Options) -> Outcome<Record<Samsara>> {
    let seed = Seed::from_number(options.number("seed", 1)?);
    // The stream before the last: neither chance nor players draw from it.
    let toss = Rng::new(seed, u64::MAX - 1).below(u32::from(PLAYERS));
    let setup = Setup {
        mode: options.word("mode", &MODE)?,
        re_entry: options.word("re-entry", &RE_ENTRY)?,
        first: if toss == 0 { Seat::FIRST } else { Seat::FIRST.next(PLAYERS) },
    };
    random::game(setup, seed).map_err(|_| Trouble::new("Samsara is for 2 players."))
}

/// The whole game, line by line.
fn trace(record: &Record<Samsara>) -> Outcome<String> {
    let mut text = head(record.setup, record.setup.first);
    record
        .replay(|step| tell(&mut text, &step))
        .map_err(|why| Trouble(format!("This game cannot be played: {why:?}.")))?;
    Ok(text)
}

/// The usual re-entry goes without saying.
fn head(setup: Setup, first: Seat) -> String {
    let mode = if setup.mode == Mode::Single { "single" } else { "match" };
    let re_entry =
        if setup.re_entry == ReEntry::FreeHalf { r#","re_entry":"free-half""# } else { "" };
    let first = first.number();
    format!("{{\"game\":\"samsara\",\"mode\":\"{mode}\",\"first\":{first}{re_entry}}}\n")
}

/// The end of a turn has no line of its own: the next roll shows it.
fn tell(text: &mut String, step: &Step<Samsara>) {
    let by = match step.turn {
        Turn::Of(seat) => seat.number().to_string(),
        Turn::Chance | Turn::Over => r#""chance""#.to_owned(),
    };
    let deed = match step.action {
        Action::Roll([one, two]) => {
            Some(("roll", format!(r#""dice":[{},{}]"#, one.pips(), two.pips())))
        }
        Action::Move(_) => moved(step.events).map(|rest| ("move", rest)),
        Action::Lapse(die) => Some(("lapse", format!(r#""die":{}"#, die.pips()))),
        Action::EndTurn | Action::SetUp => None,
    };
    if let Some((deed, rest)) = deed {
        writeln!(text, r#"{{"by":{by},"do":"{deed}",{rest}}}"#).expect("a string takes any text");
    }
    for event in step.events {
        match event {
            Event::GameEnded(outcome) => {
                let end = if outcome.end == End::Moksha { "moksha" } else { "goal" };
                let (goals, points) = (pair(outcome.goals), pair(outcome.points));
                let winners = list(outcome.winners());
                writeln!(
                    text,
                    r#"{{"end":"{end}","goals":{goals},"winners":{winners},"points":{points}}}"#
                )
                .expect("a string takes any text");
            }
            Event::SecondGame { first } => text.push_str(&head(*step.state.setup(), *first)),
            Event::MatchEnded(sheet) => {
                let (points, winners) = (pair(sheet.points()), list(sheet.leaders()));
                writeln!(text, r#"{{"match":{points},"winners":{winners}}}"#)
                    .expect("a string takes any text");
            }
            _ => {}
        }
    }
}

fn moved(events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| {
        let &Event::Moved { play, landing, .. } = event else { return None };
        let to = match landing {
            Landing::Stays(at) | Landing::Changes(at) => format!(r#""to":{}"#, cell(at)),
            Landing::Goal { back } => format!(r#""to":"goal","back":{}"#, cell(back)),
        };
        let (die, from, lane) = (play.die.pips(), cell(play.from), lane(play.lane));
        Some(format!(r#""die":{die},"from":{from},"lane":"{lane}",{to}"#))
    })
}

const fn lane(lane: Lane) -> &'static str {
    match lane {
        Lane::Round => "round",
        Lane::Square => "square",
    }
}

fn cell(cell: Cell) -> String {
    format!(r#"["{}",{}]"#, lane(cell.lane()), cell.number())
}

fn pair(values: BySeat<u8, 2>) -> String {
    let [one, two] = [Seat::FIRST, Seat::FIRST.next(PLAYERS)].map(|seat| values[seat]);
    format!("[{one},{two}]")
}

fn list(seats: Seats) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.number().to_string()).collect();
    format!("[{}]", numbers.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use std::collections::BTreeSet;

    /// What has been read of a game, from nothing but its lines.
    struct Reader {
        stones: BTreeSet<(String, u64)>,
        goals: [u64; 2],
        on_turn: u64,
        dice: Vec<u64>,
    }

    impl Reader {
        /// The line that opens a game.
        fn new(line: &Value, mode: &str) -> Self {
            let first = &line["first"];
            assert_eq!(line, &json!({ "game": "samsara", "mode": mode, "first": first }));
            let row = |lane: &str| (1..=6).map(move |cell| (lane.to_owned(), cell)).collect();
            let rows: [Vec<_>; 2] = ["round", "square"].map(row);
            let on_turn = first.as_u64().expect("a seat");
            Self {
                stones: rows.concat().into_iter().collect(),
                goals: [0; 2],
                on_turn,
                dice: Vec::new(),
            }
        }

        /// `number` rolls came before this one.
        fn roll(&mut self, line: &Value, number: usize) {
            let dice = &line["dice"];
            assert_eq!(line, &json!({ "by": "chance", "do": "roll", "dice": dice }));
            assert!(self.dice.is_empty(), "{line}: a die was left");
            self.on_turn = if number == 0 { self.on_turn } else { 1 - self.on_turn };
            self.dice = dice.as_array().expect("dice").iter().filter_map(Value::as_u64).collect();
            assert!(self.dice.len() == 2 && self.dice.iter().all(|die| (1..=6).contains(die)));
        }

        fn spend(&mut self, line: &Value) -> u64 {
            assert_eq!(line["by"], json!(self.on_turn), "{line}");
            let die = line["die"].as_u64().expect("a die");
            let place = self.dice.iter().position(|left| *left == die).expect("the die is left");
            self.dice.swap_remove(place)
        }

        fn walk(&mut self, line: &Value) {
            let die = self.spend(line);
            let from = place(&line["from"]);
            let along = line["lane"].as_str().expect("a lane").to_owned();
            assert!(self.stones.contains(&from), "{line}: no stone lies there");
            let start = if along == from.0 { from.clone() } else { beside(&from) };
            assert!(self.stones.contains(&start), "{line}: the lane cannot be changed");
            let end = (along.clone(), start.1 + die);
            let mut told = json!({ "by": self.on_turn, "do": "move", "die": die,
                "from": line["from"], "lane": along, "to": line["to"] });
            let to = if line["to"] == "goal" {
                told["back"] = line["back"].clone();
                assert_eq!((end.1, along == "round"), (25, self.on_turn == 0), "{line}");
                let goals = &mut self.goals[self.on_turn as usize];
                *goals = (*goals + 1).min(6);
                place(&line["back"])
            } else {
                let to = if self.stones.contains(&end) { beside(&end) } else { end };
                assert_eq!(place(&line["to"]), to, "{line}");
                to
            };
            assert_eq!(line, &told);
            self.stones.remove(&from);
            assert!(self.stones.insert(to), "{line}: a stone lies there");
        }
    }

    fn place(cell: &Value) -> (String, u64) {
        let number = cell[1].as_u64().filter(|number| (1..=24).contains(number));
        (cell[0].as_str().expect("a lane").to_owned(), number.expect("a cell"))
    }

    /// The other half of the double field.
    fn beside((lane, number): &(String, u64)) -> (String, u64) {
        let other = if lane == "round" { "square" } else { "round" };
        (other.to_owned(), if *number > 12 { number - 12 } else { number + 12 })
    }

    /// Follows a trace line by line; returns the points of each game.
    fn follow(text: &str, mode: &str) -> Vec<Value> {
        let mut points = Vec::new();
        let mut lines =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).peekable();
        while let Some(head) = lines.next_if(|line: &Value| line.get("game").is_some()) {
            let mut game = Reader::new(&head, mode);
            let mut rolls = 0;
            let end = loop {
                let line = lines.next().expect("a game has an end");
                match line["do"].as_str() {
                    Some("roll") => {
                        game.roll(&line, rolls);
                        rolls += 1;
                    }
                    Some("move") => game.walk(&line),
                    Some("lapse") => _ = game.spend(&line),
                    _ => break line,
                }
            };
            let (scored, winners) = (&end["points"], &end["winners"]);
            let told =
                json!({ "end": "goal", "goals": game.goals, "winners": winners, "points": scored });
            assert_eq!(end, told);
            points.push(scored.clone());
        }
        if let Some(total) = lines.next() {
            let sum =
                [0, 1].map(|seat| points.iter().filter_map(|one| one[seat].as_u64()).sum::<u64>());
            assert_eq!(total, json!({ "match": sum, "winners": total["winners"] }));
        }
        assert_eq!(lines.next(), None);
        points
    }

    #[test]
    fn a_trace_tells_a_game_that_can_be_followed_by_its_lines_alone() {
        for seed in 0..8 {
            for (mode, games) in [("single", 1), ("match", 2)] {
                let arguments = ["--seed", &seed.to_string(), "--mode", mode].map(str::to_owned);
                let mut options = Options::read(&arguments).expect("two options");
                let record = random_game(&mut options).expect("a game for two");
                let text = trace(&record).expect("a game that was played");
                assert_eq!(follow(&text, mode).len(), games);
            }
        }
    }
}

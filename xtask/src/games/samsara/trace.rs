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

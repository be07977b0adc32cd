//! A game of Samurai as lines of JSON, for a person to read and a referee to check.

use std::fmt::Write as _;

use crate::games::options::Options;
use crate::games::random;
use crate::trouble::{Outcome, Trouble};
use samurai::{
    Action, Captured, Captures, Ending, Event, Figures, FirstFive, Ground, Hand, Layout, Phase,
    Samurai, Setup, Space, Standee, Tile,
};
use table::{Game, Record, Rng, Seat, Seats, Seed, Step, Turn};

const CAPTURE: [(&str, Captures); 2] =
    [("at-once", Captures::AtOnce), ("end-of-turn", Captures::EndOfTurn)];
const FIGURES: [(&str, Layout); 2] = [("placed", Layout::Placed), ("random", Layout::Random)];
const FIRST_FIVE: [(&str, FirstFive); 2] =
    [("chosen", FirstFive::Chosen), ("random", FirstFive::Random)];

pub fn run(mut options: Options) -> Outcome {
    let record = match options.take("record") {
        Some(code) => Record::from_code(&code).map_err(|why| {
            Trouble(format!("This is not the code of a game of Samurai: {why:?}."))
        })?,
        None => random_game(&mut options)?,
    };
    options.finish()?;
    print!("{}", trace(&record)?);
    Ok(())
}

fn random_game(options: &mut Options) -> Outcome<Record<Samurai>> {
    let seed = Seed::from_number(options.number("seed", 1)?);
    let players = options.number("players", 4)?;
    // The stream before the last: neither chance nor players draw from it.
    let first = Rng::new(seed, u64::MAX - 1).below(u32::from(players));
    let first = u8::try_from(first).ok().and_then(Seat::new);
    let setup = Setup {
        first_five: options.word("first-five", &FIRST_FIVE)?,
        layout: options.word("figures", &FIGURES)?,
        captures: options.word("capture", &CAPTURE)?,
        ..Setup::new(players, first.unwrap_or(Seat::FIRST))
    };
    random::game(setup, seed).map_err(|_| Trouble::new("Samurai is for 2, 3 or 4 players."))
}

/// The whole game, line by line.
fn trace(record: &Record<Samurai>) -> Outcome<String> {
    let mut text = head(record.setup);
    let state = record
        .replay(|step| tell(&mut text, &step))
        .map_err(|why| Trouble(format!("This game cannot be played: {why:?}.")))?;
    if let Phase::Over(ending) = state.phase() {
        end(&mut text, &state, ending);
    }
    Ok(text)
}

fn head(setup: Setup) -> String {
    let spaces = Space::all().filter(|space| space.in_play(setup.players));
    let board = list(spaces.map(|space| {
        let kind = match space.ground() {
            Ground::Sea => "sea",
            Ground::Land => "land",
            Ground::Village => "village",
            Ground::City => "city",
            Ground::Capital => "capital",
        };
        format!(r#"{{"at":{},"kind":"{kind}"}}"#, at(space))
    }));
    format!(
        "{{\"game\":\"samurai\",\"players\":{},\"first\":{},\"capture\":\"{}\",\
         \"figures\":\"{}\",\"first_five\":\"{}\",\"board\":{board}}}\n",
        setup.players,
        setup.first.number(),
        word(&CAPTURE, setup.captures),
        word(&FIGURES, setup.layout),
        word(&FIRST_FIVE, setup.first_five),
    )
}

/// One line for each step, except that figures laid at random take a line each.
fn tell(text: &mut String, step: &Step<Samurai>) {
    let by = match step.turn {
        Turn::Of(seat) => seat.number().to_string(),
        Turn::Chance | Turn::Over => r#""chance""#.to_owned(),
    };
    let mut line = |deed: &str, rest: String| {
        writeln!(text, r#"{{"by":{by},"do":"{deed}"{rest}}}"#).expect("a string takes any text");
    };
    match step.action {
        Action::Take { tile, .. } => line("take", format!(r#","tile":"{}""#, tile.word())),
        Action::Draw { seat, tiles } => {
            let tiles = list(words(tiles));
            line("draw", format!(r#","seat":{},"tiles":{tiles}"#, seat.number()));
        }
        Action::SetFigure { figure, at } => line("set-figure", set(Standee { at, figure })),
        Action::LayFigures(arrangement) => {
            for (at, figure) in arrangement.iter().filter(|&(at, _)| at != Space::EDO) {
                line("set-figure", set(Standee { at, figure }));
            }
        }
        Action::Place { tile, at: to } => {
            let captured = list(captured(step.events));
            let tile = tile.word();
            line("place", format!(r#","tile":"{tile}","at":{},"captured":{captured}"#, at(to)));
        }
        Action::ExchangeFigures { a, b } => {
            line("exchange-figures", format!(r#","a":{},"b":{}"#, standee(a), standee(b)));
        }
        Action::ExchangeToken { at: from, to } => line(
            "exchange-token",
            format!(r#","at":{},"to":{}{}"#, at(from), at(to), and_captured(step.events)),
        ),
        Action::EndTurn => line("end-turn", and_captured(step.events)),
        Action::Pass => line("pass", String::new()),
        Action::TakeHidden { .. } => unreachable!("a record hides nothing"),
    }
}

fn end(text: &mut String, state: &Samurai, ending: Ending) {
    let why = match ending {
        Ending::KindGone => "kind-gone",
        Ending::FourTied => "four-tied",
    };
    let taken = list(state.seats().map(|seat| match state.captured(seat) {
        Captured::Open(taken) => figures(taken),
        Captured::Screened(_) => unreachable!("a record hides nothing"),
    }));
    let beside = figures(state.beside());
    let winners = list(numbers(state.winners()));
    writeln!(text, r#"{{"end":"{why}","taken":{taken},"beside":{beside},"winners":{winners}}}"#)
        .expect("a string takes any text");
}

fn captured(events: &[Event]) -> impl Iterator<Item = String> {
    events.iter().filter_map(|event| match *event {
        Event::Captured { at: from, figure, by } => {
            let to = by.map_or("null".to_owned(), |seat| seat.number().to_string());
            let (figure, from) = (figure.word(), at(from));
            Some(format!(r#"{{"at":{from},"figure":"{figure}","to":{to}}}"#))
        }
        _ => None,
    })
}

/// The captures of an action that does not always have the field.
fn and_captured(events: &[Event]) -> String {
    let mut all = captured(events).peekable();
    if all.peek().is_some() { format!(r#","captured":{}"#, list(all)) } else { String::new() }
}

fn set(Standee { at: to, figure }: Standee) -> String {
    format!(r#","figure":"{}","at":{}"#, figure.word(), at(to))
}

fn standee(standee: Standee) -> String {
    format!(r#"{{"at":{},"figure":"{}"}}"#, at(standee.at), standee.figure.word())
}

fn at(space: Space) -> String {
    format!("[{},{}]", space.col(), space.row())
}

fn figures(figures: Figures) -> String {
    let counts = figures.iter().map(|(figure, count)| format!(r#""{}":{count}"#, figure.word()));
    format!("{{{}}}", counts.collect::<Vec<_>>().join(","))
}

fn words(tiles: Hand) -> impl Iterator<Item = String> {
    let tiles = match tiles {
        Hand::Known(tiles) => tiles,
        Hand::Hidden(_) => unreachable!("a record hides nothing"),
    };
    tiles.iter().map(Tile::word).map(|word| format!(r#""{word}""#))
}

fn numbers(seats: Seats) -> impl Iterator<Item = String> {
    seats.iter().map(|seat| seat.number().to_string())
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], meaning: T) -> &'static str {
    words.iter().find(|(_, it)| *it == meaning).map_or("", |&(word, _)| word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use std::collections::BTreeMap;

    /// What has been read of a game, from nothing but its lines.
    struct Reader {
        kinds: BTreeMap<String, String>,
        players: usize,
        hands: Vec<Vec<String>>,
        drawn: Vec<usize>,
        /// Figures by their place; Edo has one of each.
        figures: Vec<(String, String)>,
        tiles: BTreeMap<String, (usize, String)>,
        taken: Vec<BTreeMap<String, u64>>,
        beside: BTreeMap<String, u64>,
        on_turn: usize,
    }

    fn none() -> BTreeMap<String, u64> {
        ["helmet", "buddha", "rice"].map(|figure| (figure.to_owned(), 0)).into()
    }

    fn word(value: &Value) -> String {
        value.as_str().expect("a word").to_owned()
    }

    impl Reader {
        fn new(head: &Value, setup: Setup) -> Self {
            let board = head["board"].as_array().expect("a board");
            let kinds: BTreeMap<_, _> =
                board.iter().map(|one| (one["at"].to_string(), word(&one["kind"]))).collect();
            assert_eq!(kinds.len(), board.len(), "a place is listed twice");
            let told = json!({ "game": "samurai", "players": setup.players, "first": setup.first.number(),
                "capture": super::word(&CAPTURE, setup.captures), "figures": super::word(&FIGURES, setup.layout),
                "first_five": super::word(&FIRST_FIVE, setup.first_five), "board": head["board"] });
            assert_eq!(head, &told);
            let edo = kinds.iter().find(|(_, kind)| *kind == "capital").expect("Edo").0.clone();
            let players = usize::from(setup.players);
            Self {
                figures: none().into_keys().map(|figure| (edo.clone(), figure)).collect(),
                kinds,
                players,
                hands: vec![Vec::new(); players],
                drawn: vec![0; players],
                tiles: BTreeMap::new(),
                taken: vec![none(); players],
                beside: none(),
                on_turn: setup.first.index(),
            }
        }

        fn read(&mut self, line: &Value) {
            let deed = word(&line["do"]);
            let by = line["by"].as_u64().map(|seat| seat as usize);
            if matches!(
                deed.as_str(),
                "place" | "exchange-figures" | "exchange-token" | "end-turn" | "pass"
            ) {
                assert_eq!(by, Some(self.on_turn), "{line}");
            }
            match deed.as_str() {
                "take" => self.draw(by.expect("a seat"), &[word(&line["tile"])]),
                "draw" => {
                    assert_eq!(line["by"], "chance");
                    let tiles: Vec<String> =
                        line["tiles"].as_array().expect("tiles").iter().map(word).collect();
                    self.draw(line["seat"].as_u64().expect("a seat") as usize, &tiles);
                }
                "set-figure" => {
                    let stands = (line["at"].to_string(), word(&line["figure"]));
                    assert!(["city", "village"].contains(&&*self.kinds[&stands.0]), "{line}");
                    assert!(!self.figures.contains(&stands), "{line}: two alike");
                    self.figures.push(stands);
                }
                "place" => {
                    let (tile, at) = (word(&line["tile"]), line["at"].to_string());
                    let ground = if tile.starts_with("ship") { "sea" } else { "land" };
                    assert_eq!(self.kinds[&at], ground, "{line}");
                    self.play(&tile);
                    assert!(self.tiles.insert(at, (self.on_turn, tile)).is_none(), "{line}");
                }
                "exchange-figures" => {
                    self.play("figure-exchange");
                    let [a, b] = ["a", "b"]
                        .map(|one| (line[one]["at"].to_string(), word(&line[one]["figure"])));
                    for (gone, comes) in [(&a, &b), (&b, &a)] {
                        let place = self
                            .figures
                            .iter()
                            .position(|one| one == gone)
                            .expect("it stands there");
                        self.figures[place] = (gone.0.clone(), comes.1.clone());
                    }
                }
                "exchange-token" => {
                    self.play("token-exchange");
                    let (at, to) = (line["at"].to_string(), line["to"].to_string());
                    let exchange = (self.on_turn, "token-exchange".to_owned());
                    let lifted = self.tiles.insert(at, exchange).expect("a tile lies there");
                    assert_eq!(lifted.0, self.on_turn, "{line}: a tile of somebody else");
                    assert!(self.tiles.insert(to, lifted).is_none(), "{line}");
                }
                "end-turn" | "pass" => {}
                other => panic!("{other} is not done in Samurai"),
            }
            for gone in line["captured"].as_array().into_iter().flatten() {
                let stood = (gone["at"].to_string(), word(&gone["figure"]));
                let place =
                    self.figures.iter().position(|one| *one == stood).expect("it stood there");
                self.figures.swap_remove(place);
                let to = gone["to"].as_u64().map(|seat| seat as usize);
                let heap = to.map_or(&mut self.beside, |seat| &mut self.taken[seat]);
                *heap.get_mut(&stood.1).expect("a figure") += 1;
            }
            if matches!(deed.as_str(), "end-turn" | "pass") {
                self.on_turn = (self.on_turn + 1) % self.players;
            }
        }

        fn draw(&mut self, seat: usize, tiles: &[String]) {
            self.hands[seat].extend_from_slice(tiles);
            self.drawn[seat] += tiles.len();
            assert!(self.hands[seat].len() <= 5 && self.drawn[seat] <= 20);
        }

        fn play(&mut self, tile: &str) {
            let hand = &mut self.hands[self.on_turn];
            let place = hand.iter().position(|held| held == tile).expect("it is in the hand");
            hand.swap_remove(place);
        }
    }

    #[test]
    fn a_trace_can_be_followed_by_its_lines_alone() {
        for (seed, players) in (1..=12).zip([2, 3, 4].into_iter().cycle()) {
            let setup = Setup {
                first_five: FIRST_FIVE[seed % 2].1,
                layout: FIGURES[seed / 2 % 2].1,
                captures: CAPTURE[seed / 4 % 2].1,
                ..Setup::new(players, Seat::FIRST)
            };
            let record = random::game(setup, Seed::from_number(seed as u64)).expect("a table");
            let text = trace(&record).expect("it was played");
            let mut lines =
                text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
            let mut game = Reader::new(&lines.next().expect("a head"), setup);
            let mut end = Value::Null;
            for line in lines {
                assert_eq!(end, Value::Null, "something follows the end");
                if line.get("end").is_some() { end = line } else { game.read(&line) }
            }
            let told = json!({ "end": end["end"], "taken": game.taken, "beside": game.beside, "winners": end["winners"] });
            assert_eq!(end, told);
            assert!(["kind-gone", "four-tied"].contains(&&*word(&end["end"])));
            assert!(end["winners"].as_array().is_some_and(|winners| !winners.is_empty()));
        }
    }
}

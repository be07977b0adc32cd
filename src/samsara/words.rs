//! What lies on the board and what happens there, in words.

mod ending;

pub use ending::ended;

use super::scene::{Ask, Spot, Target, ends_game, targets};
use super::text::SamsaraText;
use samsara::{Action, Cell, Die, Event, Illegal, Landing, Mode, Move, PLAYERS, Samsara};
use table::Seat;

/// A hollow as it is said in a sentence: "outer 3".
pub fn place(text: &'static SamsaraText, cell: Cell) -> String {
    (if cell.is_outer() { text.outer } else { text.inner })(cell.field())
}

/// The same for somebody who does not see on which side it lies: "outer 3 on Mara's side".
pub fn place_on_side(
    text: &'static SamsaraText,
    cell: Cell,
    name: &dyn Fn(Seat) -> String,
) -> String {
    (text.on_side)(&place(text, cell), &name(cell.side()))
}

/// With a capital letter, for the beginning of a sentence.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a target is called on its button: "outer 7", "goal".
pub fn target(text: &'static SamsaraText, target: Target) -> String {
    match target.landing {
        Landing::Goal { .. } => text.to_goal.to_owned(),
        Landing::Stays(cell) | Landing::Changes(cell) => place(text, cell),
    }
}

/// The same for somebody who does not see the way there: the die, the side, changes of lane, and where a
/// stone comes back from the goal.
pub fn target_in_full(
    text: &'static SamsaraText,
    aim: Target,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let to = match aim.landing {
        Landing::Goal { .. } => text.to_goal.to_owned(),
        Landing::Stays(cell) | Landing::Changes(cell) => place_on_side(text, cell, name),
    };
    let changed = changed(text, aim.play, aim.landing);
    let mut words = format!("{}: {to}{changed}.", aim.play.die.pips());
    if let Landing::Goal { back } = aim.landing {
        words = format!("{words} {}", comes_back(text, back, name));
    }
    words
}

/// What an action is called on its button; nothing if there is none for it.
pub fn called(text: &'static SamsaraText, action: Action) -> String {
    match action {
        Action::EndTurn => text.end_turn.to_owned(),
        Action::Lapse(die) => (text.lapse)(die.pips()),
        Action::Roll(_) | Action::Move(_) | Action::SetUp => String::new(),
    }
}

/// What happened, as a whole sentence.
pub fn event(
    text: &'static SamsaraText,
    mode: Mode,
    event: &Event,
    name: &dyn Fn(Seat) -> String,
) -> String {
    match *event {
        Event::Rolled { seat, dice } => (text.rolled)(&name(seat), dice.map(Die::pips)),
        Event::Moved { seat, play, landing } => moved(text, seat, play, landing, name),
        Event::Scored { seat, goals, counts: true } => (text.scored)(&name(seat), goals),
        Event::Scored { seat, counts: false, .. } => (text.scored_in_vain)(&name(seat)),
        Event::Lapsed { die, .. } => (text.lapsed)(die.pips()),
        Event::TurnEnded { seat } => (text.turn_ended)(&name(seat)),
        Event::LastTurn { seat } => (text.last_turn)(&name(seat)),
        Event::Moksha { seat } => (text.moksha)(&name(seat)),
        Event::GameEnded(outcome) if mode == Mode::Single => ending::how(text, &outcome, name),
        Event::GameEnded(outcome) => ended(text, &outcome, name),
        Event::SecondGame { first } => (text.second_game)(&name(first)),
        Event::MatchEnded(sheet) => ending::match_ended(text, &sheet, name),
    }
}

/// What is to be done now.
pub fn ask(
    text: &'static SamsaraText,
    seen: &Samsara,
    ask: Ask,
    only: Option<Die>,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let Some(seat) = table::Game::turn(seen).seat() else { return String::new() };
    let next = name(seat.next(PLAYERS));
    let words = match (ask, seen.dice()) {
        (Ask::Move(2), Some(_)) if only.is_some() => (text.ask_again)(only.map_or(0, Die::pips)),
        (Ask::Move(2), Some(dice)) => (text.ask_first)(&name(seat), dice.thrown().map(Die::pips)),
        (Ask::Move(_), Some(dice)) => (text.ask_second)(dice.left().next().map_or(0, Die::pips)),
        (Ask::Lapse(die), _) => (text.ask_lapse)(die.pips()),
        (Ask::EndTurn, _) if ends_game(seen) => text.ask_end_last.to_owned(),
        (Ask::EndTurn, _) => (text.ask_end)(&next),
        _ => String::new(),
    };
    if seen.is_last_turn() && only.is_none() && matches!(ask, Ask::Move(2)) {
        return format!("{} {words}", (text.your_last_turn)(&next));
    }
    words
}

/// Why something cannot be done.
pub fn illegal(text: &'static SamsaraText, why: Illegal) -> &'static str {
    (text.illegal)(why)
}

/// What a place is seen with: the game, what is asked of it, what is picked and where that can go.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub seen: &'a Samsara,
    pub ask: Ask,
    pub picked: Option<Cell>,
    pub aims: &'a [Target],
}

/// A place for somebody who does not see it.
pub fn spot(
    text: &'static SamsaraText,
    look: Look<'_>,
    at: Spot,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let mut sentences = match at {
        Spot::Goal(seat) => {
            vec![text.goal_of[seat.index()](&name(seat), look.seen.goals()[seat])]
        }
        Spot::Cell(cell) => {
            let place = capital(&place_on_side(text, cell, name));
            let shape = text.shapes[cell.lane() as usize];
            vec![(text.hollow)(&place, shape), lies_there(text, look, cell)]
        }
    };
    if let Some(aim) = look.aims.iter().find(|aim| aim.spot == at) {
        let changed = changed(text, aim.play, aim.landing);
        sentences.push((text.comes_here)(aim.play.die.pips(), changed));
        if let Landing::Goal { back } = aim.landing {
            sentences.push(comes_back(text, back, name));
        }
    }
    sentences.join(" ")
}

fn lies_there(text: &'static SamsaraText, look: Look<'_>, cell: Cell) -> String {
    if !look.seen.board().is_occupied(cell) {
        return text.empty.to_owned();
    }
    if look.picked == Some(cell) {
        return text.picked.to_owned();
    }
    if !matches!(look.ask, Ask::Move(_)) {
        return text.stone.to_owned();
    }
    let mut dice: Vec<u8> =
        targets(look.seen, cell, None).iter().map(|target| target.play.die.pips()).collect();
    dice.dedup();
    if dice.is_empty() {
        return text.stone.to_owned();
    }
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    format!("{} {}", text.stone, (text.movable)(&dice.join(text.or)))
}

fn moved(
    text: &'static SamsaraText,
    seat: Seat,
    play: Move,
    landing: Landing,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let pips = play.die.pips();
    let changed = changed(text, play, landing);
    let (from, to) = (play.from, landing.cell());
    let [start, end] = [from, to].map(|cell| place(text, cell));
    let [side, other] = [from, to].map(|cell| name(cell.side()));
    if let Landing::Goal { back } = landing {
        let scored = (text.into_goal)(&name(seat), pips, &start, changed);
        return format!("{scored} {}", comes_back(text, back, name));
    }
    let way = if from.side() == to.side() {
        (text.along)(&start, &end, &side)
    } else {
        (text.across)([&start, &side], [&end, &other])
    };
    (text.moved)(&name(seat), pips, &way, changed)
}

/// How the stone changes lanes, with what goes before it in a sentence.
fn changed(text: &'static SamsaraText, play: Move, landing: Landing) -> &'static str {
    match (play.changes_at_start(), landing) {
        (true, Landing::Changes(_)) => text.changes[2],
        (true, _) => text.changes[0],
        (false, Landing::Changes(_)) => text.changes[1],
        (false, _) => "",
    }
}

/// Where a stone lies again after a goal.
fn comes_back(text: &'static SamsaraText, back: Cell, name: &dyn Fn(Seat) -> String) -> String {
    (text.comes_back)(&place_on_side(text, back, name))
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::samsara::scene;
    use crate::text::Language;
    use crate::text::slips::is_sentence;
    use samsara::{Board, Position, ReEntry, Setup};
    use table::{BySeat, Game, Record, Rng, Seed, Session, Turn};

    const NAMES: [&str; 2] = ["Mara", "Joris"];
    pub const A: Seat = Seat::FIRST;

    pub fn name(seat: Seat) -> String {
        NAMES[seat.index()].to_owned()
    }

    pub fn texts() -> [&'static SamsaraText; 3] {
        Language::ALL.map(SamsaraText::of)
    }

    /// A game played to its end by two who take a goal when they can.
    pub fn played(mode: Mode, seed: u64, mut watch: impl FnMut(&Session<Samsara>)) {
        let seed = Seed::from_number(seed);
        let setup = Setup { mode, re_entry: ReEntry::FreeField, first: A };
        let record = Record::new(setup, seed, Vec::new());
        let mut session = Session::<Samsara>::open(record).expect("a setup of the test");
        let mut rng = Rng::new(seed, 1);
        watch(&session);
        while session.turn() != Turn::Over {
            let game = session.seen_by(None);
            let goal = game
                .board()
                .stones()
                .flat_map(|stone| targets(&game, stone, None))
                .find(|target| matches!(target.spot, Spot::Goal(_)));
            let action = match goal {
                Some(goal) => Action::Move(goal.play),
                None => game.any_legal(&mut rng, &mut Vec::new()).expect("somebody can act"),
            };
            session.act(action).expect("a legal action");
            watch(&session);
        }
    }

    #[test]
    fn every_event_of_whole_games_is_a_sentence() {
        for text in texts() {
            for (mode, seed) in [(Mode::Single, 1), (Mode::Match, 2), (Mode::Match, 3)] {
                let mut told = 0;
                played(mode, seed, |session| {
                    for entry in &session.log()[told..] {
                        is_sentence(&event(text, mode, &entry.event, &name));
                    }
                    told = session.log().len();
                });
            }
        }
    }

    #[test]
    fn at_every_moment_it_is_said_what_to_do_and_what_lies_where() {
        for text in texts() {
            played(Mode::Match, 4, |session| {
                let seen = session.seen_by(None);
                let asked = scene::ask(&seen);
                if matches!(asked, Ask::Move(_) | Ask::EndTurn | Ask::Lapse(_)) {
                    is_sentence(&ask(text, &seen, asked, None, &name));
                }
                let stone = seen.movable().next();
                let aims = stone.map(|stone| targets(&seen, stone, None)).unwrap_or_default();
                let look = Look { seen: &seen, ask: asked, picked: stone, aims: &aims };
                for at in Spot::all() {
                    is_sentence(&spot(text, look, at, &name));
                }
                for &aim in &aims {
                    let told = target_in_full(text, aim, &name);
                    let (_, to) = told.split_once(": ").expect("a die and where it leads");
                    is_sentence(&capital(to));
                }
            });
        }
    }

    fn cell(slug: &str) -> Cell {
        match Spot::from_slug(slug) {
            Some(Spot::Cell(cell)) => cell,
            _ => panic!("{slug} is no cell"),
        }
    }

    fn die(pips: u8) -> Die {
        Die::new(pips).expect("a die of the test")
    }

    /// A match at these stones and goals with these dice thrown by the second player.
    fn late(diagram: &str, goals: [u8; 2], thrown: [u8; 2]) -> Samsara {
        let setup = Setup { mode: Mode::Match, ..Setup::default() };
        let board: Board = diagram.parse().expect("a diagram of the test");
        let on_turn = A.next(PLAYERS);
        let position = Position { board, on_turn, goals: BySeat::new(goals) };
        let mut game = Samsara::at(&setup, &position).expect("a position of the test");
        game.apply(Action::Roll(thrown.map(die)), |_| ()).expect("the dice are to be thrown");
        game
    }

    #[test]
    fn nobody_is_said_to_roll_after_a_turn_that_ends_the_game() {
        for (goals, last) in [([3, 5], true), ([3, 4], false), ([6, 4], true)] {
            let mut game = late(
                ". . . . . . . . x . . .
                 o o o o o o . . . . . .
                 . . . . . . . x x x x x
                 . . . . . . . . . . . .",
                goals,
                [4, 1],
            );
            for (pips, stone) in [(4, "x21"), (1, "o6")] {
                let from = cell(stone);
                let play = Move { die: die(pips), from, lane: from.lane() };
                game.apply(Action::Move(play), |_| ()).expect("a move of the test");
            }
            for text in texts() {
                let said = ask(text, &game, scene::ask(&game), None, &name);
                assert_eq!(said == text.ask_end_last, last, "{said}");
            }
        }
    }

    #[test]
    fn a_target_is_told_with_its_side_its_changes_and_the_way_back() {
        let game = late(
            ". . . . . . . . x . . .
             o o o o o o . . . . . .
             . . . . . . . x x x x x
             . . . . . . . . . . . .",
            [0, 0],
            [4, 2],
        );
        let told = |stone: &str| -> Vec<String> {
            let aims = targets(&game, cell(stone), None);
            aims.iter().map(|&aim| target_in_full(texts()[0], aim, &name)).collect()
        };
        assert_eq!(
            told("x21"),
            [
                "4: goal. The stone comes back on inner 6 on Mara’s side.",
                "2: outer 11 on Joris’s side."
            ]
        );
        assert_eq!(told("o2")[0], "4: outer 6 on Joris’s side, changing lanes at the end.");
        let aims = targets(&game, cell("o2"), None);
        let look = Look { seen: &game, ask: Ask::Move(2), picked: Some(cell("o2")), aims: &aims };
        assert_eq!(
            spot(texts()[0], look, Spot::Cell(cell("x18")), &name),
            "Outer 6 on Joris’s side, square. Empty. The 4 brings the stone here, changing lanes at \
             the end."
        );
    }

    #[test]
    fn where_nothing_is_asked_no_stone_is_said_to_be_movable() {
        let game = late(&Board::START.to_string(), [0, 0], [1, 2]);
        let said = |ask| {
            let look = Look { seen: &game, ask, picked: None, aims: &[] };
            spot(texts()[0], look, Spot::Cell(cell("o1")), &name)
        };
        assert_eq!(
            said(Ask::Move(2)),
            "Inner 1 on Joris’s side, round. A stone. Can be moved with the 1 or the 2."
        );
        assert_eq!(said(Ask::Nothing), "Inner 1 on Joris’s side, round. A stone.");
    }

    #[test]
    fn a_move_is_told_with_its_way_and_its_changes() {
        let told = |pips, from: &str, other_lane: bool, landing| {
            let from = cell(from);
            let lane = if other_lane { from.lane().other() } else { from.lane() };
            let play = Move { die: die(pips), from, lane };
            event(texts()[0], Mode::Single, &Event::Moved { seat: A, play, landing }, &name)
        };
        assert_eq!(
            told(4, "o15", false, Landing::Stays(cell("o19"))),
            "Mara moves 4 steps from outer 3 to outer 7 on Mara’s side."
        );
        assert_eq!(
            told(1, "x1", false, Landing::Changes(cell("o14"))),
            "Mara moves 1 step from inner 1 to outer 2 on Mara’s side, changing lanes at the end."
        );
        assert_eq!(
            told(2, "o24", true, Landing::Stays(cell("x14"))),
            "Mara moves 2 steps from outer 12 on Mara’s side to outer 2 on Joris’s side, changing \
             lanes at the start."
        );
        assert_eq!(
            told(4, "o21", false, Landing::Goal { back: cell("o7") }),
            "Mara moves 4 steps from outer 9 into the goal. The stone comes back on inner 7 on \
             Joris’s side."
        );
    }

    #[test]
    fn every_refusal_is_a_sentence() {
        let all = [
            Illegal::NoSuchSeat,
            Illegal::GameOver,
            Illegal::NotNow,
            Illegal::NoSuchDie,
            Illegal::NoStone,
            Illegal::NoChange,
            Illegal::Occupied,
            Illegal::OtherGoal,
            Illegal::PastGoal,
            Illegal::BothDice,
            Illegal::CanMove,
            Illegal::DiceLeft,
        ];
        for text in texts() {
            for why in all {
                is_sentence(illegal(text, why));
            }
        }
    }
}

//! What lies on the board and what happens there, in words.

use super::scene::{Ask, Spot, Target, changes, targets};
use super::text::SamsaraText;
use samsara::{
    Cell, Die, End, Event, Illegal, Landing, Mode, Move, Outcome, PLAYERS, Samsara, Sheet,
};
use table::Seat;

/// A hollow as it is said in a sentence: "outer 3".
pub fn place(text: &'static SamsaraText, cell: Cell) -> String {
    (if cell.is_outer() { text.outer } else { text.inner })(cell.field())
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
        Event::GameEnded(outcome) if mode == Mode::Single => how(text, &outcome, name),
        Event::GameEnded(outcome) => ended(text, &outcome, name),
        Event::SecondGame { first } => (text.second_game)(&name(first)),
        Event::MatchEnded(sheet) => match_ended(text, &sheet, name),
    }
}

/// How a game of a match ended and what it brought.
pub fn ended(
    text: &'static SamsaraText,
    outcome: &Outcome,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let how = how(text, outcome, name);
    let [one, other] = best_first(outcome);
    match outcome.end {
        End::Moksha => text.ended_moksha.to_owned(),
        _ if outcome.points[one] == outcome.points[other] => how,
        _ => format!("{how} {}", (text.won)(&name(one), outcome.points[one])),
    }
}

/// How a game ended.
fn how(text: &'static SamsaraText, outcome: &Outcome, name: &dyn Fn(Seat) -> String) -> String {
    let [one, other] = best_first(outcome);
    match outcome.end {
        End::Goal => {
            let short = outcome.goals[one] - outcome.goals[other];
            (text.ended_goal)(&name(one), &name(other), short)
        }
        End::Stones if outcome.stones[one] == outcome.stones[other] => {
            (text.ended_level)(outcome.stones[one])
        }
        End::Stones => (text.ended_stones)([outcome.stones[one], outcome.stones[other]]),
        End::Moksha => format!("{}.", text.draw),
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
        (Ask::EndTurn, _) if seen.is_last_turn() => text.ask_end_last.to_owned(),
        (Ask::EndTurn, _) => (text.ask_end)(&next),
        _ => String::new(),
    };
    if seen.is_last_turn() && matches!(ask, Ask::Move(2)) {
        return format!("{} {words}", (text.your_last_turn)(&next));
    }
    words
}

/// Why something cannot be done.
pub fn illegal(text: &'static SamsaraText, why: Illegal) -> &'static str {
    (text.illegal)(why)
}

/// A place for somebody who does not see it.
pub fn spot(
    text: &'static SamsaraText,
    seen: &Samsara,
    at: Spot,
    picked: Option<Cell>,
    aims: &[Target],
    name: &dyn Fn(Seat) -> String,
) -> String {
    let mut sentences = match at {
        Spot::Goal(seat) => {
            vec![text.goal_of[seat.index()](&name(seat), seen.goals()[seat])]
        }
        Spot::Cell(cell) => {
            let place = capital(&(text.on_side)(&place(text, cell), &name(cell.side())));
            let shape = text.shapes[cell.lane() as usize];
            vec![(text.hollow)(&place, shape), lies_there(text, seen, cell, picked)]
        }
    };
    if let Some(aim) = aims.iter().find(|aim| aim.spot == at) {
        sentences.push((text.comes_here)(aim.play.die.pips()));
    }
    sentences.join(" ")
}

fn lies_there(
    text: &'static SamsaraText,
    seen: &Samsara,
    cell: Cell,
    picked: Option<Cell>,
) -> String {
    if !seen.board().is_occupied(cell) {
        return text.empty.to_owned();
    }
    if picked == Some(cell) {
        return text.picked.to_owned();
    }
    let mut dice: Vec<u8> =
        targets(seen, cell, None).iter().map(|target| target.play.die.pips()).collect();
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
    let spot = Spot::Cell(landing.cell());
    let changed = match (play.changes_at_start(), changes(Target { spot, play, landing })) {
        (_, 0) => "",
        (true, 1) => text.changes[0],
        (false, _) => text.changes[1],
        (true, _) => text.changes[2],
    };
    let (from, to) = (play.from, landing.cell());
    let [start, end] = [from, to].map(|cell| place(text, cell));
    let [side, other] = [from, to].map(|cell| name(cell.side()));
    if let Landing::Goal { .. } = landing {
        return (text.into_goal)(&name(seat), pips, &start, changed, &(text.on_side)(&end, &other));
    }
    let way = if from.side() == to.side() {
        (text.along)(&start, &end, &side)
    } else {
        (text.across)([&start, &side], [&end, &other])
    };
    (text.moved)(&name(seat), pips, &way, changed)
}

fn match_ended(text: &'static SamsaraText, sheet: &Sheet, name: &dyn Fn(Seat) -> String) -> String {
    let points = sheet.points();
    let leader = sheet.leaders().iter().next().unwrap_or(Seat::FIRST);
    let other = leader.next(PLAYERS);
    if points[leader] == points[other] {
        (text.match_drawn)(points[leader])
    } else {
        (text.match_won)(&name(leader), points[leader], points[other])
    }
}

/// Who did better in a game, then the other.
pub fn best_first(outcome: &Outcome) -> [Seat; 2] {
    let first = outcome.winners().iter().next().unwrap_or(Seat::FIRST);
    [first, first.next(PLAYERS)]
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::samsara::scene;
    use crate::text::Language;
    use crate::text::slips::is_sentence;
    use samsara::{Action, ReEntry, Setup};
    use table::{BySeat, Game, Record, Rng, Seats, Seed, Session, Turn};

    const NAMES: [&str; 2] = ["Mara", "Joris"];
    const A: Seat = Seat::FIRST;

    fn name(seat: Seat) -> String {
        NAMES[seat.index()].to_owned()
    }

    fn texts() -> [&'static SamsaraText; 3] {
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
                for at in Spot::all() {
                    is_sentence(&spot(text, &seen, at, stone, &aims, &name));
                }
            });
        }
    }

    #[test]
    fn a_move_is_told_with_its_way_and_its_changes() {
        let cell = |slug: &str| match Spot::from_slug(slug) {
            Some(Spot::Cell(cell)) => cell,
            _ => panic!("{slug} is no cell"),
        };
        let die = |pips| Die::new(pips).expect("a die of the test");
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
    fn every_way_to_end_a_game_is_told() {
        let outcome = |end, goals, stones, points| Outcome {
            end,
            first: A,
            goals: BySeat::new(goals),
            stones: BySeat::new(stones),
            points: BySeat::new(points),
        };
        let told = |outcome| ended(texts()[0], &outcome, &name);
        assert_eq!(
            told(outcome(End::Goal, [4, 6], [6, 6], [0, 2])),
            "Joris’s marker is in the middle, Mara’s is 2 steps short. Joris scores 2 points."
        );
        assert_eq!(
            told(outcome(End::Stones, [6, 6], [7, 5], [2, 0])),
            "Both markers are in the middle. Stones on each side: 7 to 5. Mara scores 2 points."
        );
        assert_eq!(
            told(outcome(End::Stones, [6, 6], [6, 6], [0, 0])),
            "Both markers are in the middle, with 6 stones on each side: no points."
        );
        assert_eq!(
            told(outcome(End::Moksha, [1, 2], [6, 6], [4, 4])),
            "Moksha, a draw: 4 points each."
        );
        for text in texts() {
            is_sentence(&event(text, Mode::Single, &Event::Moksha { seat: A }, &name));
            let moksha = outcome(End::Moksha, [1, 2], [6, 6], [4, 4]);
            is_sentence(&event(text, Mode::Single, &Event::GameEnded(moksha), &name));
        }
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

    #[test]
    fn a_draw_names_nobody_first_but_both() {
        let sheet = Sheet::default();
        assert_eq!(sheet.leaders(), Seats::all(PLAYERS));
        assert_eq!(
            event(texts()[0], Mode::Match, &Event::MatchEnded(sheet), &name),
            "The match is a draw, 0 to 0."
        );
    }
}

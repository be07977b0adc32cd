//! What cannot be is refused with a reason, and nothing is changed by it.

use samsara::{
    Action, BadDiagram, Board, Cell, Die, Illegal, Impossible, Lane, MIDDLE, Mode, Move,
};
use samsara::{PLAYERS, Position, ReEntry, Samsara, Setup};
use table::{BySeat, CodeError, Game, Record, Seat, Seed, Session, Unplayable};

fn record() -> Record<Samsara> {
    Record::new(Setup::default(), Seed::from_number(1), Vec::new())
}

fn third_seat() -> Seat {
    Seat::new(PLAYERS).expect("a seat of some larger table")
}

fn position(on_turn: Seat, goals: [u8; 2]) -> Position {
    Position { board: Board::START, on_turn, goals: BySeat::new(goals) }
}

#[test]
fn a_die_shows_one_to_six() {
    assert_eq!(Die::new(0), None);
    assert_eq!(Die::new(7), None);
    assert_eq!(Die::all().filter_map(|die| Die::new(die.pips())).count(), 6);
}

#[test]
fn a_lane_has_the_cells_1_to_24() {
    for lane in Lane::BOTH {
        assert_eq!(Cell::new(lane, 0), None);
        assert_eq!(Cell::new(lane, 25), None);
        assert_eq!(Cell::new(lane, 255), None);
    }
    assert_eq!(Cell::all().filter(|c| Cell::new(c.lane(), c.number()) == Some(*c)).count(), 48);
}

#[test]
fn a_third_player_does_not_begin() {
    let mut record = record();
    record.setup.first = third_seat();
    assert_eq!(Session::open(record).err(), Some(Unplayable::Setup(Illegal::NoSuchSeat)));
}

#[test]
fn a_record_names_the_action_that_cannot_be_played() {
    let mut record = record();
    let mut state = record.replay(|_| ()).expect("a new game");
    for _ in 0..2 {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        record.actions.push(legal[0]);
        state = record.replay(|_| ()).expect("a legal action");
    }
    for (action, why) in [
        (Action::SetUp, Illegal::NotNow),
        (Action::Roll([Die::new(1).expect("a die"); 2]), Illegal::NotNow),
        (record.actions[0], Illegal::NoSuchDie),
    ] {
        let mut bad = record.clone();
        bad.actions.push(action);
        let refused = Unplayable::Action { number: 2, why };
        assert_eq!(Session::open(bad).err(), Some(refused));
    }
}

#[test]
fn a_refused_action_leaves_the_session_as_it_was() {
    let mut session = Session::open(record()).expect("a new game");
    let before = session.clone();
    assert_eq!(session.act(Action::EndTurn).err(), Some(Illegal::DiceLeft));
    assert_eq!(session, before);
}

/// 6 dice on 48 cells along 2 lanes, 36 rolls, 6 lapses, the end of a turn and a second game.
#[test]
fn every_number_is_one_action_or_none() {
    let mut actions = Vec::new();
    for number in 0..=u16::MAX {
        let bytes = postcard::to_allocvec(&number).expect("a number has bytes");
        if let Ok(action) = postcard::from_bytes::<Action>(&bytes) {
            assert_eq!(postcard::to_allocvec(&action), Ok(bytes));
            actions.push(action);
        }
    }
    assert_eq!(actions.len(), 6 * 48 * 2 + 36 + 6 + 2);
    let has = |action| actions.contains(&action);
    for (one, two) in Die::all().flat_map(|one| Die::all().map(move |two| (one, two))) {
        assert!(has(Action::Roll([one, two])) && has(Action::Lapse(one)));
    }
    for (from, lane) in Cell::all().flat_map(|cell| Lane::BOTH.map(|lane| (cell, lane))) {
        assert!(Die::all().all(|die| has(Action::Move(Move { die, from, lane }))));
    }
    assert!(has(Action::EndTurn) && has(Action::SetUp));
}

/// Codes that were shared once are read for ever.
#[test]
fn an_action_keeps_its_number() {
    let die = |pips| Die::new(pips).expect("a die");
    let from = Cell::new(Lane::Square, 4).expect("a cell");
    for (action, number) in [
        (Action::EndTurn, 0_u16),
        (Action::SetUp, 1),
        (Action::Lapse(die(1)), 2),
        (Action::Move(Move { die: die(5), from, lane: Lane::Square }), 446),
        (Action::Move(Move { die: die(5), from, lane: Lane::Round }), 447),
        (Action::Roll([die(3), die(5)]), 600),
    ] {
        assert_eq!(postcard::to_allocvec(&action), postcard::to_allocvec(&number), "{action:?}");
    }
}

#[test]
fn a_code_reads_as_it_was_written_and_a_cut_one_is_refused() {
    let code = record().code().expect("a new game has a code");
    assert_eq!(Record::from_code(&code), Ok(record()));
    assert_eq!(Record::<Samsara>::from_code(&code[..code.len() - 4]), Err(CodeError::Cut));
}

#[test]
fn a_diagram_shows_twelve_stones_on_four_rows_of_twelve() {
    let start = Board::START.to_string();
    let read = |text: &str| text.parse::<Board>();
    assert_eq!(read(&start), Ok(Board::START));
    assert_eq!(read(&start.replacen('o', ".", 1)), Err(BadDiagram::Stones(11)));
    assert_eq!(read(&start.replacen('.', "x", 1)), Err(BadDiagram::Stones(13)));
    assert_eq!(read(&start.replacen('.', "o", 1)), Err(BadDiagram::Sign));
    assert_eq!(read(&start.replacen("x x", "x xx", 1)), Err(BadDiagram::Sign));
    assert_eq!(read(&start.replacen(". ", "", 1)), Err(BadDiagram::Shape));
    assert_eq!(read(&start.replacen('.', ". .", 1)), Err(BadDiagram::Shape));
    assert_eq!(read(&format!("{start}\n.")), Err(BadDiagram::Shape));
    assert_eq!(read(""), Err(BadDiagram::Shape));
}

#[test]
fn two_stones_do_not_lie_on_one_cell() {
    let mut stones: Vec<Cell> = Board::START.stones().collect();
    stones[0] = stones[1];
    assert_eq!(Board::new(stones.try_into().expect("twelve")), None);
}

#[test]
fn a_position_has_players_of_this_table() {
    let at = |setup: Setup, on_turn| Samsara::at(&setup, &position(on_turn, [0, 0])).err();
    let nobody = Setup { first: third_seat(), ..Setup::default() };
    assert_eq!(at(nobody, Seat::FIRST), Some(Impossible::Setup(Illegal::NoSuchSeat)));
    assert_eq!(at(Setup::default(), third_seat()), Some(Impossible::NoSuchSeat));
}

#[test]
fn a_position_has_no_marker_in_the_middle_but_before_the_last_turn() {
    let (first, second) = (Seat::FIRST, Seat::FIRST.next(PLAYERS));
    let at = |mode, on_turn, goals| {
        let setup = Setup { mode, re_entry: ReEntry::FreeField, first };
        Samsara::at(&setup, &position(on_turn, goals)).err()
    };
    assert_eq!(at(Mode::Single, second, [MIDDLE, 0]), Some(Impossible::Marker(first)));
    assert_eq!(at(Mode::Match, first, [MIDDLE, 0]), Some(Impossible::Marker(first)));
    assert_eq!(at(Mode::Match, second, [MIDDLE + 1, 0]), Some(Impossible::Marker(first)));
    assert_eq!(at(Mode::Match, first, [0, MIDDLE]), Some(Impossible::Marker(second)));
    assert_eq!(at(Mode::Match, second, [0, MIDDLE]), Some(Impossible::Marker(second)));
    assert_eq!(at(Mode::Match, second, [MIDDLE, 5]), None);
    assert_eq!(at(Mode::Single, second, [5, 5]), None);
}

//! What the board shows and what a tap on it means: pure functions of the game and of what is picked.

use samsara::{
    Action, Board, Cell, Choice, Dice, Die, Event, Illegal, Landing, Lane, Move, PLAYERS, STONES,
    Samsara,
};
use table::{Entry, Game, Seat, Turn};

/// Where each of the stones lies. Stones are alike; on the screen each is followed on its way.
pub type Stones = [Cell; STONES as usize];

/// A place on the board that can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Cell(Cell),
    Goal(Seat),
}

impl Spot {
    pub fn all() -> impl Iterator<Item = Self> {
        Cell::all().map(Self::Cell).chain(Seat::all(PLAYERS).map(Self::Goal))
    }

    /// As it is called in the page: `o13`, `x2`, `goal0`.
    pub fn slug(self) -> String {
        match self {
            Self::Cell(cell) => {
                let lane = if cell.lane() == Lane::Round { 'o' } else { 'x' };
                format!("{lane}{}", cell.number())
            }
            Self::Goal(seat) => format!("goal{}", seat.number()),
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::all().find(|spot| spot.slug() == slug)
    }
}

/// A move of the picked stone, by the place that is tapped for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    pub spot: Spot,
    pub play: Move,
    pub landing: Landing,
}

/// What is to be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A stone is to be moved; so many dice are left.
    Move(u8),
    /// No stone can use this die.
    Lapse(Die),
    EndTurn,
    /// The first game of a match is over.
    SecondGame,
    Nothing,
}

/// What a tap means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    Act(Action),
    Pick(Cell),
    PutDown,
    /// The stone that was tapped, or the picked one, cannot do that.
    Refuse(Illegal),
    /// No die leads there.
    OutOfReach,
    /// The die that was not chosen leads there.
    OtherDie,
    /// The move ends on the empty half beside it, and stays there.
    Beside,
    /// There is no stone to pick.
    NoStone,
    /// Nothing is to be moved now.
    Nothing,
}

pub fn ask(seen: &Samsara) -> Ask {
    if seen.is_between_games() {
        return Ask::SecondGame;
    }
    match actions(seen)[..] {
        [] => Ask::Nothing,
        [Action::EndTurn, ..] => Ask::EndTurn,
        [Action::Lapse(die), ..] => Ask::Lapse(die),
        _ => {
            let used = seen.dice().map(Dice::used).unwrap_or_default();
            Ask::Move(used.into_iter().map(|used| u8::from(!used)).sum())
        }
    }
}

/// Whether the game ends with this turn: then nobody rolls after it.
pub fn ends_game(seen: &Samsara) -> bool {
    let mut after = *seen;
    let ended = after.perform(Action::EndTurn, &mut |_| ()).is_ok();
    ended && (after.is_between_games() || after.turn() == Turn::Over)
}

/// Every place the stone can be moved to; with `only`, by that die alone.
pub fn targets(seen: &Samsara, stone: Cell, only: Option<Die>) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for Choice { play, landing } in seen.choices(stone) {
        let Ok(landing) = landing else { continue };
        let spot = match landing {
            Landing::Goal { .. } => Spot::Goal(play.lane.owner()),
            Landing::Stays(cell) | Landing::Changes(cell) => Spot::Cell(cell),
        };
        let target = Target { spot, play, landing };
        if only.is_some_and(|die| die != play.die) {
            continue;
        }
        // One die leads to one place on two ways at most: the plainer one is shown.
        match targets.iter_mut().find(|known| known.spot == spot) {
            Some(known) if changes(target) < changes(*known) => *known = target,
            Some(_) => {}
            None => targets.push(target),
        }
    }
    targets
}

/// How often the stone changes the lane.
pub fn changes(target: Target) -> u8 {
    let at_end = matches!(target.landing, Landing::Changes(_));
    u8::from(target.play.changes_at_start()) + u8::from(at_end)
}

/// What a tap on the place means.
pub fn tap(seen: &Samsara, picked: Option<Cell>, only: Option<Die>, at: Spot) -> Tap {
    if !matches!(ask(seen), Ask::Move(_)) {
        return Tap::Nothing;
    }
    if let Some(stone) = picked {
        if at == Spot::Cell(stone) {
            return Tap::PutDown;
        }
        if let Some(target) = targets(seen, stone, only).iter().find(|target| target.spot == at) {
            return Tap::Act(Action::Move(target.play));
        }
    }
    match at {
        Spot::Cell(cell) if seen.board().is_occupied(cell) => pick(seen, cell, only),
        _ => match picked {
            Some(stone) => unreached(seen, stone, only, at),
            None => Tap::NoStone,
        },
    }
}

fn pick(seen: &Samsara, stone: Cell, only: Option<Die>) -> Tap {
    if !targets(seen, stone, only).is_empty() {
        return Tap::Pick(stone);
    }
    let of_die = |choice: &Choice| only.is_none_or(|die| die == choice.play.die);
    let mut choices = seen.choices(stone).filter(of_die);
    // The first choice is the one along the stone's own lane.
    let why = choices.next().and_then(|choice| choice.landing.err());
    why.map_or(Tap::Nothing, Tap::Refuse)
}

/// Why the picked stone cannot go to an empty place.
fn unreached(seen: &Samsara, stone: Cell, only: Option<Die>, at: Spot) -> Tap {
    if targets(seen, stone, None).iter().any(|target| target.spot == at) {
        return Tap::OtherDie;
    }
    let is_beside = |target: &Target| match target.landing {
        Landing::Stays(cell) => at == Spot::Cell(cell.other_half()),
        _ => false,
    };
    if targets(seen, stone, only).iter().any(is_beside) {
        return Tap::Beside;
    }
    refusal(seen, stone, at).map_or(Tap::OutOfReach, Tap::Refuse)
}

/// Why the picked stone cannot go where a die would lead it.
fn refusal(seen: &Samsara, stone: Cell, at: Spot) -> Option<Illegal> {
    seen.choices(stone).find_map(|Choice { play, landing }| {
        let leads_there = match at {
            Spot::Goal(seat) => play.lane.owner() == seat && play.start().ahead(play.die).is_none(),
            Spot::Cell(cell) => play.start().ahead(play.die) == Some(cell),
        };
        landing.err().filter(|_| leads_there)
    })
}

/// The stones after a change of the board: those that stay keep their place in the list.
pub fn follow(before: Option<&Stones>, board: Board) -> Stones {
    let mut now = board.stones();
    let Some(&before) = before else {
        return std::array::from_fn(|_| now.next().expect("a board has twelve stones"));
    };
    let mut arrived = now.filter(|cell| !before.contains(cell));
    before.map(|cell| {
        if board.is_occupied(cell) {
            cell
        } else {
            arrived.next().expect("as many arrive as leave")
        }
    })
}

/// What the other player did in the turn before this one, the last move last. What lay on the board of
/// the first game is of no interest in the second.
pub fn news(log: &[Entry<Event>], on_turn: Seat) -> Vec<Target> {
    let before = log
        .iter()
        .rev()
        .take_while(|entry| !matches!(entry.event, Event::SecondGame { .. }))
        .skip_while(|entry| !matches!(entry.event, Event::TurnEnded { .. }))
        .take_while(|entry| !matches!(entry.event, Event::Rolled { .. }))
        .filter(|entry| matches!(entry.event, Event::Moved { seat, .. } if seat != on_turn));
    let mut moves = moves(before);
    moves.reverse();
    moves
}

/// The moves among what happened.
pub fn moves<'a>(entries: impl Iterator<Item = &'a Entry<Event>>) -> Vec<Target> {
    let moved = entries.filter_map(|entry| match entry.event {
        Event::Moved { play, landing, .. } => {
            Some(Target { spot: Spot::Cell(landing.cell()), play, landing })
        }
        _ => None,
    });
    moved.collect()
}

fn actions(seen: &Samsara) -> Vec<Action> {
    let mut actions = Vec::new();
    seen.legal(&mut actions);
    actions
}

#[cfg(test)]
mod tests {
    use super::*;
    use samsara::{Mode, Position, Setup};
    use table::{BySeat, Rng, Seed};

    const B: Seat = Seat::FIRST.next(PLAYERS);

    /// A game at this diagram with these dice thrown, the first player on turn.
    fn at(diagram: &str, thrown: [u8; 2]) -> Samsara {
        let board = diagram.parse().expect("a diagram of the test");
        let goals = BySeat::new([0; 2]);
        let position = Position { board, on_turn: Seat::FIRST, goals };
        let mut game = Samsara::at(&Setup::default(), &position).expect("a position of the test");
        let dice = thrown.map(|pips| Die::new(pips).expect("a die of the test"));
        game.apply(Action::Roll(dice), |_| ()).expect("the dice are to be thrown");
        game
    }

    fn start(thrown: [u8; 2]) -> Samsara {
        at(&Board::START.to_string(), thrown)
    }

    fn cell(slug: &str) -> Cell {
        match Spot::from_slug(slug) {
            Some(Spot::Cell(cell)) => cell,
            _ => panic!("{slug} is no cell"),
        }
    }

    fn spots(seen: &Samsara, stone: &str) -> Vec<String> {
        targets(seen, cell(stone), None).iter().map(|target| target.spot.slug()).collect()
    }

    #[test]
    fn every_place_is_found_by_its_name() {
        let names: Vec<String> = Spot::all().map(Spot::slug).collect();
        assert_eq!(names.len(), 50);
        for spot in Spot::all() {
            assert_eq!(Spot::from_slug(&spot.slug()), Some(spot));
        }
        assert_eq!(Spot::from_slug("o25"), None);
    }

    #[test]
    fn a_picked_stone_has_a_target_for_each_die() {
        let game = start([1, 6]);
        // One step ends on a taken cell and so beside it, six steps on an empty one.
        assert_eq!(spots(&game, "x1"), ["o14", "x7"]);
    }

    #[test]
    fn two_ways_of_one_die_to_one_place_are_one_target() {
        let game = at(
            ". . . . . . . . . . . .
             o o o o o o . . . . . .
             . . . . . . . x x x x x
             . . . . . . . . . . . o",
            [1, 1],
        );
        // Along its own lane the stone ends beside a taken cell, along the other one it stays there.
        assert_eq!(spots(&game, "x1"), ["o14"]);
    }

    #[test]
    fn the_goal_is_a_target_of_its_own() {
        let game = at(
            ". . . . . . . . . . . .
             o o o o o o . . . . . .
             . . . . . . . x x x x x
             . . . o . . . . . . . .",
            [4, 2],
        );
        assert_eq!(spots(&game, "o21"), ["goal0", "o23"]);
        let [target, _] = targets(&game, cell("o21"), None)[..] else { panic!("two dice") };
        assert_eq!(target.landing, Landing::Goal { back: cell("o7") });
    }

    #[test]
    fn a_chosen_die_leaves_its_own_targets() {
        let game = start([1, 6]);
        let six = Die::new(6);
        let [target] = targets(&game, cell("x1"), six)[..] else { panic!("one die, one way") };
        assert_eq!(target.spot.slug(), "x7");
        let tapped = |at: &str| tap(&game, Some(cell("x1")), six, Spot::Cell(cell(at)));
        assert_eq!(tapped("o14"), Tap::OtherDie);
        assert_eq!(tapped("o19"), Tap::Beside);
        assert_eq!(tapped("o24"), Tap::OutOfReach);
    }

    #[test]
    fn a_tap_picks_moves_and_puts_down() {
        let game = start([1, 6]);
        let (stone, to) = (cell("x1"), cell("x7"));
        let tapped = |picked, at| tap(&game, picked, None, Spot::Cell(at));
        assert_eq!(tapped(None, stone), Tap::Pick(stone));
        assert_eq!(tapped(Some(stone), stone), Tap::PutDown);
        assert_eq!(tapped(Some(stone), cell("x2")), Tap::Pick(cell("x2")));
        assert!(
            matches!(tapped(Some(stone), to), Tap::Act(Action::Move(play)) if play.from == stone)
        );
        assert_eq!(tapped(Some(stone), cell("x20")), Tap::OutOfReach);
        // Six steps end on x7, which is empty: there the stone stays, and does not come to lie beside it.
        assert_eq!(tapped(Some(stone), cell("o19")), Tap::Beside);
        assert_eq!(tapped(None, to), Tap::NoStone);
        assert_eq!(tap(&game, Some(stone), None, Spot::Goal(B)), Tap::OutOfReach);
    }

    #[test]
    fn what_a_die_leads_to_but_the_rules_forbid_is_refused_with_its_reason() {
        let game = at(
            ". . . . . . . . x . . .
             o o o o o o . . . . . .
             . . . . . . . . x x x x
             . . . . . . . . . . . o",
            [4, 1],
        );
        let near_the_other_goal = cell("x21");
        let tapped = tap(&game, Some(near_the_other_goal), None, Spot::Goal(B));
        assert_eq!(tapped, Tap::Refuse(Illegal::OtherGoal));
    }

    #[test]
    fn a_turn_asks_for_both_dice_and_then_for_its_end() {
        let mut game = start([1, 6]);
        assert_eq!(ask(&game), Ask::Move(2));
        for (stone, left) in [("x1", Ask::Move(1)), ("x2", Ask::EndTurn)] {
            let [target, ..] = targets(&game, cell(stone), None)[..] else { panic!("it can move") };
            game.apply(Action::Move(target.play), |_| ()).expect("a target is legal");
            assert_eq!(ask(&game), left);
        }
        assert_eq!(tap(&game, None, None, Spot::Cell(cell("x3"))), Tap::Nothing);
        game.apply(Action::EndTurn, |_| ()).expect("both dice are used");
        assert_eq!(ask(&game), Ask::Nothing);
    }

    #[test]
    fn every_legal_move_of_random_games_has_its_target_and_every_target_is_legal() {
        let mut rng = Rng::new(Seed::from_number(5), 0);
        let mut game = Samsara::new(&Setup::default()).expect("a setup of the test");
        let mut stones = follow(None, game.board());
        for _ in 0..600 {
            let legal = actions(&game);
            let plays: Vec<Move> = legal
                .iter()
                .filter_map(|action| match action {
                    Action::Move(play) => Some(*play),
                    _ => None,
                })
                .collect();
            let shown: Vec<Target> =
                game.board().stones().flat_map(|stone| targets(&game, stone, None)).collect();
            assert!(shown.iter().all(|target| plays.contains(&target.play)));
            for play in plays {
                let after = |play| {
                    let mut after = game;
                    after.apply(Action::Move(play), |_| ()).expect("a legal move");
                    after
                };
                let same = |target: &&Target| after(target.play) == after(play);
                assert!(shown.iter().any(|target| same(&target)), "{play:?}");
            }
            let action = match game.turn() {
                table::Turn::Chance => game.deal(&mut rng),
                table::Turn::Of(_) => game.any_legal(&mut rng, &mut Vec::new()).expect("a move"),
                table::Turn::Over => break,
            };
            let before = stones;
            game.apply(action, |_| ()).expect("a legal action");
            stones = follow(Some(&stones), game.board());
            let moved = before.iter().zip(&stones).filter(|(before, now)| before != now).count();
            assert_eq!(moved, usize::from(matches!(action, Action::Move(_))));
            assert!(game.board().stones().all(|stone| stones.contains(&stone)));
        }
    }

    #[test]
    fn the_news_are_the_moves_of_the_turn_before() {
        let mut game = start([1, 6]);
        let mut log = Vec::new();
        let mut play = |game: &mut Samsara, action| {
            let turn = game.turn();
            game.apply(action, |event| log.push(Entry { number: 0, turn, event }))
                .expect("a legal action");
            log.clone()
        };
        for stone in ["x1", "x2"] {
            let [target, ..] = targets(&game, cell(stone), None)[..] else { panic!("it can move") };
            play(&mut game, Action::Move(target.play));
        }
        let log = play(&mut game, Action::EndTurn);
        let moved: Vec<Cell> = news(&log, B).iter().map(|target| target.play.from).collect();
        assert_eq!(moved, [cell("x1"), cell("x2")]);
        assert!(news(&log[..2], Seat::FIRST).is_empty());
    }

    #[test]
    fn nothing_of_the_first_game_is_news_in_the_second() {
        let die = |pips| Die::new(pips).expect("a die of the test");
        let to = |pips, from: &str| {
            let from = cell(from);
            Action::Move(Move { die: die(pips), from, lane: from.lane() })
        };
        let board = ". . . . . x . x x . . x
                     . . . . . o . . . . . o
                     . . . . x . . . . . . x
                     o . . o o . o . . . . ."
            .parse()
            .expect("a diagram of the test");
        let position = Position { board, on_turn: Seat::FIRST, goals: BySeat::new([0; 2]) };
        let setup = Setup { mode: Mode::Match, ..Setup::default() };
        let mut game = Samsara::at(&setup, &position).expect("a position of the test");
        let mut log = Vec::new();
        // The second player cannot move with two sixes, and begins the second game.
        for action in [
            Action::Roll([die(4), die(5)]),
            to(4, "x8"),
            to(5, "x1"),
            Action::EndTurn,
            Action::Roll([die(6); 2]),
            Action::SetUp,
            Action::Roll([die(1); 2]),
        ] {
            let turn = game.turn();
            game.apply(action, |event| log.push(Entry { number: 0, turn, event }))
                .expect("a legal action");
        }
        assert_eq!(game.turn(), Turn::Of(B));
        assert!(news(&log, B).is_empty());
    }
}

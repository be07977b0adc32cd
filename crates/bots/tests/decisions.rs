//! What every bot keeps to: it plays by the rules, from what its seat may know, and the same twice.

use bots::{Answer, Judgement, Level, Mind, Plan, Question, Told, answer};
use samsara::Samsara;
use samurai::{Hand, Phase, Samurai};
use spirit::Spirit;
use table::{Game, Player, Record, Rng, Seat, Seed, Seen, Session, Turn};

/// Enough to build a tree, few enough for many games.
const FEW: u32 = 24;

fn plan<G: Judgement>() -> Plan {
    Plan { playouts: FEW, ..G::LEVELS[3] }
}

/// Plays a whole game with bots on every seat; each decision is legal, or the session would refuse it.
fn whole_game<G: Judgement>(setup: G::Setup, number: u64) -> Session<G> {
    let record = Record::new(setup, Seed::from_number(number), vec![Player::default(); 8]);
    let mut session = Session::<G>::open(record).expect("a new game opens");
    let mut acted = 0;
    while let Turn::Of(seat) = session.turn() {
        acted += 1;
        let seen = session.seen_by(Some(seat));
        let mind = Mind::new(seen, plan::<G>(), Seed::from_number(acted)).expect("it is on turn");
        let thought = mind.decide();
        let best = thought.best().expect("whoever is on turn can do something");
        assert!((0.0..=1.0).contains(&best.mean()), "{best:?}");
        session.act(best.action).expect("a bot plays by the rules");
    }
    session
}

#[test]
fn a_game_of_samurai_is_played_from_the_first_five_to_the_end() {
    for players in 2..=4 {
        let chosen = samurai::Setup::new(players, Seat::FIRST);
        assert!(!whole_game::<Samurai>(chosen, 1).seen_by(None).winners().is_empty());
        assert!(!whole_game::<Samurai>(chosen.quick(), 2).seen_by(None).winners().is_empty());
    }
}

#[test]
fn a_match_of_samsara_is_played_to_the_end() {
    let setup = samsara::Setup { mode: samsara::Mode::Match, ..samsara::Setup::default() };
    let session = whole_game::<Samsara>(setup, 3);
    assert_eq!(session.seen_by(None).sheet().games().count(), 2);
}

#[test]
fn samurai_spirit_is_played_together_at_every_size_and_level() {
    for players in 2..=7 {
        let level = spirit::Level::ALL[usize::from(players) % 4];
        let help = players == 2;
        let mut rng = Rng::new(Seed::from_number(players.into()), 0);
        let setup = spirit::Setup::random(players, level, help, &mut rng);
        let session = whole_game::<Spirit>(setup, 4);
        assert!(session.seen_by(None).outcome().is_some());
    }
}

#[test]
fn those_who_win_together_have_the_same_chance() {
    let setup = spirit::Setup::random(
        4,
        spirit::Level::Normal,
        false,
        &mut Rng::new(Seed::from_number(5), 0),
    );
    let record = Record::new(setup, Seed::from_number(5), Vec::new());
    let session = Session::<Spirit>::open(record).expect("a new game opens");
    let seen = session.seen_by(None);
    let chances = Seat::all(4).map(|seat| seen.prospect(seat).chances[seat]);
    assert!(chances.clone().all(|chance| (0.0..=1.0).contains(&chance)));
    assert_eq!(chances.clone().reduce(f32::max), chances.reduce(f32::min));
}

#[test]
fn chances_of_rivals_add_up_to_one() {
    let mut game = Samurai::new(&samurai::Setup::new(4, Seat::FIRST).quick()).expect("four play");
    let mut rng = Rng::new(Seed::from_number(6), 0);
    while game.turn() != Turn::Over {
        let sum: f32 = Seat::all(4).map(|seat| game.prospect(seat).chances[seat]).sum();
        assert!((sum - 1.0).abs() < 0.01, "{sum} in {game:?}");
        let action = if game.turn() == Turn::Chance {
            game.deal(&mut rng)
        } else {
            game.any_legal(&mut rng, &mut Vec::new()).expect("something to do")
        };
        game.apply(action, |_| ()).expect("a legal action");
    }
}

/// The middle of a game of Samurai for three, with the first seat on turn.
fn middle() -> Samurai {
    let mut game = Samurai::new(&samurai::Setup::new(3, Seat::FIRST).quick()).expect("three play");
    let mut rng = Rng::new(Seed::from_number(7), 0);
    for step in 0.. {
        match game.turn() {
            Turn::Of(seat) if seat == Seat::FIRST && step > 40 && !game.has_played() => break,
            Turn::Chance => game.apply(game.deal(&mut rng), |_| ()).expect("dealt"),
            _ => {
                let action = game.any_legal(&mut rng, &mut Vec::new()).expect("something to do");
                game.apply(action, |_| ()).expect("legal");
            }
        }
    }
    assert_eq!(game.phase(), Phase::Play);
    game
}

fn decide<G: Judgement>(seen: Seen<G>, number: u64) -> bots::Thought<G> {
    let plan = Plan { playouts: 300, ..G::LEVELS[3] };
    Mind::new(seen, plan, Seed::from_number(number)).expect("it is on turn").decide()
}

#[test]
fn the_same_seed_and_budget_give_the_same_thought() {
    let seen = Seen::new(&middle(), Some(Seat::FIRST));
    assert_eq!(decide(seen.clone(), 1), decide(seen.clone(), 1));
    assert_ne!(decide(seen.clone(), 1), decide(seen, 2), "another seed imagines other hands");
}

#[test]
fn other_hands_behind_the_screens_give_the_same_thought() {
    let game = middle();
    let known = Seen::new(&game, Some(Seat::FIRST));
    let expected = decide(known.clone(), 3);
    let mut rng = Rng::new(Seed::from_number(8), 0);
    let mut swapped = 0;
    for _ in 0..5 {
        let other = known.imagine(&mut rng);
        swapped += u8::from(other.hand(Seat::FIRST.next(3)) != game.hand(Seat::FIRST.next(3)));
        assert_eq!(decide(Seen::new(&other, Some(Seat::FIRST)), 3), expected);
    }
    assert!(swapped > 0, "no hand was another one");
}

#[test]
fn only_who_is_on_turn_thinks() {
    let game = middle();
    let other = Seat::FIRST.next(3);
    for viewer in [Some(other), None] {
        assert!(
            Mind::new(Seen::new(&game, viewer), plan::<Samurai>(), Seed::from_number(1)).is_none()
        );
    }
}

#[test]
fn what_is_told_to_a_seat_is_what_it_sees_and_no_more() {
    let setup = samurai::Setup::new(2, Seat::FIRST);
    let session = whole_game::<Samurai>(setup, 9);
    for number in [0, 3, 12, 20, 30, session.record().actions.len() - 1] {
        let mut record = session.record().clone();
        record.actions.truncate(number);
        for seat in Seat::all(2) {
            let told = Told::new(&record, seat).expect("it was played");
            let code = told.code().expect("no game is too long");
            let told = Told::<Samurai>::from_code(&code).expect("it reads as it was written");
            let seen = told.seen(seat).expect("it is true");
            let moment = Session::open(record.clone()).expect("it was played");
            assert_eq!(seen, moment.seen_by(Some(seat)));
            assert!(!matches!(seen.hand(seat.next(2)), Hand::Known(tiles) if !tiles.is_empty()));
        }
    }
}

fn question(level: Level) -> Question<Samsara> {
    let record = Record::new(samsara::Setup::default(), Seed::from_number(11), Vec::new());
    let told = Told::new(&record, Seat::FIRST).expect("a new game");
    Question { told, seat: Seat::FIRST, level, seed: Seed::from_number(12), askers: 1, about: None }
}

#[test]
fn a_question_as_text_is_answered_as_text() {
    let question = question(Level::Second);
    let text = question.text().expect("a short game");
    let said = answer(&text).expect("it is understood");
    let read = Answer::<Samsara>::read(&said).expect("it is an answer");
    let seen = question.told.seen(Seat::FIRST).expect("it is true");
    assert!(read.thought.playouts > 0);
    for choice in &read.thought.choices {
        assert!((*seen).clone().apply(choice.action, |_| ()).is_ok(), "{choice:?}");
    }
    assert_eq!(answer(&text), Some(said), "the same question, the same answer");
}

#[test]
fn an_action_that_is_asked_about_is_always_named() {
    let mut asked = question(Level::Second);
    let seen = asked.told.seen(Seat::FIRST).expect("it is true");
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    for action in legal {
        asked.about = Some(action);
        let said = answer(&asked.text().expect("a short game")).expect("it is understood");
        let read = Answer::<Samsara>::read(&said).expect("it is an answer");
        let named = read.thought.choices.iter().find(|choice| choice.action == action);
        assert!(named.is_some_and(|choice| choice.playouts > 0));
    }
}

#[test]
fn nonsense_is_neither_understood_nor_answered() {
    let text = question(Level::First).text().expect("a short game");
    for spoilt in ["", "ready", "0 9 1 00 x x", &text[1..], &text[..text.len() - 3]] {
        assert_eq!(answer(spoilt), None, "{spoilt}");
    }
    for spoilt in ["", "ready", "0", "AQ 1 2 3"] {
        assert_eq!(Answer::<Samsara>::read(spoilt), None, "{spoilt}");
    }
    let said = answer(&text).expect("it is understood");
    assert_eq!(Answer::<Samurai>::read(&said), None, "the answer is about another game");
    assert_eq!(Answer::<Samsara>::read(&said[..said.len() - 12]), None, "it was cut off");
}

#[test]
fn several_who_share_a_budget_are_heard_as_one() {
    let said: Vec<Answer<Samsara>> = [1, 2]
        .map(|seed| {
            let shared =
                Question { askers: 2, seed: Seed::from_number(seed), ..question(Level::Third) };
            let text = answer(&shared.text().expect("a short game")).expect("it is understood");
            Answer::read(&text).expect("it is an answer")
        })
        .to_vec();
    let playouts: u32 = said.iter().map(|answer| answer.thought.playouts).sum();
    let joined = said.into_iter().map(|answer| answer.thought).reduce(bots::Thought::joined);
    let joined = joined.expect("there are two");
    assert!(joined.playouts <= playouts && joined.choices.len() > 1);
    assert!(joined.choices.is_sorted_by(|a, b| a.playouts >= b.playouts));
}

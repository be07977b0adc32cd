//! Games of Samurai Spirit.

use spirit::{Action, Asked, Event, Level, Samurai, Setup, Side, Spirit, Verdict};
use table::{Game, Player, Record, Rng, Seed, Session, Turn};

use super::Sample;

/// A table of two at which a person is on turn and a bot sits beside.
pub fn beside_a_bot() -> Sample {
    let setup = Setup { samurai: Samurai::ALL[..2].to_vec(), level: Level::Normal, help: true };
    let record = |players| Record::<Spirit>::new(setup.clone(), Seed::from_number(7), players);
    let players = |bot: [Option<u8>; 2]| {
        let player = |bot| Player { bot, ..Player::default() };
        bot.map(player).to_vec()
    };
    let nobody = Session::open(record(players([None; 2]))).expect("a table of the rules");
    let first = nobody.turn().seat().expect("somebody begins").index();
    let mut bot = [None; 2];
    bot[1 - first] = Some(4);
    Sample::of(&record(players(bot)))
}

/// Somebody alone begins with two samurai, and always the same cards: with some of them a game is over within a
/// few answers.
pub fn alone() -> Sample {
    let setup = Setup { samurai: Samurai::ALL[..2].to_vec(), level: Level::Easy, help: true };
    let players = vec![Player::default(); 2];
    Sample::of(&Record::<Spirit>::new(setup, Seed::from_number(7), players))
}

/// Passing ends the first round and turns two into animals. Somebody else is the first to move in the next
/// one: a bot of this level, or a person.
pub fn at_dusk(bot: Option<u8>) -> Sample {
    let mut sample = find(&Samurai::ALL[..4], |session, action| {
        if action != Action::Pass {
            return false;
        }
        let mut after = session.clone();
        let Ok(told) = after.act(action) else { return false };
        let turned = told.iter().filter(|told| matches!(told.event, Event::BecameAnimal(_)));
        let turned = turned.count();
        let began = told.iter().any(|told| matches!(told.event, Event::RoundBegan { .. }));
        began && turned == 2 && after.turn().seat() != session.turn().seat()
    });
    let person = Session::open(sample.clone()).expect("a found game").turn().seat();
    let person = person.expect("somebody is to pass").index();
    sample.players = (0..4)
        .map(|seat| Player { bot: bot.filter(|_| seat != person), ..Player::default() })
        .collect();
    Sample::of(&sample)
}

/// The card in the air sets off a kiai on the right, by which something can be done.
pub fn before_a_kiai() -> Sample {
    Sample::of(&find(&Samurai::ALL[4..], |session, _| {
        let game = session.seen_by(None);
        let mut after = session.clone();
        let kiai = |(seat, card)| game.verdict(seat, card).1 == Verdict::Kiai;
        game.card_in_the_air().is_some_and(kiai)
            && after.act(Action::Right).is_ok()
            && matches!(after.seen_by(None).asked(), Some(Asked::Kiai { .. }))
    }))
}

/// A penalty that can be ignored is about to strike.
pub fn before_a_penalty() -> Sample {
    Sample::of(&find(&[Samurai::Gorobei, Samurai::Kanbei, Samurai::Kyuzo], |session, _| {
        session.seen_by(None).asked() == Some(Asked::Penalty)
    }))
}

/// One has passed, one is an animal, and one both.
pub fn passed_and_animals() -> Sample {
    Sample::of(&find(&Samurai::ALL[..4], |session, _| {
        let game = session.seen_by(None);
        let looks = |passed, side| {
            game.seats().any(|seat| {
                let board = game.board(seat);
                (board.passed(), board.side()) == (passed, side)
            })
        };
        game.asked() == Some(Asked::Act)
            && looks(true, Side::Human)
            && looks(true, Side::Animal)
            && looks(false, Side::Animal)
    }))
}

/// The first moment like this in games of samurai who protect what they can and stay below their kiai.
fn find(samurai: &[Samurai], like: impl Fn(&Session<Spirit>, Action) -> bool) -> Record<Spirit> {
    (0..100_000).find_map(|seed| found(samurai, seed, &like)).expect("such a moment comes")
}

fn found(
    samurai: &[Samurai],
    seed: u64,
    like: &impl Fn(&Session<Spirit>, Action) -> bool,
) -> Option<Record<Spirit>> {
    let setup = Setup { samurai: samurai.to_vec(), level: Level::Easy, help: false };
    let seed = Seed::from_number(seed);
    let players = vec![Player::default(); samurai.len()];
    let mut session = Session::open(Record::<Spirit>::new(setup, seed, players)).ok()?;
    let mut rng = Rng::new(seed, u64::MAX);
    while let Turn::Of(_) = session.turn() {
        let game = session.seen_by(None);
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let careful = |action: &&Action| match **action {
            Action::Left => true,
            Action::Right => game
                .card_in_the_air()
                .is_some_and(|(seat, card)| game.verdict(seat, card).1 != Verdict::Overrun),
            Action::Fight => game.board(game.active()).sum() < 6,
            _ => false,
        };
        let any = rng.below(legal.len() as u32) as usize;
        let action = legal.iter().find(careful).copied().unwrap_or(legal[any]);
        if like(&session, action) {
            return Some(session.record().clone());
        }
        session.act(action).ok()?;
    }
    None
}

//! Games of Samurai Spirit.

use spirit::{Level, Samurai, Setup, Spirit};
use table::{Player, Record, Seed, Session};

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

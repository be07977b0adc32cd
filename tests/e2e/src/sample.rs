//! Games of Samurai to keep and to send: each is played from chance, so its code is always a good one.

pub mod samsara;
pub mod spirit;

use samurai::{Action, Layout, Samurai, Setup, Tile};
use table::{Game, Player, Record, Rng, Seat, Seed, Session};

/// A game on its way: two people, so many steps, chosen by this chance.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The key that the app keeps it under.
    pub key: String,
    pub code: String,
}

impl Sample {
    /// Samples with one seed are one game; with one chance they begin alike.
    pub fn new(seed: u64, steps: usize, chance: u64) -> Self {
        let mut session = begun(Seed::from_number(seed), Setup::new(2, Seat::FIRST).quick());
        let mut rng = Rng::new(Seed::from_number(chance), 0);
        for _ in 0..steps {
            let view = session.seen_by(session.turn().seat());
            let action = view.any_legal(&mut rng, &mut Vec::new()).expect("the game goes on");
            session.act(action).expect("a legal action");
        }
        Self::of(session.record())
    }

    /// The first turn of a game in which the first player chose the same five tiles each time, and the
    /// other one five tiles from this one on.
    pub fn with_other_hand(from: usize) -> Self {
        let setup = Setup { layout: Layout::Random, ..Setup::new(2, Seat::FIRST) };
        let mut session = begun(Seed::from_number(77), setup);
        for (seat, from) in [(Seat::FIRST, 3), (Seat::FIRST.next(2), from)] {
            for &tile in &Tile::ALL[from..from + 5] {
                session.act(Action::Take { seat, tile }).expect("each tile is taken once");
            }
        }
        Self::of(session.record())
    }

    pub fn of<G: Game>(record: &Record<G>) -> Self {
        let bytes = record.seed.0.iter();
        let key = bytes.fold(String::new(), |key, byte| key + &format!("{byte:02x}"));
        Self { key, code: record.code().expect("a game has a code") }
    }

    /// What storage holds under [`Self::name`].
    pub fn entry(&self) -> String {
        format!("1790000000000 {}", self.code)
    }

    pub fn name(&self) -> String {
        format!("shoji.game.{}", self.key)
    }

    /// The fragment of the address it is played at.
    pub fn room(&self) -> String {
        format!("#/play/{}", self.key)
    }

    /// The fragment of a link that carries it.
    pub fn link(&self) -> String {
        format!("#/g/{}", self.code)
    }
}

/// Two people sit down.
fn begun(seed: Seed, setup: Setup) -> Session<Samurai> {
    let players = ["Aiko", "Ren"].into_iter().zip(0..).map(|(name, crest)| Player {
        name: name.to_owned(),
        crest,
        bot: None,
    });
    let record = Record::<Samurai>::new(setup, seed, players.collect());
    Session::open(record).expect("a table of the rules")
}

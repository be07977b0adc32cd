//! Games of Samurai to keep and to send: each is played from chance, so its code is always a good one.

pub mod samsara;
pub mod spirit;

use samurai::{Action, FirstFive, Layout, Samurai, Setup, Tile};
use table::{Game, Player, Record, Rng, Seat, Seed, Session, Turn};

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

    /// The first turn of a game in which each of the two chose five tiles, from these on.
    pub fn with_hands(own: usize, other: usize) -> Self {
        Self::of(chosen([own, other].map(|from| Tile::ALL[from..from + 5].to_vec())).record())
    }

    /// The first turn of somebody who holds two tiles twice.
    pub fn with_two_alike() -> Self {
        use Tile::{Samurai1, Samurai2, Samurai3};
        let hand = vec![Samurai1, Samurai1, Samurai2, Samurai2, Samurai3];
        Self::of(chosen([hand.clone(), hand]).record())
    }

    /// The second turn of somebody who holds both exchanges and has a tile on the board.
    pub fn with_exchanges() -> Self {
        use Tile::{FigureExchange, Samurai1, Samurai2, Samurai3, Ship1, TokenExchange};
        let own = vec![FigureExchange, TokenExchange, Samurai1, Samurai2, Ship1];
        let mut session = chosen([own, vec![Samurai1, Samurai1, Samurai2, Samurai2, Samurai3]]);
        for _ in 0..2 {
            let lay = |action: &Action| matches!(action, Action::Place { tile: Samurai1, .. });
            let mut legal = Vec::new();
            session.seen_by(session.turn().seat()).legal(&mut legal);
            let lay = legal.into_iter().find(lay).expect("land is empty");
            session.act(lay).expect("a legal action");
            session.act(Action::EndTurn).expect("a tile was laid");
        }
        Self::of(session.record())
    }

    /// A game that is over.
    pub fn whole(seed: u64) -> Self {
        let mut session = begun(Seed::from_number(seed), Setup::new(2, Seat::FIRST).quick());
        let mut rng = Rng::new(Seed::from_number(seed), 0);
        while let Turn::Of(seat) = session.turn() {
            let view = session.seen_by(Some(seat));
            let action = view.any_legal(&mut rng, &mut Vec::new()).expect("somebody can act");
            session.act(action).expect("a legal action");
        }
        Self::of(session.record())
    }

    /// The very beginning: five tiles are to be chosen, or figures to be set.
    pub fn opening(choose: bool) -> Self {
        let first_five = if choose { FirstFive::Chosen } else { FirstFive::Random };
        let setup = Setup { first_five, ..Setup::new(2, Seat::FIRST) };
        Self::of(begun(Seed::from_number(5), setup).record())
    }

    /// A game for two that names nobody, as no game that was begun here does.
    pub fn nameless() -> Self {
        let setup = Setup::new(2, Seat::FIRST).quick();
        Self::of(&Record::<Samurai>::new(setup, Seed::from_number(6), Vec::new()))
    }

    pub fn of<G: Game>(record: &Record<G>) -> Self {
        Self { key: record.seed.name(), code: record.code().expect("a game has a code") }
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

/// Two people chose these hands, and chance laid the figures.
fn chosen(hands: [Vec<Tile>; 2]) -> Session<Samurai> {
    let setup = Setup { layout: Layout::Random, ..Setup::new(2, Seat::FIRST) };
    let mut session = begun(Seed::from_number(77), setup);
    for (seat, tiles) in Seat::all(2).zip(hands) {
        for tile in tiles {
            session.act(Action::Take { seat, tile }).expect("there are as many in a set");
        }
    }
    session
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

//! [`Contest`]: how a game is set up and dealt in the arena, and one deal played from every seat.

use super::player::Player;
use bots::Judgement;
use samsara::Samsara;
use samurai::{Hand, Phase, Samurai, Tile, Tiles};
use spirit::{Level, Spirit};
use table::{Game, Rng, Seat, Seed, Turn};

pub trait Contest: Judgement {
    /// At how many seats it is played if nobody says.
    const SEATS: u8;
    /// Everybody wins or loses together.
    const TOGETHER: bool = false;

    fn setup(seats: u8, seed: Seed) -> Self::Setup;

    /// The chance with this number in the game. The same whoever sits where.
    fn fate(&self, seed: Seed, number: u64) -> Self::Action {
        self.deal(&mut Rng::new(seed, number))
    }
}

impl Contest for Samurai {
    const SEATS: u8 = 2;

    fn setup(seats: u8, _: Seed) -> samurai::Setup {
        samurai::Setup::new(seats, Seat::FIRST).quick()
    }

    /// Every seat has its tiles in an order that was settled beforehand.
    fn fate(&self, seed: Seed, number: u64) -> samurai::Action {
        let samurai::Action::Draw { seat, tiles } = self.deal(&mut Rng::new(seed, number)) else {
            return self.deal(&mut Rng::new(seed, LAYOUT));
        };
        debug_assert!(matches!(self.phase(), Phase::FirstFive | Phase::Refill));
        let mut order: Vec<Tile> = Tiles::ALL.iter().collect();
        Rng::new(seed, ORDER + u64::from(seat.number())).shuffle(&mut order);
        let Hand::Known(hand) = self.hand(seat) else { unreachable!("the arena hides nothing") };
        let mut supply = self.unplayed(seat).minus(hand);
        let mut drawn = Tiles::NONE;
        for tile in order {
            if drawn.len() < tiles.len() && supply.contains(tile) {
                supply = supply.without(tile);
                drawn = drawn.with(tile);
            }
        }
        samurai::Action::Draw { seat, tiles: Hand::Known(drawn) }
    }
}

const LAYOUT: u64 = 1 << 40;
const ORDER: u64 = 1 << 41;

impl Contest for Samsara {
    const SEATS: u8 = 2;

    fn setup(_: u8, _: Seed) -> samsara::Setup {
        samsara::Setup::default()
    }
}

impl Contest for Spirit {
    const SEATS: u8 = 4;
    const TOGETHER: bool = true;

    fn setup(seats: u8, seed: Seed) -> spirit::Setup {
        spirit::Setup::random(seats, Level::Normal, seats == 2, &mut Rng::new(seed, LAYOUT))
    }
}

/// What both players made of one deal, each from every seat: 0 to 1.
pub fn deal<G: Contest>(players: &[Player; 2], seats: u8, number: u64) -> [f64; 2] {
    let seed = Seed::from_number(number);
    if G::TOGETHER {
        return [0, 1].map(|team| {
            let end = play::<G>(seats, seed, |_| &players[team]);
            f64::from(u8::from(!end.winners().is_empty()))
        });
    }
    let mut score = 0.0;
    for one in Seat::all(seats) {
        let end = play::<G>(seats, seed, |seat| &players[usize::from(seat != one)]);
        let winners = end.winners();
        if winners.contains(one) {
            score += 1.0 / f64::from(winners.len());
        }
    }
    let score = score / f64::from(seats);
    [score, 1.0 - score]
}

fn play<'a, G: Contest>(seats: u8, seed: Seed, who: impl Fn(Seat) -> &'a Player) -> G {
    let mut game = G::new(&G::setup(seats, seed)).expect("the arena's own setup can be played");
    let (mut dealt, mut acted) = (0, 0);
    loop {
        let action = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                dealt += 1;
                game.fate(seed, dealt)
            }
            Turn::Of(seat) => {
                acted += 1;
                who(seat).act(&game, seat, of(seed, acted))
            }
        };
        game.apply(action, |_| ()).expect("what a player chooses is legal");
    }
}

/// A seed of its own for each decision.
fn of(seed: Seed, number: u64) -> Seed {
    let mut bytes = seed.0;
    bytes[8..].copy_from_slice(&(number as u32 + 1).to_le_bytes());
    Seed(bytes)
}

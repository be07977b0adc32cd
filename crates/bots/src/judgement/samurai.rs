//! Samurai: who will probably capture which figure, and what that is worth on the ladder of victory.

use super::{Judgement, Prospect, decided};
use crate::level::Plan;
use samurai::{Action, Figure, Ground, Samurai, Space, Standee, Tile};
use table::{BySeat, Game, Rng, Seat, Turn};

/// A number for each seat and each kind of figure.
type Tally = [[f32; 3]; 4];

/// Strengths on the three kinds.
type Strength = [u8; 3];

const SITES: usize = 34;

/// How much a lead of one weighs with so much land still open around a settlement.
const LEAD: [f32; 7] = [9.0, 0.80, 0.55, 0.42, 0.34, 0.28, 0.24];
/// How likely figures are to be captured before the game ends, with so much land open.
const CLOSED: [f32; 7] = [1.0, 0.95, 0.85, 0.72, 0.60, 0.50, 0.42];
/// What a point of strength that is not yet played is worth, in figures.
const RESERVE: f32 = 0.035;
/// A fast tile is as good as so many points more.
const FAST: f32 = 3.0;
/// How far figures can still change hands although nothing shows it yet.
const DOUBT: f32 = 0.35;

/// What is at stake for a seat.
struct Stakes {
    /// What one figure more of each kind for each seat would mean for its chance.
    figure: Tally,
    /// What each figure means for it as things stand.
    standing: [[f32; 3]; SITES],
}

/// A settlement with figures.
#[derive(Clone, Copy)]
struct Site {
    strength: [Strength; 4],
    open: u8,
    /// Bit by bit, in the order of [`Figure::ALL`].
    figures: u8,
}

struct Field {
    players: usize,
    sites: [Site; SITES],
    expected: Tally,
    doubt: [f32; 3],
}

impl Judgement for Samurai {
    const LEVELS: [Plan; 4] =
        [Plan::hazy(12, 150.0), Plan::hazy(80, 4.0), Plan::clear(1_000), MASTER];
    const PLAYOUT: u32 = 6;
    const GRAIN: f32 = 0.015;

    fn weigh(&self, seat: Seat, actions: &[Action], ranked: &mut Vec<(Action, f32)>) {
        let field = Field::new(self);
        let stakes = field.stakes(seat);
        ranked.extend(
            actions.iter().map(|&action| (action, field.gain(self, action, seat, &stakes))),
        );
    }

    fn improvise(&self, rng: &mut Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        let Turn::Of(seat) = self.turn() else { return None };
        let first = self.any_legal(rng, scratch)?;
        if matches!(first, Action::EndTurn) && self.playable().is_empty() {
            return Some(first);
        }
        let field = Field::new(self);
        let stakes = field.stakes(seat);
        let mut best = (field.gain(self, first, seat, &stakes), first);
        for _ in 1..SAMPLES {
            let action = self.any_legal(rng, scratch)?;
            let gain = field.gain(self, action, seat, &stakes);
            if gain > best.0 {
                best = (gain, action);
            }
        }
        Some(best.1)
    }

    fn prospect(&self, of: Seat) -> Prospect {
        let field = Field::new(self);
        let yields = field.expected[of.index()];
        if self.turn() == Turn::Over {
            return Prospect { chances: decided(self, false), yields };
        }
        let chances = field.chances(&field.expected);
        let chances = BySeat::from_fn(|seat| chances.get(seat.index()).copied().unwrap_or(0.0));
        Prospect { chances, yields }
    }
}

/// The strongest level looks further rather than around.
const MASTER: Plan = Plan { wonder: 1.0, ..Plan::clear(5_000) };

/// How many random actions a playout looks at to play the best of them.
const SAMPLES: u32 = 12;

impl Field {
    fn new(game: &Samurai) -> Self {
        let players = usize::from(game.players());
        let empty = Site { strength: [[0; 3]; 4], open: 0, figures: 0 };
        let mut field =
            Self { players, sites: [empty; SITES], expected: [[0.0; 3]; 4], doubt: [DOUBT; 3] };
        let standing = game.figures();
        for at in game.settlements() {
            let mut figures = 0;
            for figure in standing.at(at) {
                figures |= 1 << figure as u8;
            }
            if figures != 0 {
                field.add(game, at, figures);
            }
        }
        for seat in game.seats() {
            field.add_own(game, seat);
        }
        field
    }

    fn add(&mut self, game: &Samurai, at: Space, figures: u8) {
        let mut site =
            Site { strength: [[0; 3]; 4], open: game.open_land(at).count() as u8, figures };
        for near in at.neighbours() {
            if let Some(placed) = game.tile_at(near) {
                let sum = &mut site.strength[placed.seat.index()];
                for (sum, more) in sum.iter_mut().zip(STRENGTH[placed.tile as usize]) {
                    *sum += more;
                }
            }
        }
        self.sites[at.index()] = site;
        for kind in site.kinds() {
            let share = site.share(kind, self.players);
            for (seat, share) in share.iter().enumerate().take(self.players) {
                self.expected[seat][kind] += share;
                self.doubt[kind] += share * (1.0 - share);
            }
        }
    }

    /// What a seat has captured, and what its tiles may still bring.
    fn add_own(&mut self, game: &Samurai, seat: Seat) {
        let own = &mut self.expected[seat.index()];
        if let samurai::Captured::Open(captured) = game.captured(seat) {
            for (figure, &count) in captured.iter() {
                own[figure as usize] += f32::from(count);
            }
        }
        let unplayed = game.unplayed(seat);
        for tile in Tile::ALL {
            let count = f32::from(unplayed.count(tile));
            for (own, worth) in own.iter_mut().zip(reserve(tile)) {
                *own += count * worth;
            }
        }
    }

    /// The chance to win of each seat if they come to have this.
    fn chances(&self, expected: &Tally) -> [f32; 4] {
        let mut most: Tally = [[0.0; 3]; 4];
        for kind in 0..3 {
            for seat in 0..self.players {
                let rival = (0..self.players)
                    .filter(|&other| other != seat)
                    .map(|other| expected[other][kind])
                    .fold(f32::MIN, f32::max);
                let lead = expected[seat][kind] - rival;
                let scale = lead * lead + 4.0 * self.doubt[kind];
                most[seat][kind] = 0.5 + 0.5 * lead / scale.sqrt();
            }
        }
        let mut chances = [0.0; 4];
        for seat in 0..self.players {
            let [a, b, c] = most[seat];
            let two = a * b + a * c + b * c - 2.0 * a * b * c;
            chances[seat] = if self.players == 2 {
                two
            } else {
                let one = a * (1.0 - b) * (1.0 - c)
                    + b * (1.0 - a) * (1.0 - c)
                    + c * (1.0 - a) * (1.0 - b);
                let all: f32 = expected[seat].iter().sum();
                two + one * all * 0.05
            };
        }
        let sum: f32 = chances.iter().sum();
        chances.map(|chance| chance / sum.max(0.001))
    }

    fn stakes(&self, of: Seat) -> Stakes {
        const STEP: f32 = 0.5;
        let now = self.chances(&self.expected)[of.index()];
        let mut stakes = Stakes { figure: [[0.0; 3]; 4], standing: [[0.0; 3]; SITES] };
        for seat in 0..self.players {
            for kind in 0..3 {
                let mut more = self.expected;
                more[seat][kind] += STEP;
                stakes.figure[seat][kind] = (self.chances(&more)[of.index()] - now) / STEP;
            }
        }
        for (number, site) in self.sites.iter().enumerate() {
            for kind in site.kinds() {
                stakes.standing[number][kind] = self.worth(site, kind, &stakes);
            }
        }
        stakes
    }

    fn gain(&self, game: &Samurai, action: Action, seat: Seat, stakes: &Stakes) -> f32 {
        match action {
            Action::Place { tile, at } => {
                self.laid(STRENGTH[tile as usize], at, seat, stakes) - spent(tile, seat, stakes)
            }
            Action::ExchangeToken { at, to } => {
                let lifted =
                    game.tile_at(at).map_or([0; 3], |placed| STRENGTH[placed.tile as usize]);
                self.lifted(lifted, at, seat, stakes) + self.laid(lifted, to, seat, stakes)
                    - spent(Tile::TokenExchange, seat, stakes)
            }
            Action::ExchangeFigures { a, b } => {
                self.swapped(a, b, stakes) - spent(Tile::FigureExchange, seat, stakes)
            }
            Action::Take { tile, .. } => {
                f32::from(tile.strength()) * 0.004 + if tile.is_fast() { 0.01 } else { 0.0 }
            }
            _ => 0.0,
        }
    }

    /// A tile comes to lie here.
    fn laid(&self, strength: Strength, at: Space, seat: Seat, stakes: &Stakes) -> f32 {
        let fills = u8::from(at.ground() == Ground::Land);
        self.around(at, stakes, |site| {
            site.open -= fills.min(site.open);
            for (sum, more) in site.strength[seat.index()].iter_mut().zip(strength) {
                *sum += more;
            }
        })
    }

    /// A tile loses its strength here.
    fn lifted(&self, strength: Strength, at: Space, seat: Seat, stakes: &Stakes) -> f32 {
        self.around(at, stakes, |site| {
            for (sum, less) in site.strength[seat.index()].iter_mut().zip(strength) {
                *sum -= less;
            }
        })
    }

    fn around(&self, at: Space, stakes: &Stakes, change: impl Fn(&mut Site)) -> f32 {
        let mut gain = 0.0;
        for near in at.neighbours().filter(|near| near.is_settlement()) {
            let before = self.sites[near.index()];
            if before.figures == 0 {
                continue;
            }
            let mut after = before;
            change(&mut after);
            for kind in before.kinds() {
                gain += self.worth(&after, kind, stakes) - stakes.standing[near.index()][kind];
            }
        }
        gain
    }

    fn swapped(&self, a: Standee, b: Standee, stakes: &Stakes) -> f32 {
        let worth = |at: Space, figure: Figure| {
            self.worth(&self.sites[at.index()], figure as usize, stakes)
        };
        worth(a.at, b.figure) + worth(b.at, a.figure)
            - worth(a.at, a.figure)
            - worth(b.at, b.figure)
    }

    fn worth(&self, site: &Site, kind: usize, stakes: &Stakes) -> f32 {
        let share = site.share(kind, self.players);
        (0..self.players).map(|seat| share[seat] * stakes.figure[seat][kind]).sum()
    }
}

impl Site {
    fn kinds(self) -> impl Iterator<Item = usize> {
        (0..3).filter(move |kind| self.figures >> kind & 1 == 1)
    }

    /// How likely each seat is to capture a figure of this kind here.
    fn share(&self, kind: usize, players: usize) -> [f32; 4] {
        let strength = |seat: usize| self.strength[seat][kind];
        let best = (0..players).map(strength).max().unwrap_or(0);
        let mut share = [0.0; 4];
        if self.open == 0 {
            let mut leaders = (0..players).filter(|&seat| strength(seat) == best);
            if let (Some(leader), None) = (leaders.next(), leaders.next()) {
                share[leader] = 1.0;
            }
            return share;
        }
        let lead = LEAD[usize::from(self.open)];
        let mut sum = 0.0;
        for (seat, share) in share.iter_mut().enumerate().take(players) {
            let behind = 1.0 + lead * f32::from(best - strength(seat));
            *share = 1.0 / (behind * behind);
            sum += *share;
        }
        let closed = CLOSED[usize::from(self.open)] / sum;
        share.map(|share| share * closed)
    }
}

/// What playing a tile takes from the reserve.
fn spent(tile: Tile, seat: Seat, stakes: &Stakes) -> f32 {
    reserve(tile).iter().zip(stakes.figure[seat.index()]).map(|(worth, stake)| worth * stake).sum()
}

fn reserve(tile: Tile) -> [f32; 3] {
    RESERVES[tile as usize]
}

static RESERVES: [[f32; 3]; Tile::KINDS] = {
    let mut reserves = [[0.0; 3]; Tile::KINDS];
    let mut index = 0;
    while index < Tile::KINDS {
        let tile = Tile::ALL[index];
        let fast = if tile.is_fast() { FAST } else { 0.0 };
        let mut kind = 0;
        while kind < 3 {
            let strength = STRENGTH[tile as usize][kind] as f32;
            // What acts on all three is used for one of them.
            let acts =
                if tile.acts_on(Figure::Helmet) && tile.acts_on(Figure::Rice) { 0.5 } else { 1.0 };
            reserves[tile as usize][kind] = RESERVE * (strength * acts + fast / 3.0);
            kind += 1;
        }
        index += 1;
    }
    reserves
};

static STRENGTH: [Strength; Tile::KINDS] = {
    let mut strengths = [[0; 3]; Tile::KINDS];
    let mut index = 0;
    while index < Tile::KINDS {
        let tile = Tile::ALL[index];
        let mut kind = 0;
        while kind < 3 {
            if tile.acts_on(Figure::ALL[kind]) {
                strengths[tile as usize][kind] = tile.strength();
            }
            kind += 1;
        }
        index += 1;
    }
    strengths
};

//! What the board shows and what a tap on it means: pure functions of what a seat sees and has picked up.

use samurai::{Action, Event, Figure, Illegal, Lies, Placed, Samurai, Space, Standee, Tile};
use table::{Entry, Game, Seat};

/// What the player has picked up, on the way to an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Picked {
    #[default]
    Nothing,
    Tile(Tile),
    /// The figure exchange, with the first of the two figures.
    Swap(Standee),
    /// The token exchange, with the own tile that it goes onto.
    Lifted(Space),
    /// A figure to set before the game.
    Figure(Figure),
}

impl Picked {
    /// One step back on the way to an action of several steps.
    pub const fn before(self) -> Option<Self> {
        match self {
            Self::Swap(_) => Some(Self::Tile(Tile::FigureExchange)),
            Self::Lifted(_) => Some(Self::Tile(Tile::TokenExchange)),
            Self::Nothing | Self::Tile(_) | Self::Figure(_) => None,
        }
    }
}

/// What a tap means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    Act(Action),
    Pick(Picked),
    /// What was lifted goes back to where it was.
    Back(Picked),
    /// Several figures there would do: which one?
    Choose(Space),
    Refuse(Illegal),
    /// Nothing is picked up: the player wants to know about the place.
    Look(Space),
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spaces([u64; 3]);

impl Spaces {
    pub const fn contains(self, space: Space) -> bool {
        self.0[space.index() / 64] >> (space.index() % 64) & 1 == 1
    }

    const fn insert(&mut self, space: Space) {
        self.0[space.index() / 64] |= 1 << (space.index() % 64);
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::default();
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

/// Where what is picked up can go. All empty land and all empty sea are one mark on the board each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lit {
    #[default]
    Nowhere,
    Land,
    Sea,
    Only(Spaces),
}

impl Lit {
    pub fn contains(self, seen: &Samurai, space: Space) -> bool {
        let empty_ground = |lies| lies == ground_of(space) && seen.tile_at(space).is_none();
        match self {
            Self::Nowhere => false,
            Self::Land => empty_ground(Some(Lies::OnLand)),
            Self::Sea => empty_ground(Some(Lies::AtSea)),
            Self::Only(spaces) => spaces.contains(space),
        }
    }
}

fn ground_of(space: Space) -> Option<Lies> {
    match space.ground() {
        samurai::Ground::Land => Some(Lies::OnLand),
        samurai::Ground::Sea => Some(Lies::AtSea),
        _ => None,
    }
}

/// Where what is picked up can go.
pub fn lit(seen: &Samurai, picked: Picked) -> Lit {
    match picked {
        Picked::Nothing => Lit::Nowhere,
        Picked::Tile(tile) if playable(seen, tile).is_err() => Lit::Nowhere,
        Picked::Tile(tile) => match tile.lies() {
            Lies::OnLand => Lit::Land,
            Lies::AtSea => Lit::Sea,
            Lies::OnOwnTile | Lies::Nowhere => {
                Lit::Only(steps(seen, picked).into_iter().map(|step| step.0).collect())
            }
        },
        Picked::Swap(_) | Picked::Lifted(_) | Picked::Figure(_) => {
            Lit::Only(steps(seen, picked).into_iter().map(|step| step.0).collect())
        }
    }
}

/// What a tap on a space means; `figure` says which of its figures, where that was asked.
pub fn tap(seen: &Samurai, picked: Picked, at: Space, figure: Option<Figure>) -> Tap {
    if let Picked::Tile(tile) = picked
        && matches!(tile.lies(), Lies::OnLand | Lies::AtSea)
    {
        return act(seen, Action::Place { tile, at });
    }
    if picked == Picked::Nothing {
        return Tap::Look(at);
    }
    let lifted_here = match picked {
        Picked::Lifted(from) => from == at,
        Picked::Swap(first) => first.at == at,
        _ => false,
    };
    if let Some(before) = picked.before().filter(|_| lifted_here) {
        return Tap::Back(before);
    }
    let mut here = steps(seen, picked);
    here.retain(|&(place, of, _)| place == at && figure.is_none_or(|figure| of == Some(figure)));
    match here[..] {
        [] => Tap::Refuse(refusal(seen, picked, at)),
        [(.., step)] => step,
        _ => Tap::Choose(at),
    }
}

/// Whether a tile of the hand can be played now, and if not, why.
pub fn playable(seen: &Samurai, tile: Tile) -> Result<(), Illegal> {
    if !tile.is_fast() && !seen.may_play_ordinary() {
        return Err(Illegal::OneOrdinaryTile);
    }
    let uses = |action: &Action| match *action {
        Action::Place { tile: placed, .. } => placed == tile,
        Action::ExchangeFigures { .. } => tile == Tile::FigureExchange,
        Action::ExchangeToken { .. } => tile == Tile::TokenExchange,
        _ => false,
    };
    if legal(seen).iter().any(uses) {
        return Ok(());
    }
    Err(match tile.lies() {
        Lies::OnOwnTile if !seen.spaces().any(|at| is_own_ordinary(seen, at)) => {
            Illegal::NotYourTile
        }
        Lies::OnOwnTile | Lies::OnLand => Illegal::NeedsLand,
        Lies::AtSea => Illegal::NeedsSea,
        Lies::Nowhere => Illegal::NothingSwapped,
    })
}

fn is_own_ordinary(seen: &Samurai, at: Space) -> bool {
    seen.tile_at(at)
        .is_some_and(|placed| seen.turn().seat() == Some(placed.seat) && !placed.tile.is_fast())
}

/// Each figure or space that takes what is picked up one step further, and to what.
fn steps(seen: &Samurai, picked: Picked) -> Vec<(Space, Option<Figure>, Tap)> {
    let mut steps = Vec::new();
    let mut add = |step| {
        if !steps.contains(&step) {
            steps.push(step);
        }
    };
    for action in legal(seen) {
        match (picked, action) {
            (Picked::Tile(Tile::FigureExchange), Action::ExchangeFigures { a, b }) => {
                for one in [a, b] {
                    add((one.at, Some(one.figure), Tap::Pick(Picked::Swap(one))));
                }
            }
            (Picked::Swap(first), Action::ExchangeFigures { a, b }) => {
                if a == first {
                    add((b.at, Some(b.figure), Tap::Act(action)));
                } else if b == first {
                    add((a.at, Some(a.figure), Tap::Act(action)));
                }
            }
            (Picked::Tile(Tile::TokenExchange), Action::ExchangeToken { at, .. }) => {
                add((at, None, Tap::Pick(Picked::Lifted(at))));
            }
            (Picked::Lifted(from), Action::ExchangeToken { at, to }) if at == from => {
                add((to, None, Tap::Act(action)));
            }
            (Picked::Figure(wanted), Action::SetFigure { figure, at }) if figure == wanted => {
                add((at, None, Tap::Act(action)));
            }
            _ => {}
        }
    }
    steps
}

fn act(seen: &Samurai, action: Action) -> Tap {
    match seen.preview(action) {
        Ok(_) => Tap::Act(action),
        Err(why) => Tap::Refuse(why),
    }
}

fn refusal(seen: &Samurai, picked: Picked, at: Space) -> Illegal {
    let tried = match picked {
        Picked::Lifted(from) => seen.preview(Action::ExchangeToken { at: from, to: at }),
        Picked::Figure(figure) => seen.preview(Action::SetFigure { figure, at }),
        Picked::Tile(Tile::TokenExchange) => seen.preview(Action::ExchangeToken { at, to: at }),
        Picked::Swap(_) | Picked::Tile(_) | Picked::Nothing => {
            let first = if let Picked::Swap(first) = picked { Some(first.figure) } else { None };
            let here = || seen.figures().at(at);
            return if here().next().is_none() {
                Illegal::NoFigureThere
            } else if here().all(|figure| Some(figure) == first) {
                Illegal::NothingSwapped
            } else {
                Illegal::TwoAlike
            };
        }
    };
    tried.err().unwrap_or(Illegal::Occupied)
}

fn legal(seen: &Samurai) -> Vec<Action> {
    let mut actions = Vec::new();
    seen.legal(&mut actions);
    actions
}

/// How new a tile is: laid in this turn, since this seat's last turn, or before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct News {
    pub now: Spaces,
    pub fresh: Spaces,
}

/// What is new to the seat that is on turn.
pub fn news(log: &[Entry<Event>], on_turn: Option<Seat>) -> News {
    let mut news = News::default();
    let mut this_turn = true;
    for entry in log.iter().rev() {
        match entry.event {
            Event::TurnEnded { seat } | Event::Passed { seat } => {
                if Some(seat) == on_turn {
                    break;
                }
                this_turn = false;
            }
            Event::Placed { at, .. } | Event::TokenExchanged { to: at, .. } => {
                let spaces = if this_turn { &mut news.now } else { &mut news.fresh };
                spaces.insert(at);
            }
            _ => {}
        }
    }
    news
}

/// One space as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub tile: Option<Placed>,
    pub figures: [bool; 3],
    pub mark: Mark,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Plain,
    /// Laid in this turn, and can still be taken back.
    Now,
    /// Laid since this seat's last turn.
    Fresh,
    /// Picked up from, on the way to somewhere else.
    Picked,
}

impl Spot {
    /// What stands or lies there, without how new it is.
    pub const fn pieces(self) -> (Option<Placed>, [bool; 3]) {
        (self.tile, self.figures)
    }
}

pub fn spot(seen: &Samurai, news: News, picked: Picked, at: Space) -> Spot {
    let is_picked = match picked {
        Picked::Lifted(from) => from == at,
        Picked::Swap(first) => first.at == at,
        _ => false,
    };
    let mark = if is_picked {
        Mark::Picked
    } else if news.now.contains(at) {
        Mark::Now
    } else if news.fresh.contains(at) {
        Mark::Fresh
    } else {
        Mark::Plain
    };
    Spot {
        tile: seen.tile_at(at),
        figures: Figure::ALL.map(|figure| seen.figures().has(at, figure)),
        mark,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::samurai::Setup;
    use table::{Record, Rng, Seed, Session};

    /// A game of two in the middle: every kind of step is possible in some of them.
    fn games() -> impl Iterator<Item = Session<Samurai>> {
        (0..40).map(|number| {
            let setup = Setup::new(2, Seat::FIRST).quick();
            let record = Record::new(setup, Seed::from_number(number), Vec::new());
            let mut session = Session::<Samurai>::open(record).expect("a fair setup");
            let mut rng = Rng::new(Seed::from_number(number), 9);
            for _ in 0..20 + number {
                let seat = session.turn().seat();
                let seen = session.seen_by(seat);
                let Some(action) = seen.any_legal(&mut rng, &mut Vec::new()) else { break };
                session.act(action).expect("a legal action");
            }
            session
        })
    }

    fn tiles(seen: &Samurai, seat: Seat) -> Vec<Tile> {
        match seen.hand(seat) {
            ::samurai::Hand::Known(tiles) => tiles.iter().collect(),
            ::samurai::Hand::Hidden(_) => panic!("the own hand is known"),
        }
    }

    /// Follows every tap that leads on, and gathers the actions it ends in.
    fn reachable(seen: &Samurai, picked: Picked, found: &mut Vec<Action>) {
        for at in seen.spaces() {
            let mut taps = vec![tap(seen, picked, at, None)];
            if let Tap::Choose(_) = taps[0] {
                taps = Figure::ALL.map(|figure| tap(seen, picked, at, Some(figure))).to_vec();
            }
            let lit = lit(seen, picked).contains(seen, at);
            let leads_on = taps.iter().any(|tap| matches!(tap, Tap::Act(_) | Tap::Pick(_)));
            assert_eq!(lit, leads_on, "what is lit leads on, and nothing else: {picked:?} {at:?}");
            for tap in taps {
                match tap {
                    Tap::Act(action) if !found.contains(&action) => found.push(action),
                    Tap::Pick(next) => reachable(seen, next, found),
                    _ => {}
                }
            }
        }
    }

    #[test]
    fn taps_reach_every_legal_action_and_no_other() {
        for session in games() {
            let Some(seat) = session.turn().seat() else { continue };
            let seen = session.seen_by(Some(seat));
            let mut found = Vec::new();
            for tile in tiles(&seen, seat) {
                reachable(&seen, Picked::Tile(tile), &mut found);
                assert_eq!(
                    playable(&seen, tile).is_ok(),
                    lit(&seen, Picked::Tile(tile)) != Lit::Nowhere,
                );
            }
            let mut legal = legal(&seen);
            legal.retain(|action| !matches!(action, Action::EndTurn | Action::Pass));
            assert_eq!(found.len(), legal.len());
            assert!(legal.iter().all(|action| found.contains(action)));
        }
    }

    #[test]
    fn what_is_lifted_goes_back_by_a_tap_on_its_place() {
        let session = games().next().expect("a game");
        let seen = session.seen_by(None);
        let at = seen.spaces().find(|&at| seen.tile_at(at).is_some()).expect("a tile was laid");
        let exchange = Picked::Tile(Tile::TokenExchange);
        assert_eq!(tap(&seen, Picked::Lifted(at), at, None), Tap::Back(exchange));
    }

    #[test]
    fn a_figure_to_swap_goes_back_by_a_second_tap_and_meets_none_of_its_kind() {
        let session = games().next().expect("a game");
        let seen = session.seen_by(session.turn().seat());
        let alone = |at: &Space| {
            let mut figures = seen.figures().at(*at);
            figures.next().filter(|_| figures.next().is_none())
        };
        let villages: Vec<(Space, Figure)> =
            seen.settlements().filter_map(|at| Some((at, alone(&at)?))).collect();
        let (at, figure) = villages[0];
        let picked = Picked::Swap(Standee { at, figure });
        assert_eq!(tap(&seen, picked, at, None), Tap::Back(Picked::Tile(Tile::FigureExchange)));
        let alike = villages[1..].iter().find(|(_, other)| *other == figure).expect("two alike");
        assert_eq!(tap(&seen, picked, alike.0, None), Tap::Refuse(Illegal::NothingSwapped));
    }

    #[test]
    fn a_tile_that_cannot_be_played_says_what_it_lacks() {
        let record =
            Record::new(Setup::new(2, Seat::FIRST).quick(), Seed::from_number(1), Vec::new());
        let session = Session::<Samurai>::open(record).expect("a fair setup");
        let seen = session.seen_by(Some(Seat::FIRST));
        assert_eq!(playable(&seen, Tile::TokenExchange), Err(Illegal::NotYourTile));
    }

    #[test]
    fn a_tap_with_nothing_picked_up_looks() {
        let session = games().next().expect("a game");
        let seen = session.seen_by(None);
        assert_eq!(tap(&seen, Picked::Nothing, Space::EDO, None), Tap::Look(Space::EDO));
    }

    #[test]
    fn only_tiles_laid_since_the_own_last_turn_are_news() {
        for session in games() {
            let news = news(session.log(), session.turn().seat());
            let seen = session.seen_by(None);
            for at in seen.spaces().filter(|&at| news.fresh.contains(at)) {
                let owner = seen.tile_at(at).map(|placed| placed.seat);
                assert_ne!(owner, session.turn().seat(), "an own tile is no news");
            }
        }
    }
}

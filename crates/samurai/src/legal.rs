//! Every action of the seat on turn.

use crate::action::{Action, Standee};
use crate::bits::{count_of_sixteen, each};
use crate::figure::Figure;
use crate::hand::Hand;
use crate::setup::{FirstFive, Layout};
use crate::space::Space;
use crate::state::{Phase, Played, Samurai};
use crate::tile::{Lies, Tile};
use crate::tiles::Tiles;

/// The kinds that can be swapped, the first named before the second.
pub(crate) const PAIRS: [(Figure, Figure); 3] = [
    (Figure::Helmet, Figure::Buddha),
    (Figure::Helmet, Figure::Rice),
    (Figure::Buddha, Figure::Rice),
];

/// How many actions of each sort there are in a turn, in the order of the list.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub land: u32,
    pub sea: u32,
    pub swaps: u32,
    pub lifts: u32,
    pub end: u32,
}

impl Sizes {
    #[inline]
    const fn is_idle(self) -> bool {
        self.land + self.sea + self.swaps + self.lifts == 0
    }
}

impl Samurai {
    /// The tiles that the seat on turn can play somewhere now, one of each.
    pub fn playable(&self) -> Tiles {
        if self.phase == Phase::Play { self.playable_of(self.faces()) } else { Tiles::NONE }
    }

    /// The empty spaces where the seat on turn can lay this tile now.
    pub fn places(&self, tile: Tile) -> impl Iterator<Item = Space> {
        let can = self.playable().contains(tile);
        let on = |lies| can && tile.lies() == lies;
        let land = on(Lies::OnLand).then(|| self.empty_land.iter());
        let sea = on(Lies::AtSea).then(|| self.empty_sea.iter());
        land.into_iter().flatten().chain(sea.into_iter().flatten())
    }

    /// Own tiles that the token exchange can lift now.
    pub fn liftable(&self) -> impl Iterator<Item = Space> {
        let can = self.playable().contains(Tile::TokenExchange);
        each(if can { self.ordinary[self.on_turn] } else { 0 }).map(Space::of_land)
    }

    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        let seat = self.on_turn;
        match self.phase {
            Phase::FirstFive if self.setup.first_five == FirstFive::Chosen => {
                match self.to_take() {
                    Some(tiles) => {
                        actions.extend(
                            each_face(tiles.faces()).map(|tile| Action::Take { seat, tile }),
                        );
                    }
                    None => actions.push(Action::TakeHidden { seat }),
                }
            }
            Phase::Figures if self.setup.layout == Layout::Placed => {
                for figure in Figure::ALL {
                    let settlements = each(self.can_take(figure)).map(Space::numbered);
                    actions.extend(settlements.map(|at| Action::SetFigure { figure, at }));
                }
            }
            Phase::Play => self.list_play(actions),
            _ => {}
        }
    }

    fn list_play(&self, actions: &mut Vec<Action>) {
        let tiles = self.faces();
        for tile in each_face(tiles & Tiles::LAND) {
            actions.extend(self.empty_land.iter().map(|at| Action::Place { tile, at }));
        }
        for tile in each_face(tiles & Tiles::SEA) {
            actions.extend(self.empty_sea.iter().map(|at| Action::Place { tile, at }));
        }
        if has(tiles, Tile::FigureExchange) {
            for (one, other) in PAIRS {
                let (only_one, only_other) = self.swappable(one, other);
                for a in each(only_one) {
                    actions.extend(each(only_other).map(|b| swap(one, a, other, b)));
                }
            }
        }
        if has(tiles, Tile::TokenExchange) {
            for at in each(self.ordinary[self.on_turn]).map(Space::of_land) {
                let spaces = self.empty_land.iter();
                actions.extend(spaces.map(|to| Action::ExchangeToken { at, to }));
            }
        }
        if self.has_played() {
            actions.push(Action::EndTurn);
        }
        // Not "else": an unknown hand may hold a tile that can be played, or only such as cannot.
        if self.must_pass() {
            actions.push(Action::Pass);
        }
    }

    #[inline]
    pub(crate) fn sizes(&self, tiles: u32) -> Sizes {
        let spaces = self.empty_land.len();
        let sea = if tiles & Tiles::SEA == 0 {
            0
        } else {
            let ships = u32::from(has(tiles, Tile::Ship1)) + u32::from(has(tiles, Tile::Ship2));
            ships * self.empty_sea.len()
        };
        let lifts = if has(tiles, Tile::TokenExchange) {
            self.ordinary[self.on_turn].count_ones() * spaces
        } else {
            0
        };
        Sizes {
            land: count_of_sixteen(tiles & Tiles::LAND) * spaces,
            sea,
            swaps: if has(tiles, Tile::FigureExchange) { self.swaps() } else { 0 },
            lifts,
            end: u32::from(self.has_played()),
        }
    }

    fn swaps(&self) -> u32 {
        let sizes = PAIRS.map(|(one, other)| {
            let (only_one, only_other) = self.swappable(one, other);
            only_one.count_ones() * only_other.count_ones()
        });
        sizes.iter().sum()
    }

    /// Figures of two kinds can change places between a settlement that has only the one
    /// and a settlement that has only the other (rule 8).
    #[inline]
    pub(crate) fn swappable(&self, one: Figure, other: Figure) -> (u64, u64) {
        let (ones, others) = (self.figures.of(one), self.figures.of(other));
        (ones & !others, others & !ones)
    }

    /// One of each tile that the seat on turn has, as far as it may still play them (rule 6).
    #[inline]
    pub(crate) fn faces(&self) -> u32 {
        let faces = self.tiles_on_turn().faces();
        if self.played == Played::TheOrdinary { faces & Tiles::FAST } else { faces }
    }

    fn playable_of(&self, tiles: u32) -> Tiles {
        each_face(tiles).filter(|&tile| !self.is_idle(tile)).collect()
    }

    fn is_idle(&self, tile: Tile) -> bool {
        self.sizes(1 << tile as u32).is_idle()
    }

    /// Whether the seat on turn has, or may have, no tile that it could play (rule 12).
    #[inline(never)]
    pub(crate) fn must_pass(&self) -> bool {
        if self.has_played() {
            return false;
        }
        match self.hands[self.on_turn] {
            Hand::Known(_) => self.sizes(self.faces()).is_idle(),
            Hand::Hidden(count) => {
                let unplayed = self.unplayed[self.on_turn];
                let idle = unplayed.iter().filter(|&tile| self.is_idle(tile));
                idle.count() >= usize::from(count)
            }
        }
    }

    /// What the seat on turn can take into its first hand, if that is known here.
    pub(crate) fn to_take(&self) -> Option<Tiles> {
        match self.hands[self.on_turn] {
            Hand::Known(hand) => Some(self.unplayed[self.on_turn].minus(hand)),
            Hand::Hidden(_) => None,
        }
    }
}

fn each_face(tiles: u32) -> impl Iterator<Item = Tile> {
    each(u64::from(tiles)).map(Tile::from_index)
}

#[inline]
const fn has(tiles: u32, tile: Tile) -> bool {
    tiles >> tile as u32 & 1 == 1
}

pub(crate) fn swap(one: Figure, a: u32, other: Figure, b: u32) -> Action {
    Action::ExchangeFigures {
        a: Standee { at: Space::numbered(a), figure: one },
        b: Standee { at: Space::numbered(b), figure: other },
    }
}

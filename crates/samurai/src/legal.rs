//! Every action of the seat on turn: listed, counted, or the one with a given number.

use crate::action::{Action, Standee};
use crate::bits::{each, each_wide, nth, nth_wide};
use crate::figure::Figure;
use crate::setup::{FirstFive, Layout};
use crate::space::Space;
use crate::state::{Phase, Played, Samurai};
use crate::tile::{Hand, Lies, Tile, Tiles};
use table::Rng;

/// The kinds that can be swapped, the first named before the second.
const PAIRS: [(Figure, Figure); 3] = [
    (Figure::Helmet, Figure::Buddha),
    (Figure::Helmet, Figure::Rice),
    (Figure::Buddha, Figure::Rice),
];

/// How many actions of each sort there are in a turn, in the order of the list.
#[derive(Clone, Copy)]
struct Sizes {
    land: u32,
    sea: u32,
    swaps: u32,
    lifts: u32,
    end: u32,
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
        let land = if can && tile.lies() == Lies::OnLand { self.empty_land } else { 0 };
        let sea = if can && tile.lies() == Lies::AtSea { self.empty_sea } else { 0 };
        each(land).map(Space::of_land).chain(each_wide(sea).map(Space::of_sea))
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
            let spaces = each(self.empty_land).map(Space::of_land);
            actions.extend(spaces.map(|at| Action::Place { tile, at }));
        }
        for tile in each_face(tiles & Tiles::SEA) {
            let spaces = each_wide(self.empty_sea).map(Space::of_sea);
            actions.extend(spaces.map(|at| Action::Place { tile, at }));
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
                let spaces = each(self.empty_land).map(Space::of_land);
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

    /// One of the actions in [`list`](Self::list), each equally likely.
    #[inline]
    pub(crate) fn any(&self, rng: &mut Rng) -> Option<Action> {
        match self.phase {
            Phase::Play => {
                let tiles = self.faces();
                if tiles == 0 && self.has_played() {
                    return Some(Action::EndTurn);
                }
                let sizes = self.sizes(tiles);
                let n = rng.below(self.count_play(sizes));
                Some(self.nth_play(tiles, sizes, n))
            }
            Phase::FirstFive if self.setup.first_five == FirstFive::Chosen => {
                Some(self.nth_take(rng.below(self.count_takes())))
            }
            Phase::Figures if self.setup.layout == Layout::Placed => {
                Some(self.nth_set_figure(rng.below(self.count_set_figures())))
            }
            _ => None,
        }
    }

    fn count_takes(&self) -> u32 {
        self.to_take().map_or(1, |tiles| tiles.faces().count_ones())
    }

    fn nth_take(&self, n: u32) -> Action {
        let seat = self.on_turn;
        match self.to_take() {
            Some(tiles) => Action::Take { seat, tile: nth_face(tiles.faces(), n) },
            None => Action::TakeHidden { seat },
        }
    }

    fn count_set_figures(&self) -> u32 {
        Figure::ALL.map(|figure| self.can_take(figure).count_ones()).iter().sum()
    }

    fn nth_set_figure(&self, mut n: u32) -> Action {
        let mut kinds = Figure::ALL.into_iter();
        loop {
            let figure = kinds.next().expect("n is below the number of actions");
            let settlements = self.can_take(figure);
            if n < settlements.count_ones() {
                return Action::SetFigure { figure, at: Space::numbered(nth(settlements, n)) };
            }
            n -= settlements.count_ones();
        }
    }

    #[inline]
    fn count_play(&self, sizes: Sizes) -> u32 {
        let Sizes { land, sea, swaps, lifts, end } = sizes;
        let plays = land + sea + swaps + lifts + end;
        if self.is_hidden() { plays + u32::from(self.may_pass(sizes)) } else { plays.max(1) }
    }

    /// The action that has `n` others before it in [`list`](Self::list).
    #[inline]
    fn nth_play(&self, tiles: u32, sizes: Sizes, mut n: u32) -> Action {
        let Sizes { land, sea, swaps, lifts, end } = sizes;
        if n < land {
            let spaces = u32::from(self.land_left);
            let tile = nth_face(tiles & Tiles::LAND, n / spaces);
            return Action::Place { tile, at: Space::of_land(nth(self.empty_land, n % spaces)) };
        }
        n -= land;
        if n < sea {
            let spaces = u32::from(self.sea_left);
            let tile = nth_face(tiles & Tiles::SEA, n / spaces);
            return Action::Place { tile, at: Space::of_sea(nth_wide(self.empty_sea, n % spaces)) };
        }
        n -= sea;
        if n < swaps {
            return self.nth_swap(n);
        }
        n -= swaps;
        if n < lifts {
            let spaces = u32::from(self.land_left);
            let at = Space::of_land(nth(self.ordinary[self.on_turn], n / spaces));
            return Action::ExchangeToken {
                at,
                to: Space::of_land(nth(self.empty_land, n % spaces)),
            };
        }
        if n < lifts + end { Action::EndTurn } else { Action::Pass }
    }

    fn nth_swap(&self, mut n: u32) -> Action {
        let mut pairs = PAIRS.into_iter();
        loop {
            let (one, other) = pairs.next().expect("n is below the number of swaps");
            let (only_one, only_other) = self.swappable(one, other);
            let width = only_other.count_ones();
            let swaps = only_one.count_ones() * width;
            if n < swaps {
                return swap(one, nth(only_one, n / width), other, nth(only_other, n % width));
            }
            n -= swaps;
        }
    }

    #[inline]
    fn sizes(&self, tiles: u32) -> Sizes {
        let spaces = u32::from(self.land_left);
        let ships = u32::from(has(tiles, Tile::Ship1)) + u32::from(has(tiles, Tile::Ship2));
        let lifts = if has(tiles, Tile::TokenExchange) {
            self.ordinary[self.on_turn].count_ones() * spaces
        } else {
            0
        };
        Sizes {
            land: (tiles & Tiles::LAND).count_ones() * spaces,
            sea: ships * u32::from(self.sea_left),
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
    fn swappable(&self, one: Figure, other: Figure) -> (u64, u64) {
        let (ones, others) = (self.figures.of(one), self.figures.of(other));
        (ones & !others, others & !ones)
    }

    /// One of each tile that the seat on turn has, as far as it may still play them (rule 6).
    #[inline]
    fn faces(&self) -> u32 {
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
    pub(crate) fn must_pass(&self) -> bool {
        self.may_pass(self.sizes(self.faces()))
    }

    fn is_hidden(&self) -> bool {
        matches!(self.hands[self.on_turn], Hand::Hidden(_))
    }

    fn may_pass(&self, sizes: Sizes) -> bool {
        if sizes.end > 0 {
            return false;
        }
        match self.hands[self.on_turn] {
            Hand::Known(_) => sizes.is_idle(),
            Hand::Hidden(count) => {
                let unplayed = self.unplayed[self.on_turn];
                let idle = unplayed.iter().filter(|&tile| self.is_idle(tile));
                idle.count() >= usize::from(count)
            }
        }
    }

    /// What the seat on turn can take into its first hand, if that is known here.
    fn to_take(&self) -> Option<Tiles> {
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
fn nth_face(mut tiles: u32, n: u32) -> Tile {
    for _ in 0..n {
        tiles &= tiles - 1;
    }
    Tile::from_index(tiles.trailing_zeros())
}

#[inline]
const fn has(tiles: u32, tile: Tile) -> bool {
    tiles >> tile as u32 & 1 == 1
}

fn swap(one: Figure, a: u32, other: Figure, b: u32) -> Action {
    Action::ExchangeFigures {
        a: Standee { at: Space::numbered(a), figure: one },
        b: Standee { at: Space::numbered(b), figure: other },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use table::{Game, Rng, Seat, Seed, Turn};

    /// Every action that [`Samurai::any`] can pick, by the number that it draws.
    fn picks(state: &Samurai) -> Vec<Action> {
        match state.phase {
            Phase::FirstFive => (0..state.count_takes()).map(|n| state.nth_take(n)).collect(),
            Phase::Figures => {
                (0..state.count_set_figures()).map(|n| state.nth_set_figure(n)).collect()
            }
            _ => {
                let tiles = state.faces();
                let sizes = state.sizes(tiles);
                (0..state.count_play(sizes)).map(|n| state.nth_play(tiles, sizes, n)).collect()
            }
        }
    }

    /// With this, a number drawn below the count is an action drawn from the list.
    #[test]
    fn counting_and_picking_agree_with_the_list() {
        for game in 0..60 {
            let mut setup = Setup::new(2 + (game % 3) as u8, Seat::FIRST);
            if game % 2 == 0 {
                setup = setup.quick();
            }
            let mut rng = Rng::new(Seed::from_number(game), 0);
            let mut state = Samurai::new(&setup).expect("a table for two to four");
            while state.turn() != Turn::Over {
                let action = if state.turn() == Turn::Chance {
                    assert_eq!(state.any(&mut rng), None);
                    state.deal(&mut rng)
                } else {
                    for viewer in [Some(state.on_turn), None] {
                        let seen = state.seen_by(viewer);
                        let mut listed = Vec::new();
                        seen.list(&mut listed);
                        assert_eq!(picks(&seen), listed);
                    }
                    state.any(&mut rng).expect("something to do")
                };
                state.apply(action, |_| ()).expect("a listed action");
            }
        }
    }
}

//! Every action of the seat on turn: listed, counted, or the one with a given number.

use crate::action::{Action, Standee};
use crate::bits::{each, each_wide, nth, nth_wide};
use crate::figure::Figure;
use crate::setup::{FirstFive, Layout};
use crate::space::Space;
use crate::state::{Phase, Played, Samurai};
use crate::tile::{Hand, Tile, Tiles};

/// The kinds that can be swapped, the first named before the second.
const PAIRS: [(Figure, Figure); 3] = [
    (Figure::Helmet, Figure::Buddha),
    (Figure::Helmet, Figure::Rice),
    (Figure::Buddha, Figure::Rice),
];

impl Samurai {
    /// The tiles that the seat on turn can play somewhere now, one of each.
    pub fn playable(&self) -> Tiles {
        if self.phase == Phase::Play { self.playable_of(self.faces()) } else { Tiles::NONE }
    }

    /// The empty spaces where the seat on turn can lay this tile now.
    pub fn places(&self, tile: Tile) -> impl Iterator<Item = Space> {
        let can = self.playable().contains(tile);
        let land = if can && Tiles::LAND.contains(tile) { self.empty_land } else { 0 };
        let sea = if can && Tiles::SEA.contains(tile) { self.empty_sea } else { 0 };
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
                        actions.extend(faces(tiles).map(|tile| Action::Take { seat, tile }));
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
        for tile in faces(tiles.of(Tiles::LAND)) {
            let spaces = each(self.empty_land).map(Space::of_land);
            actions.extend(spaces.map(|at| Action::Place { tile, at }));
        }
        for tile in faces(tiles.of(Tiles::SEA)) {
            let spaces = each_wide(self.empty_sea).map(Space::of_sea);
            actions.extend(spaces.map(|at| Action::Place { tile, at }));
        }
        if tiles.contains(Tile::FigureExchange) {
            for (one, other) in PAIRS {
                let (only_one, only_other) = self.swappable(one, other);
                for a in each(only_one) {
                    actions.extend(each(only_other).map(|b| swap(one, a, other, b)));
                }
            }
        }
        if tiles.contains(Tile::TokenExchange) {
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

    /// How many actions [`list`](Self::list) has.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        match self.phase {
            Phase::FirstFive if self.setup.first_five == FirstFive::Chosen => {
                self.to_take().map_or(1, |tiles| u32::from(tiles.faces().len()))
            }
            Phase::Figures if self.setup.layout == Layout::Placed => {
                Figure::ALL.map(|figure| self.can_take(figure).count_ones()).iter().sum()
            }
            Phase::Play => {
                let [land, sea, swaps, lifts, end] = self.sizes(self.faces());
                land + sea + swaps + lifts + end + u32::from(self.must_pass())
            }
            _ => 0,
        }
    }

    /// The action that has `n` others before it in [`list`](Self::list).
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Action {
        match self.phase {
            Phase::FirstFive => self.nth_take(n),
            Phase::Figures => self.nth_set_figure(n),
            _ => self.nth_play(n),
        }
    }

    fn nth_take(&self, n: u32) -> Action {
        let seat = self.on_turn;
        match self.to_take() {
            Some(tiles) => Action::Take { seat, tile: nth_face(tiles.faces(), n) },
            None => Action::TakeHidden { seat },
        }
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
    fn nth_play(&self, mut n: u32) -> Action {
        let tiles = self.faces();
        let [land, sea, swaps, lifts, end] = self.sizes(tiles);
        if n < land {
            let spaces = self.empty_land.count_ones();
            let tile = nth_face(tiles.of(Tiles::LAND), n / spaces);
            return Action::Place { tile, at: Space::of_land(nth(self.empty_land, n % spaces)) };
        }
        n -= land;
        if n < sea {
            let spaces = self.empty_sea.count_ones();
            let tile = nth_face(tiles.of(Tiles::SEA), n / spaces);
            return Action::Place { tile, at: Space::of_sea(nth_wide(self.empty_sea, n % spaces)) };
        }
        n -= sea;
        if n < swaps {
            return self.nth_swap(n);
        }
        n -= swaps;
        if n < lifts {
            let spaces = self.empty_land.count_ones();
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

    /// How many actions there are of each sort: tiles on land, ships, swaps of figures,
    /// exchanges of tokens, ends of the turn.
    #[inline]
    fn sizes(&self, tiles: Tiles) -> [u32; 5] {
        let on_land = u32::from(tiles.of(Tiles::LAND).len());
        let at_sea = u32::from(tiles.of(Tiles::SEA).len());
        let spaces = self.empty_land.count_ones();
        let sea = if at_sea == 0 { 0 } else { at_sea * self.empty_sea.count_ones() };
        let swaps = if tiles.contains(Tile::FigureExchange) { self.swaps() } else { 0 };
        let lifts = if tiles.contains(Tile::TokenExchange) {
            self.ordinary[self.on_turn].count_ones() * spaces
        } else {
            0
        };
        [on_land * spaces, sea, swaps, lifts, u32::from(self.has_played())]
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
    fn faces(&self) -> Tiles {
        let faces = self.tiles_on_turn().faces();
        if self.played == Played::TheOrdinary { faces.of(Tiles::FAST) } else { faces }
    }

    fn playable_of(&self, tiles: Tiles) -> Tiles {
        let can = |tile: &Tile| {
            let [land, sea, swaps, lifts, _] = self.sizes(Tiles::only(*tile));
            land + sea + swaps + lifts > 0
        };
        faces(tiles).filter(can).collect()
    }

    /// Whether the seat on turn has, or may have, no tile that it could play (rule 12).
    #[inline]
    pub(crate) fn must_pass(&self) -> bool {
        if self.has_played() {
            return false;
        }
        match self.hands[self.on_turn] {
            Hand::Known(tiles) => {
                let [land, sea, swaps, lifts, _] = self.sizes(tiles.faces());
                land + sea + swaps + lifts == 0
            }
            Hand::Hidden(count) => {
                let unplayed = self.unplayed[self.on_turn];
                let idle = |tile: &Tile| self.playable_of(Tiles::only(*tile)).is_empty();
                unplayed.iter().filter(idle).count() >= usize::from(count)
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

fn faces(tiles: Tiles) -> impl Iterator<Item = Tile> {
    each(u64::from(tiles.faces().bits())).map(Tile::from_index)
}

#[inline]
fn nth_face(tiles: Tiles, n: u32) -> Tile {
    let mut bits = tiles.bits();
    for _ in 0..n {
        bits &= bits - 1;
    }
    Tile::from_index(bits.trailing_zeros())
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
                    assert_eq!(state.count(), 0);
                    state.deal(&mut rng)
                } else {
                    for viewer in [Some(state.on_turn), None] {
                        let seen = state.seen_by(viewer);
                        let mut listed = Vec::new();
                        seen.list(&mut listed);
                        assert_eq!(seen.count() as usize, listed.len());
                        let picked: Vec<Action> = (0..seen.count()).map(|n| seen.nth(n)).collect();
                        assert_eq!(picked, listed);
                    }
                    state.nth(rng.below(state.count()))
                };
                state.apply(action, |_| ()).expect("a listed action");
            }
        }
    }
}

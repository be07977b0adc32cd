//! One action at random without a list: how many there are of each sort, and the one with a
//! given number.

use crate::action::Action;
use crate::bits::{Counted, nth_of_twenty};
use crate::figure::Figure;
use crate::hand::Hand;
use crate::legal::{PAIRS, Sizes, swap};
use crate::setup::{FirstFive, Layout};
use crate::space::Space;
use crate::state::{Phase, Samurai};
use crate::tile::Tile;
use crate::tiles::Tiles;
use table::Rng;

impl Samurai {
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

    #[inline]
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

    #[inline]
    fn nth_set_figure(&self, mut n: u32) -> Action {
        let mut kinds = Figure::ALL.into_iter();
        loop {
            let figure = kinds.next().expect("n is below the number of actions");
            let settlements = Counted::new(self.can_take(figure));
            if n < settlements.len() {
                return Action::SetFigure { figure, at: Space::numbered(settlements.nth(n)) };
            }
            n -= settlements.len();
        }
    }

    #[inline]
    fn count_play(&self, sizes: Sizes) -> u32 {
        let Sizes { land, sea, swaps, lifts, end } = sizes;
        let plays = land + sea + swaps + lifts + end;
        if self.is_hidden() { plays + u32::from(self.must_pass()) } else { plays.max(1) }
    }

    /// The action that has `n` others before it in [`list`](Self::list).
    #[inline]
    fn nth_play(&self, tiles: u32, sizes: Sizes, mut n: u32) -> Action {
        let Sizes { land, sea, swaps, lifts, end } = sizes;
        if n < land {
            let spaces = self.empty_land.len();
            let (tile, space) = (n / spaces, n % spaces);
            let tile = nth_face(tiles & Tiles::LAND, tile);
            return Action::Place { tile, at: self.empty_land.nth(space) };
        }
        n -= land;
        if n < sea {
            let spaces = self.empty_sea.len();
            let tile = nth_face(tiles & Tiles::SEA, n / spaces);
            return Action::Place { tile, at: self.empty_sea.nth(n % spaces) };
        }
        n -= sea;
        if n < swaps {
            return self.nth_swap(n);
        }
        n -= swaps;
        if n < lifts {
            let spaces = self.empty_land.len();
            let at = Space::of_land(Counted::new(self.ordinary[self.on_turn]).nth(n / spaces));
            return Action::ExchangeToken { at, to: self.empty_land.nth(n % spaces) };
        }
        if n < lifts + end { Action::EndTurn } else { Action::Pass }
    }

    #[inline]
    fn nth_swap(&self, mut n: u32) -> Action {
        let mut pairs = PAIRS.into_iter();
        loop {
            let (one, other) = pairs.next().expect("n is below the number of swaps");
            let (only_one, only_other) = self.swappable(one, other);
            let (only_one, only_other) = (Counted::new(only_one), Counted::new(only_other));
            let swaps = only_one.len() * only_other.len();
            if n < swaps {
                let (a, b) = (n / only_other.len(), n % only_other.len());
                return swap(one, only_one.nth(a), other, only_other.nth(b));
            }
            n -= swaps;
        }
    }

    fn is_hidden(&self) -> bool {
        matches!(self.hands[self.on_turn], Hand::Hidden(_))
    }
}

#[inline]
fn nth_face(tiles: u32, n: u32) -> Tile {
    Tile::from_index(nth_of_twenty(tiles, n))
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

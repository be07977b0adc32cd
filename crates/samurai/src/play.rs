//! Playing tiles: laying them and the two exchanges (rules 6 to 9).

use crate::action::Standee;
use crate::event::Event;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::map::SETTLEMENTS;
use crate::setup::Captures;
use crate::space::Space;
use crate::state::{Played, Samurai, Slot};
use crate::tile::Tile;
use crate::tiles::Tiles;

impl Samurai {
    /// Whether the seat on turn may have this tile and may still play it.
    #[inline]
    fn check_tile(&self, tile: Tile) -> Result<(), Illegal> {
        if !self.tiles_on_turn().contains(tile) {
            return Err(Illegal::NotInHand);
        }
        if self.played == Played::TheOrdinary && !tile.is_fast() {
            return Err(Illegal::OneOrdinaryTile);
        }
        Ok(())
    }

    /// The tiles that the seat on turn has, or may have if its hand is hidden.
    #[inline]
    pub(crate) fn tiles_on_turn(&self) -> Tiles {
        match self.hands[self.on_turn] {
            Hand::Known(tiles) => tiles,
            Hand::Hidden(0) => Tiles::NONE,
            Hand::Hidden(_) => self.unplayed[self.on_turn],
        }
    }

    #[inline]
    pub(crate) fn check_place(&self, tile: Tile, at: Space) -> Result<(), Illegal> {
        self.check_tile(tile)?;
        if tile.is_among(Tiles::LAND) {
            self.check_land(at)
        } else if tile.is_among(Tiles::SEA) {
            self.check_sea(at)
        } else {
            Err(Illegal::NotPlaced)
        }
    }

    #[inline]
    pub(crate) fn place(&mut self, tile: Tile, at: Space, tell: &mut impl FnMut(Event)) {
        self.spend(tile);
        tell(Event::Placed { seat: self.on_turn, tile, at });
        self.lay(tile, at, tell);
    }

    #[inline]
    fn check_land(&self, at: Space) -> Result<(), Illegal> {
        match at.land() {
            Some(land) if self.empty_land.contains(land) => Ok(()),
            _ => Err(self.why_not_there(at, Illegal::NeedsLand)),
        }
    }

    #[inline]
    fn check_sea(&self, at: Space) -> Result<(), Illegal> {
        match at.sea() {
            Some(sea) if self.empty_sea.contains(sea) => Ok(()),
            _ => Err(self.why_not_there(at, Illegal::NeedsSea)),
        }
    }

    #[cold]
    fn why_not_there(&self, at: Space, needs: Illegal) -> Illegal {
        if !at.in_play(self.setup.players) {
            return Illegal::NotInPlay;
        }
        match (at.is_settlement(), needs) {
            (true, _) => Illegal::OnSettlement,
            (false, Illegal::NeedsLand) if at.land().is_none() => needs,
            (false, Illegal::NeedsSea) if at.sea().is_none() => needs,
            _ => Illegal::Occupied,
        }
    }

    /// Takes a tile from the hand of the seat on turn.
    #[inline]
    fn spend(&mut self, tile: Tile) {
        let seat = self.on_turn;
        self.unplayed[seat] = self.unplayed[seat].without(tile);
        match &mut self.hands[seat] {
            Hand::Known(tiles) => *tiles = tiles.without(tile),
            Hand::Hidden(count) => *count -= 1,
        }
        if !tile.is_fast() {
            self.played = Played::TheOrdinary;
        } else if self.played == Played::Nothing {
            self.played = Played::OnlyFast;
        }
    }

    /// Lays a tile of the seat on turn on an empty space, and captures.
    #[expect(clippy::inline_always, reason = "a call would cost a playout 700 instructions")]
    #[inline(always)]
    fn lay(&mut self, tile: Tile, at: Space, tell: &mut impl FnMut(Event)) {
        self.board[at.index() - SETTLEMENTS] = Slot::new(self.on_turn, tile);
        if let Some(land) = at.land() {
            self.empty_land.remove(land);
            if !tile.is_fast() {
                self.ordinary[self.on_turn] |= 1 << land;
            }
            if self.setup.captures == Captures::AtOnce {
                self.capture_around(land, tell);
            }
        } else if let Some(sea) = at.sea() {
            self.empty_sea.remove(sea);
        }
    }

    pub(crate) fn check_exchange_figures(&self, a: Standee, b: Standee) -> Result<(), Illegal> {
        self.check_tile(Tile::FigureExchange)?;
        if !self.figures.has(a.at, a.figure) || !self.figures.has(b.at, b.figure) {
            return Err(Illegal::NoFigureThere);
        }
        if a.figure == b.figure || a.at == b.at {
            return Err(Illegal::NothingSwapped);
        }
        if self.figures.has(a.at, b.figure) || self.figures.has(b.at, a.figure) {
            return Err(Illegal::TwoAlike);
        }
        if a.figure > b.figure { Err(Illegal::OtherOrder) } else { Ok(()) }
    }

    pub(crate) fn exchange_figures(
        &mut self,
        a: Standee,
        b: Standee,
        tell: &mut impl FnMut(Event),
    ) {
        self.spend(Tile::FigureExchange);
        self.figures.remove(a.at, a.figure);
        self.figures.remove(b.at, b.figure);
        self.figures.put(a.at, b.figure);
        self.figures.put(b.at, a.figure);
        tell(Event::FiguresExchanged { seat: self.on_turn, a, b });
    }

    /// Returns the tile that will be lifted.
    pub(crate) fn check_exchange_token(&self, at: Space, to: Space) -> Result<Tile, Illegal> {
        self.check_tile(Tile::TokenExchange)?;
        let lifted = self.tile_at(at).ok_or(Illegal::NoTileThere)?;
        if lifted.seat != self.on_turn {
            return Err(Illegal::NotYourTile);
        }
        if lifted.tile.is_fast() {
            return Err(Illegal::FastTileStays);
        }
        self.check_land(to)?;
        Ok(lifted.tile)
    }

    pub(crate) fn exchange_token(
        &mut self,
        lifted: Tile,
        at: Space,
        to: Space,
        tell: &mut impl FnMut(Event),
    ) {
        let seat = self.on_turn;
        self.spend(Tile::TokenExchange);
        tell(Event::TokenExchanged { seat, tile: lifted, at, to });
        self.board[at.index() - SETTLEMENTS] = Slot::new(seat, Tile::TokenExchange);
        self.lay(lifted, to, tell);
    }
}

//! [`Samurai`]: a game as far as it has been played, and what can be read from it.

use crate::arrangement::Arrangement;
use crate::empty::{EmptyLand, EmptySea};
use crate::figure::{Figure, Figures};
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::map::{LAND, LAND_FOR, SEA, SEA_FOR, SETTLEMENTS};
use crate::setup::Setup;
use crate::space::Space;
use crate::tile::Tile;
use crate::tiles::Tiles;
use table::{BySeat, Seat, Seats};

/// A game of Samurai: small, flat, and free of chance.
///
/// What a viewer may not know is part of the value: hands can be [`Hand::Hidden`], and figures
/// that others captured can stand behind a screen. What nobody has played yet is public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Samurai {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// Who acts, or for whom chance draws.
    pub(crate) on_turn: Seat,
    /// What the seat on turn has played in this turn.
    pub(crate) played: Played,
    pub(crate) empty_land: EmptyLand,
    pub(crate) empty_sea: EmptySea,
    pub(crate) board: [Slot; LAND + SEA],
    /// Land with a tile of the seat that is not fast.
    pub(crate) ordinary: BySeat<u64, 4>,
    pub(crate) figures: Arrangement,
    pub(crate) hands: BySeat<Hand, 4>,
    /// Hand and supply together. Public, for what was played is seen.
    pub(crate) unplayed: BySeat<Tiles, 4>,
    pub(crate) captured: BySeat<Figures, 4>,
    pub(crate) beside: Figures,
    /// Whose captured figures the viewer does not see.
    pub(crate) screened: Seats,
}

/// Where in the game we are. Told by a byte of its own, for it is asked at every step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// The first five tiles are taken or drawn.
    FirstFive,
    /// Figures come onto the board.
    Figures,
    Play,
    /// The seat on turn draws from its supply.
    Refill,
    Over(Ending),
}

/// Why a game is over (rule 14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The last figure of a kind left the board.
    KindGone,
    /// Four figures or more stand beside the board.
    FourTied,
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    pub seat: Seat,
    pub tile: Tile,
}

/// What was played in a turn so far (rule 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Played {
    Nothing,
    OnlyFast,
    /// The one tile that is not fast, and perhaps others.
    TheOrdinary,
}

/// A space for a tile in one byte: the seat above the five bits of the tile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slot(pub(crate) u8);

impl Slot {
    pub(crate) const EMPTY: Self = Self(u8::MAX);

    #[inline]
    pub(crate) const fn new(seat: Seat, tile: Tile) -> Self {
        Self(seat.number() << 5 | tile as u8)
    }

    #[inline]
    pub(crate) fn placed(self) -> Option<Placed> {
        if self == Self::EMPTY {
            return None;
        }
        let seat = Seat::new(self.0 >> 5)?;
        Some(Placed { seat, tile: Tile::from_index(u32::from(self.0 & 31)) })
    }
}

impl core::fmt::Debug for Slot {
    fn fmt(&self, f: &mut core::fmt::Formatter) -> core::fmt::Result {
        match self.placed() {
            Some(Placed { seat, tile }) => write!(f, "{}:{}", seat.number(), tile.word()),
            None => f.write_str("-"),
        }
    }
}

impl Samurai {
    pub(crate) fn begin(setup: Setup) -> Result<Self, Illegal> {
        if !(2..=4).contains(&setup.players) {
            return Err(Illegal::NoSuchTable);
        }
        if setup.first.number() >= setup.players {
            return Err(Illegal::NoSuchFirstSeat);
        }
        let board = usize::from(setup.players) - 2;
        Ok(Self {
            setup,
            phase: Phase::FirstFive,
            on_turn: setup.first,
            played: Played::Nothing,
            empty_land: EmptyLand::first(LAND_FOR[board]),
            empty_sea: EmptySea::first(SEA_FOR[board]),
            board: [Slot::EMPTY; LAND + SEA],
            ordinary: BySeat::new([0; 4]),
            figures: Arrangement::EDO_ONLY,
            hands: BySeat::new([Hand::Known(Tiles::NONE); 4]),
            unplayed: BySeat::new([Tiles::ALL; 4]),
            captured: BySeat::default(),
            beside: Figures::default(),
            screened: Seats::NONE,
        })
    }

    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.setup.players)
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The spaces of this table's board.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + Clone + use<> {
        let players = self.setup.players;
        Space::all().filter(move |space| space.in_play(players))
    }

    pub fn settlements(&self) -> impl Iterator<Item = Space> + Clone + use<> {
        Space::settlements(self.setup.players)
    }

    pub fn tile_at(&self, at: Space) -> Option<Placed> {
        self.board.get(at.index().checked_sub(SETTLEMENTS)?)?.placed()
    }

    /// Where the figures stand.
    pub const fn figures(&self) -> Arrangement {
        self.figures
    }

    /// Figures of each kind that are yet to be set before the game.
    pub fn figures_to_set(&self) -> Figures {
        if !matches!(self.phase, Phase::FirstFive | Phase::Figures) {
            return Figures::default();
        }
        let standing = self.figures.count();
        Figures::from_fn(|figure| Figure::count(self.setup.players) - standing[figure])
    }

    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// How many tiles lie face down beside the screen.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.unplayed[seat].len() - self.hands[seat].len()
    }

    /// Hand and supply together: everybody can tell, for what was played was seen.
    pub fn unplayed(&self, seat: Seat) -> Tiles {
        self.unplayed[seat]
    }

    /// Figures that belong to nobody.
    pub const fn beside(&self) -> Figures {
        self.beside
    }

    /// Whether the seat on turn has played a tile in this turn.
    pub fn has_played(&self) -> bool {
        self.played != Played::Nothing
    }

    /// Whether the seat on turn may still play a tile that is not fast.
    pub fn may_play_ordinary(&self) -> bool {
        self.played != Played::TheOrdinary
    }

    /// Whether the game ends after this turn (rule 14).
    pub fn is_last_turn(&self) -> bool {
        self.ending().is_some()
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        if Figure::ALL.into_iter().any(|figure| self.figures.of(figure) == 0) {
            Some(Ending::KindGone)
        } else if self.beside.total() >= 4 {
            Some(Ending::FourTied)
        } else {
            None
        }
    }
}

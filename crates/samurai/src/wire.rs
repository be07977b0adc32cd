//! An action as one number, so that a saved action takes one byte or two.
//!
//! The numbers are part of every saved game: they never change once released.

use crate::action::{Action, Standee};
use crate::arrangement::Arrangement;
use crate::figure::Figure;
use crate::hand::Hand;
use crate::map::SPACES;
use crate::space::Space;
use crate::tile::Tile;
use crate::tiles::Tiles;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

const SEATS: u128 = Seat::MOST as u128;
const TILES: u128 = Tile::KINDS as u128;
const PLACES: u128 = SPACES as u128;
const STANDEES: u128 = 3 * PLACES;

const END_TURN: u128 = 0;
const PASS: u128 = 1;
const TAKE: u128 = 2;
const TAKE_HIDDEN: u128 = TAKE + SEATS * TILES;
const SET_FIGURE: u128 = TAKE_HIDDEN + SEATS;
const PLACE: u128 = SET_FIGURE + STANDEES;
const EXCHANGE_TOKEN: u128 = PLACE + TILES * PLACES;
const EXCHANGE_FIGURES: u128 = EXCHANGE_TOKEN + PLACES * PLACES;
/// Chance is never saved. Its three actions take turns among the remaining numbers.
const CHANCE: u128 = EXCHANGE_FIGURES + STANDEES * STANDEES;

// One byte to take a tile, two to place one.
const _: () = assert!(TAKE + 4 * TILES <= 1 << 7 && EXCHANGE_TOKEN <= 1 << 14);

impl Action {
    fn number(self) -> u128 {
        match self {
            Self::EndTurn => END_TURN,
            Self::Pass => PASS,
            Self::Take { seat, tile } => TAKE + from_seat(seat) * TILES + tile as u128,
            Self::TakeHidden { seat } => TAKE_HIDDEN + from_seat(seat),
            Self::SetFigure { figure, at } => SET_FIGURE + from_standee(Standee { at, figure }),
            Self::Place { tile, at } => PLACE + tile as u128 * PLACES + from_space(at),
            Self::ExchangeToken { at, to } => {
                EXCHANGE_TOKEN + from_space(at) * PLACES + from_space(to)
            }
            Self::ExchangeFigures { a, b } => {
                EXCHANGE_FIGURES + from_standee(a) * STANDEES + from_standee(b)
            }
            Self::Draw { seat, tiles: Hand::Known(tiles) } => {
                CHANCE + 3 * (u128::from(tiles.bits()) * SEATS + from_seat(seat))
            }
            Self::Draw { seat, tiles: Hand::Hidden(count) } => {
                CHANCE + 3 * (u128::from(count) * SEATS + from_seat(seat)) + 1
            }
            Self::LayFigures(arrangement) => CHANCE + 3 * arrangement.bits() + 2,
        }
    }

    fn from_number(number: u128) -> Option<Self> {
        Some(match number {
            END_TURN => Self::EndTurn,
            PASS => Self::Pass,
            TAKE..TAKE_HIDDEN => {
                let (seat, tile) = split(number - TAKE, TILES);
                Self::Take { seat: to_seat(seat)?, tile: Tile::from_index(tile as u32) }
            }
            TAKE_HIDDEN..SET_FIGURE => Self::TakeHidden { seat: to_seat(number - TAKE_HIDDEN)? },
            SET_FIGURE..PLACE => {
                let Standee { at, figure } = to_standee(number - SET_FIGURE)?;
                Self::SetFigure { figure, at }
            }
            PLACE..EXCHANGE_TOKEN => {
                let (tile, at) = split(number - PLACE, PLACES);
                Self::Place { tile: Tile::from_index(tile as u32), at: to_space(at)? }
            }
            EXCHANGE_TOKEN..EXCHANGE_FIGURES => {
                let (at, to) = split(number - EXCHANGE_TOKEN, PLACES);
                Self::ExchangeToken { at: to_space(at)?, to: to_space(to)? }
            }
            EXCHANGE_FIGURES..CHANCE => {
                let (a, b) = split(number - EXCHANGE_FIGURES, STANDEES);
                Self::ExchangeFigures { a: to_standee(a)?, b: to_standee(b)? }
            }
            CHANCE.. => chance(number - CHANCE)?,
        })
    }
}

fn chance(number: u128) -> Option<Action> {
    let (what, kind) = split(number, 3);
    if kind == 2 {
        return Some(Action::LayFigures(Arrangement::from_bits(what)?));
    }
    let (tiles, seat) = split(what, SEATS);
    let tiles = if kind == 0 {
        Hand::Known(Tiles::from_bits(u32::try_from(tiles).ok()?)?)
    } else {
        Hand::Hidden(u8::try_from(tiles).ok()?)
    };
    Some(Action::Draw { seat: to_seat(seat)?, tiles })
}

const fn split(number: u128, by: u128) -> (u128, u128) {
    (number / by, number % by)
}

fn from_seat(seat: Seat) -> u128 {
    u128::from(seat.number())
}

fn to_seat(number: u128) -> Option<Seat> {
    Seat::new(u8::try_from(number).ok()?)
}

const fn from_space(space: Space) -> u128 {
    space.index() as u128
}

fn to_space(number: u128) -> Option<Space> {
    Space::new(u8::try_from(number).ok()?)
}

const fn from_standee(standee: Standee) -> u128 {
    from_space(standee.at) * 3 + standee.figure as u128
}

fn to_standee(number: u128) -> Option<Standee> {
    let (at, figure) = split(number, 3);
    Some(Standee { at: to_space(at)?, figure: Figure::ALL[figure as usize] })
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(output)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::from_number(u128::deserialize(input)?)
            .ok_or_else(|| serde::de::Error::custom("no such action"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_chance_is_one_action() {
        for number in 0..CHANCE {
            let action = Action::from_number(number).expect("an action");
            assert_eq!(action.number(), number, "{action:?}");
        }
    }

    #[test]
    fn chance_has_numbers_too() {
        let seat = Seat::new(3).expect("a seat");
        for tiles in [Hand::Known(Tiles::ALL), Hand::Known(Tiles::NONE), Hand::Hidden(255)] {
            let action = Action::Draw { seat, tiles };
            assert_eq!(Action::from_number(action.number()), Some(action));
        }
        let everywhere = Arrangement::from_bits((1 << 102) - 1).expect("34 bits for each kind");
        for arrangement in [Arrangement::default(), Arrangement::EDO_ONLY, everywhere] {
            let action = Action::LayFigures(arrangement);
            assert_eq!(Action::from_number(action.number()), Some(action));
        }
    }

    #[test]
    fn other_numbers_are_refused() {
        let seconds_only = 1 << 17;
        for what in [3 * SEATS * seconds_only, 3 * (SEATS << 20), 3 * (256 * SEATS) + 1] {
            assert_eq!(Action::from_number(CHANCE + what), None);
        }
        assert_eq!(Action::from_number(CHANCE + 3 * (1 << 102) + 2), None);
        assert_eq!(Action::from_number(u128::MAX), None);
    }
}

//! An [`Action`] as one number, so that a move takes two bytes in a code and a link stays short.
//!
//! Released numbers never change their meaning.

use crate::{Action, Cell, Die, Lane, Move};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const END_TURN: u16 = 0;
const SET_UP: u16 = 1;
/// From here on the six dice.
const LAPSE: u16 = 2;
/// From here on every die with every cell, each first along its own lane, then along the other.
const MOVE: u16 = LAPSE + DICE;
/// From here on every pair of dice.
const ROLL: u16 = MOVE + DICE * CELLS * 2;
const END: u16 = ROLL + DICE * DICE;

const DICE: u16 = Die::MOST as u16;
const CELLS: u16 = 2 * Lane::LENGTH as u16;

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let number = match *self {
            Self::EndTurn => END_TURN,
            Self::SetUp => SET_UP,
            Self::Lapse(die) => LAPSE + face(die),
            Self::Move(play) => {
                let way = face(play.die) * CELLS + place(play.from);
                MOVE + way * 2 + u16::from(play.changes_at_start())
            }
            Self::Roll([one, two]) => ROLL + face(one) * DICE + face(two),
        };
        output.serialize_u16(number)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let number = u16::deserialize(input)?;
        action(number).ok_or_else(|| serde::de::Error::custom("no such action"))
    }
}

fn action(number: u16) -> Option<Action> {
    Some(match number {
        END_TURN => Action::EndTurn,
        SET_UP => Action::SetUp,
        LAPSE..MOVE => Action::Lapse(die(number - LAPSE)?),
        MOVE..ROLL => {
            let (way, changes) = ((number - MOVE) / 2, (number - MOVE) % 2 == 1);
            let from = cell(way % CELLS)?;
            let lane = if changes { from.lane().other() } else { from.lane() };
            Action::Move(Move { die: die(way / CELLS)?, from, lane })
        }
        ROLL..END => {
            let pair = number - ROLL;
            Action::Roll([die(pair / DICE)?, die(pair % DICE)?])
        }
        END.. => return None,
    })
}

fn face(die: Die) -> u16 {
    u16::from(die.pips() - 1)
}

fn die(face: u16) -> Option<Die> {
    Die::new(face as u8 + 1)
}

fn place(cell: Cell) -> u16 {
    cell.lane() as u16 * u16::from(Lane::LENGTH) + u16::from(cell.number() - 1)
}

fn cell(place: u16) -> Option<Cell> {
    let length = u16::from(Lane::LENGTH);
    let lane = if place < length { Lane::Round } else { Lane::Square };
    Cell::new(lane, (place % length) as u8 + 1)
}

//! The 66 raiders as printed: the one table of what is on their cards.

/// What a card on the left protects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Symbol {
    Hat,
    Farm,
    Family,
}

impl Symbol {
    pub const ALL: [Self; 3] = [Self::Hat, Self::Farm, Self::Family];
}

/// What the last card of a line does at the start of every turn of its samurai.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Penalty {
    /// A barricade burns, or a farm where there is none.
    Fire,
    Wound,
    /// The top raider slips in among the intruders.
    Ninja,
    NoDefence,
    NoSupport,
    /// The left neighbour draws a card into his line.
    Left,
    /// The right neighbour does.
    Right,
    MustPass,
    /// A random card of the discard pile is shuffled into the stack.
    Return,
    NoTalent,
    DropDefence,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Raider {
    pub value: u8,
    pub symbol: Option<Symbol>,
    pub penalties: &'static [Penalty],
    pub flames: bool,
}

use Penalty::{
    DropDefence, Fire, Left, MustPass, Ninja, NoDefence, NoSupport, NoTalent, Return, Right, Wound,
};
use Symbol::{Family, Farm, Hat};
use serde::{Deserialize, Serialize};

const FLAMES: bool = true;
const CALM: bool = false;

/// Plunderers 0 to 51, lieutenants 52 to 58, bosses 59 to 65.
#[rustfmt::skip]
pub const RAIDERS: [Raider; 66] = [
    raider(1, Some(Hat),    &[Wound],              FLAMES),
    raider(1, Some(Hat),    &[],                   FLAMES),
    raider(1, Some(Hat),    &[Ninja],              CALM),
    raider(1, Some(Hat),    &[NoDefence],          CALM),
    raider(1, Some(Family), &[Fire],               FLAMES),
    raider(1, Some(Family), &[Wound],              FLAMES),
    raider(1, Some(Family), &[],                   CALM),
    raider(1, Some(Family), &[Ninja],              CALM),
    raider(1, Some(Farm),   &[Fire],               FLAMES),
    raider(1, Some(Farm),   &[Wound],              FLAMES),
    raider(1, Some(Farm),   &[NoSupport],          CALM),
    raider(1, Some(Farm),   &[Ninja],              CALM),
    raider(1, None,         &[Fire],               CALM),
    raider(2, Some(Hat),    &[Wound],              FLAMES),
    raider(2, Some(Hat),    &[],                   FLAMES),
    raider(2, Some(Hat),    &[Ninja],              CALM),
    raider(2, Some(Hat),    &[NoDefence],          CALM),
    raider(2, Some(Family), &[Fire],               FLAMES),
    raider(2, Some(Family), &[Wound],              FLAMES),
    raider(2, Some(Family), &[],                   CALM),
    raider(2, Some(Family), &[Ninja],              CALM),
    raider(2, Some(Farm),   &[Fire],               FLAMES),
    raider(2, Some(Farm),   &[Wound],              FLAMES),
    raider(2, Some(Farm),   &[NoSupport],          CALM),
    raider(2, Some(Farm),   &[Ninja],              CALM),
    raider(2, None,         &[Fire],               CALM),
    raider(3, Some(Hat),    &[Fire],               FLAMES),
    raider(3, Some(Hat),    &[],                   FLAMES),
    raider(3, Some(Hat),    &[Left],               CALM),
    raider(3, Some(Family), &[Fire],               FLAMES),
    raider(3, Some(Family), &[Wound],              FLAMES),
    raider(3, Some(Family), &[],                   CALM),
    raider(3, Some(Family), &[NoDefence],          CALM),
    raider(3, Some(Family), &[Left],               CALM),
    raider(3, Some(Farm),   &[Fire],               FLAMES),
    raider(3, Some(Farm),   &[Wound],              FLAMES),
    raider(3, Some(Farm),   &[NoSupport],          CALM),
    raider(3, Some(Farm),   &[Left],               CALM),
    raider(3, None,         &[Wound],              CALM),
    raider(4, Some(Hat),    &[Fire],               FLAMES),
    raider(4, Some(Hat),    &[Right],              FLAMES),
    raider(4, Some(Hat),    &[],                   CALM),
    raider(4, Some(Family), &[Fire],               FLAMES),
    raider(4, Some(Family), &[Wound],              FLAMES),
    raider(4, Some(Family), &[],                   CALM),
    raider(4, Some(Family), &[NoDefence],          CALM),
    raider(4, Some(Family), &[Right],              CALM),
    raider(4, Some(Farm),   &[Fire],               FLAMES),
    raider(4, Some(Farm),   &[Wound],              FLAMES),
    raider(4, Some(Farm),   &[NoSupport],          CALM),
    raider(4, Some(Farm),   &[Right],              CALM),
    raider(4, None,         &[Wound],              CALM),
    raider(5, Some(Hat),    &[Wound],              CALM),
    raider(5, Some(Family), &[Ninja],              CALM),
    raider(5, Some(Farm),   &[Fire],               CALM),
    raider(5, None,         &[Fire],               FLAMES),
    raider(5, None,         &[Wound],              FLAMES),
    raider(5, None,         &[Ninja],              FLAMES),
    raider(5, None,         &[NoSupport],          FLAMES),
    raider(6, Some(Hat),    &[Ninja, Ninja],       FLAMES),
    raider(6, Some(Family), &[MustPass],           FLAMES),
    raider(6, Some(Farm),   &[Fire, Fire],         FLAMES),
    raider(6, None,         &[NoDefence, Return],  FLAMES),
    raider(6, None,         &[Wound, NoTalent],    FLAMES),
    raider(6, None,         &[NoSupport, Wound],   FLAMES),
    raider(6, None,         &[DropDefence],        FLAMES),
];

const fn raider(
    value: u8,
    symbol: Option<Symbol>,
    penalties: &'static [Penalty],
    flames: bool,
) -> Raider {
    Raider { value, symbol, penalties, flames }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plunderers(like: impl Fn(&Raider) -> bool) -> usize {
        RAIDERS[..52].iter().filter(|raider| like(raider)).count()
    }

    #[test]
    fn there_are_thirteen_plunderers_of_each_value_and_seven_of_each_rank_above() {
        for value in 1..=4 {
            assert_eq!(plunderers(|r| r.value == value), 13);
        }
        assert!(RAIDERS[52..59].iter().all(|r| r.value == 5));
        assert!(RAIDERS[59..].iter().all(|r| r.value == 6));
    }

    #[test]
    fn the_plunderers_show_18_families_16_farms_and_14_hats() {
        let showing = |symbol| plunderers(|r| r.symbol == symbol);
        let counts = [Some(Hat), Some(Farm), Some(Family), None].map(showing);
        assert_eq!(counts, [14, 16, 18, 4]);
    }

    #[test]
    fn twenty_four_plunderers_carry_flames() {
        assert_eq!(plunderers(|r| r.flames), 24);
    }

    #[test]
    fn the_penalties_of_the_plunderers_add_up() {
        let with = |penalty| plunderers(|r| r.penalties == [penalty]);
        let counts = [Fire, Wound, Ninja, NoDefence, NoSupport, Left, Right].map(with);
        assert_eq!(counts, [12, 12, 6, 4, 4, 3, 3]);
        assert_eq!(plunderers(|r| r.penalties.is_empty()), 8);
        assert!(plunderers(|r| r.penalties == [Left] && r.value == 3) == 3);
        assert!(plunderers(|r| r.penalties == [Right] && r.value == 4) == 3);
    }

    #[test]
    fn every_lieutenant_has_one_penalty_and_three_of_them_a_symbol_without_flames() {
        let lieutenants = &RAIDERS[52..59];
        assert!(lieutenants.iter().all(|r| r.penalties.len() == 1));
        assert!(lieutenants.iter().all(|r| r.flames == r.symbol.is_none()));
        assert_eq!(lieutenants.iter().filter(|r| r.symbol.is_some()).count(), 3);
    }

    #[test]
    fn every_boss_carries_flames_and_five_have_two_penalties() {
        let bosses = &RAIDERS[59..];
        assert!(bosses.iter().all(|r| r.flames));
        assert_eq!(bosses.iter().filter(|r| r.penalties.len() == 2).count(), 5);
        for rare in [MustPass, Return, NoTalent, DropDefence] {
            assert_eq!(RAIDERS.iter().filter(|r| r.penalties.contains(&rare)).count(), 1);
        }
    }
}

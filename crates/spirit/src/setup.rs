//! What is agreed before the first card: who takes which samurai, the level, the help.

use crate::{Illegal, Samurai};
use serde::{Deserialize, Serialize};
use table::Rng;

/// One seat for each samurai: a person alone takes two or three seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// In seating order, which is also the order of play.
    pub samurai: Vec<Samurai>,
    pub level: Level,
    /// The tokens of the absent samurai lie beside the village, and at least two of the
    /// plunderers show a family. Always so with two samurai, never with seven.
    pub help: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    Easy,
    Normal,
    Hard,
    Heroic,
}

impl Setup {
    /// Samurai dealt at random.
    pub fn random(players: u8, level: Level, help: bool, rng: &mut Rng) -> Self {
        let mut samurai = Samurai::ALL.to_vec();
        rng.shuffle(&mut samurai);
        samurai.truncate(players.into());
        Self { samurai, level, help }
    }

    pub fn check(&self) -> Result<(), Illegal> {
        let samurai = &self.samurai;
        if !(2..=Samurai::ALL.len()).contains(&samurai.len()) {
            return Err(Illegal::Players);
        }
        if (1..samurai.len()).any(|i| samurai[..i].contains(&samurai[i])) {
            return Err(Illegal::SamuraiTwice);
        }
        match (samurai.len(), self.help) {
            (2, false) => Err(Illegal::TwoNeedHelp),
            (7, true) => Err(Illegal::NobodyAbsent),
            _ => Ok(()),
        }
    }
}

impl Level {
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Heroic];

    pub const fn barricades(self, samurai: u8) -> u8 {
        match self {
            Self::Easy => samurai + 3,
            Self::Normal => samurai + 2,
            Self::Hard => samurai + 1,
            Self::Heroic => samurai,
        }
    }

    pub const fn plunderers(self, samurai: u8) -> u8 {
        match self {
            Self::Easy => 6 * samurai,
            Self::Normal | Self::Hard | Self::Heroic => 7 * samurai,
        }
    }

    /// How many lieutenants join in round 2, and how many bosses in round 3.
    pub const fn joining(self, samurai: u8) -> u8 {
        match self {
            Self::Easy => samurai - 1,
            Self::Normal | Self::Hard | Self::Heroic => samurai,
        }
    }

    pub const fn farm_backs_count(self) -> bool {
        matches!(self, Self::Hard | Self::Heroic)
    }

    pub const fn families_help(self) -> bool {
        !matches!(self, Self::Heroic)
    }

    /// How many `+` follow the points of a win.
    pub const fn marks(self) -> u8 {
        self as u8
    }
}

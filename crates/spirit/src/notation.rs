//! Actions in words, one line each, as whole games are written down: `support 2`, `face fire`.

use crate::{Action, Back, Card, Family, Penalty, Samurai, Symbol};
use core::fmt;
use core::str::FromStr;
use table::Seat;

/// The text is not an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnAction;

impl Penalty {
    pub const ALL: [Self; 11] = [
        Self::Fire,
        Self::Wound,
        Self::Ninja,
        Self::NoDefence,
        Self::NoSupport,
        Self::Left,
        Self::Right,
        Self::MustPass,
        Self::Return,
        Self::NoTalent,
        Self::DropDefence,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Wound => "wound",
            Self::Ninja => "ninja",
            Self::NoDefence => "no-defence",
            Self::NoSupport => "no-support",
            Self::Left => "left",
            Self::Right => "right",
            Self::MustPass => "must-pass",
            Self::Return => "return",
            Self::NoTalent => "no-talent",
            Self::DropDefence => "drop-defence",
        }
    }
}

impl Symbol {
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hat => "hat",
            Self::Farm => "farm",
            Self::Family => "family",
        }
    }
}

impl Samurai {
    pub const fn word(self) -> &'static str {
        match self {
            Self::Heihachi => "heihachi",
            Self::Daisuke => "daisuke",
            Self::Gorobei => "gorobei",
            Self::Kanbei => "kanbei",
            Self::Kyuzo => "kyuzo",
            Self::Kikuchiyo => "kikuchiyo",
            Self::Katsushiro => "katsushiro",
        }
    }
}

impl Back {
    pub const fn word(self) -> &'static str {
        match self {
            Self::Family => "family",
            Self::Farm => "farm",
            Self::Barricade => "barricade",
            Self::Wound => "wound",
        }
    }
}

impl Family {
    pub const fn word(self) -> &'static str {
        match self {
            Self::Heals => "heals",
            Self::Builds => "builds",
            Self::Repels => "repels",
        }
    }
}

impl Action {
    /// What is done, without whom or what it concerns.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Help(_) => "help",
            Self::Ignore(_) => "ignore",
            Self::Face(_) => "face",
            Self::Drop(_) => "drop",
            Self::Fight => "fight",
            Self::Support(_) => "support",
            Self::Pass => "pass",
            Self::EndTurn => "end-turn",
            Self::Left => "left",
            Self::Right => "right",
            Self::Hand(_) => "hand",
            Self::Discard => "discard",
            Self::Bury => "bury",
            Self::Use => "use",
            Self::Heal(_) => "heal",
            Self::Move { .. } => "move",
            Self::Strike(_) => "strike",
            Self::Lend { .. } => "lend",
            Self::Next(_) => "next",
            Self::Forgo => "forgo",
            Self::Wound(_) => "wound",
            Self::First(_) => "first",
            Self::Turn(_) => "turn",
            Self::Return(_) => "return",
            Self::Back(_) => "back",
            Self::Lose(_) => "lose",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match *self {
            Self::Fight
            | Self::Pass
            | Self::EndTurn
            | Self::Left
            | Self::Right
            | Self::Discard
            | Self::Bury
            | Self::Use
            | Self::Forgo => Ok(()),
            Self::Help(samurai) => write!(f, " {}", samurai.word()),
            Self::Ignore(penalty) | Self::Face(penalty) => write!(f, " {}", penalty.word()),
            Self::Drop(symbol) => write!(f, " {}", symbol.word()),
            Self::Support(seat)
            | Self::Hand(seat)
            | Self::Heal(seat)
            | Self::Strike(seat)
            | Self::Wound(seat)
            | Self::First(seat) => write!(f, " {}", seat.number()),
            Self::Move { from, to } | Self::Lend { from, to } => {
                write!(f, " {} {}", from.number(), to.number())
            }
            Self::Next(card) | Self::Turn(card) | Self::Return(card) => {
                write!(f, " {}", card.number())
            }
            Self::Back(back) => write!(f, " {}", back.word()),
            Self::Lose(family) => write!(f, " {}", family.word()),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let mut words = text.split_whitespace();
        let action = read(&mut words).ok_or(NotAnAction)?;
        if words.next().is_none() { Ok(action) } else { Err(NotAnAction) }
    }
}

fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Action> {
    Some(match words.next()? {
        "help" => Action::Help(named(words.next()?, Samurai::ALL, Samurai::word)?),
        "ignore" => Action::Ignore(named(words.next()?, Penalty::ALL, Penalty::word)?),
        "face" => Action::Face(named(words.next()?, Penalty::ALL, Penalty::word)?),
        "drop" => Action::Drop(named(words.next()?, Symbol::ALL, Symbol::word)?),
        "fight" => Action::Fight,
        "support" => Action::Support(seat(words.next()?)?),
        "pass" => Action::Pass,
        "end-turn" => Action::EndTurn,
        "left" => Action::Left,
        "right" => Action::Right,
        "hand" => Action::Hand(seat(words.next()?)?),
        "discard" => Action::Discard,
        "bury" => Action::Bury,
        "use" => Action::Use,
        "heal" => Action::Heal(seat(words.next()?)?),
        "move" => Action::Move { from: seat(words.next()?)?, to: seat(words.next()?)? },
        "strike" => Action::Strike(seat(words.next()?)?),
        "lend" => Action::Lend { from: seat(words.next()?)?, to: seat(words.next()?)? },
        "next" => Action::Next(card(words.next()?)?),
        "forgo" => Action::Forgo,
        "wound" => Action::Wound(seat(words.next()?)?),
        "first" => Action::First(seat(words.next()?)?),
        "turn" => Action::Turn(card(words.next()?)?),
        "return" => Action::Return(card(words.next()?)?),
        "back" => Action::Back(named(words.next()?, Back::ALL, Back::word)?),
        "lose" => Action::Lose(named(words.next()?, Family::ALL, Family::word)?),
        _ => return None,
    })
}

fn named<T: Copy, const N: usize>(
    text: &str,
    all: [T; N],
    word: impl Fn(T) -> &'static str,
) -> Option<T> {
    all.into_iter().find(|&one| word(one) == text)
}

fn seat(text: &str) -> Option<Seat> {
    Seat::new(text.parse().ok()?)
}

fn card(text: &str) -> Option<Card> {
    Card::new(text.parse().ok()?)
}

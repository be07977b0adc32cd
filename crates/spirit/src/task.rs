//! What is still to be done: the agenda of a game, the most urgent on top.

use crate::card::Card;
use crate::kiai::Part;
use table::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// Chance says who begins.
    First,
    Begin(Seat),
    /// Step 1 of a turn, as long as penalties are left.
    Penalties,
    /// Step 2 of a turn.
    Act,
    /// After a fight: perhaps a second one.
    Again,
    EndTurn,

    /// The top raider is turned up for a samurai.
    Draw {
        seat: Seat,
        grip: Grip,
    },
    /// The card is in the air.
    Place {
        seat: Seat,
        card: Card,
        grip: Grip,
    },
    /// A neighbour draws into his line, by a penalty.
    Arrow(Seat),
    Return,
    Drop,

    Kiai(Seat),
    /// A part of a kiai is offered.
    Part {
        seat: Seat,
        part: Part,
    },
    /// After a kiai the oldest card goes.
    Clear(Seat),
    /// So many cards of the stack go to the discard pile.
    Ambush(u8),
    /// So many intruders do.
    Repel(u8),
    /// So many cards are turned up on the stack.
    Scout {
        seat: Seat,
        count: u8,
    },
    /// So many of them are still to be ordered, below so many that are.
    Order {
        seat: Seat,
        count: u8,
        ordered: u8,
    },

    /// A samurai has gone above his kiai.
    Overrun(Seat),
    Back,
    LoseFamily,
    /// The group says who is wounded.
    Wound,
    /// The group says who is healed.
    Heal,

    /// Step by step through the end of a round, samurai by samurai.
    Reckon {
        step: Step,
        number: u8,
    },
    TurnIntruder,
}

/// How a samurai came by the card in the air.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Grip {
    /// Drawn, or handed on as if drawn: talents work.
    Drawn,
    /// Drawn for a buried one: must be kept.
    Kept,
    /// By Daisuke's kiai, from this samurai's line.
    Given(Seat),
}

/// The steps at the end of a round (rules 23 to 27).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Step {
    Hats,
    Farms,
    Families,
    Bonuses,
    Intruders,
    Close,
}

/// What the table waits for: what a screen shows as the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A penalty is about to strike: face it, ignore it, or take help first.
    Penalty,
    /// Fight, support or pass.
    Act,
    /// Fight once more, or end the turn.
    Again,
    /// Where this card goes.
    Place { seat: Seat, card: Card },
    /// Which defence card is dropped.
    Drop,
    /// Whether and how a part of a kiai is used.
    Kiai { seat: Seat, part: Part },
    /// Which of the cards turned up on the stack is drawn next.
    Order { seat: Seat, count: u8 },
    /// Who takes the wound on the back of a farm.
    Wound,
    /// Whose wound token the family takes away.
    Heal,
}

//! [`Action`]: one tap of a player, or one outcome of chance.

use crate::card::Card;
use crate::raider::{Penalty, Symbol};
use crate::samurai::Samurai;
use crate::village::{Back, Family};
use serde::{Deserialize, Serialize};
use table::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Flips the token of an absent samurai, at the very start of a turn.
    Help(Samurai),
    /// Ignores a penalty by the talent of Gorobei or Kanbei.
    Ignore(Penalty),
    /// Lets this penalty strike, before the other one if there are two.
    Face(Penalty),
    /// Puts a defence card on the discard pile, as a penalty wants it.
    Drop(Symbol),

    Fight,
    /// Gives the own token to this samurai; the top raider slips in.
    Support(Seat),
    Pass,
    /// Does without the second fight.
    EndTurn,

    /// Puts the card in the air on the left.
    Left,
    /// Puts it at the end of the combat line.
    Right,
    /// Hands it to a neighbour: Heihachi, Daisuke.
    Hand(Seat),
    /// Discards it: Kyuzo.
    Discard,
    /// Puts it under the stack and draws another: Katsushiro.
    Bury,

    /// Uses a kiai that leaves nothing to choose.
    Use,
    /// Takes the wound token off a board.
    Heal(Seat),
    /// Gives the last card of a line to a samurai: Daisuke's kiai.
    Move {
        from: Seat,
        to: Seat,
    },
    /// Discards the last card of a line: Kikuchiyo's kiai.
    Strike(Seat),
    /// Gives a samurai's token to another: Kyuzo's kiai.
    Lend {
        from: Seat,
        to: Seat,
    },
    /// Of the cards that Katsushiro turned up, this one is to be drawn next.
    Next(Card),
    /// Does without this part of a kiai.
    Forgo,

    /// Says who takes the wound on the back of a farm.
    Wound(Seat),

    /// Chance: who begins.
    First(Seat),
    /// Chance: the face-down card that everybody looks at.
    Turn(Card),
    /// Chance: the discarded card that goes back into the stack.
    Return(Card),
    /// Chance: the back of a fallen farm.
    Back(Back),
    /// Chance: the family that is lost.
    Lose(Family),
}

//! [`Event`]: what happened, for log, announcement, sound and motion.

use crate::card::Card;
use crate::raider::Penalty;
use crate::samurai::{Samurai, Side};
use crate::score::{Loss, Score};
use crate::village::{Back, Family};
use table::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    RoundBegan {
        round: u8,
        first: Seat,
    },
    TurnBegan(Seat),
    /// Took the token of an absent samurai.
    Helped {
        seat: Seat,
        samurai: Samurai,
    },
    Struck {
        seat: Seat,
        penalty: Penalty,
    },
    Ignored {
        seat: Seat,
        penalty: Penalty,
    },
    /// It cannot be carried out: a wound follows instead.
    Baffled {
        seat: Seat,
        penalty: Penalty,
    },
    Dropped {
        seat: Seat,
        card: Card,
    },
    /// A discarded card was shuffled into the stack.
    Returned(Card),

    /// A card was turned up for this samurai.
    Drew {
        seat: Seat,
        card: Card,
    },
    /// On the left.
    Defended {
        seat: Seat,
        card: Card,
    },
    /// At the end of the line; the marker stands at the sum.
    Confronted {
        seat: Seat,
        card: Card,
        sum: u8,
    },
    Handed {
        from: Seat,
        to: Seat,
        card: Card,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Buried {
        seat: Seat,
        card: Card,
    },
    /// The top raider joined the intruders, unseen unless it lay face up.
    SlippedIn(Option<Card>),
    Supported {
        from: Seat,
        to: Seat,
    },
    /// A support token came home to its owner.
    TokenHome(Seat),
    Passed(Seat),
    /// Passed because nothing got on for thirty turns.
    Stalled(Seat),

    Overrun(Seat),
    Kiai {
        seat: Seat,
        side: Side,
    },
    Forwent(Seat),
    /// The oldest card of the line went after a kiai.
    Cleared {
        seat: Seat,
        card: Card,
    },
    Moved {
        from: Seat,
        to: Seat,
        card: Card,
    },
    /// Kikuchiyo's kiai took the last card of a line.
    Slain {
        seat: Seat,
        card: Card,
    },
    Lent {
        from: Seat,
        to: Seat,
    },
    /// From the stack to the discard pile.
    Ambushed(Card),
    /// From the intruders to the discard pile.
    Repelled(Card),
    /// Turned up on the stack.
    Scouted(Card),
    /// This one of the scouted cards is drawn next.
    Ordered(Card),

    BarricadeBuilt,
    BarricadeLost,
    FarmLost,
    BackTurned(Back),
    FamilyLost(Family),
    FamilyHelps(Family),
    Wounded(Seat),
    /// The second wound: the board is turned over.
    BecameAnimal(Seat),
    Healed(Seat),
    Died(Seat),

    RoundEnded {
        round: u8,
    },
    /// All have passed: so many raiders left in the stack joined the intruders.
    PouredIn(u8),
    IntruderTurned(Card),
    Won(Score),
    Lost(Loss),
}

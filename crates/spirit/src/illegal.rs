//! [`Illegal`]: why something cannot be done, for a screen to say in words.

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// Two to seven samurai defend the village.
    Players,
    /// Nobody sits on two seats as the same samurai.
    SamuraiTwice,
    /// Two samurai always have the help of the absent ones.
    TwoNeedHelp,
    /// With seven, nobody is absent to help.
    NobodyAbsent,

    GameOver,
    /// This is not what is done at this moment of the game.
    NotNow,
    NoSuchSeat,
    /// Who has passed is out for the round (rule 15, ruling 12).
    HasPassed,

    /// That token does not lie beside the village any more, or never did.
    NoSuchHelp,
    /// Help is taken before anything else in the turn.
    TurnHasBegun,
    /// The last card of the line does not threaten this, or it has struck.
    NoSuchPenalty,
    /// Which penalties are ignored is said before any of them strikes (ruling 15).
    PenaltyStruck,
    /// He has no such talent now, or it does not fit the card.
    NoTalent,

    /// Above his kiai a samurai may only pass (rule 8).
    Overrun,
    /// The boss makes him pass.
    MustPass,
    /// Thirty turns in which nothing got on (ruling 23).
    Stalled,
    /// A penalty bars him from supporting this turn.
    NoSupport,
    /// His token is with somebody else (ruling 22).
    TokenAway,
    /// A token goes to another samurai.
    OwnSeat,

    /// A card without a symbol protects nothing.
    NoSymbol,
    /// He has a card with that symbol on the left.
    SymbolTaken,
    /// A penalty bars him from the left this turn.
    NoDefence,
    /// There is no card with that symbol on the left.
    NothingThere,
    /// He drew this card for another, or was given it by a kiai: it goes left or right.
    MustKeep,
    /// Cards are handed to direct neighbours.
    NotANeighbour,
    /// He has had this card in this turn (ruling 8).
    HadItBefore,
    /// No card of that value lies in his line.
    ValueNotInLine,
    /// There is no card to draw instead (ruling 7).
    StackEmpty,

    /// There is no card in that line.
    EmptyLine,
    /// There is no wound token on that board.
    NotWounded,
    /// That card is not among those turned up.
    NotTurnedUp,

    /// Chance cannot give this.
    Impossible,
}

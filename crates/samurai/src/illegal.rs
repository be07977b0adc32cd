//! [`Illegal`]: why something cannot be done, for a screen to say in words.

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game is for two to four players.
    NoSuchTable,
    /// The first player is not at this table.
    NoSuchFirstSeat,
    GameOver,
    /// This is not what is done at this moment of the game.
    NotNow,
    /// Another seat is on turn.
    NotYourTurn,
    /// The board for this many players does not have the space.
    NotInPlay,

    /// The tile is not among those that are left to take.
    NotLeft,
    /// The tile is not in the hand.
    NotInHand,
    /// One tile that is not fast was played in this turn already (rule 6).
    OneOrdinaryTile,
    /// The exchanges are not laid on an empty space.
    NotPlaced,
    /// No tile on a settlement, not even on an emptied one (rule 7).
    OnSettlement,
    /// A ship goes to sea.
    NeedsSea,
    /// Every other tile goes on land.
    NeedsLand,
    /// A tile lies there already.
    Occupied,

    /// A figure stands on a settlement only.
    NotASettlement,
    /// The cities are filled before the villages (rule 5).
    CitiesFirst,
    /// The settlement has no room left.
    Full,
    /// No settlement holds two figures alike (rules 5 and 8).
    TwoAlike,
    /// All figures of this kind stand on the board.
    NoFigureLeft,

    /// No such figure stands there.
    NoFigureThere,
    /// Swapping figures of the same kind, or within one settlement, changes nothing (rule 8).
    NothingSwapped,
    /// The two are named in the other order.
    OtherOrder,

    /// No tile lies there.
    NoTileThere,
    /// The tile belongs to another seat.
    NotYourTile,
    /// A fast tile cannot be lifted (rule 9).
    FastTileStays,

    /// At least one tile is played in a turn (rule 6).
    PlayFirst,
    /// There is a tile that can be played (rule 12).
    CanPlay,

    /// Chance has another seat draw.
    OtherSeatDraws,
    /// More or fewer tiles than are drawn now.
    OtherCount,
    /// Not in the supply of that seat.
    NotInSupply,
    /// Not the figures of this game, or not where figures begin.
    OtherFigures,
    /// The hand is known here, so the tile has to be named.
    Veiled,
    /// The hand is not known here, so no tile can be named.
    Unveiled,
}

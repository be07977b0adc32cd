//! [`Illegal`]: why something cannot be done, for a screen to say in words.

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// Only two sit at this table.
    NoSuchSeat,
    GameOver,
    /// This is not what is done at this moment of the game.
    NotNow,
    /// That die was not thrown, or has been used.
    NoSuchDie,
    /// No stone lies there.
    NoStone,
    /// At the start the lane can be changed only where both halves are occupied (rule 4).
    NoChange,
    /// Both halves of the double field where the move ends are occupied (rule 5).
    Occupied,
    /// The move would end in the other player's goal (ruling 2).
    OtherGoal,
    /// The move would go past the goal (rule 8).
    PastGoal,
    /// Both dice can be used, but not after this move (rule 9).
    BothDice,
    /// A stone can use the die, so it does not lapse.
    CanMove,
    /// The turn does not end before both dice are used.
    DiceLeft,
}

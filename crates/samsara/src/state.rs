//! [`Samsara`]: a game or a match at one moment, and what can be seen of it.

use crate::{Board, Dice, Illegal, MIDDLE, PLAYERS, Setup, Sheet};
use table::{BySeat, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Samsara {
    pub(crate) setup: Setup,
    pub(crate) stage: Stage,
    pub(crate) first: Seat,
    pub(crate) on_turn: Seat,
    pub(crate) dice: Option<Dice>,
    pub(crate) board: Board,
    pub(crate) goals: BySeat<u8, 2>,
    pub(crate) sheet: Sheet,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stage {
    /// The dice are to be thrown.
    Roll,
    /// A player uses the dice, then ends the turn.
    Move,
    /// The first game of a match is over, the second is to be set up.
    SetUp,
    Over,
}

impl Samsara {
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub const fn board(&self) -> Board {
        self.board
    }

    /// The dice of this turn; after a Moksha those that nobody could use.
    pub const fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// How far each marker has come on its track; [`MIDDLE`] is the middle.
    pub const fn goals(&self) -> BySeat<u8, 2> {
        self.goals
    }

    /// The games that are over. A single game is the only one on its sheet.
    pub const fn sheet(&self) -> Sheet {
        self.sheet
    }

    /// Who began the game on the board; one that is over stays there until the next is set up.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whether the beginner has arrived and the other player has one more turn (rule 12 a).
    pub fn is_last_turn(&self) -> bool {
        matches!(self.stage, Stage::Roll | Stage::Move)
            && self.on_turn != self.first
            && self.goals[self.first] == MIDDLE
    }

    /// Whether the first game of a match is over and the second is yet to be set up.
    pub fn is_between_games(&self) -> bool {
        self.stage == Stage::SetUp
    }

    /// The dice while a player has them in hand.
    pub(crate) fn dice_in_use(&self) -> Result<Dice, Illegal> {
        self.only_at(Stage::Move)?;
        self.dice.ok_or(Illegal::NotNow)
    }

    pub(crate) fn only_at(&self, stage: Stage) -> Result<(), Illegal> {
        match self.stage {
            now if now == stage => Ok(()),
            Stage::Over => Err(Illegal::GameOver),
            _ => Err(Illegal::NotNow),
        }
    }

    pub(crate) fn start(setup: Setup) -> Result<Self, Illegal> {
        if setup.first.number() >= PLAYERS {
            return Err(Illegal::NoSuchSeat);
        }
        Ok(Self {
            setup,
            stage: Stage::Roll,
            first: setup.first,
            on_turn: setup.first,
            dice: None,
            board: Board::START,
            goals: BySeat::new([0; 2]),
            sheet: Sheet::default(),
        })
    }
}

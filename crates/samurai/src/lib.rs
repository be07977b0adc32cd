//! The rules of Samurai as a pure value, for two to four players.
//!
//! Rule numbers in comments are those of the rules digest, listed in the README.

mod bits;
mod hex;
mod map;

mod arrangement;
mod empty;
mod figure;
mod hand;
mod space;
mod tile;
mod tiles;

mod action;
mod event;
mod illegal;
mod setup;
mod wire;

mod state;

mod apply;
mod capture;
mod opening;
mod play;
mod turn_end;

mod game;
mod knowledge;
mod legal;
mod pick;

mod influence;
mod preview;
mod score;
mod standing;

pub use action::{Action, Standee};
pub use arrangement::Arrangement;
pub use event::Event;
pub use figure::{ByFigure, Figure, Figures};
pub use hand::Hand;
pub use hex::{Direction, Hex};
pub use illegal::Illegal;
pub use influence::{Claim, Influence};
pub use preview::{Fate, Preview, Stake};
pub use score::{Contest, Rung, Score};
pub use setup::{Captures, FirstFive, Layout, Screens, Setup};
pub use space::{Ground, Piece, Space};
pub use standing::{Captured, Standing};
pub use state::{Ending, Phase, Placed, Samurai};
pub use tile::{Lies, Tile};
pub use tiles::Tiles;

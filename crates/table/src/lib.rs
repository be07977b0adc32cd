//! What every game at the table shares: seats, chance, turns, the record of a game,
//! the session that plays it, and the text that carries it from one device to another.
//!
//! Nothing here knows a game, the web, a clock or ambient chance.

mod base64;
#[cfg(any(test, target_arch = "wasm32"))]
mod chacha;
pub mod code;
pub mod contract;
pub mod game;
pub mod playout;
pub mod record;
pub mod rng;
pub mod seat;
pub mod seen;
pub mod session;

pub use code::{Code, CodeError};
pub use game::{Game, Turn};
pub use playout::playout;
pub use record::{Player, Record, Relation, Step, Unplayable};
pub use rng::{Rng, Seed};
pub use seat::{BySeat, Seat, Seats};
pub use seen::Seen;
pub use session::{Entry, Session};

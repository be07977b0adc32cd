//! What is on the table and what happens there, in words.

use crate::text::samurai::SamuraiText;
use samurai::{Event, Figure, Illegal, Samurai, Space, Stake, Tile};
use table::Seat;

/// A tile as it is called: "Buddha 4", "Ship 2", "Figure exchange".
pub fn tile(text: &'static SamuraiText, tile: Tile) -> String {
    let _ = text;
    tile.word().to_owned()
}

pub fn figure(text: &'static SamuraiText, figure: Figure) -> &'static str {
    let _ = text;
    figure.word()
}

/// The drawing on a tile.
pub const fn symbol(tile: Tile) -> &'static str {
    match tile {
        Tile::Helmet2 | Tile::Helmet3 | Tile::Helmet4 => figure_symbol(Figure::Helmet),
        Tile::Buddha2 | Tile::Buddha3 | Tile::Buddha4 => figure_symbol(Figure::Buddha),
        Tile::Rice2 | Tile::Rice3 | Tile::Rice4 => figure_symbol(Figure::Rice),
        Tile::Samurai1 | Tile::Samurai2 | Tile::Samurai3 => "tile-samurai",
        Tile::Ship1 | Tile::Ship2 => "tile-ship",
        Tile::Ronin => "tile-ronin",
        Tile::FigureExchange => "tile-figures",
        Tile::TokenExchange => "tile-token",
    }
}

pub const fn figure_symbol(figure: Figure) -> &'static str {
    match figure {
        Figure::Helmet => "fig-helmet",
        Figure::Buddha => "fig-buddha",
        Figure::Rice => "fig-rice",
    }
}

/// What happened, as a whole sentence.
pub fn event(text: &'static SamuraiText, event: &Event, name: &dyn Fn(Seat) -> String) -> String {
    let _ = (text, name);
    format!("{event:?}")
}

/// Why something cannot be done.
pub fn illegal(text: &'static SamuraiText, why: Illegal) -> &'static str {
    let _ = (text, why);
    "That cannot be done."
}

/// A hex for somebody who does not see it.
pub fn space(
    text: &'static SamuraiText,
    seen: &Samurai,
    at: Space,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let _ = (text, seen, name);
    at.name().unwrap_or("-").to_owned()
}

/// What would become of a figure: "you lead", "tied", "Ren takes it".
pub fn stake(
    text: &'static SamuraiText,
    stake: &Stake,
    viewer: Option<Seat>,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let _ = (text, viewer, name);
    format!("{:?}", stake.fate)
}

//! The words round the board of Samurai: what can be done, what was picked up, what would happen.

pub mod de;
pub mod en;
pub mod nl;

#[derive(Debug)]
pub struct BoardText {
    pub board: &'static str,
    pub hand: &'static str,
    pub players: &'static str,
    pub beside: &'static str,
    pub beside_rule: &'static str,
    pub supply: fn(u8) -> String,
    pub tiles_of: fn(name: &str) -> String,
    pub tiles_left: fn(hand: u8, supply: u8) -> String,
    /// Said of a tile that is not to come any more.
    pub played: &'static str,
    pub behind_screen: &'static str,
    pub last_turn: &'static str,
    pub end_turn: &'static str,
    pub pass: &'static str,
    pub whole_board: &'static str,
    pub nearer: &'static str,

    /// Nothing picked up, nothing played yet.
    pub hint_begin: &'static str,
    /// Something was played: more may be, or the turn ends.
    pub hint_more: &'static str,
    /// So far only tiles with the seal were played: one of any sort may follow.
    pub hint_more_any: &'static str,
    pub hint_pass: &'static str,
    /// A tile, and the figures that it acts on.
    pub hint_land: fn(tile: &str, figures: &str) -> String,
    pub hint_sea: fn(tile: &str, figures: &str) -> String,
    pub all_figures: &'static str,
    pub hint_swap: &'static str,
    pub hint_swap_second: fn(&str, &str) -> String,
    pub hint_lift: &'static str,
    pub hint_lifted: fn(&str) -> String,
    pub hint_which: fn(&str) -> String,

    pub choose_five: fn(u8) -> String,
    pub choose_five_why: &'static str,
    pub five_chosen: &'static str,
    pub keep_five: &'static str,
    pub set_figure: fn(&str) -> String,
    pub set_figure_cities: &'static str,
    pub set_figure_villages: &'static str,
    pub set_figure_nowhere: &'static str,
    pub left: fn(u8) -> String,

    pub open_land: fn(u8) -> String,
    pub no_figures: &'static str,
    pub no_influence: &'static str,
}

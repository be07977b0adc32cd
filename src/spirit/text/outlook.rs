//! How things stand, in words: the risk of the next card, what the end of the round would cost, and what
//! is known of the raiders.

pub mod de;
pub mod en;
pub mod nl;

#[derive(Debug)]
pub struct OutlookText {
    pub next_card: &'static str,
    pub card_after: &'static str,
    pub on_the_right: &'static str,
    pub below: &'static str,
    pub kiai: &'static str,
    pub overrun: &'static str,
    pub fits_left: &'static str,
    pub if_left: &'static str,
    pub if_right: &'static str,

    /// The stack is empty.
    pub if_now: fn(losses: &str) -> String,
    pub if_now_short: &'static str,
    /// So many raiders are left in the stack, so the round ends now only if all pass.
    pub if_all_pass: fn(raiders: u8, losses: &str) -> String,
    pub if_all_pass_short: &'static str,
    /// The round is ending.
    pub to_come: fn(losses: &str) -> String,
    pub to_come_short: &'static str,
    pub no_losses: &'static str,
    pub lose_wounds: fn(u8) -> String,
    pub lose_farms: fn(u8) -> String,
    pub lose_families: fn(u8) -> String,
    pub lose_flames: fn(least: u8, most: u8) -> String,
    /// After what may lie far apart: "(about 6)".
    pub about: fn(u8) -> String,
    pub would_die: fn(names: &str, count: u8) -> String,
    pub would_change: fn(names: &str, count: u8) -> String,
    pub village_falls: &'static str,

    pub what_is_left: &'static str,
    pub known_in_stack: &'static str,
    pub known_intruders: &'static str,
    pub still_unseen: fn(u8) -> String,
    pub unseen_of_value: fn(value: u8, count: &str) -> String,
    pub families_help: &'static str,
    pub hidden_backs: &'static str,
    /// What a farm with this back costs besides itself.
    pub back_costs: fn(spirit::Back) -> &'static str,
}

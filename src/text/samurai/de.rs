//! Samurai, Deutsch.

use super::SamuraiText;

pub const TEXT: SamuraiText = SamuraiText {
    helmet: "Helm",
    buddha: "Buddha",
    rice: "Reisfeld",
    samurai: "Samurai",
    ship: "Schiff",
    ronin: "Reiter",
    figure_exchange: "Figurentausch",
    token_exchange: "Plättchentausch",
};

//! Samurai, English.

use super::SamuraiText;

pub const TEXT: SamuraiText = SamuraiText {
    helmet: "Helmet",
    buddha: "Buddha",
    rice: "Rice field",
    samurai: "Samurai",
    ship: "Ship",
    ronin: "Ronin",
    figure_exchange: "Figure exchange",
    token_exchange: "Token exchange",
};

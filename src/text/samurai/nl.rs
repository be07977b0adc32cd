//! Samurai, Nederlands.

use super::SamuraiText;

pub const TEXT: SamuraiText = SamuraiText {
    helmet: "Helm",
    buddha: "Boeddha",
    rice: "Rijstveld",
    samurai: "Samoerai",
    ship: "Schip",
    ronin: "Ruiter",
    figure_exchange: "Figurenruil",
    token_exchange: "Kaartenruil",
};

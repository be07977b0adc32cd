//! The words of Samurai.

pub mod de;
pub mod en;
pub mod nl;

/// Figures and tiles are said in three ways: as a name, after "the", and counted.
#[derive(Debug)]
pub struct SamuraiText {
    pub helmet: &'static str,
    pub buddha: &'static str,
    pub rice: &'static str,
    pub samurai: &'static str,
    pub ship: &'static str,
    pub ronin: &'static str,
    pub figure_exchange: &'static str,
    pub token_exchange: &'static str,
}

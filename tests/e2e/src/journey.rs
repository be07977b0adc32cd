//! A [`Journey`]: a name that is a sentence, what the browser must be like, and what is done there.

use xtask::Outcome;

use crate::engine::{Engine, Wish};
use crate::session::Session;

#[derive(Clone, Copy, Debug)]
pub struct Journey {
    pub name: &'static str,
    pub wish: Wish,
    pub engines: &'static [Engine],
    pub walk: fn(&Session) -> Outcome,
}

impl Journey {
    /// In every engine, as it comes.
    pub const fn new(name: &'static str, walk: fn(&Session) -> Outcome) -> Self {
        Self { name, wish: Wish::Plain, engines: &Engine::ALL, walk }
    }

    /// In every engine that can be set up like that.
    #[must_use]
    pub const fn with(self, wish: Wish) -> Self {
        Self { wish, ..self }
    }

    /// Only where the means to look that closely exist.
    #[must_use]
    pub const fn only(self, engines: &'static [Engine]) -> Self {
        Self { engines, ..self }
    }

    pub fn runs_in(&self, engine: Engine) -> bool {
        self.engines.contains(&engine) && engine.grants(self.wish)
    }
}

//! [`Trouble`]: why a command stopped, in one sentence that says what to do about it.

use core::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble(pub String);

pub type Outcome<T = ()> = Result<T, Trouble>;

impl Trouble {
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}

/// Says what was being done when a file could not be read or written.
pub trait Doing<T> {
    fn doing(self, what: impl fmt::Display) -> Outcome<T>;
}

impl<T> Doing<T> for std::io::Result<T> {
    fn doing(self, what: impl fmt::Display) -> Outcome<T> {
        self.map_err(|error| Trouble(format!("Could not {what}: {error}.")))
    }
}

//! The rules of Samurai as a pure value.

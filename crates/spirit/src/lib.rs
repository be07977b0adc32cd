//! The rules of Samurai Spirit as a pure value.

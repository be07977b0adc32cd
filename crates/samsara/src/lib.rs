//! The rules of Samsara as a pure value.

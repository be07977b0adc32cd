//! Samurai, from its new game to its result.

fn main() {
    shoji::hosted::start::<samurai::Samurai>();
}

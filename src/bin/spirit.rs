//! Samurai Spirit, from its new game to its result.

fn main() {
    shoji::hosted::start::<spirit::Spirit>();
}

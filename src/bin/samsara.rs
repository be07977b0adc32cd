//! Samsara, from its new game to its result.

fn main() {
    shoji::hosted::start::<samsara::Samsara>();
}

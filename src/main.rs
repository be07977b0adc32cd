//! The entrance. It knows no rules, so that it is there at once.

fn main() {
    shoji::entrance::start();
}

//! A playout takes no memory from the heap.

mod tables;

use samurai::Samurai;
use table::{Game, Rng, Seed, Turn};

#[test]
fn a_playout_allocates_nothing() {
    for (number, setup) in (0..).zip(tables::all()) {
        let mut rng = Rng::new(Seed::from_number(number), 0);
        let mut scratch = Vec::new();
        let mut plies = 0;
        let counted = allocation_counter::measure(|| {
            let mut game = Samurai::new(&setup).expect("a table");
            while game.turn() != Turn::Over {
                let action = match game.turn() {
                    Turn::Chance => game.deal(&mut rng),
                    _ => game.any_legal(&mut rng, &mut scratch).expect("something to do"),
                };
                game.apply(action, |_| ()).expect("a legal action");
                plies += 1;
            }
            assert!(!game.winners().is_empty());
        });
        assert_eq!(counted.count_total, 0, "{setup:?}");
        assert!(plies > 50);
    }
}

#[test]
fn the_count_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(counted.count_total, 1);
}

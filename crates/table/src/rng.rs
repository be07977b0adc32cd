//! Chance that can be repeated: a [`Seed`] and the [`Rng`] that draws from it.
//!
//! Rules never hold one of these. Whoever deals brings it.

#[cfg(target_arch = "wasm32")]
use crate::chacha::ChaCha8;
#[cfg(not(target_arch = "wasm32"))]
use rand_chacha::ChaCha8Rng as ChaCha8;
#[cfg(not(target_arch = "wasm32"))]
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};

/// Where all chance of one game comes from, and so also the game's identity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seed(pub [u8; 12]);

impl Seed {
    /// A seed that is easy to type: for tests, traces and benchmarks.
    pub const fn from_number(number: u64) -> Self {
        let n = number.to_le_bytes();
        Self([n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], 0, 0, 0, 0])
    }

    /// What a game is called where everybody can read it, as in an address. The seed cannot be told from it,
    /// and so neither can what will be drawn.
    pub fn name(self) -> String {
        const DIGITS: [char; 16] =
            ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
        let mut rng = Rng::new(self, Self::NAMES);
        let words: [u32; 3] = core::array::from_fn(|_| rng.next_u32());
        let digits =
            words.into_iter().flat_map(|word| (0..8).map(move |place| word >> (4 * place)));
        digits.map(|digit| DIGITS[digit as usize & 15]).collect()
    }

    /// The stream that names come from: chance begins at the first, bots at the last, and neither comes so far.
    const NAMES: u64 = 1 << 63;
}

/// A stream of random numbers, the same on every machine and in every release.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8);

impl Rng {
    /// Each stream of a seed is independent of the others, so that the tenth roll of a game
    /// does not depend on how many numbers the ninth one took.
    pub fn new(seed: Seed, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..12].copy_from_slice(&seed.0);
        let mut generator = ChaCha8::from_seed(key);
        generator.set_stream(stream);
        Self(generator)
    }

    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `bound - 1`, each equally likely; 0 if `bound` is 0.
    ///
    /// Multiply and reject (Lemire): a plain remainder would favour the small numbers.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, each equally likely.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let count = u32::try_from(items.len()).ok().filter(|&count| count > 0)?;
        items.get(self.below(count) as usize).copied()
    }

    /// Every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let bound = u32::try_from(end + 1).expect("nobody shuffles four billion things");
            items.swap(end, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_seeds_own_and_in_every_release_the_same() {
        let names: Vec<String> = (0..100).map(|n| Seed::from_number(n).name()).collect();
        for (number, name) in names.iter().enumerate() {
            assert!(name.len() == 24 && !names[..number].contains(name));
        }
        assert_eq!(names[1], "98aa159f8c51d4bb769497e4");
    }

    #[test]
    fn the_stream_of_a_seed_is_the_same_in_every_release() {
        let mut rng = Rng::new(Seed::from_number(7), 3);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(100)).collect();
        assert_eq!(drawn, [67, 66, 67, 50, 78, 73, 8, 4]);
    }

    #[test]
    fn streams_of_one_seed_differ() {
        let first = |stream| Rng::new(Seed::from_number(1), stream).next_u32();
        assert_ne!(first(0), first(1));
    }

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut rng = Rng::new(Seed::from_number(2), 0);
        let mut count = [0_u32; 6];
        for _ in 0..60_000 {
            count[rng.below(6) as usize] += 1;
        }
        assert!(count.iter().all(|&n| n.abs_diff(10_000) < 400), "{count:?}");
    }

    #[test]
    fn a_bound_of_nothing_gives_nothing() {
        let mut rng = Rng::new(Seed::from_number(3), 0);
        assert_eq!(rng.below(0), 0);
        assert_eq!(rng.below(1), 0);
        assert_eq!(rng.pick::<u8>(&[]), None);
        assert_eq!(rng.pick(&[9]), Some(9));
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_reaches_every_order() {
        let mut rng = Rng::new(Seed::from_number(4), 0);
        let mut orders = std::collections::BTreeSet::new();
        for _ in 0..500 {
            let mut items = [1, 2, 3, 4];
            rng.shuffle(&mut items);
            orders.insert(items);
        }
        assert_eq!(orders.len(), 24);
    }
}

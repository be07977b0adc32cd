//! `ChaCha` with eight rounds: random words from a key, the same on every machine.
//!
//! The page has this one, because it is smaller and quicker in WebAssembly than the usual crate.
//! Elsewhere the usual crate is quicker: it knows the wide registers of each processor. Both give
//! the same words, as the tests say.

#[derive(Clone, Debug)]
pub(crate) struct ChaCha8 {
    key: [u32; 8],
    stream: u64,
    /// The number of the block that comes next.
    block: u64,
    words: [u32; 16],
    /// How many of the words are used up.
    used: usize,
}

/// "expand 32-byte k"
const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

impl ChaCha8 {
    pub(crate) fn from_seed(seed: [u8; 32]) -> Self {
        let key = core::array::from_fn(|word| {
            u32::from_le_bytes(core::array::from_fn(|byte| seed[4 * word + byte]))
        });
        Self { key, stream: 0, block: 0, words: [0; 16], used: 16 }
    }

    /// To be said before the first word is drawn.
    pub(crate) const fn set_stream(&mut self, stream: u64) {
        self.stream = stream;
    }

    #[inline]
    pub(crate) fn next_u32(&mut self) -> u32 {
        let Some(&word) = self.words.get(self.used) else { return self.first_of_next_block() };
        self.used += 1;
        word
    }

    #[cold]
    #[inline(never)]
    fn first_of_next_block(&mut self) -> u32 {
        let start = self.start();
        let mut mixed = start;
        for _ in 0..4 {
            two_rounds(&mut mixed);
        }
        self.words = core::array::from_fn(|word| mixed[word].wrapping_add(start[word]));
        self.block += 1;
        self.used = 1;
        self.words[0]
    }

    /// What a block is mixed from.
    fn start(&self) -> [u32; 16] {
        let mut start = [0; 16];
        start[..4].copy_from_slice(&CONSTANTS);
        start[4..12].copy_from_slice(&self.key);
        start[12] = self.block as u32;
        start[13] = (self.block >> 32) as u32;
        start[14] = self.stream as u32;
        start[15] = (self.stream >> 32) as u32;
        start
    }
}

/// Down the columns, then along the diagonals.
fn two_rounds(x: &mut [u32; 16]) {
    mix::<0, 4, 8, 12>(x);
    mix::<1, 5, 9, 13>(x);
    mix::<2, 6, 10, 14>(x);
    mix::<3, 7, 11, 15>(x);
    mix::<0, 5, 10, 15>(x);
    mix::<1, 6, 11, 12>(x);
    mix::<2, 7, 8, 13>(x);
    mix::<3, 4, 9, 14>(x);
}

#[inline]
fn mix<const A: usize, const B: usize, const C: usize, const D: usize>(x: &mut [u32; 16]) {
    x[A] = x[A].wrapping_add(x[B]);
    x[D] = (x[D] ^ x[A]).rotate_left(16);
    x[C] = x[C].wrapping_add(x[D]);
    x[B] = (x[B] ^ x[C]).rotate_left(12);
    x[A] = x[A].wrapping_add(x[B]);
    x[D] = (x[D] ^ x[A]).rotate_left(8);
    x[C] = x[C].wrapping_add(x[D]);
    x[B] = (x[B] ^ x[C]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    #[test]
    fn the_words_are_those_of_the_usual_crate() {
        for seed in [[0; 32], [0xff; 32], core::array::from_fn(|byte| 7 * byte as u8)] {
            for stream in [0, 1, 3, u64::from(u32::MAX) + 2, u64::MAX] {
                let (mut ours, mut usual) = (ChaCha8::from_seed(seed), ChaCha8Rng::from_seed(seed));
                ours.set_stream(stream);
                usual.set_stream(stream);
                for _ in 0..1_000 {
                    assert_eq!(ours.next_u32(), usual.next_u32());
                }
            }
        }
    }

    #[test]
    fn the_number_of_a_block_may_need_two_words() {
        let (mut ours, mut usual) = (ChaCha8::from_seed([9; 32]), ChaCha8Rng::from_seed([9; 32]));
        ours.block = u64::from(u32::MAX) - 1;
        usual.set_word_pos(16 * u128::from(ours.block));
        for _ in 0..100 {
            assert_eq!(ours.next_u32(), usual.next_u32());
        }
    }
}

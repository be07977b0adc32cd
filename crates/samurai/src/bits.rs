//! Bit sets: each bit in turn, and the bit with a given number.

/// The positions of the bits that are set, lowest first.
pub(crate) fn each(mut bits: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let bit = bits.trailing_zeros();
        bits &= bits - 1;
        Some(bit)
    })
}

/// A set of bits that knows how many are set up to the end of each byte, so that it is quick to
/// count them and to find the one with a given number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counted {
    bits: u64,
    /// Byte k: how many bits are set in bytes 0 to k.
    up_to: u64,
}

/// 1 in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

impl Counted {
    /// Counts the bits of all bytes at once and adds them up by one product.
    #[inline]
    pub(crate) const fn new(bits: u64) -> Self {
        let pairs = bits - (bits >> 1 & (0x55 * ONES));
        let nibbles = (pairs & (0x33 * ONES)) + (pairs >> 2 & (0x33 * ONES));
        let bytes = (nibbles + (nibbles >> 4)) & (0x0f * ONES);
        Self { bits, up_to: bytes.wrapping_mul(ONES) }
    }

    /// The lowest so many bits.
    pub(crate) const fn first(count: u32) -> Self {
        Self::new(if count == 0 { 0 } else { u64::MAX >> (64 - count) })
    }

    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.bits
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        (self.up_to >> 56) as u32
    }

    #[inline]
    pub(crate) const fn contains(self, bit: u32) -> bool {
        self.bits >> bit & 1 == 1
    }

    /// The bit must be set.
    #[inline]
    pub(crate) const fn remove(&mut self, bit: u32) {
        self.bits &= !(1 << bit);
        self.up_to -= ONES << (bit / 8 * 8);
    }

    /// The position of the set bit that has `n` set bits below it; there must be one.
    /// The byte is found without a loop; the bit within it is looked up.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> u32 {
        // A byte up to which there are more than n turns negative; the first one counts.
        let reached = (u64::from(n) * ONES).wrapping_sub(self.up_to) & (0x80 * ONES);
        let byte = reached.trailing_zeros() & 0x38;
        let below = (self.up_to << 8 >> byte & 0xff) as u32;
        let within = (self.bits >> byte & 0xff) as usize;
        byte + u32::from(NTH_IN_BYTE[within][(n - below) as usize % 8])
    }
}

/// The same for twenty tiles: only the lowest 24 bits may be set.
#[inline]
pub(crate) fn nth_of_twenty(bits: u32, mut n: u32) -> u32 {
    let [low, middle, high, _] = bits.to_le_bytes().map(usize::from);
    let in_low = u32::from(COUNT_IN_BYTE[low]);
    if n < in_low {
        return u32::from(NTH_IN_BYTE[low][n as usize % 8]);
    }
    n -= in_low;
    let in_middle = u32::from(COUNT_IN_BYTE[middle]);
    if n < in_middle {
        return 8 + u32::from(NTH_IN_BYTE[middle][n as usize % 8]);
    }
    16 + u32::from(NTH_IN_BYTE[high][(n - in_middle) as usize % 8])
}

/// How many bits are set; only the lowest sixteen may be.
#[inline]
pub(crate) fn count_of_sixteen(bits: u32) -> u32 {
    let [low, high, ..] = bits.to_le_bytes().map(usize::from);
    u32::from(COUNT_IN_BYTE[low]) + u32::from(COUNT_IN_BYTE[high])
}

/// For every byte, how many of its bits are set.
static COUNT_IN_BYTE: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = byte.count_ones() as u8;
        byte += 1;
    }
    table
};

/// For every byte, the positions of its set bits.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Rng, Seed};

    fn sets() -> Vec<u64> {
        let mut rng = Rng::new(Seed::from_number(5), 0);
        let mut word = move || u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
        let mut sets = vec![0, 1, u64::MAX, 1 << 63, 0xff, 0xff00_0000_0000_0000];
        for _ in 0..500 {
            let (a, b) = (word(), word());
            sets.extend([a, a & b, a | b, a & b & word()]);
        }
        sets
    }

    #[test]
    fn the_nth_bit_is_the_nth_of_each() {
        for bits in sets() {
            let counted = Counted::new(bits);
            assert_eq!(counted.len(), bits.count_ones());
            assert_eq!(each(bits).count() as u32, bits.count_ones());
            for (n, bit) in (0..).zip(each(bits)) {
                assert_eq!(bits >> bit & 1, 1);
                assert_eq!(counted.nth(n), bit);
            }
            let few = bits as u32 & 0xff_ffff;
            for (n, bit) in (0..).zip(each(u64::from(few))) {
                assert_eq!(nth_of_twenty(few, n), bit);
            }
            assert_eq!(count_of_sixteen(few & 0xffff), (few & 0xffff).count_ones());
        }
    }

    #[test]
    fn a_bit_that_is_removed_is_not_counted() {
        for bits in sets() {
            let mut counted = Counted::new(bits);
            for bit in each(bits) {
                assert!(counted.contains(bit));
                counted.remove(bit);
                assert!(!counted.contains(bit));
                assert_eq!(counted, Counted::new(counted.bits()));
            }
            assert_eq!(counted.len(), 0);
        }
    }

    #[test]
    fn the_first_bits_are_the_lowest() {
        assert_eq!(
            [0, 1, 56, 64].map(|n| Counted::first(n).bits()),
            [0, 1, (1 << 56) - 1, u64::MAX]
        );
    }
}

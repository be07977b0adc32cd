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

pub(crate) fn each_wide(bits: u128) -> impl Iterator<Item = u32> {
    each(bits as u64).chain(each((bits >> 64) as u64).map(|bit| bit + 64))
}

/// The position of the set bit that has `n` set bits below it; there must be one.
///
/// Counts the bits of all bytes at once and adds them up by one product, so that the byte is
/// found without a loop; the bit within it is looked up.
#[inline]
pub(crate) fn nth(bits: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x80 * ONES;
    let pairs = bits - (bits >> 1 & (0x55 * ONES));
    let nibbles = (pairs & (0x33 * ONES)) + (pairs >> 2 & (0x33 * ONES));
    let bytes = (nibbles + (nibbles >> 4)) & (0x0f * ONES);
    // Byte k: how many bits are set in bytes 0 to k.
    let up_to = bytes.wrapping_mul(ONES);
    // A high bit for every byte that ends at or before the bit we look for.
    let before = ((u64::from(n) * ONES) | HIGHS).wrapping_sub(up_to) & HIGHS;
    let byte = ((before >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    let below = (up_to << 8 >> byte & 0xff) as u32;
    let within = (bits >> byte & 0xff) as usize;
    byte + u32::from(NTH_IN_BYTE[within][(n - below) as usize % 8])
}

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

#[inline]
pub(crate) fn nth_wide(bits: u128, n: u32) -> u32 {
    let low = bits as u64;
    let in_low = low.count_ones();
    if n < in_low { nth(low, n) } else { 64 + nth((bits >> 64) as u64, n - in_low) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Rng, Seed};

    #[test]
    fn the_nth_bit_is_the_nth_of_each() {
        let mut rng = Rng::new(Seed::from_number(5), 0);
        let mut word = move || u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
        let mut sets = vec![0, 1, u64::MAX, 1 << 63, 0xff, 0xff00_0000_0000_0000];
        for _ in 0..500 {
            let (a, b) = (word(), word());
            sets.extend([a, a & b, a | b, a & b & word()]);
        }
        for (&low, &high) in sets.iter().zip(sets.iter().rev()) {
            for (n, bit) in each(low).enumerate() {
                assert_eq!(nth(low, n as u32), bit);
            }
            assert_eq!(each(low).count(), low.count_ones() as usize);
            let wide = u128::from(high) << 64 | u128::from(low);
            for (n, bit) in each_wide(wide).enumerate() {
                assert_eq!(nth_wide(wide, n as u32), bit);
                assert_eq!(wide >> bit & 1, 1);
            }
            assert_eq!(each_wide(wide).count(), wide.count_ones() as usize);
        }
    }
}

//! Bytes as letters that an address can hold, and back: base64url of RFC 4648, without padding.
//!
//! Written out here because both directions together are smaller than the tables of a general library.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let all = three.iter().fold(0, |all, &byte| all << 8 | u32::from(byte));
        let all = all << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            let six = (all >> (18 - 6 * place)) & 63;
            text.push(char::from(LETTERS[six as usize]));
        }
    }
    text
}

/// `None` if there is a letter that no code has. Bits that make no whole byte are left out: a chat may
/// have cut a code anywhere.
pub fn decode(letters: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
    for four in letters.chunks(4) {
        let mut all = 0;
        for &letter in four {
            all = all << 6 | six(letter)?;
        }
        all <<= 6 * (4 - four.len());
        let whole = four.len() * 6 / 8;
        bytes.extend_from_slice(&all.to_be_bytes()[1..][..whole]);
    }
    Some(bytes)
}

fn six(letter: u8) -> Option<u32> {
    let six = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(u32::from(six))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_rfc() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
        ] {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text.as_bytes()).as_deref(), Some(bytes.as_bytes()));
        }
    }

    #[test]
    fn every_byte_comes_back() {
        for length in 0..8 {
            let bytes: Vec<u8> = (0..=255).chain(0..length).collect();
            assert_eq!(decode(encode(&bytes).as_bytes()), Some(bytes));
        }
    }

    #[test]
    fn no_other_letter_is_taken() {
        for letter in 0..=u8::MAX {
            let known = letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
            assert_eq!(decode(&[b'A', letter]).is_some(), known, "{letter}");
        }
    }
}

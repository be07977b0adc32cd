//! What the tests of every game look for in its sentences.

/// What no sentence of any language may have: the traces of a word that was left out or put in twice.
pub fn has_no_slip(sentence: &str) {
    for slip in ["  ", " .", " ,", "..", ". .", ",.", "the the", "{", "}", " :", "()", "’s’s"] {
        assert!(!sentence.contains(slip), "{slip:?} in {sentence:?}");
    }
    assert_eq!(sentence.trim(), sentence);
}

/// Begins with a capital letter and ends with a full stop, as most sentences do.
pub fn is_sentence(sentence: &str) {
    has_no_slip(sentence);
    assert!(sentence.ends_with('.'), "{sentence:?} ends");
    assert!(sentence.starts_with(|c: char| c.is_uppercase()), "{sentence:?} begins");
}

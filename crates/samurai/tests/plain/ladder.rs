//! Rules 15 to 17: who has won.

use std::collections::BTreeSet;

use super::{FIGURES, Word};

pub fn winners(taken: &[Vec<Word>]) -> BTreeSet<usize> {
    let seats: Vec<usize> = (0..taken.len()).collect();
    let number = |seat: usize, figure: Word| taken[seat].iter().filter(|&&f| f == figure).count();
    let has_sole_most = |seat: usize, figure: Word| {
        seats.iter().all(|&other| other == seat || number(other, figure) < number(seat, figure))
    };
    let mosts = |seat: usize| FIGURES.into_iter().filter(|&f| has_sole_most(seat, f)).count();
    let total = |seat: usize| taken[seat].len();
    let others = |seat: usize| {
        FIGURES.into_iter().filter(|&f| !has_sole_most(seat, f)).map(|f| number(seat, f)).sum()
    };

    let two_kinds: Vec<usize> = seats.iter().copied().filter(|&seat| mosts(seat) >= 2).collect();
    if !two_kinds.is_empty() {
        return two_kinds.into_iter().collect();
    }
    let one_kind: Vec<usize> = seats.iter().copied().filter(|&seat| mosts(seat) == 1).collect();
    if one_kind.is_empty() {
        return best(&seats, total).into_iter().collect();
    }
    best(&best(&one_kind, others), total).into_iter().collect()
}

/// Those among whom the number is highest.
fn best(seats: &[usize], number: impl Fn(usize) -> usize) -> Vec<usize> {
    let most = seats.iter().map(|&seat| number(seat)).max();
    seats.iter().copied().filter(|&seat| Some(number(seat)) == most).collect()
}

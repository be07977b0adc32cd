//! Who sits where: [`Seat`], a value for each seat ([`BySeat`]) and a set of seats ([`Seats`]).

use core::ops::{Index, IndexMut};
use serde::{Deserialize, Deserializer, Serialize};

/// A place at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// The largest table of the house.
    pub const MOST: u8 = 8;

    pub const FIRST: Self = Self(0);

    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::MOST { Some(Self(number)) } else { None }
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table for so many, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..players.min(Self::MOST)).map(Self)
    }

    /// The neighbour who plays next.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        if self.0 + 1 < players { Self(self.0 + 1) } else { Self(0) }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::new(u8::deserialize(input)?).ok_or_else(|| serde::de::Error::custom("no such seat"))
    }
}

/// One value for each of `N` seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    pub const fn new(values: [T; N]) -> Self {
        Self(values)
    }

    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        let mut next = Some(Seat::FIRST);
        Self(core::array::from_fn(|_| {
            let seat = next.expect("a table has at most Seat::MOST seats");
            next = Seat::new(seat.0 + 1);
            value(seat)
        }))
    }

    /// The values of the first `players` seats, each with its seat.
    pub fn iter(&self, players: u8) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(players).zip(&self.0)
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Self = Self(0);

    pub fn all(players: u8) -> Self {
        Seat::all(players).collect()
    }

    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MOST).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat of the test")
    }

    #[test]
    fn play_goes_round_the_table() {
        let order: Vec<u8> = [seat(0), seat(1), seat(2)].map(|s| s.next(3).number()).to_vec();
        assert_eq!(order, [1, 2, 0]);
    }

    #[test]
    fn a_seat_beyond_the_largest_table_does_not_exist() {
        assert_eq!(Seat::new(Seat::MOST), None);
        assert!(postcard::from_bytes::<Seat>(&[Seat::MOST]).is_err());
        assert_eq!(postcard::from_bytes::<Seat>(&[3]), Ok(seat(3)));
    }

    #[test]
    fn each_seat_has_its_own_value() {
        let mut points: BySeat<u8, 4> = BySeat::from_fn(Seat::number);
        points[seat(2)] += 10;
        let seen: Vec<(u8, u8)> = points.iter(3).map(|(s, p)| (s.number(), *p)).collect();
        assert_eq!(seen, [(0, 0), (1, 1), (2, 12)]);
    }

    #[test]
    fn a_set_of_seats_holds_each_once() {
        let set: Seats = [seat(3), seat(1), seat(3)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
        assert!(set.contains(seat(1)) && !set.contains(seat(0)));
        assert_eq!(Seats::all(2).len(), 2);
        assert!(Seats::NONE.is_empty());
    }
}

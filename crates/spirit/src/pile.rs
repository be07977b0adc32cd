//! [`Pile`]: things on top of one another, in a fixed space so that a game can be copied cheaply.

use core::fmt;

/// At most 63 cards are in play: seven plunderers, a lieutenant and a boss for each of seven.
const SPACE: usize = 64;

#[derive(Clone, Copy)]
pub struct Pile<T> {
    items: [T; SPACE],
    len: u8,
}

impl<T: Copy> Pile<T> {
    /// An empty pile; `blank` fills the space and is never seen.
    pub(crate) const fn new(blank: T) -> Self {
        Self { items: [blank; SPACE], len: 0 }
    }

    pub const fn len(&self) -> u8 {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// From the bottom to the top, which is also from the oldest to the last.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator {
        self.as_slice().iter().copied()
    }

    #[inline]
    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    pub(crate) fn push_under(&mut self, item: T) {
        self.items.copy_within(..usize::from(self.len), 1);
        self.items[0] = item;
        self.len += 1;
    }

    pub(crate) fn pop_oldest(&mut self) -> Option<T> {
        let oldest = self.as_slice().first().copied()?;
        self.items.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        Some(oldest)
    }

    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq> PartialEq for Pile<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + fmt::Debug> fmt::Debug for Pile<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

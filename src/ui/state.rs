//! [`State`] and [`Slot`]: values that the parts of a screen share.
//!
//! Leptos's own signals and stored values bring their machinery along for every type of value, some 2 KB
//! each. Here a stored value holds whatever it is, and a trigger beside it tells of changes: the machinery
//! is there once.

use std::any::Any;
use std::cell::RefCell;
use std::fmt;
use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::{ArcTrigger, Effect, Notify, StoredValue, Track, WithValue};
use send_wrapper::SendWrapper;

type Place = StoredValue<SendWrapper<Rc<dyn Any>>>;

/// A value that lives as long as the part of the page in which it was made.
pub struct Slot<T> {
    place: Place,
    of: PhantomData<fn() -> T>,
}

/// A value that can be followed: whoever reads it is told when it changes.
pub struct State<T>(Slot<Followed<T>>);

struct Followed<T> {
    changes: ArcTrigger,
    value: T,
}

#[inline(never)]
fn placed(value: Rc<dyn Any>) -> Place {
    Place::new(SendWrapper::new(value))
}

#[inline(never)]
fn found(place: Place) -> Option<Rc<dyn Any>> {
    place.try_with_value(|value| Rc::clone(value))
}

impl<T: 'static> Slot<T> {
    pub fn new(value: T) -> Self {
        Self { place: placed(Rc::new(RefCell::new(value))), of: PhantomData }
    }

    /// `None` once the part of the page is gone.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        self.in_cell(|cell| change(&mut cell.borrow_mut()))
    }

    pub fn try_with<R>(self, read: impl FnOnce(&T) -> R) -> Option<R> {
        self.in_cell(|cell| read(&cell.borrow()))
    }

    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.try_with(read).expect(GONE)
    }

    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change).expect(GONE);
    }

    pub fn set(self, value: T) {
        self.update(|old| *old = value);
    }

    /// Whether there was still something to set.
    pub fn try_set(self, value: T) -> bool {
        self.try_update(|old| *old = value).is_some()
    }

    fn in_cell<R>(self, run: impl FnOnce(&RefCell<T>) -> R) -> Option<R> {
        let cell = found(self.place)?;
        Some(run(cell.downcast_ref().expect("it was made with this type")))
    }
}

const GONE: &str = "what it belonged to is no longer shown";

impl<T: 'static> State<T> {
    pub fn new(value: T) -> Self {
        Self(Slot::new(Followed { changes: ArcTrigger::new(), value }))
    }

    /// Reads the value, and follows it.
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.0.with(|followed| {
            followed.changes.track();
            read(&followed.value)
        })
    }

    pub fn with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.0.with(|followed| read(&followed.value))
    }

    /// `None` once the part of the page is gone.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        // Whoever is told reads the value at once, so it must have been put down.
        let (outcome, changes) = self
            .0
            .try_update(|followed| (change(&mut followed.value), followed.changes.clone()))?;
        changes.notify();
        Some(outcome)
    }

    /// Changes the value and leaves it to `tell` to say so.
    pub fn try_update_unseen<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        self.0.try_update(|followed| change(&mut followed.value))
    }

    /// Tells everybody who follows the value that it has changed.
    pub fn tell(self) {
        if let Some(changes) = self.0.try_with(|followed| followed.changes.clone()) {
            changes.notify();
        }
    }

    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change).expect(GONE);
    }

    pub fn set(self, value: T) {
        self.update(|old| *old = value);
    }

    /// Whether there was still something to set.
    pub fn try_set(self, value: T) -> bool {
        self.try_update(|old| *old = value).is_some()
    }

    pub fn is_gone(self) -> bool {
        self.0.try_with(|_| ()).is_none()
    }
}

impl<T: Clone + 'static> State<T> {
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value now, without following it.
    pub fn now(self) -> T {
        self.with_untracked(T::clone)
    }

    pub fn try_now(self) -> Option<T> {
        self.0.try_with(|followed| followed.value.clone())
    }
}

/// Runs once the page is drawn, and again whenever something that it read has changed.
pub fn effect(run: impl FnMut() + 'static) {
    start(Box::new(run));
}

#[inline(never)]
fn start(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}

// Derived, these would ask the value for the same.

impl<T> Clone for Slot<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Slot<T> {}

impl<T> Clone for State<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for State<T> {}

impl<T> fmt::Debug for Slot<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Slot")
    }
}

impl<T> fmt::Debug for State<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("State")
    }
}

//! [`Memo`]: what is worked out once for all who read it, and told only when it changes.
//!
//! Leptos's own memo brings its machinery along for every type of value, some 2 KB each. Here one of its
//! memos counts the changes, and the value lies beside it: the machinery is there once.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::{Get, GetUntracked, StoredValue, WithValue};
use send_wrapper::SendWrapper;

type Changes = leptos::prelude::Memo<u32>;
type Slot<T> = RefCell<Option<T>>;

pub struct Memo<T> {
    changes: Changes,
    slot: StoredValue<SendWrapper<Rc<dyn Any>>>,
    of: PhantomData<fn() -> T>,
}

impl<T> std::fmt::Debug for Memo<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Memo")
    }
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

pub fn memo<T: PartialEq + 'static>(work_out: impl Fn() -> T + 'static) -> Memo<T> {
    memo_after(move |_| work_out())
}

/// Worked out from what it was before, which is `None` at first.
pub fn memo_after<T: PartialEq + 'static>(work_out: impl Fn(Option<&T>) -> T + 'static) -> Memo<T> {
    let slot = Rc::new(Slot::<T>::default());
    let filled = slot.clone();
    let changes = move || {
        let now = work_out(filled.borrow().as_ref());
        let changes = filled.borrow().as_ref() != Some(&now);
        if changes {
            filled.replace(Some(now));
        }
        changes
    };
    Memo {
        changes: counted(Box::new(changes)),
        slot: StoredValue::new(SendWrapper::new(slot)),
        of: PhantomData,
    }
}

fn counted(changes: Box<dyn Fn() -> bool>) -> Changes {
    let changes = SendWrapper::new(changes);
    Changes::new(move |count: Option<&u32>| {
        let changes = u32::from(changes());
        count.map_or(0, |count| count.wrapping_add(changes))
    })
}

impl<T: 'static> Memo<T> {
    /// Reads the value, and follows it.
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.changes.get();
        self.read(read)
    }

    pub fn with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.changes.get_untracked();
        self.read(read)
    }

    fn read<R>(self, read: impl FnOnce(&T) -> R) -> R {
        let slot = self.slot.with_value(|slot| Rc::clone(slot));
        let slot = slot.downcast_ref::<Slot<T>>().expect("it was made with this type");
        read(slot.borrow().as_ref().expect("a memo is worked out before it is read"))
    }
}

impl<T: Clone + 'static> Memo<T> {
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value now, without following it.
    pub fn now(self) -> T {
        self.with_untracked(T::clone)
    }
}

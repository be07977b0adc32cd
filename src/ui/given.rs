//! What is handed down to whatever is drawn below, and how to come by it later.

use crate::ui::state::Slot;
use leptos::prelude::{Owner, use_context};

/// What was provided further up. Leptos's `expect_context` has words for what is missing, and with them comes
/// everything that can print any text: 3 KB that nobody would read.
pub fn given<T: Clone + 'static>() -> T {
    let Some(thing) = use_context() else {
        unreachable!("it is provided before anything is drawn")
    };
    thing
}

/// Where in the page something was built. What happens later than that has no words of its own.
#[derive(Clone, Copy, Debug)]
pub struct Here(Slot<Option<Owner>>);

impl Here {
    pub fn now() -> Self {
        Self(Slot::new(Owner::current()))
    }

    pub fn with<T>(self, run: impl FnOnce() -> T) -> T {
        match self.0.try_with(Clone::clone).flatten() {
            Some(owner) => owner.with(run),
            None => run(),
        }
    }
}

//! What is handed down to whatever is drawn below.

use leptos::prelude::use_context;

/// What was provided further up. Leptos's `expect_context` has words for what is missing, and with them comes
/// everything that can print any text: 3 KB that nobody would read.
pub fn given<T: Clone + 'static>() -> T {
    let Some(thing) = use_context() else {
        unreachable!("it is provided before anything is drawn")
    };
    thing
}

//! Leaves that change. A closure in a view brings its own copy of all that keeps it up to date; one that
//! forgets its type shares it with all others of the same outcome. Together with sheets this keeps the
//! page small.

use leptos::prelude::*;
use web_sys::MouseEvent;

/// A text, an attribute or a child that follows the signals it reads.
pub type Live<T> = Box<dyn Fn() -> T + Send + Sync>;

pub fn live<T>(read: impl Fn() -> T + Send + Sync + 'static) -> Live<T> {
    Box::new(read)
}

/// An attribute that is there or not.
pub fn flag(read: impl Fn() -> bool + Send + Sync + 'static) -> Live<Option<&'static str>> {
    Box::new(move || read().then_some(""))
}

/// `aria-pressed`, `aria-disabled` and the like are said in words.
pub fn truth(read: impl Fn() -> bool + Send + Sync + 'static) -> Live<&'static str> {
    Box::new(move || if read() { "true" } else { "false" })
}

/// What a tap, a click or a key on a button does.
pub fn tap(act: impl Fn() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| act())
}

/// What is worked out once for all who read it, and told only when it changes.
pub fn memo<T: PartialEq + Send + Sync + 'static>(
    work_out: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    let work_out: Box<dyn Fn(Option<&T>) -> T + Send + Sync> = Box::new(move |_| work_out());
    Memo::new(work_out)
}

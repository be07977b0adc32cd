//! What need not be in the very next picture. A tap is answered sooner if it is done after that.

use leptos::prelude::{request_animation_frame, set_timeout};
use std::time::Duration;

pub fn after_paint(run: impl FnOnce() + 'static) {
    later(Box::new(run));
}

#[inline(never)]
fn later(run: Box<dyn FnOnce()>) {
    // A frame is asked for, and once it has begun, the time after it.
    request_animation_frame(move || set_timeout(run, Duration::ZERO));
}

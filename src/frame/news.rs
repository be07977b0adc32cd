//! What just happened, told to whoever listens instead of looking.

use crate::ui::el::{El, el};

pub fn news(class: &str, told: impl Fn() -> String + 'static) -> El {
    el("p", class).attr("role", "status").attr("aria-live", "polite").live_text(told)
}

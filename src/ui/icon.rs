//! A drawing from the page's sheet of symbols.

use crate::ui::el::{El, svg};

pub fn icon(name: &'static str) -> El {
    svg("svg", "i")
        .attr("aria-hidden", "true")
        .with(svg("use", "").attr("href", &format!("#{name}")))
}

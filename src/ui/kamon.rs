//! A player's crest in the player's colour: never one without the other.

use crate::ui::el::{El, el, svg};

pub fn kamon(crest: u8) -> El {
    crest_in("kamon", crest)
}

/// For a line of text.
pub fn small_kamon(crest: u8) -> El {
    crest_in("kamon small", crest)
}

fn crest_in(class: &'static str, crest: u8) -> El {
    el("span", class).attr("data-crest", &crest.to_string()).with(
        svg("svg", "i")
            .attr("aria-hidden", "true")
            .with(svg("use", "").attr("href", &format!("#crest-{}", crest + 1))),
    )
}

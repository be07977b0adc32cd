//! The shoji between two turns. While it is shut, nothing behind it is in the page at all.

use crate::text::carry::carry_text;
use crate::text::text;
use crate::ui::el::{El, el, svg};
use crate::ui::icon::icon;
use crate::ui::kamon::kamon;
use crate::ui::passing::pass;
use leptos::prelude::document;
use table::Player;

/// Shut until the one it names slides it open. `place` says which game, and where it stands.
pub fn door(next: &Player, place: String, open: impl Fn() + Send + Sync + 'static) -> El {
    let words = carry_text();
    let name = next.name.clone();
    let root = document().document_element();
    let is_shut = root.is_some_and(|root| root.has_attribute("data-wait"));
    el("div", "door")
        .attr_if("data-still", is_shut.then_some(""))
        .attr("role", "dialog")
        .attr("aria-modal", "true")
        .attr("aria-labelledby", "door-name")
        .with([
            el("div", "lintel"),
            leaves(),
            el("div", "sill"),
            el("section", "moon").with(
                el("div", "").attr("data-theme", "light").with([
                    kamon(next.crest),
                    el("p", "eyebrow").with(words.pass_to),
                    el("h1", "")
                        .attr("id", "door-name")
                        .attr("tabindex", "-1")
                        .attr_if("data-long", (name.chars().count() > 8).then_some(""))
                        .with(name)
                        // Not the button: a stray key opens nothing.
                        .focused(),
                    el("button", "btn primary")
                        .on_tap(move || {
                            // The leaves slide apart over what is there now.
                            pass(leaves().attr("data-state", "opening"));
                            open();
                        })
                        .with(icon("ui-door"))
                        .with(words.slide_open),
                    el("p", "sub").with(place),
                ]),
            ),
            el("a", "btn quiet icon corner")
                .attr("href", "#/")
                .attr("aria-label", text().home)
                .with(icon("ui-back")),
        ])
}

fn leaves() -> El {
    let leaves = ["leaf outer", "leaf left", "leaf right", "leaf outer"].map(leaf);
    el("div", "leaves").attr("aria-hidden", "true").with(Vec::from(leaves))
}

fn leaf(class: &'static str) -> El {
    el("div", class).with([
        el("div", "pane").with([
            svg("svg", "bamboo").with(svg("use", "").attr("href", "#bamboo")),
            el("div", "lattice"),
        ]),
        el("div", "skirt"),
    ])
}

//! The shoji between two turns. While it is shut, nothing behind it is in the page at all.

use crate::text::text;
use crate::ui::icon::icon;
use crate::ui::kamon::kamon;
use crate::ui::sheet::{Sheet, sheet};
use leptos::html;
use leptos::prelude::*;
use table::Player;

/// Shut until the one it names slides it open. `place` says which game, and where it stands.
pub fn door(next: &Player, place: String, open: impl Fn() + Send + Sync + 'static) -> Sheet {
    let text = text();
    let title = NodeRef::<html::H1>::new();
    // Focus goes to the name, not to the button: a stray key opens nothing.
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            let _ = title.focus();
        }
    });
    let name = next.name.clone();
    sheet(view! {
        <div class="door" role="dialog" aria-modal="true" aria-labelledby="door-name">
            <div class="lintel"></div>
            <div class="leaves" aria-hidden="true">
                {Vec::from(["leaf outer", "leaf left", "leaf right", "leaf outer"].map(leaf))}
            </div>
            <div class="sill"></div>
            <section class="moon">
                <div data-theme="light">
                    {kamon(next.crest)}
                    <p class="eyebrow">{text.pass_to}</p>
                    <h1 id="door-name" tabindex="-1" node_ref=title>{name}</h1>
                    <button class="btn primary" on:click=move |_| open()>
                        {icon("ui-door")}{text.slide_open}
                    </button>
                    <p class="sub">{place}</p>
                </div>
            </section>
            <a class="btn quiet icon corner" href="#/" aria-label=text.home>{icon("ui-back")}</a>
        </div>
    })
}

fn leaf(class: &'static str) -> Sheet {
    sheet(view! {
        <div class=class>
            <div class="pane">
                <svg class="bamboo"><use href="#bamboo"/></svg>
                <div class="lattice"></div>
            </div>
            <div class="skirt"></div>
        </div>
    })
}

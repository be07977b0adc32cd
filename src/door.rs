//! The shoji between two turns. While it is shut, nothing behind it is in the page at all.

use crate::text::text;
use crate::ui::icon::Icon;
use crate::ui::kamon::Kamon;
use leptos::html;
use leptos::prelude::*;

/// Shut until the one it names slides it open.
#[component]
pub fn Door(
    name: String,
    crest: u8,
    /// Which game, and where it stands.
    place: String,
    on_open: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let text = text();
    let title = NodeRef::<html::H1>::new();
    // Focus goes to the name, not to the button: a stray key opens nothing.
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            let _ = title.focus();
        }
    });
    let leaf = |side: &'static str| {
        view! {
            <div class=format!("leaf {side}")>
                <div class="pane">
                    <svg class="bamboo" viewBox="0 0 400 600" preserveAspectRatio="xMidYMid slice">
                        <use href="#bamboo"/>
                    </svg>
                    <div class="lattice"></div>
                </div>
                <div class="skirt"></div>
            </div>
        }
    };
    view! {
        <div class="door" role="dialog" aria-modal="true" aria-labelledby="door-name">
            <div class="lintel"></div>
            <div class="leaves" aria-hidden="true">
                {leaf("outer")}{leaf("left")}{leaf("right")}{leaf("outer")}
            </div>
            <div class="sill"></div>
            <section class="moon">
                <div data-theme="light">
                    <Kamon crest/>
                    <p class="eyebrow">{text.pass_to}</p>
                    <h1 id="door-name" tabindex="-1" node_ref=title>{name}</h1>
                    <button class="btn primary" on:click=move |_| on_open()>
                        <Icon name="ui-door"/>{text.slide_open}
                    </button>
                    <p class="sub">{place}</p>
                </div>
            </section>
            <a class="btn quiet icon corner" href="#/" aria-label=text.home><Icon name="ui-back"/></a>
        </div>
    }
}

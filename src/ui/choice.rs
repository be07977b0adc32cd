//! A choice of one among a few: radio buttons in a bar, with all the browser does for them.

use leptos::prelude::*;

#[component]
pub fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    /// Tells this group of buttons from the others on the page.
    name: &'static str,
    legend: &'static str,
    /// Each with its value, what is shown, and what is read out if that differs.
    options: Vec<(T, AnyView, &'static str)>,
    chosen: Signal<T>,
    on_choose: impl Fn(T) + Copy + Send + Sync + 'static,
    /// Whether the legend is shown or only read out.
    #[prop(optional)]
    titled: bool,
) -> impl IntoView {
    let buttons = options
        .into_iter()
        .enumerate()
        .map(|(index, (value, shown, spoken))| {
            view! {
                <label>
                    <input
                        type="radio"
                        name=name
                        id=format!("{name}-{index}")
                        aria-label=(!spoken.is_empty()).then_some(spoken)
                        prop:checked=move || chosen.get() == value
                        on:change=move |_| on_choose(value)
                    />
                    {shown}
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="setting" data-choice=name>
            <legend class:unseen=!titled>{legend}</legend>
            <div class="seg">{buttons}</div>
        </fieldset>
    }
}

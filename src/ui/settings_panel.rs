//! How you like it: language, theme, motion, sound.

use crate::app::use_settings;
use crate::settings::{Motion, Theme};
use crate::text::{Language, text};
use crate::ui::choice::Choice;
use crate::ui::dialog::Dialog;
use crate::ui::icon::Icon;
use leptos::prelude::*;

#[component]
pub fn SettingsPanel(on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let text = text();
    let settings = use_settings();
    view! {
        <Dialog title=text.settings.to_owned() on_close=on_close>
            <div class="sheet">
                <LanguageChoice name="panel-language" titled=true/>
                <Choice
                    name="panel-theme" legend=text.theme titled=true
                    options=[
                        (Theme::System, text.theme_system),
                        (Theme::Light, text.theme_light),
                        (Theme::Dark, text.theme_dark),
                    ].map(|(value, word)| (value, word.into_any(), "")).into()
                    chosen=Signal::derive(move || settings.get().theme)
                    on_choose=move |theme| settings.update(|settings| settings.theme = theme)
                />
                <Choice
                    name="panel-motion" legend=text.motion titled=true
                    options=[
                        (Motion::System, text.motion_system),
                        (Motion::Less, text.motion_less),
                    ].map(|(value, word)| (value, word.into_any(), "")).into()
                    chosen=Signal::derive(move || settings.get().motion)
                    on_choose=move |motion| settings.update(|settings| settings.motion = motion)
                />
                <Choice
                    name="panel-sound" legend=text.sound titled=true
                    options=[(true, text.sound_on), (false, text.sound_off)]
                        .map(|(value, word)| (value, word.into_any(), "")).into()
                    chosen=Signal::derive(move || settings.get().sound)
                    on_choose=move |sound| settings.update(|settings| settings.sound = sound)
                />
            </div>
        </Dialog>
    }
}

/// Language by its own name in the panel, by its two letters elsewhere.
#[component]
pub fn LanguageChoice(name: &'static str, #[prop(optional)] titled: bool) -> impl IntoView {
    let settings = use_settings();
    let options = Language::ALL.map(|language| {
        let shown = if titled {
            view! { <span lang=language.tag()>{language.name()}</span> }.into_any()
        } else {
            view! { <span class="letters">{language.tag()}</span> }.into_any()
        };
        (language, shown, if titled { "" } else { language.name() })
    });
    view! {
        <Choice
            name legend=text().language titled
            options=options.into()
            chosen=Signal::derive(move || settings.get().language)
            on_choose=move |language| {
                settings.update(|settings| settings.language = language);
                // The screen was built anew in the other language: stay where the reader was.
                let index = Language::ALL.iter().position(|known| *known == language).unwrap_or(0);
                focus_later(format!("{name}-{index}"));
            }
        />
    }
}

/// Day or night, for the entrance.
#[component]
pub fn ThemeChoice() -> impl IntoView {
    let text = text();
    let settings = use_settings();
    view! {
        <Choice
            name="home-theme" legend=text.theme
            options=vec![
                (Theme::Light, view! { <Icon name="ui-sun"/> }.into_any(), text.theme_light),
                (Theme::Dark, view! { <Icon name="ui-moon"/> }.into_any(), text.theme_dark),
            ]
            chosen=Signal::derive(move || settings.get().theme)
            on_choose=move |theme| settings.update(|settings| settings.theme = theme)
        />
    }
}

fn focus_later(id: String) {
    request_animation_frame(move || {
        use wasm_bindgen::JsCast;
        let element = document().get_element_by_id(&id);
        if let Some(element) = element.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

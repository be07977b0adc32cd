//! The entrance: games to continue, games to begin.

use crate::app::{GameKind, SettingsOpen};
use crate::route::Route;
use crate::text::text;
use crate::ui::icon::Icon;
use crate::ui::settings_panel::{LanguageChoice, ThemeChoice};
use leptos::prelude::*;

#[component]
pub fn Home() -> impl IntoView {
    let text = text();
    let SettingsOpen(settings_open) = expect_context();
    view! {
        <div class="home">
            <header class="bar">
                <span class="seal"><Icon name="ui-mark"/></span>
                <h1>"Shoji"</h1>
                <p class="motto">{text.motto}</p>
                <span class="grow"></span>
                <LanguageChoice name="home-language"/>
                <span class="theme"><ThemeChoice/></span>
                <button
                    class="btn icon" aria-label=text.settings
                    on:click=move |_| settings_open.set(true)
                >
                    <Icon name="ui-settings"/>
                </button>
            </header>
            <main>
                <section aria-labelledby="games">
                    <h2 id="games">{text.games}</h2>
                    <ul class="games">
                        {GameKind::ALL.map(|game| view! { <GameCard game/> }).collect_view()}
                    </ul>
                </section>
            </main>
            <footer>
                <p>{text.unofficial}</p>
                <p>{text.privacy}" "{text.licence}</p>
            </footer>
        </div>
    }
}

#[component]
fn GameCard(game: GameKind) -> impl IntoView {
    let text = text();
    let words = game.text(text);
    // One vermilion a screen: the flagship's button.
    let begin = if game.is_ready() {
        view! {
            <a
                class="btn" class:primary=game == GameKind::Samurai
                href=Route::New(game).fragment()
                aria-label=format!("{}: {}", game.name(), text.new_game)
            >
                <Icon name="ui-play"/>{text.new_game}
            </a>
        }
        .into_any()
    } else {
        view! { <span class="soon">{text.in_preparation}</span> }.into_any()
    };
    view! {
        <li class="game panel" data-game=game.slug()>
            <svg class="art" aria-hidden="true"><use href=format!("#art-{}", game.slug())/></svg>
            <div class="txt">
                <h3>{game.name()}</h3>
                <p class="eyebrow">{words.players}</p>
                <p>{words.about}</p>
                <div class="bar">{begin}</div>
            </div>
        </li>
    }
}

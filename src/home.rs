//! The entrance: games to continue, games to begin.

pub mod saves;
mod when;

use crate::app::{GameKind, SettingsOpen};
use crate::route::Route;
use crate::save::Shelf;
use crate::share::open_file;
use crate::text::text;
use crate::ui::icon::icon;
use crate::ui::live::{live, tap};
use crate::ui::settings_panel::{language_choice, theme_choice};
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use saves::saves;

pub fn home() -> Sheet {
    let text = text();
    let shelf: Shelf = expect_context();
    let SettingsOpen(settings_open) = expect_context();
    let cards: Vec<Sheet> = GameKind::ALL.into_iter().map(game_card).collect();
    sheet(view! {
        <div class="home">
            <header class="bar">
                <span class="seal">{icon("ui-mark")}</span>
                <h1>"Shoji"</h1>
                <p class="motto">{text.motto}</p>
                <span class="grow"></span>
                {language_choice("home-language", false)}
                <span class="theme">{theme_choice()}</span>
                <button
                    class="btn icon" aria-label=text.settings
                    on:click=move |_| settings_open.set(true)
                >
                    {icon("ui-settings")}
                </button>
            </header>
            <main>
                {saves(shelf)}
                <section aria-labelledby="games">
                    <div class="heading">
                        <h2 id="games">{text.games}</h2>
                        {move || shelf.games().is_empty().then(open_file)}
                    </div>
                    <ul class="games">{cards}</ul>
                </section>
            </main>
            <footer>
                <p>{text.unofficial}</p>
                <p>{text.privacy}" "{text.licence}</p>
            </footer>
        </div>
    })
}

fn game_card(game: GameKind) -> Sheet {
    let text = text();
    let words = game.text(text);
    let learning = RwSignal::new(false);
    let begin = if game.is_ready() {
        // One vermilion a screen: the flagship's button.
        let class = if game == GameKind::Samurai { "btn primary" } else { "btn" };
        sheet(view! {
            <a
                class=class href=Route::New(game).fragment()
                aria-label=format!("{}: {}", game.name(), text.new_game)
            >
                {icon("ui-play")}{text.new_game}
            </a>
            <button
                class="btn" aria-label=format!("{}: {}", game.name(), text.learn)
                on:click=tap(move || learning.set(true))
            >
                {text.learn}
            </button>
            {live(move || learning.get().then(|| game.help(move || learning.set(false))).flatten())}
        })
    } else {
        sheet(view! { <span class="soon">{text.in_preparation}</span> })
    };
    sheet(view! {
        <li class="game panel" data-game=game.slug()>
            <svg class="art" aria-hidden="true"><use href=format!("#art-{}", game.slug())/></svg>
            <div class="txt">
                <h3>{game.name()}</h3>
                <p class="eyebrow">{words.players}</p>
                <p>{words.about}</p>
                <div class="bar">{begin}</div>
            </div>
        </li>
    })
}

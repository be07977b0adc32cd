//! The entrance: games to continue, games to begin.

pub mod card;
mod saves;
mod when;

use crate::app::SettingsOpen;
use crate::games::GameKind;
use crate::route::Route;
use crate::save::Shelf;
use crate::share::open_file;
use crate::text::home::home_text;
use crate::text::text;
use crate::ui::el::{El, el, svg};
use crate::ui::given::given;
use crate::ui::icon::icon;
use crate::ui::settings_panel::{language_choice, theme_choice};
use saves::saves;

pub fn home() -> El {
    let (text, words) = (text(), home_text());
    let shelf: Shelf = given();
    let SettingsOpen(settings_open) = given();
    let cards: Vec<El> = GameKind::ALL.into_iter().map(game_card).collect();
    el("div", "home").with([
        el("header", "bar").with([
            el("span", "seal").with(icon("ui-mark")),
            el("h1", "").with("Shoji"),
            el("p", "motto").with(words.motto),
            el("span", "grow"),
            language_choice("home-language", false),
            el("span", "theme").with(theme_choice()),
            el("button", "btn icon")
                .attr("aria-label", text.settings)
                .on_tap(move || settings_open.set(true))
                .with(icon("ui-settings")),
        ]),
        el("main", "").with([
            saves(shelf),
            el("section", "").attr("aria-labelledby", "games").with([
                el("div", "heading")
                    .with(el("h2", "").attr("id", "games").with(words.games))
                    .live(move || shelf.games().is_empty().then(open_file)),
                el("ul", "games").with(cards),
            ]),
        ]),
        el("footer", "").with([
            el("p", "").with(words.unofficial),
            el("p", "").with(words.privacy).with(" ").with(words.licence),
        ]),
    ])
}

fn game_card(game: GameKind) -> El {
    let text = text();
    let words = game.text(home_text());
    // One vermilion a screen: the flagship's button.
    let class = if game == GameKind::Samurai { "btn primary" } else { "btn" };
    let begin = [
        way(class, &Route::New(game), game, text.new_game)
            .with(icon("ui-play"))
            .with(text.new_game),
        way("btn", &Route::Learn(game), game, text.learn).with(text.learn),
    ];
    el("li", "game panel").attr("data-game", game.slug()).with([
        svg("svg", "art")
            .attr("aria-hidden", "true")
            .with(svg("use", "").attr("href", &format!("#art-{}", game.slug()))),
        el("div", "txt").with([
            el("h3", "").with(game.name()),
            el("p", "eyebrow").with(words.players),
            el("p", "").with(words.about),
            el("div", "bar").with(begin),
        ]),
    ])
}

/// A link that says which game it is of to those who hear it on its own.
fn way(class: &str, to: &Route, game: GameKind, words: &str) -> El {
    el("a", class)
        .attr("href", &to.fragment())
        .attr("aria-label", &format!("{}: {words}", game.name()))
}

//! The games on the shelf: a small board each, whose turn it is, when it was last played.

use crate::app::{GameKind, settings, summary};
use crate::home::when::when;
use crate::play::Unopened;
use crate::route::Route;
use crate::save::{Save, Shelf};
use crate::share::{file_name, open_file, save_as_file, share_dialog};
use crate::text::text;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el, group};
use crate::ui::focus::focus_later;
use crate::ui::icon::icon;
use crate::ui::kamon::small_kamon;
use crate::ui::toast::Toasts;
use leptos::prelude::*;
use table::{Game, Player, Session};

/// What the shelf shows of a game that can be opened.
pub struct Summary {
    pub game: GameKind,
    pub players: Vec<Player>,
    /// The name of whoever is on turn; `None` when the game is over.
    pub turn: Option<String>,
    pub picture: El,
}

impl Summary {
    pub fn new<G: Game>(game: GameKind, session: &Session<G>, picture: El) -> Self {
        let players = session.record().players.clone();
        let on_turn = session.turn().seat();
        let turn = on_turn.map(|seat| players.get(seat.index()).cloned().unwrap_or_default().name);
        Self { game, players, turn, picture }
    }
}

/// A sheet that lies over the list.
#[derive(Clone)]
enum Over {
    More(Save),
    Share(Save),
}

/// The section with the list. Without games there is no section, and no room kept for it.
pub fn saves(shelf: Shelf) -> El {
    let over = RwSignal::new(None::<Over>);
    let list = move || {
        let games = shelf.games();
        (!games.is_empty()).then(|| list(&games, over))
    };
    let above = move || {
        over.get().map(|sheet| match sheet {
            Over::More(save) => more(shelf, save, over),
            Over::Share(save) => share(&save, over),
        })
    };
    group().live(list).live(above)
}

fn list(games: &[Save], over: RwSignal<Option<Over>>) -> El {
    let cards: Vec<El> = games.iter().map(|save| card(save, over)).collect();
    el("section", "").attr("aria-labelledby", "saves").with([
        el("div", "heading").with([
            el("h2", "").attr("id", "saves").attr("tabindex", "-1").with(text().resume),
            open_file(),
        ]),
        el("ul", "saves").with(cards),
    ])
}

fn card(save: &Save, over: RwSignal<Option<Over>>) -> El {
    let text = text();
    let id = card_id(&save.key);
    let kept = save.clone();
    let (picture, title, what) = match summary(&save.code) {
        Ok(Summary { game, players, turn, picture }) => {
            let turn = turn
                .map_or_else(|| text.share.finished.to_owned(), |name| (text.share.turn_of)(&name));
            let title = format!("{}, {turn}", game.name());
            let href = Route::Play(save.key.clone()).fragment();
            let played = when(save.played, settings().get().language.tag());
            let what = el("a", "what").attr("id", &id).attr("href", &href).with([
                el("b", "").with(game.name()),
                crests(&players),
                el("span", "sub").with(turn),
                el("span", "sub").with(played),
            ]);
            (picture, title, what)
        }
        Err(why) => {
            let what = el("p", "what").attr("id", &id).attr("tabindex", "-1").with([
                el("b", "").with(text.save_unreadable),
                el("span", "sub why").with(text.share.why(why)),
            ]);
            (icon("ui-door"), text.save_unreadable.to_owned(), what)
        }
    };
    el("li", "save panel").with(picture).with(what).with(
        el("button", "btn quiet icon")
            .attr("aria-label", &(text.share.more)(&title))
            .on_tap(move || over.set(Some(Over::More(kept.clone()))))
            .with(icon("ui-menu")),
    )
}

fn crests(players: &[Player]) -> El {
    let crests: Vec<El> = players.iter().map(|player| small_kamon(player.crest)).collect();
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    let names = names.join(", ");
    el("span", "crests").with(crests).with(el("span", "unseen").with(names))
}

/// What else can be done with a game: carry it away, or delete it.
fn more(shelf: Shelf, save: Save, over: RwSignal<Option<Over>>) -> El {
    let text = text();
    let toasts: Toasts = expect_context();
    let opened = summary(&save.code);
    let title = opened.as_ref().map_or(text.share.cannot_open, |summary| summary.game.name());
    let why = opened.as_ref().err().map(|&why| unopened(why));
    let share = opened.is_ok().then(|| {
        let save = save.clone();
        el("button", "btn")
            .on_tap(move || over.set(Some(Over::Share(save.clone()))))
            .with(icon("ui-share"))
            .with(text.share.share)
    });
    let file = save_as_file(&save.code, file_name(opened.ok().map(|s| s.game), save.played));
    let key = save.key.clone();
    let delete = move || {
        over.set(None);
        shelf.remove_game(&save.key);
        let save = save.clone();
        toasts.offer_undo(
            Route::Home,
            |text| text.share.deleted,
            move || {
                shelf.put_back(&save);
                focus_later(card_id(&save.key));
            },
        );
    };
    let body = el("div", "sheet").with(why).with(
        el("div", "ways")
            .with(share)
            .with(file)
            .with(el("button", "btn").on_tap(delete).with(icon("ui-trash")).with(text.delete)),
    );
    dialog(title.to_owned(), body, move || close(over, &key))
}

fn share(save: &Save, over: RwSignal<Option<Over>>) -> El {
    let game = summary(&save.code).ok().map(|summary| summary.game);
    let key = save.key.clone();
    share_dialog(save.code.clone(), file_name(game, save.played), move || close(over, &key))
}

fn close(over: RwSignal<Option<Over>>, key: &str) {
    over.set(None);
    focus_later(card_id(key));
}

/// Why a game cannot be opened, and that it is still there.
fn unopened(why: Unopened) -> El {
    let text = text();
    el("p", "").with(text.share.why(why)).with(" ").with(text.share.kept_anyway)
}

fn card_id(key: &str) -> String {
    format!("save-{key}")
}

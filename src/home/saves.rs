//! The games on the shelf: a small board each, whose turn it is, when it was last played.

use crate::app::{GameKind, settings, summary};
use crate::home::when::when;
use crate::play::Unopened;
use crate::route::Route;
use crate::save::{Save, Shelf};
use crate::share::{file_name, open_file, save_as_file, share_dialog};
use crate::text::text;
use crate::ui::dialog::dialog;
use crate::ui::focus::focus_later;
use crate::ui::icon::icon;
use crate::ui::kamon::small_kamon;
use crate::ui::sheet::{Sheet, sheet};
use crate::ui::toast::Toasts;
use leptos::prelude::*;
use table::{Game, Player, Session};

/// What the shelf shows of a game that can be opened.
pub struct Summary {
    pub game: GameKind,
    pub players: Vec<Player>,
    /// The name of whoever is on turn; `None` when the game is over.
    pub turn: Option<String>,
    pub picture: Sheet,
}

impl Summary {
    pub fn new<G: Game>(game: GameKind, session: &Session<G>, picture: Sheet) -> Self {
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
pub fn saves(shelf: Shelf) -> Sheet {
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
    sheet(view! { {list}{above} })
}

fn list(games: &[Save], over: RwSignal<Option<Over>>) -> Sheet {
    let cards: Vec<Sheet> = games.iter().map(|save| card(save, over)).collect();
    sheet(view! {
        <section aria-labelledby="saves">
            <div class="heading"><h2 id="saves" tabindex="-1">{text().resume}</h2>{open_file()}</div>
            <ul class="saves">{cards}</ul>
        </section>
    })
}

fn card(save: &Save, over: RwSignal<Option<Over>>) -> Sheet {
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
            let what = sheet(view! {
                <a class="what" id=id href=href>
                    <b>{game.name()}</b>
                    {crests(&players)}
                    <span class="sub">{turn}</span>
                    <span class="sub">{played}</span>
                </a>
            });
            (picture, title, what)
        }
        Err(why) => {
            let what = sheet(view! {
                <p class="what" id=id tabindex="-1">
                    <b>{text.save_unreadable}</b>
                    <span class="sub why">{text.share.why(why)}</span>
                </p>
            });
            (icon("ui-door"), text.save_unreadable.to_owned(), what)
        }
    };
    sheet(view! {
        <li class="save panel">
            {picture}
            {what}
            <button
                class="btn quiet icon" aria-label=(text.share.more)(&title)
                on:click=move |_| over.set(Some(Over::More(kept.clone())))
            >
                {icon("ui-menu")}
            </button>
        </li>
    })
}

fn crests(players: &[Player]) -> Sheet {
    let crests: Vec<Sheet> = players.iter().map(|player| small_kamon(player.crest)).collect();
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    let names = names.join(", ");
    sheet(view! { <span class="crests">{crests}<span class="unseen">{names}</span></span> })
}

/// What else can be done with a game: carry it away, or delete it.
fn more(shelf: Shelf, save: Save, over: RwSignal<Option<Over>>) -> Sheet {
    let text = text();
    let toasts: Toasts = expect_context();
    let opened = summary(&save.code);
    let title = opened.as_ref().map_or(text.share.cannot_open, |summary| summary.game.name());
    let why = opened.as_ref().err().map(|&why| unopened(why));
    let share = opened.is_ok().then(|| {
        let save = save.clone();
        sheet(view! {
            <button class="btn" on:click=move |_| over.set(Some(Over::Share(save.clone())))>
                {icon("ui-share")}{text.share.share}
            </button>
        })
    });
    let file = save_as_file(&save.code, file_name(opened.ok().map(|s| s.game), save.played));
    let key = save.key.clone();
    let delete = move |_| {
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
    let body = sheet(view! {
        <div class="sheet">
            {why}
            <div class="ways">
                {share}
                {file}
                <button class="btn" on:click=delete>{icon("ui-trash")}{text.delete}</button>
            </div>
        </div>
    });
    dialog(title.to_owned(), body, move || close(over, &key))
}

fn share(save: &Save, over: RwSignal<Option<Over>>) -> Sheet {
    let game = summary(&save.code).ok().map(|summary| summary.game);
    let key = save.key.clone();
    share_dialog(save.code.clone(), file_name(game, save.played), move || close(over, &key))
}

fn close(over: RwSignal<Option<Over>>, key: &str) {
    over.set(None);
    focus_later(card_id(key));
}

/// Why a game cannot be opened, and that it is still there.
fn unopened(why: Unopened) -> Sheet {
    let text = text();
    sheet(view! { <p>{text.share.why(why)}" "{text.share.kept_anyway}</p> })
}

fn card_id(key: &str) -> String {
    format!("save-{key}")
}

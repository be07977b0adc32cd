//! The games on the shelf: a small board each, whose turn it is, when it was last played.

use crate::app::settings;
use crate::games::GameKind;
use crate::home::when::when;
use crate::play::Unopened;
use crate::route::Route;
use crate::save::{Save, Shelf};
use crate::share::{file_name, open_file, save_as_file};
use crate::text::home::{HomeText, home_text};
use crate::text::text;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el, group};
use crate::ui::focus::focus_later;
use crate::ui::given::given;
use crate::ui::icon::icon;
use crate::ui::state::State;
use crate::ui::toast::Toasts;
use js_sys::{Function, Promise, Reflect};
use table::{Code, CodeError};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Element;

#[wasm_bindgen]
extern "C" {
    /// The program of a game, loaded if it is not here yet.
    #[wasm_bindgen(js_name = room)]
    fn room(slug: &str) -> Promise;
}

/// A game as it stands on the shelf.
#[derive(Clone)]
struct Kept {
    save: Save,
    game: Option<GameKind>,
    /// Why it cannot be opened, as far as that is known.
    why: State<Option<String>>,
}

impl Kept {
    fn new(save: &Save) -> Self {
        let code = Code::parse(&save.code);
        let game = code.as_ref().ok().and_then(|code| GameKind::from_id(code.game()));
        let why = match (code, game) {
            (Err(why), _) => Some(why),
            (Ok(code), None) => Some(CodeError::OtherGame(code.game())),
            (Ok(_), Some(_)) => None,
        };
        let why = why.map(|why| text().share.why(Unopened::Code(why)));
        Self { save: save.clone(), game, why: State::new(why) }
    }

    fn name(&self) -> &'static str {
        self.game.map_or(home_text().save_unreadable, GameKind::name)
    }

    fn file_name(&self) -> String {
        file_name(self.game, self.save.played)
    }
}

/// So many are listed at first, the newest: what is played now and then does not push new games off the screen.
const FIRST: usize = 3;

/// The section with the list. Without games there is no section, and no room kept for it.
pub fn saves(shelf: Shelf) -> El {
    let over = State::new(None::<Kept>);
    let all = State::new(false);
    let list = move || {
        let games = shelf.games();
        let shown = if all.get() { games.len() } else { games.len().min(FIRST) };
        let others = games.len() - shown;
        let more = (others > 0).then(|| show_all(others, all));
        (!games.is_empty()).then(|| list(&games[..shown], over).with(more))
    };
    let above = move || over.get().map(|kept| more(shelf, kept, over));
    group().live(list).live(above)
}

fn show_all(others: usize, all: State<bool>) -> El {
    let act = move || {
        all.set(true);
        focus_later("saves".to_owned());
    };
    el("button", "btn quiet all-saves").on_tap(act).with((home_text().others)(others))
}

fn list(games: &[Save], over: State<Option<Kept>>) -> El {
    let cards: Vec<El> = games.iter().map(|save| card(save, over)).collect();
    el("section", "").attr("aria-labelledby", "saves").with([
        el("div", "heading").with([
            el("h2", "").attr("id", "saves").attr("tabindex", "-1").with(home_text().resume),
            open_file(),
        ]),
        el("ul", "saves").with(cards),
    ])
}

fn card(save: &Save, over: State<Option<Kept>>) -> El {
    let text = home_text();
    let kept = Kept::new(save);
    let why = kept.why;
    let name = kept.name();
    let (picture, words) = (el("span", "picture").with(icon("ui-door")), el("span", "told"));
    if let (Some(game), None) = (kept.game, why.now()) {
        fill_later(game, &save.code, picture.element(), words.element(), why);
    }
    let href = Route::Play(save.key.clone()).fragment();
    let title = move || if why.get().is_some() { text.save_unreadable } else { name };
    let played = when(save.played, settings().get().language.tag());
    let refused = kept.why.now().map(|why| el("span", "sub why").with(why));
    el("li", "save panel").with([
        picture,
        el("a", "what")
            .attr("id", &card_id(&save.key))
            .live_attr("href", move || why.with(Option::is_none).then(|| href.clone()))
            .attr("tabindex", "0")
            .with(el("b", "").live_text(title))
            .with(words.with(refused))
            .with(el("span", "sub when").with(played.clone())),
        el("button", "btn quiet icon")
            .attr("aria-label", &(text.more)(&format!("{name}, {played}")))
            .on_tap(move || over.set(Some(kept.clone())))
            .with(icon("ui-menu")),
    ])
}

/// The picture and the words come from the game's own program, which whoever goes on needs anyway.
fn fill_later(
    game: GameKind,
    code: &str,
    picture: &Element,
    words: &Element,
    why: State<Option<String>>,
) {
    let (code, picture, words) = (JsValue::from_str(code), picture.clone(), words.clone());
    spawn_local(async move {
        // Without its program the card still leads to the game.
        let Some((program, fill)) = ask(game, "fill_card").await else { return };
        let filled = fill.call3(&program, &code, &picture, &words);
        if filled.is_ok_and(|filled| filled.is_falsy()) {
            why.try_set(words.text_content());
        }
    });
}

/// What else can be done with a game: carry it away, or delete it.
fn more(shelf: Shelf, kept: Kept, over: State<Option<Kept>>) -> El {
    let text = text();
    let toasts: Toasts = given();
    let why = kept.why.now();
    let title = if why.is_some() { text.share.cannot_open } else { kept.name() };
    let share = kept.game.filter(|_| why.is_none()).map(|game| {
        let kept = kept.clone();
        el("button", "btn")
            .on_tap(move || share(game, &kept, over, toasts))
            .with(icon("ui-share"))
            .with(text.share.share)
    });
    let why = why.map(|why| el("p", "").with(why).with(" ").with(text.share.kept_anyway));
    let file = save_as_file(&kept.save.code, &kept.file_name());
    let save = kept.save;
    let key = save.key.clone();
    let delete = move || {
        over.set(None);
        shelf.remove_game(&save.key);
        let save = save.clone();
        toasts.offer_undo(
            Route::Home,
            |language| HomeText::of(language).deleted,
            move || {
                shelf.put_back(&save);
                focus_later(card_id(&save.key));
            },
        );
    };
    let body =
        el("div", "sheet").with(why).with(el("div", "ways").with(share).with(file).with(
            el("button", "btn").on_tap(delete).with(icon("ui-trash")).with(home_text().delete),
        ));
    dialog(title.to_owned(), body, move || close(over, &key))
}

/// The sheet from which it is carried away is the game's too.
fn share(game: GameKind, kept: &Kept, over: State<Option<Kept>>, toasts: Toasts) {
    let (code, file) = (JsValue::from_str(&kept.save.code), JsValue::from_str(&kept.file_name()));
    let key = kept.save.key.clone();
    spawn_local(async move {
        let closed = Closure::once_into_js(move || focus_later(card_id(&key)));
        let shown = match ask(game, "show_share").await {
            Some((program, show)) => show.call3(&program, &code, &file, &closed).is_ok(),
            None => false,
        };
        over.try_set(None);
        if !shown {
            toasts.say(Route::Home, |language| HomeText::of(language).not_loaded);
        }
    });
}

/// What the program of a game does for others, once it is there.
async fn ask(game: GameKind, errand: &str) -> Option<(JsValue, Function)> {
    let program = JsFuture::from(room(game.slug())).await.ok()?;
    let errand = Reflect::get(&program, &errand.into()).ok()?.dyn_into().ok()?;
    Some((program, errand))
}

fn close(over: State<Option<Kept>>, key: &str) {
    over.set(None);
    focus_later(card_id(key));
}

fn card_id(key: &str) -> String {
    format!("save-{key}")
}

//! A game that leaves the device: as a link, as a QR code, as a file. And a file that comes back.
//! The only room that touches clipboard, share sheet and files.

use crate::games::GameKind;
use crate::hosted::Hosted;
use crate::route::{self, Route};
use crate::text::carry::carry_text;
use crate::text::text;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::qr::qr;
use crate::ui::state::State;
use js_sys::{Date, Promise, Reflect};
use leptos::prelude::*;
use table::code::LONGEST;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;

#[wasm_bindgen]
extern "C" {
    /// Throws where there is no clipboard for us, as on a page that came over plain http.
    #[wasm_bindgen(js_namespace = ["navigator", "clipboard"], js_name = writeText, catch)]
    fn write_text(text: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(js_namespace = navigator, js_name = share, catch)]
    fn send(what: &JsValue) -> Result<Promise, JsValue>;
}

/// The sheet from which a game is carried away, to be opened at a moment of it or as it stands.
/// `file_name` is what [`file_name`] says.
pub fn share_dialog<G: Hosted>(
    code: &str,
    moment: Option<usize>,
    file_name: &str,
    close: impl Fn() + Send + Sync + 'static,
) -> El {
    let text = carry_text();
    let link = link(code, moment);
    let opens_at = moment.map(|number| el("p", "").with((text.opens_at)(number)));
    let square = qr(&link, text.qr).unwrap_or_else(|| el("p", "sub").with(text.qr_none));
    let body = el("div", "sheet share")
        .with(el("p", "").with(text.share_warning))
        .with(G::HAS_HANDS.then(|| el("p", "").with(text.share_hands)))
        .with(opens_at)
        .with(square)
        .with([
            copy_row(link.clone()),
            el("div", "ways").with(send_button(link)).with(save_as_file(code, file_name)),
        ]);
    dialog(self::text().share.share.to_owned(), body, close)
}

/// A link that downloads the code. The file holds nothing else, so any chat or mail can carry it.
pub fn save_as_file(code: &str, file_name: &str) -> El {
    let content = String::from(js_sys::encode_uri_component(code));
    el("a", "btn")
        .attr("download", file_name)
        .attr("href", &format!("data:text/plain;charset=utf-8,{content}"))
        .with(icon("ui-download"))
        .with(text().share.save_as_file)
}

/// A button that asks for a file and opens the game in it, as a link would.
pub fn open_file() -> El {
    let chosen = |event: web_sys::Event| {
        let Some(input) = event.target().and_then(|at| at.dyn_into::<HtmlInputElement>().ok())
        else {
            return;
        };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // The same file can be chosen again.
        input.set_value("");
        // What is longer than any game need not be read to its end.
        let Ok(start) = file.slice_with_f64_and_f64(0.0, LONGEST as f64 + 1.0) else { return };
        spawn_local(async move {
            let content = JsFuture::from(start.text()).await.ok().and_then(|text| text.as_string());
            route::go(&game_in(&content.unwrap_or_default()));
        });
    };
    el("label", "btn quiet file")
        .with([
            el("input", "")
                .attr("type", "file")
                .attr("accept", ".txt,text/plain")
                .on("change", chosen),
            icon("ui-upload"),
        ])
        .with(text().share.open_file)
}

/// Like `samurai-2026-11-16.shoji.txt`, by the day it was last played here.
pub fn file_name(game: Option<GameKind>, played: u64) -> String {
    let date = Date::new(&JsValue::from_f64(played as f64));
    let day = [date.get_full_year(), date.get_month() + 1, date.get_date()];
    name_of(game.map_or("game", GameKind::slug), day)
}

/// Whether the browser let us.
pub async fn to_clipboard(text: &str) -> bool {
    match write_text(text) {
        Ok(promise) => JsFuture::from(promise).await.is_ok(),
        Err(_) => false,
    }
}

/// The address of this page with the game in its fragment.
fn link(code: &str, moment: Option<usize>) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", Route::Link(code.to_owned(), moment).fragment())
}

fn name_of(game: &str, [year, month, day]: [u32; 3]) -> String {
    format!("{game}-{year}-{month:02}-{day:02}.shoji.txt")
}

/// The game in a text: a code, or a whole link to it or to a moment of it.
/// An empty text is still a text that is not a game.
fn game_in(text: &str) -> Route {
    let text: String = text.split_whitespace().collect();
    let mut parts = text.rsplit('/');
    let last = parts.next().unwrap_or_default();
    let (code, moment) = match (last.parse(), parts.next()) {
        (Ok(moment), Some(code)) => (code, Some(moment)),
        _ => (last, None),
    };
    Route::Link(if code.is_empty() { "-" } else { code }.to_owned(), moment)
}

/// How copying went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Copy {
    NotYet,
    Done,
    ByHand,
}

fn copy_row(link: String) -> El {
    let text = carry_text();
    let copy = State::new(Copy::NotYet);
    let field =
        el("input", "link").attr("readonly", "").attr("value", &link).attr("aria-label", text.link);
    let shown: HtmlInputElement = field.element().clone().unchecked_into();
    let click = move || {
        let (link, shown) = (link.clone(), shown.clone());
        spawn_local(async move {
            let copied = to_clipboard(&link).await;
            if !copied {
                let _ = shown.focus();
                shown.select();
            }
            copy.try_set(if copied { Copy::Done } else { Copy::ByHand });
        });
    };
    let said = move || match copy.get() {
        Copy::NotYet => "",
        Copy::Done => text.copied,
        Copy::ByHand => text.copy_by_hand,
    };
    el("div", "copy").with([
        field,
        el("button", "btn primary").on_tap(click).with(icon("ui-share")).with(text.copy),
        el("p", "said sub").attr("role", "status").live_text(said),
    ])
}

/// The device's own share sheet, where there is one.
fn send_button(link: String) -> Option<El> {
    let navigator = window().navigator();
    Reflect::has(&navigator, &"share".into()).ok().filter(|has| *has)?;
    let click = move || {
        let what = js_sys::Object::new();
        let _ = Reflect::set(&what, &"url".into(), &link.as_str().into());
        // Whoever puts the share sheet away has said so there.
        if let Ok(promise) = send(&what) {
            spawn_local(async move { _ = JsFuture::from(promise).await });
        }
    };
    Some(el("button", "btn").on_tap(click).with(icon("ui-next")).with(carry_text().send))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_after_its_game_and_day() {
        assert_eq!(name_of("samurai", [2026, 3, 9]), "samurai-2026-03-09.shoji.txt");
    }

    #[test]
    fn a_file_may_hold_the_code_or_the_whole_link_and_line_breaks() {
        let here = |moment| Route::Link("AbC-_9".to_owned(), moment);
        for text in ["AbC-_9", "AbC-_9\n", "https://example.org/x/#/g/AbC-_9", "AbC\r\n-_9 "] {
            assert_eq!(game_in(text), here(None), "{text}");
        }
        assert_eq!(game_in("https://example.org/#/g/AbC-_9/17\n"), here(Some(17)));
    }

    #[test]
    fn an_empty_file_leads_to_the_words_for_it_and_not_to_nowhere() {
        for text in ["", " \n", "https://example.org/#/g/"] {
            assert_eq!(game_in(text), Route::Link("-".to_owned(), None));
        }
    }
}

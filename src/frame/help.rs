//! How a game is played: a sentence or two beside each picture, and which keys do what.

use crate::frame::keys;
use crate::games::GameKind;
use crate::route::{self, Route};
use crate::text::table::table_text;
use crate::text::text;
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el, group};
use crate::ui::icon::icon;
use crate::ui::state::State;

/// What is done to put the page away.
type Close = Box<dyn Fn() + Send + Sync>;

/// What the page lies over.
#[expect(missing_debug_implementations, reason = "closing is a closure")]
pub enum Over {
    Table(Close),
    /// Whoever has read how this game is played may want to play it, or rather be shown.
    Entrance(GameKind, El),
}

/// Opens the page, by a tap or by its key.
pub fn help_button(help: fn(Over) -> El) -> El {
    let open = State::new(false);
    keys::follow(move |event| {
        let asks = event.key() == "?";
        if asks {
            open.set(true);
        }
        asks
    });
    group()
        .with(
            el("button", "btn quiet icon")
                .attr("aria-label", table_text().help)
                .attr("aria-keyshortcuts", "?")
                .on_tap(move || open.set(true))
                .with(el("b", "").attr("aria-hidden", "true").with("?")),
        )
        .live(move || open.get().then(|| help(Over::Table(Box::new(move || open.set(false))))))
}

/// Sentences, each beside the symbols it speaks of, below a heading.
pub type Section = (Option<&'static str>, Vec<(Vec<&'static str>, String)>);

/// A page of one section.
pub fn help_page(
    rules: impl IntoIterator<Item = (&'static [&'static str], &'static str)>,
    keys: impl IntoIterator<Item = (&'static [&'static str], &'static str)>,
    over: Over,
) -> El {
    let rules = rules.into_iter().map(|(pictures, words)| (pictures.to_vec(), words.to_owned()));
    help_sections([(None, rules.collect())], keys, over)
}

/// The page: sections of sentences, and keys by what is printed on them.
pub fn help_sections(
    sections: impl IntoIterator<Item = Section>,
    keys: impl IntoIterator<Item = (&'static [&'static str], &'static str)>,
    over: Over,
) -> El {
    let (close, ways) = match over {
        Over::Table(close) => (close, None),
        Over::Entrance(game, learn) => {
            let ways = el("div", "bar ways").with([begin(game), learn]);
            (Box::new(|| route::go(&Route::Home)) as Close, Some(ways))
        }
    };
    let text = table_text();
    let sections: Vec<El> = sections.into_iter().map(section).collect();
    let keys: Vec<El> = keys
        .into_iter()
        .map(|(keys, does)| {
            let keys: Vec<El> = keys.iter().map(|key| el("kbd", "").with(*key)).collect();
            el("div", "").with([el("dt", "").with(keys), el("dd", "").with(does)])
        })
        .collect();
    let body = el("div", "sheet help")
        .with(sections)
        .with(ways)
        .with([el("h3", "").with(text.keys), el("dl", "").with(keys)]);
    dialog(text.help.to_owned(), body, close)
}

fn begin(game: GameKind) -> El {
    el("a", "btn primary")
        .attr("href", &Route::New(game).fragment())
        .with(icon("ui-play"))
        .with(text().new_game)
}

fn section((heading, sentences): Section) -> El {
    let sentences: Vec<El> = sentences
        .into_iter()
        .map(|(pictures, words)| {
            let pictures: Vec<El> = pictures.into_iter().map(icon).collect();
            el("li", "").with([el("span", "pictures").with(pictures), el("p", "").with(words)])
        })
        .collect();
    group().with(heading.map(|words| el("h3", "").with(words))).with(el("ol", "").with(sentences))
}

//! The frame of the dialog that begins a game; each game fills it with its own choices.

use crate::app::settings;
use crate::games::GameKind;
use crate::hosted::Hosted;
use crate::route::{self, Route};
use crate::save::Shelf;
use crate::text::bots::{BotText, bot_text};
use crate::text::table::{Choice, TableText, table_text};
use crate::text::text;
use crate::ui::choice::{Face, Legend, choice};
use crate::ui::dialog::dialog;
use crate::ui::el::{El, el, group};
use crate::ui::given::{Here, given};
use crate::ui::icon::icon;
use crate::ui::kamon::{kamon, small_kamon};
use crate::ui::state::{Slot, State};
use leptos::prelude::*;
use table::{Player, Seat};

/// Longer names would not fit beside the board of a phone.
const LONGEST_NAME: usize = 12;

/// The level of the bot that whoever learns a game plays against.
pub const GENTLEST: u8 = 1;

/// How many crests there are to choose from.
const CRESTS: u8 = 4;

pub fn new_game(game: GameKind, choices: El) -> El {
    dialog(format!("{}: {}", game.name(), text().new_game), choices, || route::go(&Route::Home))
}

/// The choices of a game above the one button. Enter in a field is a tap on it.
/// `begin` returns the key of the game to go to.
pub fn form(choices: El, begin: impl Fn() -> Option<String> + 'static) -> El {
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        go_to(begin());
    };
    el("form", "new-game").on("submit", submit).with([
        el("div", "sheet").with(choices),
        el("div", "foot").with(
            el("button", "btn primary")
                .attr("type", "submit")
                .attr("autofocus", "")
                .with(icon("ui-play"))
                .with(table_text().begin),
        ),
    ])
}

/// Begins a game that explains itself.
pub fn learn_button<G: Hosted>() -> El {
    let (shelf, settings, here) = (given(), settings(), Here::now());
    let learn = move || {
        let key = here.with(|| G::begin_to_learn(shelf));
        settings.update(|settings| settings.guided.clone_from(&key));
        go_to(key);
    };
    el("button", "btn learn").attr("type", "button").on_tap(learn).with(table_text().learn)
}

/// To the table of a game that has begun, in place of the dialog.
fn go_to(begun: Option<String>) {
    if let Some(key) = begun {
        route::replace(&Route::Play(key));
    }
}

/// Who sits down, by the names of the last time.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    typed: Slot<Vec<State<String>>>,
    /// The level of the bot on each seat, 1 to 4; 0 is a person.
    bots: Slot<Vec<State<u8>>>,
    /// The crest of each seat, no two alike.
    crests: State<Vec<u8>>,
    shelf: Shelf,
    text: &'static TableText,
    bot_text: &'static BotText,
}

impl Names {
    /// For a table of at most so many.
    pub fn remembered(shelf: Shelf, most: u8) -> Self {
        let mut kept = shelf.names().into_iter();
        let names = (0..most).map(|_| State::new(kept.next().unwrap_or_default())).collect();
        let bots = (0..most).map(|_| State::new(0)).collect();
        let (typed, bots) = (Slot::new(names), Slot::new(bots));
        let crests = State::new((0..most).collect());
        Self { typed, bots, crests, shelf, text: table_text(), bot_text: bot_text() }
    }

    /// A field for each, with the crest beside it.
    pub fn fields(self) -> El {
        let seats = self.typed.with(Vec::len) as u8;
        let field =
            |seat| el("li", "").with([self.crest_button(seat), self.field(seat), self.kind(seat)]);
        group()
            .with(el("ul", "names").with((0..seats).map(field).collect::<Vec<_>>()))
            .with(self.strengths())
    }

    /// The crest of a seat, which is its colour too. A tap gives it the next one, and its own to whoever
    /// had that.
    fn crest_button(self, seat: u8) -> El {
        let seat = usize::from(seat);
        let next = move || {
            self.crests.update(|crests| {
                let wanted = (crests[seat] + 1) % CRESTS;
                match crests.iter().position(|&crest| crest == wanted) {
                    Some(other) => crests.swap(seat, other),
                    None => crests[seat] = wanted,
                }
            });
        };
        el("button", "crest")
            .attr("type", "button")
            .attr("aria-label", &(self.text.crest_of)(seat as u8 + 1))
            .on_tap(next)
            .live(move || kamon(self.crest(seat as u8)))
    }

    fn crest(self, seat: u8) -> u8 {
        self.crests.with(|crests| crests[usize::from(seat)])
    }

    /// Whether a person or which bot sits on a seat.
    pub fn kind(self, seat: u8) -> El {
        let text = bot_text();
        let bot = self.bot(seat);
        let options: Vec<El> = [text.person]
            .into_iter()
            .chain(text.levels)
            .enumerate()
            .map(|(level, words)| el("option", "").attr("value", &level.to_string()).with(words))
            .collect();
        el("select", "field who")
            .attr("aria-label", &(text.who)(seat + 1))
            .with(options)
            .live_property("value", move || bot.get().to_string())
            .on("change", move |event: web_sys::Event| {
                bot.set(event_target_value(&event).parse().unwrap_or(0));
            })
    }

    /// What the bots that were chosen do, a sentence for each.
    pub fn strengths(self) -> El {
        let means = bot_text().level_means;
        let chosen =
            move |level: u8| self.bots.with(|bots| bots.iter().any(|bot| bot.get() == level));
        let said = move || {
            let levels = (1..).zip(means).filter(|&(level, _)| chosen(level));
            levels.map(|(_, words)| el("p", "sub").with(words)).collect::<Vec<_>>()
        };
        el("div", "").attr("aria-live", "polite").live(said)
    }

    fn bot(self, seat: u8) -> State<u8> {
        self.bots.with(|bots| bots[usize::from(seat)])
    }

    /// The field for the name of one seat.
    pub fn field(self, seat: u8) -> El {
        let text = self.text;
        let name = self.typed.with(|names| names[usize::from(seat)]);
        el("input", "field")
            .attr("type", "text")
            .attr("maxlength", &LONGEST_NAME.to_string())
            .attr("autocomplete", "off")
            .attr("spellcheck", "false")
            .attr("enterkeyhint", "go")
            .attr("aria-label", &(text.name_of)(seat + 1))
            .attr("placeholder", &(text.player)(seat + 1))
            .live_property("value", move || name.get())
            .on("input", move |event: web_sys::Event| name.set(event_target_value(&event)))
    }

    /// What a seat is called.
    pub fn name(self, seat: u8) -> String {
        let typed = self.typed.with(|names| names.get(usize::from(seat)).map(|n| n.get()));
        let typed: String = typed.unwrap_or_default().trim().chars().take(LONGEST_NAME).collect();
        if typed.is_empty() { self.unnamed(seat) } else { typed }
    }

    /// What it is called if nobody gave it a name.
    fn unnamed(self, seat: u8) -> String {
        let level = usize::from(self.bot(seat).get());
        match level.checked_sub(1).and_then(|bot| self.bot_text.levels.get(bot)) {
            Some(bot) => format!("{bot} {}", seat + 1),
            None => (self.text.player)(seat + 1),
        }
    }

    /// Those on the first `count` seats; their names are remembered for the next time.
    pub fn sit_down(self, count: u8) -> Vec<Player> {
        let typed: Vec<String> = self
            .typed
            .with(|names| names.iter().map(|name| name.now().trim().to_owned()).collect());
        self.shelf.keep_names(&typed);
        let player = |seat| {
            let bot = Some(self.bot(seat).now()).filter(|&level| level > 0);
            Player { name: self.name(seat), crest: self.crest(seat), bot }
        };
        untrack(|| (0..count).map(player).collect())
    }

    /// Whoever learns the game and so many bots of a level, whatever was chosen for their seats.
    pub fn sit_down_to_learn(self, bots: u8, level: u8) -> Vec<Player> {
        let seats = 0..=bots;
        for seat in seats.clone() {
            self.bot(seat).set(if seat == 0 { 0 } else { level });
        }
        let mut players = self.sit_down(bots + 1);
        for (player, seat) in players.iter_mut().zip(seats).skip(1) {
            player.name = untrack(|| self.unnamed(seat));
        }
        players
    }
}

/// Ways to play, and below them what the chosen one means.
pub fn option<const WAYS: usize>(
    name: &'static str,
    words: &'static Choice<WAYS>,
    chosen: State<usize>,
) -> El {
    let choice = choice(
        Legend { name, words: words.name, shown: true },
        words.choices.map(Face::from),
        move || chosen.get(),
        move |number| chosen.set(number),
    );
    explained(choice, move || words.means[chosen.get()])
}

/// 0 is chance, above are the seats of the largest table.
pub fn who_begins(names: Names, most: u8, first: State<usize>) -> El {
    let text = table_text();
    let seat = |seat: u8| Face {
        shown: el("span", "")
            .live(move || small_kamon(names.crest(seat)))
            .with(el("span", "unseen").live(move || names.name(seat))),
        spoken: None,
    };
    let choice = choice(
        Legend { name: "first", words: text.first, shown: true },
        [Face::from(text.first_random)].into_iter().chain((0..most).map(seat)),
        move || first.get(),
        move |number| first.set(number),
    );
    explained(choice, move || text.first_means[usize::from(first.get() > 0)])
}

/// A choice with a sentence below it.
pub fn explained(choice: El, means: impl Fn() -> &'static str + Send + Sync + 'static) -> El {
    el("div", "option").with(choice).with(el("p", "sub").attr("aria-live", "polite").live(means))
}

/// Who begins, of what [`who_begins`] says.
pub fn first_seat(chosen: usize, players: u8) -> Seat {
    Seat::new((chosen as u8).wrapping_sub(1)).unwrap_or_else(|| any_seat(players))
}

/// Rules hold no chance, so who begins is drawn here.
fn any_seat(players: u8) -> Seat {
    let mut bytes = [0; 4];
    // Without random numbers the first seat begins, as at any table.
    let _ = getrandom::fill(&mut bytes);
    let number = u32::from_le_bytes(bytes) % u32::from(players);
    Seat::new(number as u8).unwrap_or(Seat::FIRST)
}

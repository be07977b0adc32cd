//! What is settled before a game of Samurai Spirit: who defends the village, and how hard it gets.

use super::boards::small_mark;
use super::text::spirit_text;
use super::words::name;
use crate::new_game::{Names, explained, form, learn_button};
use crate::play;
use crate::save::Shelf;
use crate::text::table::table_text;
use crate::ui::choice::{Face, Legend, choice};
use crate::ui::el::{El, el};
use crate::ui::given::given;
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use crate::ui::state::State;
use leptos::prelude::*;
use spirit::{Level, Samurai, Setup, Side, Spirit};
use table::{Player, Rng, Seed};

const MOST: usize = Samurai::ALL.len();

/// Everything that is chosen.
#[derive(Clone, Copy)]
struct Table {
    /// People, from 1.
    people: State<usize>,
    /// Samurai of somebody alone.
    alone: State<usize>,
    /// All seven, in the order of the seats; those beyond the table are absent.
    order: State<[Samurai; MOST]>,
    /// `None` for what is offered.
    level: State<Option<Level>>,
    help: State<usize>,
    names: Names,
    shelf: Shelf,
}

impl Table {
    /// As it is before anything is chosen, with any samurai.
    fn offered(shelf: Shelf) -> Self {
        let table = Self {
            people: State::new(3),
            alone: State::new(2),
            order: State::new(Samurai::ALL),
            level: State::new(None),
            help: State::new(0),
            names: Names::remembered(shelf, MOST as u8),
            shelf,
        };
        table.deal();
        table
    }

    fn begin(self, people: &[Player]) -> Option<String> {
        untrack(|| play::begin::<Spirit>(self.shelf, self.setup(), self.players(people)))
    }

    fn seats(self) -> usize {
        match self.people.get() {
            1 => self.alone.get(),
            people => people,
        }
    }

    fn level(self) -> Level {
        self.level.get().unwrap_or_else(|| offered(self.seats()))
    }

    /// With two the tokens of the absent always lie there, with seven nobody is absent.
    fn help(self) -> bool {
        match (self.people.get(), self.seats()) {
            (1, _) | (_, 2) => true,
            (_, seats) => seats < MOST && self.help.get() == 1,
        }
    }

    fn setup(self) -> Setup {
        let samurai = self.order.get()[..self.seats()].to_vec();
        Setup { samurai, level: self.level(), help: self.help() }
    }

    fn players(self, people: &[Player]) -> Vec<Player> {
        let seats = self.seats();
        let sitting = |seat: usize| {
            let person = people.get(seat).or(people.first()).cloned().unwrap_or_default();
            Player { crest: self.order.get()[seat] as u8, ..person }
        };
        (0..seats).map(sitting).collect()
    }

    /// A samurai for a seat; whoever had that one takes the one that is given up.
    fn choose(self, seat: usize, samurai: Samurai) {
        self.order.update(|order| {
            if let Some(other) = order.iter().position(|&one| one == samurai) {
                order.swap(seat, other);
            }
        });
    }

    fn deal(self) {
        self.order.update(|order| Rng::new(any_seed(), 0).shuffle(order));
    }
}

/// Beside two bots who know what they do, where it is easiest.
pub fn begin_to_learn(shelf: Shelf) -> Option<String> {
    const COMPANIONS: u8 = 2;
    const ABLE: u8 = 3;
    let table = Table::offered(shelf);
    table.people.set(usize::from(COMPANIONS) + 1);
    table.level.set(Some(Level::ALL[0]));
    table.begin(&table.names.sit_down_to_learn(COMPANIONS, ABLE))
}

/// Everything is chosen already: whoever just wants to play taps the button.
pub fn choices() -> El {
    let table = Table::offered(given());
    let begin = move || {
        let people = table.names.sit_down(table.people.now() as u8);
        table.begin(&people)
    };
    let body = el("div", "seats-to-fill company")
        .live_attr("data-people", move || Some(table.people.get().to_string()))
        .with([
            learn_button::<Spirit>(),
            people(table),
            alone(table),
            who(table),
            level(table),
            help(table),
        ]);
    form(body, begin)
}

fn people(table: Table) -> El {
    choice(
        Legend { name: "players", words: table_text().players, shown: true },
        ["1", "2", "3", "4", "5", "6", "7"].map(Face::from),
        move || table.people.get() - 1,
        move |number| table.people.set(number + 1),
    )
}

fn alone(table: Table) -> El {
    let text = spirit_text();
    el("div", "alone").flag("hidden", move || table.people.get() > 1).with(choice(
        Legend { name: "alone", words: text.new.alone_with, shown: true },
        text.new.alone_choices.map(Face::from),
        move || table.alone.get() - 2,
        move |number| table.alone.set(number + 2),
    ))
}

/// A row for each seat: the name of the person, and which samurai.
fn who(table: Table) -> El {
    let text = spirit_text();
    let rows: Vec<El> = (0..MOST).map(|seat| row(table, seat)).collect();
    el("fieldset", "setting").with([
        el("legend", "").with(text.new.who),
        el("ol", "roster").with(rows),
        el("button", "btn quiet deal")
            .attr("type", "button")
            .on_tap(move || table.deal())
            .with(icon("ui-reset"))
            .with(text.new.deal_again),
    ])
}

fn row(table: Table, seat: usize) -> El {
    let text = spirit_text();
    let samurai = memo(move || table.order.get()[seat]);
    let options: Vec<El> = Samurai::ALL
        .into_iter()
        .map(|one| {
            el("option", "").attr("value", &(one as u8).to_string()).with(format!(
                "{} · {}",
                name(one),
                (text.talent)(one)
            ))
        })
        .collect();
    let chosen = move |event: web_sys::Event| {
        let number: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(&samurai) = number.and_then(|number| Samurai::ALL.get(number)) {
            table.choose(seat, samurai);
        }
    };
    el("li", "")
        .flag("hidden", move || seat >= table.seats())
        .with(el("span", "sign").live(move || small_mark(samurai.get(), Side::Human)))
        .with(
            el("span", "person")
                .flag("hidden", move || seat > 0 && seat >= table.people.get())
                .with([table.names.field(seat as u8), table.names.kind(seat as u8)]),
        )
        .with(
            el("select", "field")
                .attr("aria-label", &(text.new.samurai_of)(seat as u8 + 1))
                .with(options)
                .live_property("value", move || (samurai.get() as u8).to_string())
                .on("change", chosen),
        )
}

fn level(table: Table) -> El {
    let text = spirit_text();
    let levels = choice(
        Legend { name: "level", words: text.new.level, shown: true },
        Level::ALL.map(|level| Face::from((text.level)(level))),
        move || table.level() as usize,
        move |number| table.level.set(Level::ALL.get(number).copied()),
    );
    explained(levels, move || (text.new.level_means)(table.level()))
}

/// For a first game: the more samurai, the harder it gets.
const fn offered(seats: usize) -> Level {
    if seats < 5 { Level::Normal } else { Level::Easy }
}

fn help(table: Table) -> El {
    let text = spirit_text();
    let ways = choice(
        Legend { name: "help", words: text.new.help, shown: true },
        text.new.help_choices.map(Face::from),
        move || table.help.get(),
        move |number| table.help.set(number),
    );
    let is_open = move || table.people.get() > 1 && (3..MOST).contains(&table.seats());
    let always = move || table.help() && !is_open();
    let why = move || match table.people.get() {
        1 => text.new.help_alone,
        _ => text.new.help_always,
    };
    el("div", "with-help").with([
        explained(ways, move || text.new.help_means[table.help.get()])
            .flag("hidden", move || !is_open()),
        el("p", "sub").flag("hidden", move || !always()).live_text(why),
    ])
}

/// Rules hold no chance, so samurai are dealt here. Without random numbers they stay as they lie.
fn any_seed() -> Seed {
    let mut bytes = [0; 12];
    let _ = getrandom::fill(&mut bytes);
    Seed(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spirit::text::SpiritText;

    #[test]
    fn the_level_that_is_offered_is_the_one_recommended_for_so_many() {
        let means = |level| (SpiritText::of(crate::text::Language::English).new.level_means)(level);
        assert!(means(Level::Normal).contains("two to four"));
        assert!(means(Level::Easy).contains("five or more"));
        let levels: Vec<Level> = (2..=MOST).map(offered).collect();
        let (normal, easy) = (Level::Normal, Level::Easy);
        assert_eq!(levels, [normal, normal, normal, easy, easy, easy]);
    }
}

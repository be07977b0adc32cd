//! The house itself: entrance, languages, themes, ways in and out.

use serde_json::json;
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::{GAMES, home, new_game, notice, settings, table};
use crate::patience::{must, until};
use crate::session::{Session, key};
use crate::stand::{Mood, Stand, is_program};

pub const JOURNEYS: &[Journey] = &[
    Journey::new("home_shows_three_games", home_shows_three_games),
    Journey::new("the_language_follows_the_choice_and_stays", language),
    Journey::new("the_theme_follows_the_choice_and_stays", theme),
    Journey::new("back_and_forward_lead_where_one_was", back_and_forward),
    Journey::new("a_sheet_closes_with_escape_and_gives_the_focus_back", escape),
    Journey::new("an_address_that_leads_nowhere_says_so", lost),
    Journey::new("once_loaded_it_plays_without_a_network", offline),
    Journey::new("something_is_seen_before_the_program_arrives_and_stays_in_place", first_paint),
];

fn home_shows_three_games(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    for (slug, name) in GAMES {
        let title = session.seen(&format!("{} h3", home::card(slug)))?;
        let (role, label) = (session.role(&title)?, session.label(&title)?);
        must(role == "heading" && label == name, format!("{slug} is a {role} called {label}"))?;
    }
    let cards = session.all(".home:not(#first) .game")?.len();
    must(cards == GAMES.len(), format!("there are {cards} cards"))
}

fn offline(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    stand.behave(Mood::KeptOffline);
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    // One that is still becoming active has taken the page over, but answers for none that comes next.
    session.until_true("navigator.serviceWorker.controller?.state === 'activated'")?;
    stand.behave(Mood::Gone);
    // Somebody comes back later. (To reload on the spot is to ask the network: Firefox does.)
    session.open("about:blank")?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    for (game, _) in GAMES {
        session.open(&stand.at(&format!("#/new/{game}")))?;
        session.seen(new_game::BEGIN)?;
    }
    // Bots come along: chances in a hint are worked out by one.
    new_game::begin_samurai(session, &stand)?;
    table::slide_open(session)?;
    session.click(".hint-button")?;
    session.seen(".advice")?;
    session.until_true("document.querySelector('.advice')?.textContent.split('%').length === 3")
}

fn language(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    session.until_true("document.documentElement.lang === 'en'")?;
    let mut titles = Vec::new();
    for (index, tag) in [(1, "de"), (2, "nl"), (0, "en")] {
        session.click(&home::language(index))?;
        session.until_true(&format!("document.documentElement.lang === '{tag}'"))?;
        home::arrive(session)?;
        titles.push(session.text(&session.seen("#games")?)?);
        session.reload()?;
        home::arrive(session)?;
        session.until_true(&format!("document.documentElement.lang === '{tag}'"))?;
    }
    titles.sort();
    titles.dedup();
    must(titles.len() == 3, format!("three languages say it in {titles:?}"))
}

fn theme(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    let mut grounds = Vec::new();
    for (index, name) in [(2, "dark"), (1, "light")] {
        settings::open(session)?;
        session.click(&settings::theme(index))?;
        session.until_true(&format!("document.documentElement.dataset.theme === '{name}'"))?;
        session.keys(key::ESCAPE)?;
        session.gone(settings::HERE)?;
        // It is there again before the program is.
        stand.behave(Mood::HoldsWasm);
        session.open(&stand.at("?again"))?;
        session.seen("#first")?;
        grounds.push(session.value_of("getComputedStyle(document.body).backgroundColor")?);
        session.until_true(&format!("document.documentElement.dataset.theme === '{name}'"))?;
        stand.behave(Mood::Honest);
        home::arrive(session)?;
    }
    must(grounds[0] != grounds[1], format!("both grounds are {}", grounds[0]))?;
    settings::open(session)?;
    session.click(&settings::theme(0))?;
    session.until_true("document.documentElement.dataset.theme === undefined")
}

fn back_and_forward(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    session.click(home::NEW_SAMURAI)?;
    session.seen(new_game::HERE)?;
    must(session.address()?.ends_with("#/new/samurai"), "the address does not say where we are")?;
    session.back()?;
    session.gone(new_game::HERE)?;
    home::arrive(session)?;
    session.forward()?;
    session.seen(new_game::HERE)?;
    session.reload()?;
    session.seen(new_game::HERE).map(drop)
}

fn escape(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    settings::open(session)?;
    session.until_true("document.querySelector('dialog').contains(document.activeElement)")?;
    session.keys(key::ESCAPE)?;
    session.gone(settings::HERE)?;
    session.until_true(&format!(
        "document.activeElement === document.querySelector(\"{}\")",
        home::SETTINGS
    ))
}

fn lost(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at("#/cellar"))?;
    session.seen(notice::HERE)?;
    session.click(notice::FIRST_WAY)?;
    home::arrive(session)
}

fn first_paint(session: &Session) -> Outcome {
    const PLACES: &str = "[...document.querySelectorAll('.home h1, .home .game, .home .game h3')]\
        .map((one) => one.getBoundingClientRect()).map((box) => [box.x, box.y].map(Math.round))";
    let stand = Stand::open()?;
    stand.behave(Mood::HoldsWasm);
    session.open(&stand.at(""))?;
    session.seen("#first")?;
    until("the program to be asked for", || {
        Ok(stand.asked().iter().any(|path| is_program(path)).then_some(()))
    })?;
    let ground = session.value_of("getComputedStyle(document.body).backgroundColor")?;
    must(ground != json!("rgb(255, 255, 255)"), "the page flashes white")?;
    let before = session.value_of(PLACES)?;
    must(
        before.as_array().is_some_and(|places| places.len() == 7),
        format!("seen first: {before}"),
    )?;
    stand.behave(Mood::Honest);
    home::arrive(session)?;
    session.gone("#first")?;
    let after = session.value_of(PLACES)?;
    must(before == after, format!("the page jumped from {before} to {after}"))
}

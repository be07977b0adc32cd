//! Games on this device: begun, left, found again, and never played by two tabs at once.

use serde_json::json;
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::{home, new_game, notice, table};
use crate::patience::must;
use crate::session::Session;
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[
    Journey::new("a_game_is_found_again_behind_a_shut_door", found_again),
    Journey::new("two_tabs_never_play_the_same_game", two_tabs),
    Journey::new("a_save_that_cannot_be_opened_is_named_and_kept", unreadable),
    Journey::new("a_link_cut_in_half_says_so", cut_link),
];

fn found_again(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    new_game::begin_samurai(session, &stand)?;
    table::is_shut(session)?;
    table::slide_open(session)?;
    session.reload()?;
    table::is_shut(session)?;
    // The browser keeps the page as it was for the back button.
    table::slide_open(session)?;
    session.open(&stand.blank())?;
    session.back()?;
    table::is_shut(session)?;
    session.click(".door a[href='#/']")?;
    session.click(home::SAVE)?;
    table::is_shut(session)
}

fn two_tabs(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    new_game::begin_samurai(session, &stand)?;
    table::slide_open(session)?;
    let address = session.address()?;
    let first = session.windows()?.swap_remove(0);
    let second = session.new_tab()?;
    session.switch_to(&second)?;
    session.open(&address)?;
    session.seen(notice::HERE)?;
    session.click(notice::FIRST_WAY)?;
    table::is_shut(session)?;
    table::slide_open(session)?;
    session.switch_to(&first)?;
    session.seen(notice::HERE)?;
    must(session.all("[data-tile]")?.is_empty(), "the tab that lost the game still shows a hand")?;
    // And back: whoever asks last, plays.
    session.click(notice::FIRST_WAY)?;
    table::is_shut(session)?;
    session.switch_to(&second)?;
    session.seen(notice::HERE).map(drop)
}

fn unreadable(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.blank())?;
    session.run("localStorage.setItem('shoji.game.0af3', '1 not!a!code')", &json!([]))?;
    session.open(&stand.at(""))?;
    let save = session.seen(home::SAVE)?;
    must(session.text(&save)?.len() > 40, "the shelf does not say why the game cannot be opened")?;
    session.open(&stand.at("#/play/0af3"))?;
    session.seen(notice::HERE)?;
    session.seen("main.notice a[download], main.notice .ways button")?;
    session.until_true("localStorage.getItem('shoji.game.0af3') === '1 not!a!code'")
}

fn cut_link(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    new_game::begin_samurai(session, &stand)?;
    let entry = session.value_of(
        "Object.entries(localStorage).find(([key]) => key.startsWith('shoji.game.'))[1]",
    )?;
    let code =
        entry.as_str().and_then(|entry| entry.split(' ').nth(1)).unwrap_or_default().to_owned();
    let elsewhere = Stand::open()?;
    session.open(&elsewhere.at(&format!("#/g/{}", &code[..code.len() / 2])))?;
    session.seen(notice::HERE)?;
    let words = session.text(&session.seen("main.notice p")?)?;
    must(words.contains("cut"), format!("it says: {words}"))?;
    session
        .until_true("Object.keys(localStorage).every((key) => !key.startsWith('shoji.game.'))")?;
    session.open(&elsewhere.at(&format!("#/g/{code}")))?;
    table::is_shut(session)
}

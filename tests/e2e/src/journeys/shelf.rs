//! Games that are kept: the list on home, away and back again, two tabs.

use serde_json::json;
use xtask::Outcome;

use crate::engine::Engine;
use crate::journey::Journey;
use crate::pages::{home, notice, shelf, table};
use crate::patience::must;
use crate::sample::{Sample, samsara, spirit};
use crate::session::{Session, key};
use crate::stand::{Mood, Stand};

pub const JOURNEYS: &[Journey] = &[
    Journey::new("kept_games_are_listed_and_a_tap_goes_on", listed),
    Journey::new("of_many_kept_games_the_newest_are_listed_and_a_tap_lists_all", many),
    Journey::new("a_deleted_game_comes_back_by_undo", delete_and_undo),
    Journey::new("a_game_leaves_as_a_file_and_comes_back", file),
    Journey::new("a_bad_file_is_named_and_changes_nothing", bad_file),
    Journey::new("each_fault_of_a_save_has_its_sentence_and_the_save_can_be_taken_along", rubbish),
    Journey::new("the_list_is_where_the_first_paint_kept_room", no_jump),
    Journey::new("leaving_a_game_lets_it_go", come_and_go),
    Journey::new("without_locks_nothing_that_another_tab_wrote_is_lost", no_locks)
        .only(&[Engine::Chromium]),
    Journey::new("a_shared_game_is_a_link_and_a_square", share),
    Journey::new("games_of_every_kind_stand_side_by_side_and_each_can_be_shared", side_by_side),
];

fn listed(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (one, two) = (Sample::new(1, 12, 1), Sample::new(2, 30, 1));
    shelf::put(session, &stand, &[&one, &two])?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    for sample in [&one, &two] {
        session.seen(&format!("{} .turn", shelf::card(sample)))?;
        let card = session.seen(&shelf::card(sample))?;
        let label = session.label(&card)?;
        must(session.role(&card)? == "link", "a card is not a link")?;
        for word in ["Samurai", "Aiko", "Ren", "turn"] {
            must(label.contains(word), format!("`{word}` is not in `{label}`"))?;
        }
    }
    session.click(&shelf::card(&two))?;
    session.seen(table::DOOR)?;
    must(session.address()?.ends_with(&two.room()), "another game was opened")
}

fn many(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let samples: Vec<Sample> = (1..=5).map(|seed| Sample::new(seed, 12, 1)).collect();
    shelf::put(session, &stand, &samples.iter().collect::<Vec<_>>())?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    session.seen(".save")?;
    let listed = session.all("li.save .what")?.len();
    must(listed == 3, format!("{listed} are listed at first"))?;
    session.click(".all-saves")?;
    session.gone(".all-saves")?;
    for sample in &samples {
        session.seen(&shelf::card(sample))?;
    }
    session.until_true("document.activeElement.id === 'saves'")
}

fn delete_and_undo(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let sample = Sample::new(1, 12, 1);
    shelf::put(session, &stand, &[&sample])?;
    session.open(&stand.at(""))?;
    shelf::more(session, &sample)?;
    session.click(shelf::DELETE)?;
    session.gone(&shelf::card(&sample))?;
    session.until_true(&format!("localStorage.getItem('{}') === null", sample.name()))?;
    let said = session.text(&session.seen("[role=status] .toast p")?)?;
    must(said == "Deleted.", format!("it says {said}"))?;
    // The keyboard stands on the way back.
    session.until_true("document.activeElement.closest('.toast')")?;
    session.keys(key::ENTER)?;
    session.seen(&shelf::card(&sample))?;
    session.gone(".toast")?;
    session.until_true(&format!("document.activeElement.id === 'save-{}'", sample.key))?;
    shelf::holds(session, &sample.name(), &sample.entry())
}

fn file(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let sample = Sample::new(1, 12, 1);
    shelf::put(session, &stand, &[&sample])?;
    session.open(&stand.at(""))?;
    shelf::more(session, &sample)?;
    session.seen(shelf::FILE)?;
    let link = format!("document.querySelector(`{}`)", shelf::FILE);
    let name = session.value_of(&format!("{link}.download"))?;
    let name = name.as_str().unwrap_or_default();
    must(
        name.starts_with("samurai-20") && name.ends_with(".shoji.txt"),
        format!("the file is called {name}"),
    )?;
    let content = session.value_of(&format!("{link}.href.split(',')[1]"))?;
    must(content == json!(sample.code), "the file does not hold the code")?;
    session.run("localStorage.clear()", &json!([]))?;
    session.reload()?;
    home::arrive(session)?;
    shelf::choose_file(session, &sample.code)?;
    session.seen(table::DOOR)?;
    must(session.address()?.ends_with(&sample.room()), "the file leads elsewhere")?;
    session.until_true(&format!(
        "localStorage.getItem('{}').endsWith(' {}')",
        sample.name(),
        sample.code
    ))
}

fn bad_file(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(""))?;
    let code = Sample::new(1, 12, 1).code;
    let mut sentences = Vec::new();
    for content in ["", "{\"a\": 1}", &code[..code.len() / 2], &"x".repeat(100_000)] {
        home::arrive(session)?;
        shelf::choose_file(session, content)?;
        sentences.push(session.text(&session.seen("main.notice p")?)?);
        session.click("main.notice a.btn")?;
    }
    home::arrive(session)?;
    sentences.sort();
    sentences.dedup();
    must(sentences.len() >= 3, format!("all it says is {sentences:?}"))?;
    must(session.all(".save")?.is_empty(), "a bad file was kept")
}

fn rubbish(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.blank())?;
    let (cut, mut damaged) = (Sample::new(1, 12, 1).code, Sample::new(2, 12, 1).code);
    let half = &cut[..cut.len() / 2];
    let last = if damaged.pop() == Some('A') { 'Q' } else { 'A' };
    damaged.insert(20, last);
    session.run(
        "for (const [index, code] of given.entries()) \
         localStorage.setItem(`shoji.game.bad${index}`, code)",
        &json!(["rubbish!", half, damaged]),
    )?;
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    let mut sentences = Vec::new();
    for index in 0..3 {
        let why = session.seen(&format!("#save-bad{index} .why"))?;
        sentences.push(session.text(&why)?);
    }
    sentences.dedup();
    must(sentences.len() == 3, format!("all it says is {sentences:?}"))?;
    session.click(".save:has(#save-bad0) button")?;
    session.seen(shelf::FILE)?;
    let content = session.value_of(&format!(
        "decodeURIComponent(document.querySelector(`{}`).href.split(',')[1])",
        shelf::FILE
    ))?;
    must(content == json!("rubbish!"), "the file does not hold what was kept")?;
    session.open(&stand.at("#/play/bad1"))?;
    session.seen("main.notice")?;
    shelf::holds(session, "shoji.game.bad1", half)
}

fn no_jump(session: &Session) -> Outcome {
    const PLACES: &str = "return [...document.querySelectorAll(`${given[0]} .save, ${given[0]} .games`)]\
         .map((box) => box.getBoundingClientRect()).map((box) => [box.left, box.top, box.width]);";
    let stand = Stand::open()?;
    let samples = [1, 2, 3, 4].map(|seed| Sample::new(seed, 12, 1));
    shelf::put(session, &stand, &samples.each_ref())?;
    for (width, height) in [(390, 844), (1280, 800)] {
        session.resize(width, height)?;
        stand.behave(Mood::HoldsWasm);
        session.open(&stand.at(&format!("?{width}")))?;
        session.until_true("document.querySelectorAll('#first .save').length === 3")?;
        let before = session.run(PLACES, &json!(["#first"]))?;
        stand.behave(Mood::Honest);
        home::arrive(session)?;
        let after = session.run(PLACES, &json!([".home:not(#first)"]))?;
        must(before == after, format!("{width} px: from {before} to {after}"))?;
    }
    Ok(())
}

fn come_and_go(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let sample = Sample::new(1, 12, 1);
    shelf::put(session, &stand, &[&sample])?;
    session.open(&stand.at(""))?;
    for _ in 0..3 {
        session.click(&shelf::card(&sample))?;
        session.click(".door .corner")?;
    }
    // A page that is left while it asks for the game must not keep it.
    for _ in 0..4 {
        session.click(&shelf::card(&sample))?;
        session.seen(table::DOOR)?;
        session.reload()?;
        session.open(&stand.at(""))?;
    }
    home::arrive(session)?;
    let first = session.window()?;
    let second = session.new_tab()?;
    session.switch_to(&second)?;
    session.open(&stand.at(&sample.room()))?;
    session.seen(table::DOOR)?;
    shelf::holds(session, &sample.name(), &sample.entry())?;
    session.close_tab()?;
    session.switch_to(&first)
}

fn no_locks(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (early, late) = (Sample::new(1, 12, 1), Sample::new(1, 15, 1));
    session.devtools(
        "Page.addScriptToEvaluateOnNewDocument",
        &json!({ "source": "Object.defineProperty(navigator, 'locks', { value: undefined })" }),
    )?;
    shelf::put(session, &stand, &[&early])?;
    session.open(&stand.at(&early.room()))?;
    session.seen(table::DOOR)?;
    let first = session.window()?;
    let second = session.new_tab()?;
    session.switch_to(&second)?;
    shelf::put(session, &stand, &[&late])?;
    session.close_tab()?;
    session.switch_to(&first)?;
    session.click(notice::FIRST_WAY)?;
    session.seen(table::DOOR)?;
    shelf::holds(session, &late.name(), &late.entry())
}

fn share(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let sample = Sample::new(1, 30, 1);
    shelf::put(session, &stand, &[&sample])?;
    session.open(&stand.at(""))?;
    shelf::more(session, &sample)?;
    session.click(shelf::SHARE)?;
    session.seen("dialog .square[role=img][aria-label]")?;
    let link = session.value_of("document.querySelector('.copy .link').value")?;
    must(link == json!(stand.at(&sample.link())), format!("the link is {link}"))?;
    session.click(".copy .btn")?;
    session.until_true("document.querySelector('.copy .said').textContent")?;
    session.keys(key::ESCAPE)?;
    session.gone("dialog")
}

/// The programs of all games are there at once, and none is in the way of another or of the list.
fn side_by_side(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (wheel, _) = samsara::short_game();
    let games = [Sample::new(1, 12, 1), samsara::sample(&wheel), spirit::beside_a_bot()];
    shelf::put(session, &stand, &games.each_ref())?;
    session.open(&stand.at(""))?;
    for game in &games {
        session.seen(&format!("{} .turn", shelf::card(game)))?;
    }
    for game in &games {
        shelf::more(session, game)?;
        session.click(shelf::SHARE)?;
        session.seen("dialog .square")?;
        session.keys(key::ESCAPE)?;
        session.gone("dialog")?;
    }
    Ok(())
}

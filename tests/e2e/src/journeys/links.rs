//! Games that arrive by link: what is here is never lost, and every fault has its sentence.

use ::samsara::Setup;
use serde_json::json;
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::{home, notice, shelf, table, wheel};
use crate::patience::must;
use crate::sample::{Sample, samsara};
use crate::session::Session;
use crate::stand::{Mood, Stand};

pub const JOURNEYS: &[Journey] = &[
    Journey::new("a_link_opens_the_game_in_a_fresh_browser_with_the_door_shut", fresh),
    Journey::new("a_link_that_names_nobody_still_has_a_door_between_its_seats", nameless),
    Journey::new("a_link_finds_a_shut_door_until_its_table_is_there", on_its_way),
    Journey::new("a_moment_of_a_game_can_be_shared_and_opens_with_a_look_back", moment),
    Journey::new("a_damaged_link_says_what_is_wrong_with_it", damaged),
    Journey::new("a_link_to_what_is_further_along_here_opens_what_is_here", behind),
    Journey::new("a_link_that_is_further_along_is_offered", ahead),
    Journey::new("a_link_that_went_another_way_can_be_kept_beside", forked),
];

fn fresh(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let sample = Sample::new(1, 20, 1);
    session.open(&stand.at(""))?;
    home::arrive(session)?;
    let before = session.value_of("history.length")?.as_u64();
    session.run("location.hash = given[0]", &json!([sample.link()]))?;
    table::is_shut(session)?;
    must(session.address()?.ends_with(&sample.room()), "the link is still in the address")?;
    session.until_true(&format!(
        "localStorage.getItem('{}').endsWith(' {}')",
        sample.name(),
        sample.code
    ))?;
    // The link left no step of its own behind: back leads to where one was before it.
    let after = session.value_of("history.length")?.as_u64();
    must(after <= before.map(|steps| steps + 1), "the back button would lead to the link")?;
    session.click(".door .corner")?;
    session.seen(&shelf::card(&sample)).map(drop)
}

fn nameless(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(&Sample::nameless().link()))?;
    table::is_shut(session)?;
    session.until_true("['1', '2'].includes(document.querySelector('#door-name').textContent)")
}

/// Of a game that is over, which shows everything, and of one that goes on, behind its door.
fn moment(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let over = Sample::whole(1);
    shelf::put(session, &stand, &[&over])?;
    session.open(&stand.at(&over.room()))?;
    session.click("main.result .acts .btn:has(use[href='#ui-replay'])")?;
    session.click(".replay .btn:has(use[href='#ui-back'])")?;
    let at = session.value_of("document.querySelector('.replay input').value")?;
    session.click(".head .btn:has(use[href='#ui-share'])")?;
    session.seen("dialog .link")?;
    let link = session.value_of("document.querySelector('dialog .link').value")?;
    let (link, at) = (link.as_str().unwrap_or_default(), at.as_str().unwrap_or_default());
    must(link.ends_with(&format!("{}/{at}", over.link())), format!("the link is {link}"))?;
    session.open(&stand.blank())?;
    session.run("localStorage.clear()", &json!([]))?;
    session.open(link)?;
    looks_back_at(session, at)?;
    must(session.address()?.ends_with(&over.room()), "the link is still in the address")?;
    // From the look back one comes to the result, and by another visit too.
    session.click(".replay .bar > .btn:last-child")?;
    session.seen("main.result")?;
    let running = Sample::new(2, 20, 1);
    session.run("location.hash = given[0]", &json!([format!("{}/7", running.link())]))?;
    table::is_shut(session)?;
    session.click(table::SLIDE)?;
    looks_back_at(session, "7")?;
    // Whoever comes again without asking for it finds the game as it stands.
    session.run("location.hash = given[0]", &json!([running.link()]))?;
    table::slide_open(session)?;
    must(session.all(".replay")?.is_empty(), "it is looked back at what was asked for before")?;
    // Where it has not come to yet, it is looked at as it stands.
    session.run("location.hash = given[0]", &json!([format!("{}/999", running.link())]))?;
    session.click(table::SLIDE)?;
    looks_back_at(session, "20")
}

fn looks_back_at(session: &Session, number: &str) -> Outcome {
    session.seen(".replay input")?;
    session.until_true(&format!("document.querySelector('.replay input').value === '{number}'"))
}

fn damaged(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let code = Sample::new(1, 20, 1).code;
    let changed: String = code
        .chars()
        .enumerate()
        .map(|(index, letter)| match (index, letter) {
            (30, 'A') => 'B',
            (30, _) => 'A',
            _ => letter,
        })
        .collect();
    let mut sentences = Vec::new();
    for link in ["%%%", &code[..code.len() - 9], &format!("{code}AAAA"), &changed] {
        session.open(&stand.blank())?;
        session.open(&stand.at(&format!("#/g/{link}")))?;
        sentences.push(session.text(&session.seen("main.notice p")?)?);
        session.seen("main.notice .file")?;
    }
    sentences.sort();
    sentences.dedup();
    must(sentences.len() == 4, format!("all it says is {sentences:?}"))?;
    session.click("main.notice a.btn")?;
    home::arrive(session)?;
    must(session.all(".save")?.is_empty(), "a damaged link was kept")
}

/// The program of the table is held back.
fn on_its_way(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    for (link, here) in [
        (Sample::new(1, 20, 1).link(), table::DOOR),
        (samsara::sample(&samsara::begun(7, Setup::default())).link(), wheel::HERE),
    ] {
        stand.behave(Mood::HoldsWasm);
        // Only a page that is loaded anew has no program yet.
        session.open(&stand.blank())?;
        session.open(&stand.at(&link))?;
        let said = session.text(&session.seen("#wait p")?)?;
        must(said.starts_with("The table is being set"), format!("it says {said}"))?;
        session.gone("#first")?;
        stand.behave(Mood::Honest);
        session.seen(here)?;
        session.gone("#wait *")?;
    }
    Ok(())
}

fn behind(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (early, late) = (Sample::new(1, 12, 1), Sample::new(1, 20, 1));
    shelf::put(session, &stand, &[&late])?;
    session.open(&stand.at(&early.link()))?;
    session.seen(table::DOOR)?;
    let said = session.text(&session.seen(".toast p")?)?;
    must(said.contains("further along"), format!("it says {said}"))?;
    must(session.address()?.ends_with(&late.room()), "the link is still in the address")?;
    shelf::holds(session, &late.name(), &late.entry())
}

fn ahead(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (early, late) = (Sample::new(1, 12, 1), Sample::new(1, 20, 1));
    shelf::put(session, &stand, &[&early])?;
    session.open(&stand.at(&late.link()))?;
    let said = session.text(&session.seen("main.notice p")?)?;
    must(said.contains("12") && said.contains("20"), format!("it says {said}"))?;
    shelf::holds(session, &early.name(), &early.entry())?;
    session.click(notice::FIRST_WAY)?;
    session.seen(table::DOOR)?;
    session.until_true(&format!(
        "localStorage.getItem('{}').endsWith(' {}')",
        late.name(),
        late.code
    ))
}

fn forked(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (here, there) = (Sample::new(1, 20, 1), Sample::new(1, 20, 2));
    shelf::put(session, &stand, &[&here])?;
    session.open(&stand.at(&there.link()))?;
    session.seen("main.notice")?;
    must(session.all("main.notice .btn")?.len() == 3, "there are three ways on")?;
    shelf::holds(session, &here.name(), &here.entry())?;
    session.click(notice::FIRST_WAY)?;
    session.seen(table::DOOR)?;
    must(
        session.address()?.ends_with(&format!("{}-2", here.room())),
        "it has no place of its own",
    )?;
    shelf::holds(session, &here.name(), &here.entry())?;
    session.until_true(&format!(
        "localStorage.getItem('{}-2').endsWith(' {}')",
        there.name(),
        there.code
    ))
}

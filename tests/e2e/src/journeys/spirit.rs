//! Samurai Spirit at the table: whole games, every size, and what survives a reload or a journey by link.

use serde_json::json;
use spirit::{Level, Samurai, Setup, Spirit};
use table::{Player, Record, Seed, Session as Sitting};
use xtask::Outcome;

use crate::axe;
use crate::journey::Journey;
use crate::pages::new_game::{self, begin_spirit as begin};
use crate::pages::shelf;
use crate::pages::spirit::{ASKING, CARD, OPEN};
use crate::patience::must;
use crate::sample::{Sample, spirit as game};
use crate::session::{Session, key};
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[
    Journey::new("what_is_being_picked_in_spirit_is_put_down_again", put_down),
    Journey::new("a_whole_game_of_spirit_alone_is_played_by_clicks", whole_game),
    Journey::new("seven_sit_down_at_spirit_each_with_a_samurai", seven),
    Journey::new("a_card_of_spirit_is_placed_by_a_tap_on_a_board", by_board),
    Journey::new("a_second_quick_tap_on_fight_answers_nothing", two_quick_taps),
    Journey::new("nothing_moves_on_a_phone_while_a_turn_of_spirit_is_played", steady),
    Journey::new("a_village_of_spirit_saved_or_lost_is_told_with_its_score", endings),
    Journey::new("a_card_of_spirit_in_the_air_survives_a_reload", in_the_air),
    Journey::new("a_game_of_spirit_goes_by_link_to_a_fresh_browser", by_link),
    Journey::new("a_turn_of_spirit_is_played_by_keyboard_alone", by_keyboard),
    Journey::new("a_table_of_spirit_for_seven_fits_a_phone", on_a_phone),
    Journey::new("the_end_of_a_round_of_spirit_is_read_before_a_bot_goes_on", dusk),
    Journey::new("a_kiai_of_spirit_is_announced_and_used", kiai),
    Journey::new("a_penalty_of_spirit_is_ignored_by_talent", penalty),
    Journey::new("absent_samurai_of_spirit_help_where_that_was_chosen", help),
    Journey::new("somebody_alone_plays_spirit_with_three_samurai", alone_with_three),
    Journey::new("axe_finds_nothing_at_any_moment_of_spirit", faultless),
];

const RESULT: &str = "main.result";
const GO_ON: &str = "dialog[open]:has(.round-end) .foot .btn.primary";

/// A game won at the hard level with everything saved, and one that was lost.
const WON: &str = "AaEAQ95hFAMCAwUCAdECAAAAAAAAAAAAAAIEQWlrbwMAA1JlbgUAAAYECAABAAQAAgQKAAwIBAgAAAQKAQgECQQL\
     BAoBCQEBBAkECQQMCQQLBAkEDAgECgAJBAgECAQIBAkECQQJAQAECQQJBAkQAAEABAgECQQJAQAECAQJBwEABAkE\
     CQQIBAgECAQIBAkECAQJBAkECAUABAgECAUAAwAECAQJDQUA";
const LOST: &str = "Aa4AKOJwDQMEAwEGBQAAAAAAAAAAAAAAAAAAAAQIBAgECAQJBwQIBAgEDAkECAQJBAgECQQIBAkHBAkECAQJBAkQ\
     AAQJBAkECQ8BAwgECQYBBQQJBAkOAgQIBAgHBAgECAQIBAkECQQIBAgECAQJBAkECQQJBQEECQQIBAkECQQJEAEQ\
     AQQJEAIQAgQJBAkEDAkECAcQAxAADgMECAQIBAkECAQIBAgECQQIBAkECQQKAggECQ";

/// A game that was not begun here.
fn sample(code: &str) -> Sample {
    Sample::of(&Record::<Spirit>::from_code(code).expect("a code of the journey"))
}

/// Taps one of the answers, counted round; waits until what is asked has changed.
fn answer(session: &Session, number: usize) -> Outcome {
    let before = session.value_of(STATE)?;
    session.run(
        "const open = [...document.querySelectorAll(given[0])]; open[given[1] % open.length].click()",
        &json!([OPEN, number]),
    )?;
    session.until_true(&format!("({STATE}) !== {before}"))
}

/// What is asked and how it stands: different after every action.
const STATE: &str = "JSON.stringify([document.querySelector('main')?.className, \
    document.querySelector('#log')?.textContent.length, document.querySelectorAll('.offer').length, \
    document.querySelector('#question')?.textContent])";

fn by_board(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    begin(session, &stand, 4)?;
    must(session.all(".sam[data-target], .sam [data-target]")?.is_empty(), "nothing to place yet")?;
    session.click(".offer.main")?;
    session.seen(CARD)?;
    session.click(".sam[data-now] .combat[data-target]")?;
    session.seen(".sam .combat .card").map(drop)
}

/// Where the first tap landed, an answer to the next question has appeared by the time of the second.
fn two_quick_taps(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    begin(session, &stand, 4)?;
    for motion in ["full", "less"] {
        session.seen(".offer.main")?;
        let answered = session.run(
            "document.documentElement.dataset.motion = given[0]; \
             const pause = (time) => new Promise((done) => setTimeout(done, time)); \
             await pause(400); \
             const box = document.querySelector('.offer.main').getBoundingClientRect(); \
             const tap = () => document.elementFromPoint(box.x + 9, box.y + box.height / 2) \
                 .closest('.offer')?.click(); \
             tap(); \
             await pause(180); \
             tap(); \
             await pause(100); \
             return document.querySelector(given[1]) === null",
            &json!([motion, CARD]),
        )?;
        must(answered == json!(false), format!("motion {motion}: the card was placed at once"))?;
        // A moment later the answer is there for whoever means it.
        session.click(".offer[data-side=right]")?;
        session.gone(CARD)?;
    }
    Ok(())
}

fn put_down(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    begin(session, &stand, 3)?;
    for by_key in [true, false] {
        session.click(".offer:has(use[href='#sp-heal'])")?;
        session.seen(".offer.back")?;
        if by_key {
            session.keys(key::ESCAPE)?;
        } else {
            session.click(".undo")?;
        }
        session.gone(".offer.back")?;
    }
    session.seen(".offer.main").map(drop)
}

fn steady(session: &Session) -> Outcome {
    const PLACES: &str = "['.village', '.glances', '.ring', '.news', '.asking', '.offers', '.risk'] \
        .map((one) => Math.round(document.querySelector(one).getBoundingClientRect().top)).join(' ')";
    let stand = Stand::open()?;
    for (width, height) in [(390, 844), (375, 667)] {
        session.resize(width, height)?;
        begin(session, &stand, 3)?;
        let before = session.value_of(PLACES)?;
        session.click(".offer.main")?;
        session.seen(CARD)?;
        let after = session.value_of(PLACES)?;
        must(before == after, format!("{width}x{height}: from {before} to {after}"))?;
    }
    session.resize(1280, 800)
}

fn whole_game(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let sample = game::alone();
    shelf::put(session, &stand, &[&sample])?;
    session.open(&stand.at(&sample.room()))?;
    for turn in 0..600 {
        session.seen(&format!("{OPEN}, {RESULT}"))?;
        if !session.all(RESULT)?.is_empty() {
            must(turn > 10, format!("a game of {turn} answers is too short to be one"))?;
            session.seen("main.result h1")?;
            session.seen("main.result .deeds table")?;
            return session.seen("main.result .primary").map(drop);
        }
        if !session.all(GO_ON)?.is_empty() {
            session.click(GO_ON)?;
            session.gone("dialog[open]")?;
        }
        answer(session, turn * 7)?;
    }
    must(false, "the game does not come to its end")
}

fn seven(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at("#/new/spirit"))?;
    session.click("label:has(#players-6)")?;
    let rows = session.value_of(
        "[...document.querySelectorAll('.roster li')].filter((row) => row.checkVisibility()).length",
    )?;
    must(rows == json!(7), format!("{rows} can sit down"))?;
    // Whoever wants the samurai of another changes places with him.
    let swapped = session.run(
        "const [one, other] = document.querySelectorAll('.roster li > select'); \
         const had = [one.value, other.value]; one.value = had[1]; \
         one.dispatchEvent(new Event('change', { bubbles: true })); \
         await new Promise(requestAnimationFrame); \
         return one.value === had[1] && other.value === had[0]",
        &json!([]),
    )?;
    must(swapped == json!(true), "two seats have the same samurai")?;
    session.click(new_game::BEGIN)?;
    session.seen(ASKING)?;
    let names = session.value_of(
        "new Set([...document.querySelectorAll('.sam .name')].map((name) => name.textContent)).size",
    )?;
    must(names == json!(Samurai::ALL.len()), format!("{names} samurai are at the table"))?;
    let stack = session.text(&session.seen("[data-pile=stack] .back")?)?;
    let plunderers = Level::Easy.plunderers(7).to_string();
    must(stack == plunderers, format!("{stack} raiders lie in the stack, not {plunderers}"))
}

fn endings(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (won, lost) = (sample(WON), sample(LOST));
    shelf::put(session, &stand, &[&won, &lost])?;
    session.open(&stand.at(&won.room()))?;
    let seal = session.text(&session.seen("main.saved .score-seal")?)?;
    must(seal == "10++", format!("the score is written {seal}"))?;
    let parts = session.all("main.saved .score li")?.len();
    must(parts == 3, format!("the score has {parts} parts"))?;
    let steps = session.all("main.saved .last-round li")?.len();
    must(steps == 5, format!("the last round ended in {steps} steps"))?;
    session.open(&stand.blank())?;
    session.open(&stand.at(&lost.room()))?;
    session.seen("main.fallen .score-seal svg")?;
    // A look at the table as it was, and from there back to the result.
    session.click("main.fallen .acts .btn:nth-of-type(2)")?;
    session.seen("main.spirit .replay")?;
    session.click(".replay .btn:last-child")?;
    session.seen("main.fallen")?;
    // The same company sits down again.
    session.click("main.fallen .acts .primary")?;
    session.seen(ASKING).map(drop)
}

fn in_the_air(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    begin(session, &stand, 3)?;
    session.click(".offer.main")?;
    let held = session.label(&session.seen(CARD)?)?;
    session.reload()?;
    let again = session.label(&session.seen(CARD)?)?;
    must(held == again, format!("{held} became {again}"))?;
    // What was turned up stays known: there is no way back behind it.
    session.seen(".undo[aria-disabled=true]")?;
    session.click(".offer[data-side=right]")?;
    session.gone(CARD)?;
    session.click(".undo:not([aria-disabled=true])")?;
    let back = session.label(&session.seen(CARD)?)?;
    must(held == back, format!("{held} came back as {back}"))
}

fn by_link(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let people = ["Aiko", "Ren", "Mara"].into_iter().zip(0..);
    let players = people.map(|(name, crest)| Player { name: name.to_owned(), crest, bot: None });
    let samurai = vec![Samurai::Kanbei, Samurai::Kyuzo, Samurai::Katsushiro];
    let setup = Setup { samurai, level: Level::Heroic, help: true };
    let record = Record::new(setup, Seed::from_number(5), players.collect());
    let mut sitting = Sitting::<Spirit>::open(record).expect("a setup of the journey");
    sitting.act(spirit::Action::Fight).expect("whoever begins may fight");
    let sample = sample(&sitting.record().code().expect("a game has a code"));
    session.open(&stand.at(&sample.link()))?;
    session.seen(CARD)?;
    must(session.address()?.ends_with(&sample.room()), "the link is still in the address")?;
    let names = session.text(&session.seen("main.spirit")?)?;
    must(names.contains("Katsushiro") && names.contains("Mara"), names)?;
    shelf::holds(session, &sample.name(), &kept(session, &sample)?)
}

/// What is kept of a game, as it ends with its code.
fn kept(session: &Session, sample: &Sample) -> Outcome<String> {
    let entry = session.value_of(&format!("localStorage.getItem('{}')", sample.name()))?;
    let entry = entry.as_str().unwrap_or_default().to_owned();
    must(entry.ends_with(&format!(" {}", sample.code)), "another game is kept")?;
    Ok(entry)
}

fn by_keyboard(session: &Session) -> Outcome {
    const TAB: &str = "\u{e004}";
    let stand = Stand::open()?;
    begin(session, &stand, 2)?;
    session.run("document.querySelector('#question').focus()", &json!([]))?;
    // From the question the first answer is one step away.
    session.keys(TAB)?;
    session.until_true("document.activeElement.classList.contains('main')")?;
    session.keys(key::ENTER)?;
    session.seen(CARD)?;
    // A key that is still held down answers nothing more.
    session.run(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', repeat: true, bubbles: true }))",
        &json!([]),
    )?;
    session.seen(CARD)?;
    // The question has the keyboard now, so that a stray key answers nothing.
    session.until_true("document.activeElement.id === 'question'")?;
    session.keys(key::ENTER)?;
    session.seen(CARD)?;
    let right = session.value_of("document.querySelector('[data-side=right]').dataset.number")?;
    session.keys(right.as_str().unwrap_or_default())?;
    session.gone(CARD)?;
    session.keys("?")?;
    session.seen("dialog[open] .help")?;
    session.keys(key::ESCAPE)?;
    session.gone("dialog[open]")
}

fn on_a_phone(session: &Session) -> Outcome {
    for (width, height) in [(390, 844), (360, 740)] {
        fits(session, width, height)?;
    }
    session.resize(1280, 800)
}

fn fits(session: &Session, width: u32, height: u32) -> Outcome {
    let stand = Stand::open()?;
    session.resize(width, height)?;
    begin(session, &stand, 7)?;
    session.click(".offer.main")?;
    session.seen(CARD)?;
    // Nothing sticks out at the side, and everything that is tapped is large enough and in sight.
    let wide = session.value_of("document.documentElement.scrollWidth <= innerWidth")?;
    must(wide == json!(true), "the page is wider than the phone")?;
    let small = session.value_of(
        "[...document.querySelectorAll('.offer, .glance, .head .btn, .undo')] \
         .filter((one) => one.checkVisibility()) \
         .map((one) => [one.className, one.getBoundingClientRect()]) \
         .filter(([, box]) => box.height < 43.5 || box.width < 43.5 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) \
         .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)} at ${Math.round(box.bottom)}`)",
    )?;
    must(small == json!([]), format!("cannot be tapped: {small}"))?;
    // A tap on a samurai brings his board into view.
    session.click(".glance:nth-child(5)")?;
    session.until_true(
        "(() => { const box = document.querySelector('.sam[data-seat=\"4\"]').getBoundingClientRect(); \
         return box.left >= -1 && box.right <= innerWidth + 1; })()",
    )
}

const PASS: &str = ".offer:has(use[href='#pen-must-pass'])";
/// How long what is kept of all games is: it grows with every action.
const KEPT: &str = "Object.keys(localStorage).filter((name) => name.startsWith('shoji.game.')) \
    .map((name) => localStorage.getItem(name)).join().length";

/// Opens a game that somebody has sent.
fn arrive(session: &Session, stand: &Stand, sample: &Sample) -> Outcome {
    session.open(&stand.at(&sample.link()))?;
    session.seen(OPEN).map(drop)
}

fn dusk(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.resize(360, 740)?;
    arrive(session, &stand, &game::at_dusk(Some(1)))?;
    // The bots play at once, if they play.
    session.run("localStorage.setItem('shoji.settings', 'bots=quick')", &json!([]))?;
    session.reload()?;
    session.click(PASS)?;
    session.seen(GO_ON)?;
    let told = session.value_of(KEPT)?;
    must(session.all(".round-steps li")?.len() == 5, "a step is missing")?;
    must(session.all(".round-steps .turned")?.len() == 2, "not all who became animals are shown")?;
    let top = session.value_of("document.querySelector('.round-end').scrollTop")?;
    must(top == json!(0), "the sheet is opened at its end")?;
    must(session.all(".moment")?.is_empty(), "a moment passes behind the sheet")?;
    session.run("await new Promise((done) => setTimeout(done, 1500))", &json!([]))?;
    session.seen(GO_ON)?;
    must(session.value_of(KEPT)? == told, "a bot played while the sheet was open")?;
    // Unread, it is there again for whoever comes back.
    session.reload()?;
    session.click(GO_ON)?;
    session.gone("dialog[open]")?;
    session.until_true(&format!("{KEPT} > {told}"))?;
    session.resize(1280, 800)
}

fn kiai(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    arrive(session, &stand, &game::before_a_kiai())?;
    session.seen(".track [data-kiai][data-ahead]")?;
    session.click(".offer[data-side=right][data-shout]")?;
    session.gone(CARD)?;
    session.seen(".moment")?;
    let asked = session.text(&session.seen("#question")?)?;
    must(asked.contains("Kiai!"), format!("after a kiai is asked: {asked}"))?;
    answer(session, 0)
}

fn penalty(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    arrive(session, &stand, &game::before_a_penalty())?;
    let ways = session.all(OPEN)?.len();
    must(ways == 2, format!("{ways} ways to take a penalty that can be ignored"))?;
    session.click(".offer:has(use[href='#ui-close'])")?;
    session.seen(PASS)?;
    let news = session.text(&session.seen(".news")?)?;
    must(news.contains("ignores"), news)
}

fn help(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at("#/new/spirit"))?;
    session.click("label:has(#players-3)")?;
    session.click("label:has(#help-1)")?;
    session.click(new_game::BEGIN)?;
    take_help(session, 3)
}

fn alone_with_three(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at("#/new/spirit"))?;
    session.click("label:has(#players-0)")?;
    session.click("label:has(#alone-1)")?;
    let said = session.text(&session.seen(".with-help p.sub")?)?;
    must(said.contains("Alone") && !said.contains("two"), said)?;
    session.click(new_game::BEGIN)?;
    take_help(session, 4)?;
    let boards = session.all(".sam")?.len();
    must(boards == 3, format!("{boards} samurai for somebody alone"))
}

/// So many tokens lie beside the village: one is taken, and lies with the samurai on turn.
fn take_help(session: &Session, tokens: usize) -> Outcome {
    session.click(".offer:has(use[href='#ui-people'])")?;
    session.seen(".offer.back")?;
    let there = session.all(OPEN)?.len();
    must(there == tokens, format!("{there} tokens lie beside the village, not {tokens}"))?;
    session.click(OPEN)?;
    session.gone(".offer.back")?;
    let held = session.all(".sam[data-now] .tokens .kamon")?.len();
    must(held == 2, format!("{held} tokens lie with the samurai: his own and another"))
}

fn faultless(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.resize(1440, 900)?;
    session.open(&stand.at("#/new/spirit"))?;
    session.seen(new_game::HERE)?;
    axe::finds_nothing(session, "a new game of Spirit")?;
    begin(session, &stand, 4)?;
    axe::finds_nothing(session, "what a samurai does")?;
    session.click(".offer.main")?;
    session.seen(CARD)?;
    axe::finds_nothing(session, "a card in the air")?;
    session.click("[data-pile=discard]")?;
    session.seen("dialog[open] .seen-cards")?;
    axe::finds_nothing(session, "raiders seen and unseen")?;
    arrive(session, &stand, &game::at_dusk(None))?;
    session.click(PASS)?;
    session.seen(GO_ON)?;
    axe::finds_nothing(session, "the end of a round")?;
    // Once the sheet is read, whoever became an animal has a moment.
    session.click(GO_ON)?;
    session.seen(".moment.animal")?;
    must(session.all(".sam[data-turns]")?.len() == 2, "a board does not turn over")?;
    let (won, lost) = (sample(WON), sample(LOST));
    shelf::put(session, &stand, &[&won, &lost])?;
    for (sample, name) in [(&won, "saved"), (&lost, "fallen")] {
        session.open(&stand.blank())?;
        session.open(&stand.at(&sample.room()))?;
        session.seen(&format!("main.{name}"))?;
        axe::finds_nothing(session, name)?;
    }
    Ok(())
}

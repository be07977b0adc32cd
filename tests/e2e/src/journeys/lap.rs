//! Samsara in front of whoever is on turn: nothing moves under the finger, nothing covers anything, and
//! whoever waits or looks back is asked for nothing.

use samsara::Setup;
use serde_json::json;
use table::Seat;
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::{shelf, wheel};
use crate::patience::must;
use crate::sample::samsara::{
    Game, begun, beside_a_bot, match_with_last_turn, sample, with_four_targets,
};
use crate::session::Session;
use crate::stand::{Stand, script};

pub const JOURNEYS: &[Journey] = &[
    Journey::new("the_board_of_samsara_keeps_its_size_whatever_is_picked_and_said", steady),
    Journey::new("four_targets_of_samsara_have_room_beside_the_buttons", four_targets),
    Journey::new("whoever_waits_for_a_bot_of_samsara_is_told_so", waits),
    Journey::new("a_bot_of_samsara_is_announced_once", announced),
    Journey::new("a_look_back_at_samsara_asks_for_nothing", looks_back),
    Journey::new("a_hint_of_samsara_names_the_only_choice", only_choice),
    Journey::new("between_two_games_of_samsara_no_bot_plays", pause),
];

const BUSY: &str = ".bot-status:not([hidden])";
const ASKED: &str = "document.querySelector('.asks').textContent";

/// Opens a game with these settings.
fn open(session: &Session, stand: &Stand, game: &Game, settings: &str) -> Outcome {
    let sample = sample(game);
    shelf::put(session, stand, &[&sample])?;
    session.run("localStorage.setItem('shoji.settings', given[0])", &json!([settings]))?;
    session.open(&stand.at(&sample.room()))?;
    session.seen("main.samsara, main.wheel-result").map(drop)
}

/// How far somebody has to reach.
fn board(session: &Session) -> Outcome<String> {
    let place = "(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')) \
        (document.querySelector('.wheel').getBoundingClientRect())";
    Ok(session.value_of(place)?.to_string())
}

fn steady(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (game, stone) = with_four_targets();
    for (width, height) in [(390, 844), (360, 740)] {
        session.resize(width, height)?;
        for language in ["en", "de", "nl"] {
            open(session, &stand, &game, &format!("language={language} motion=less"))?;
            session.seen(".spot[data-movable]")?;
            let before = board(session)?;
            let same = |when: &str| -> Outcome {
                let after = board(session)?;
                let moved = format!("{width}, {language}, {when}: from {before} to {after}");
                must(before == after, moved)
            };
            session.click(&wheel::hollow(&wheel::slug(stone)))?;
            session.seen(".move:nth-child(4)")?;
            same("picked")?;
            is_clear(session)?;
            session.click(&wheel::hollow(&wheel::slug(stone)))?;
            session.gone(".move")?;
            // The longest of what is said.
            session.click(".thrown")?;
            session.seen(".thrown[aria-pressed=true]")?;
            same("one die")?;
        }
    }
    session.resize(1280, 800)
}

fn four_targets(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (game, stone) = with_four_targets();
    for (width, height) in [(1024, 768), (900, 640), (1180, 820)] {
        session.resize(width, height)?;
        for language in ["en", "de", "nl"] {
            open(session, &stand, &game, &format!("language={language} motion=less"))?;
            session.click(&wheel::hollow(&wheel::slug(stone)))?;
            session.seen(".move:nth-child(4)")?;
            is_clear(session)?;
        }
    }
    session.resize(1280, 800)
}

/// No button lies on another one, and no words reach beyond their button.
fn is_clear(session: &Session) -> Outcome {
    let wrong = session.value_of(
        "(() => { \
         const all = [...document.querySelectorAll('.lap button')].filter((one) => one.checkVisibility()); \
         const boxes = all.map((one) => one.getBoundingClientRect()); \
         const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 \
             && a.top < b.bottom - 1 && b.top < a.bottom - 1; \
         const said = all.filter((one, at) => one.scrollWidth > one.clientWidth + 1 \
             || boxes.some((box, other) => other !== at && over(box, boxes[at]))); \
         return said.map((one) => one.textContent + one.className); })()",
    )?;
    must(wrong == json!([]), format!("covered or cut off: {wrong}"))
}

/// Beside a bot that thinks for ever.
fn waits(session: &Session) -> Outcome {
    let idle = script("onmessage = () => {}; postMessage('ready');");
    let stand = Stand::under("/", vec![("/think.js", idle)])?;
    let second = Setup { first: Seat::FIRST.next(2), ..Setup::default() };
    open(session, &stand, &beside_a_bot(&begun(1, second)), "motion=less")?;
    session.seen(BUSY)?;
    let movable = "[...document.querySelectorAll('.spot')] \
        .some((spot) => spot.getAttribute('aria-label').includes('Can be moved'))";
    must(session.value_of(movable)? == json!(false), "a stone is said to be movable")?;
    session.click(".thrown")?;
    session.until_true(&format!("{ASKED} === 'It is not your turn yet.'"))?;
    must(session.all(".thrown[aria-pressed=true]")?.is_empty(), "a die was chosen")?;
    session.click(".finish")?;
    session.until_true(&format!("{ASKED} === 'It is not your turn yet.'"))
}

fn announced(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let second = Setup { first: Seat::FIRST.next(2), ..Setup::default() };
    open(session, &stand, &beside_a_bot(&begun(1, second)), "motion=less bots=quick")?;
    session.until_true(&format!("{ASKED}.startsWith('Mara, you rolled')"))?;
    let told = "[...document.querySelectorAll('.unseen[role=status]')] \
        .filter((said) => said.textContent.includes('Mara rolls')).length";
    session.until_true(&format!("{told} > 0"))?;
    let told = session.value_of(told)?;
    must(told == json!(1), format!("the roll is announced {told} times"))
}

fn looks_back(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (game, stone) = with_four_targets();
    open(session, &stand, &game, "motion=less")?;
    session.click(&wheel::hollow(&wheel::slug(stone)))?;
    session.seen(".move")?;
    session.click(".head .btn:has(use[href='#ui-replay'])")?;
    session.seen(".replay")?;
    let marks = ".spot[data-picked], .spot[data-die], .spot[data-movable], .aim, .way";
    must(session.all(marks)?.is_empty(), "something can be done in a look back")?;
    let movable = "[...document.querySelectorAll('.spot')] \
        .some((spot) => spot.getAttribute('aria-label').includes('Can be moved'))";
    must(session.value_of(movable)? == json!(false), "a stone is said to be movable")?;
    // Keys do nothing here either.
    session.keys("1")?;
    session.click(".replay .bar > .btn:last-child")?;
    session.gone(".replay")?;
    session.until_true("document.activeElement.matches('.spot')")?;
    must(session.all(".thrown[aria-pressed=true]")?.is_empty(), "a key chose a die")?;
    must(session.all(".spot[data-picked]")?.is_empty(), "the stone is still held")
}

fn only_choice(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    wheel::begin(session, &stand)?;
    for _ in 0..2 {
        session.click(".spot[data-movable] .hit")?;
        session.click(".move")?;
        session.gone(".move")?;
    }
    session.seen(wheel::END)?;
    session.click(".hint-button")?;
    session.seen(".advice p:nth-of-type(2)")?;
    let said = session.value_of("document.querySelector('.advice p').textContent")?;
    must(said == json!("End turn"), format!("the hint says {said}"))
}

/// The bot begins the second game, but only once somebody has set it up.
fn pause(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (mut game, rest) = match_with_last_turn();
    for action in rest {
        game.act(action).expect("it was played before");
    }
    open(session, &stand, &beside_a_bot(&game), "motion=less")?;
    session.seen("main.wheel-result .primary")?;
    must(session.all(".acts .undo")?.is_empty(), "what a bot did can be taken back")?;
    session.click(".acts .btn:has(use[href='#ui-replay'])")?;
    session.seen(".replay")?;
    must(session.all(BUSY)?.is_empty(), "a bot is said to play between the games")?;
    session.click(".replay .bar > .btn:last-child")?;
    session.click("main.wheel-result .primary")?;
    session.seen(BUSY).map(drop)
}

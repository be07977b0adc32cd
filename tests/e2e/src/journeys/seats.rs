//! Samurai for four, by touch on a small phone, and for somebody who only listens.

use serde_json::{Value, json};
use xtask::{Outcome, Trouble};

use crate::engine::Engine;
use crate::journey::Journey;
use crate::pages::table::PICK;
use crate::pages::{new_game, table};
use crate::patience::{must, until};
use crate::sample::Sample;
use crate::session::{Session, key};
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[
    Journey::new("four_sit_down_choose_their_tiles_and_set_the_figures", four),
    Journey::new("a_turn_is_played_by_touch_on_a_small_phone", by_touch)
        .only(&[Engine::Chromium, Engine::Firefox]),
    Journey::new("a_tile_is_dragged_from_the_hand_to_the_board", by_dragging)
        .only(&[Engine::Chromium, Engine::Firefox]),
    Journey::new("a_game_is_played_by_the_accessibility_tree_alone", by_ear)
        .only(&[Engine::Chromium]),
];

const LIT: &str = ".board[data-lit=land] .hex[data-ground=land]:not([data-full]), \
     .board[data-lit=sea] .hex[data-ground=sea]:not([data-full])";

/// Everything by hand: who sits there, the first five tiles of each, every figure on the board.
fn four(session: &Session) -> Outcome {
    const NAMES: [&str; 4] = ["Aiko", "Ren", "Yuki", "Daichi"];
    let stand = Stand::open()?;
    session.open(&stand.at("#/new/samurai"))?;
    session.click("label:has(#players-2)")?;
    for (number, name) in NAMES.iter().enumerate() {
        session.click(&format!(".names li:nth-child({}) input", number + 1))?;
        session.keys(name)?;
    }
    session.click("label:has(#five-1)")?;
    session.click("label:has(#layout-1)")?;
    session.click(new_game::BEGIN)?;
    let mut greeted = Vec::new();
    let mut set = 0;
    while session.all(table::HAND)?.is_empty() || !session.all(".opening, .kinds")?.is_empty() {
        session.seen(".door, .opening, .kinds")?;
        match session
            .value_of("document.querySelector('.door, .opening, .kinds').className")?
            .as_str()
        {
            Some("door") => {
                greeted.push(session.text(&session.seen(table::DOOR)?)?);
                session.click(table::SLIDE)?;
                session.seen("main:not([aria-busy])")?;
            }
            Some(class) if class.contains("opening") => {
                for number in [1, 4, 7, 9, 11] {
                    session.click(&format!(".twenty .slot:nth-child({number})"))?;
                }
                session.click(".opening .primary:not([disabled])")?;
                session.gone(".opening")?;
            }
            _ => {
                let before = stands(session)?;
                let kind =
                    "document.querySelector('.kind:not([disabled]):not([aria-disabled=true])')";
                session.run(&format!("{kind}.click()"), &json!([]))?;
                session.until_true("document.querySelector('.hex[data-spot] .cell')")?;
                session.run(
                    "document.querySelector('.hex[data-spot] .cell').dispatchEvent(\
                     new MouseEvent('click', { bubbles: true }))",
                    &json!([]),
                )?;
                until("a figure to stand", || {
                    // With the last one the first turn begins, and the door shuts.
                    let stands = stands(session)? > before || session.all(".kinds")?.is_empty();
                    Ok(stands.then_some(()))
                })?;
                set += 1;
            }
        }
        must(set < 60, "the figures do not come to an end")?;
    }
    for name in NAMES {
        must(greeted.iter().any(|said| said == name), format!("{name} was not called"))?;
    }
    let seats = session.all(".seats .seat")?.len();
    must(seats == 4, format!("{seats} seats are shown"))?;
    // Whoever sat here is offered a seat the next time.
    session.open(&stand.at("#/new/samurai"))?;
    session.seen(".names input")?;
    let offered = "[...document.querySelectorAll('.names input')].map((name) => name.value).join()";
    session.until_true(&format!("{offered}.startsWith('Aiko,Ren')"))
}

fn stands(session: &Session) -> Outcome<u64> {
    let count = session.value_of("document.querySelectorAll('.settlement .fig').length")?;
    Ok(count.as_u64().unwrap_or(0))
}

fn by_touch(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.resize(360, 740)?;
    new_game::begin_samurai(session, &stand)?;
    session.touch(".door button.primary")?;
    session.seen(table::HAND)?;
    // Every button can be met with a finger; the board is zoomed where it needs it.
    let small = session.value_of(
        "[...document.querySelectorAll('button, a, input, summary')].filter((one) => { \
         const { width, height } = one.getBoundingClientRect(); \
         return width > 0 && (width < 24 || height < 24); }).map((one) => one.outerHTML.slice(0, 80))",
    )?;
    must(small == json!([]), format!("too small for a finger: {small}"))?;
    session.run(&format!("{PICK}.id = 'picked'"), &json!([]))?;
    session.touch("#picked")?;
    session.until_true("document.querySelector('.board').dataset.lit")?;
    session.touch(LIT)?;
    session.seen(".hex[data-full]")?;
    session.touch(".end[aria-disabled=false]")?;
    table::is_shut(session)?;
    session.resize(1280, 800)
}

/// The second of two tiles that are alike: it is that one that goes.
fn by_dragging(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(&Sample::with_two_alike().link()))?;
    table::slide_open(session)?;
    session.until_true("document.getAnimations().length === 0")?;
    let second = ".hand .place:nth-child(2) [data-tile]";
    session.drag(second, ".hex[data-ground=land]:not([data-full]) .cell")?;
    session.seen(".hex[data-full]")?;
    session.gone(second)?;
    must(session.all(table::HAND)?.len() == 4, "another tile has gone too")?;
    // A mouse that is pressed on the board and let go beside it holds nothing on to.
    session.click(".actions .undo")?;
    session.gone(".hex[data-full]")?;
    session.drag(".hex[data-ground=land] .cell", ".actions .end")?;
    session.run(&format!("{}.click()", table::PICK), &json!([]))?;
    session.until_true("document.querySelector('.board').dataset.lit")?;
    let lit = session.value_of("document.querySelector('.board').dataset.lit")?;
    let lit = lit.as_str().unwrap_or_default();
    session.tap("mouse", &format!(".hex[data-ground={lit}]:not([data-full]) .cell"), 0)?;
    session.seen(".hex[data-full]").map(drop)
}

/// What a screen reader is told: nothing else of the page is looked at.
fn by_ear(session: &Session) -> Outcome {
    const TURNS: usize = 6;
    let stand = Stand::open()?;
    session.open(&stand.at("#/new/samurai"))?;
    session.devtools("DOM.enable", &json!({}))?;
    session.devtools("Accessibility.enable", &json!({}))?;
    activate(session, |node| node.is("button") && node.name == "Begin")?;
    for _ in 0..TURNS {
        activate(session, |node| node.is("button") && node.name == "Slide open")?;
        activate(session, |node| {
            node.is("button")
                && node.within == "Your hand"
                && !node.disabled
                && !node.name.contains("exchange")
        })?;
        let sea = until("what was picked up to be said", || {
            let said = heard(session)?;
            let hint = said.iter().find(|node| node.name.contains("lay it on a ringed"));
            Ok(hint.map(|hint| hint.name.contains("sea space")))
        })?;
        let ground = if sea { "Sea" } else { "Land" };
        activate(session, |node| {
            node.within == "The board"
                && node.name.starts_with(ground)
                && node.name.contains("Empty.")
        })?;
        activate(session, |node| node.is("button") && node.name == "End turn" && !node.disabled)?;
    }
    until("the door to be named", || {
        Ok(heard(session)?
            .iter()
            .any(|node| node.is("button") && node.name == "Slide open")
            .then_some(()))
    })
}

/// A node of the accessibility tree.
struct Heard {
    role: String,
    name: String,
    /// The name of the group it stands in.
    within: String,
    disabled: bool,
    node: Value,
}

impl Heard {
    fn is(&self, role: &str) -> bool {
        self.role == role
    }
}

fn heard(session: &Session) -> Outcome<Vec<Heard>> {
    let tree = session.devtools("Accessibility.getFullAXTree", &json!({}))?;
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let word = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    let parent =
        |node: &Value| nodes.iter().find(|other| other["nodeId"] == node["parentId"]).cloned();
    let within = |node: &Value| {
        let mut above = parent(node);
        while let Some(node) = above {
            if matches!(word(&node["role"]).as_str(), "group" | "region")
                && !word(&node["name"]).is_empty()
            {
                return word(&node["name"]);
            }
            above = parent(&node);
        }
        String::new()
    };
    let shown = nodes.iter().filter(|node| node["ignored"] == json!(false));
    Ok(shown
        .map(|node| Heard {
            role: word(&node["role"]),
            name: word(&node["name"]),
            within: within(node),
            disabled: node["properties"].as_array().into_iter().flatten().any(|property| {
                property["name"] == "disabled" && property["value"]["value"] == json!(true)
            }),
            node: node["backendDOMNodeId"].clone(),
        })
        .collect())
}

/// Waits for such a node, puts the focus there and presses Enter.
fn activate(session: &Session, is_meant: impl Fn(&Heard) -> bool) -> Outcome {
    let node = until("something to be said", || {
        Ok(heard(session)?.into_iter().find(|node| is_meant(node)).map(|node| node.node))
    })
    .map_err(|Trouble(why)| {
        let said: Vec<String> =
            heard(session).into_iter().flatten().map(|node| node.name).collect();
        Trouble(format!("{why}; heard {}", said.join(" | ").chars().take(600).collect::<String>()))
    })?;
    session.devtools("DOM.getDocument", &json!({}))?;
    session.devtools("DOM.focus", &json!({ "backendNodeId": node }))?;
    session.keys(key::ENTER)
}

//! Samsara at the table: a whole game by clicks, a match with an extra turn, the keyboard and a phone.

use samsara::{Action, Event, Landing, Setup};
use serde_json::json;
use table::{Game as _, Seat};
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::{new_game, shelf, wheel};
use crate::patience::must;
use crate::sample::samsara::{Game, begun, match_with_last_turn, played, sample, short_game};
use crate::session::Session;
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[
    Journey::new("a_whole_game_of_samsara_is_played_by_clicks", whole_game),
    Journey::new("a_match_of_samsara_goes_on_after_its_extra_turn", extra_turn),
    Journey::new("moksha_ends_samsara_and_is_told_in_words", moksha),
    Journey::new("a_turn_of_samsara_is_resumed_between_its_two_dice", between_dice),
    Journey::new("a_link_opens_samsara_in_a_fresh_browser_without_a_door", fresh_link),
    Journey::new("a_turn_of_samsara_is_played_by_keyboard_alone", by_keyboard),
    Journey::new("samsara_fits_a_phone_and_every_hollow_can_be_hit", on_a_phone),
    Journey::new("the_board_of_samsara_turns_for_the_player_opposite", turned),
];

/// Two who jam the wheel together, until a pair of sixes moves nothing.
const MOKSHA: &str = "AVcAPwNAgQIAAAAAAAAAAAAAAAAAAAACBE1hcmEAAAVKb3JpcwEAakAAjwOKAQD\
     MAZ4BAOoBcACUA7wDAOcC9gIA2gJoAPABOAD6AYACAOwD_gIAmAOiAwCMAacBAA";

const ENTER: &str = "\u{E007}";
const RIGHT: &str = "\u{E014}";

fn open(session: &Session, stand: &Stand, game: &Game) -> Outcome {
    let sample = sample(game);
    shelf::put(session, stand, &[&sample])?;
    session.open(&stand.at(&sample.room()))
}

/// Plays an action by clicks.
fn click(session: &Session, game: &Game, action: Action) -> Outcome {
    match action {
        Action::Move(play) => {
            let seen = game.seen_by(None);
            let mut choices = seen.choices(play.from);
            let landing = choices.find(|choice| choice.play == play).and_then(|c| c.landing.ok());
            let to = match landing.expect("the move is legal") {
                Landing::Goal { .. } => format!("goal{}", play.lane.owner().number()),
                Landing::Stays(cell) | Landing::Changes(cell) => wheel::slug(cell),
            };
            session.click(&wheel::hollow(&wheel::slug(play.from)))?;
            session.seen(&format!("[data-at={to}][data-die]"))?;
            session.click(&wheel::hollow(&to))?;
            session.gone(".spot[data-picked]")
        }
        Action::EndTurn => session.click(wheel::END),
        _ => must(false, format!("{action:?} does not come up")),
    }
}

fn moksha(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at(&format!("#/g/{MOKSHA}")))?;
    let result = session.seen("main.wheel-result")?;
    let said = session.text(&result)?;
    must(said.contains("Moksha"), format!("Moksha is not told: {said}"))?;
    session.click(".acts .btn:has(use[href='#ui-replay'])")?;
    session.seen(wheel::HERE).map(drop)
}

fn whole_game(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (mut game, actions) = short_game();
    open(session, &stand, &game)?;
    for action in actions {
        session.seen(wheel::HERE)?;
        click(session, &game, action)?;
        game.act(action).expect("it was played before");
    }
    session.seen("main.wheel-result table")?;
    let winner = game.seen_by(None).winners().iter().next().map_or(0, Seat::index);
    let said = session.text(&session.seen("main.wheel-result h1")?)?;
    must(said.starts_with(["Mara", "Joris"][winner]), format!("{said:?} names somebody else"))?;
    session.click("main.wheel-result .primary")?;
    session.seen(wheel::HERE).map(drop)
}

fn extra_turn(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (mut game, rest) = match_with_last_turn();
    open(session, &stand, &game)?;
    let asked = session.text(&session.seen(wheel::ASKS)?)?;
    must(asked.contains("last turn"), format!("{asked:?} does not speak of the last turn"))?;
    for action in rest {
        click(session, &game, action)?;
        game.act(action).expect("it was played before");
    }
    session.seen("main.wheel-result .told")?;
    session.seen("main.wheel-result .to-come")?;
    session.click("main.wheel-result .primary")?;
    session.seen(wheel::HERE)?;
    let stones = session.all(".spot[data-stone]")?.len();
    must(stones == 12, format!("{stones} stones are set up"))?;
    session.seen(".spot[data-at=o6][data-stone]").map(drop)
}

fn between_dice(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    wheel::begin(session, &stand)?;
    session.click(".spot[data-movable] .hit")?;
    session.click(".move")?;
    session.seen(wheel::USED)?;
    session.reload()?;
    session.seen(wheel::USED)?;
    let used = session.all(wheel::USED)?.len();
    must(used == 1, format!("{used} dice are used after a reload"))?;
    session.click(".undo")?;
    session.gone(wheel::USED)
}

fn fresh_link(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (game, _) =
        played(begun(7, Setup::default()), |event| matches!(event, Event::Scored { goals: 2, .. }));
    let sample = sample(&game);
    session.open(&stand.at(&sample.link()))?;
    session.seen(wheel::HERE)?;
    must(session.address()?.ends_with(&sample.room()), "the link is still in the address")?;
    for stone in game.seen_by(None).board().stones() {
        session.seen(&format!("[data-at={}][data-stone]", wheel::slug(stone)))?;
    }
    must(session.all(".door")?.is_empty(), "a door stands before an open game")
}

fn by_keyboard(session: &Session) -> Outcome {
    let focus = |css: &str| session.run("document.querySelector(given[0]).focus()", &json!([css]));
    let stand = Stand::open()?;
    open(session, &stand, &begun(1, Setup::default()))?;
    session.seen(wheel::HERE)?;
    focus(".spot[tabindex='0']")?;
    session.keys(RIGHT)?;
    session.until_true("document.activeElement.dataset.at === 'o2'")?;
    for left in [1, 0] {
        // Along the row, to the next stone that can be moved.
        for _ in 0..6 {
            if session.value_of("'movable' in document.activeElement.dataset")? == json!(true) {
                break;
            }
            session.keys(RIGHT)?;
        }
        session.keys(ENTER)?;
        session.seen(".spot[data-picked]")?;
        session.until_true("document.activeElement.getAttribute('aria-label').length > 10")?;
        let at = session.value_of("document.activeElement.dataset.at")?;
        focus(".move")?;
        session.keys(ENTER)?;
        session.gone(".spot[data-picked]")?;
        let used = session.all(wheel::USED)?.len();
        must(used == 2 - left, format!("{used} dice are used, {left} should be left"))?;
        focus(&format!("[data-at={}]", at.as_str().unwrap_or_default()))?;
    }
    focus(wheel::END)?;
    session.keys(ENTER)?;
    session.gone(wheel::USED)?;
    session.until_true("document.querySelector('.sitter[data-now]') !== null")
}

fn on_a_phone(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.resize(390, 844)?;
    wheel::begin(session, &stand)?;
    session.until_true("document.querySelector('.samsara').dataset.lie === 'tall'")?;
    let narrow = "Math.min(...[...document.querySelectorAll('.spot .hit')] \
        .map((hit) => hit.getBoundingClientRect().width))";
    let narrow = session.value_of(narrow)?.as_f64().unwrap_or_default();
    must(narrow >= 24.0, format!("a hollow is {narrow} pixels wide"))?;
    session.click(".spot[data-movable] .hit")?;
    session.seen(".move")?;
    let outside = "[...document.querySelectorAll('.wheel, .lap button, .sitter')] \
        .map((part) => part.getBoundingClientRect()) \
        .filter((box) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) \
        .length";
    let outside = session.value_of(outside)?.as_u64();
    must(outside == Some(0), format!("{outside:?} parts of the table are cut off"))?;
    session.click(".spot[data-die] .hit")?;
    session.seen(wheel::USED)?;
    session.resize(1280, 800)
}

fn turned(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    wheel::begin(session, &stand)?;
    let low =
        "document.querySelector('[data-at=goal0]').getBoundingClientRect().top > innerHeight / 2";
    session.until_true(low)?;
    session.click(".turn-board")?;
    session.click("label:has(#turning-1)")?;
    session.click("dialog .btn.icon")?;
    session.gone(new_game::HERE)?;
    for _ in 0..2 {
        session.click(".spot[data-movable] .hit")?;
        session.click(".move")?;
        session.gone(".move")?;
    }
    let before = session.text(&session.seen(".sitter.near .name")?)?;
    session.click(wheel::END)?;
    session.until_true(&format!(
        "document.querySelector('.sitter.near .name').textContent !== '{before}'"
    ))
}

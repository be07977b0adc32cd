//! Samsara at the table: a whole game by clicks, a match with an extra turn, the keyboard and a phone.

use samsara::{Action, Event, Landing, Mode, PLAYERS, ReEntry, Samsara, Setup};
use serde_json::json;
use table::{Game as _, Record, Seat};
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::{new_game, shelf, wheel};
use crate::patience::must;
use crate::sample::samsara::{
    Game, begun, match_with_last_turn, played, sample, short_game, show, whole_match,
};
use crate::session::{Session, key};
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[
    Journey::new("a_whole_game_of_samsara_is_played_by_clicks", whole_game),
    Journey::new("a_match_of_samsara_goes_on_after_its_extra_turn", extra_turn),
    Journey::new("moksha_ends_samsara_and_is_told_in_words", moksha),
    Journey::new("between_two_games_of_samsara_a_moksha_is_told_with_its_roll", moksha_in_match),
    Journey::new("a_match_of_samsara_is_chosen_by_clicks_and_played_as_chosen", chosen),
    Journey::new("the_score_sheet_of_samsara_adds_up_both_games", score_sheet),
    Journey::new("a_turn_of_samsara_is_resumed_between_its_two_dice", between_dice),
    Journey::new("a_link_opens_samsara_in_a_fresh_browser_without_a_door", fresh_link),
    Journey::new("a_turn_of_samsara_is_played_by_keyboard_alone", by_keyboard),
    Journey::new("samsara_fits_a_phone_and_every_hollow_can_be_hit", on_a_phone),
    Journey::new("the_board_of_samsara_turns_for_the_player_opposite", turned),
];

const A: Seat = Seat::FIRST;
const B: Seat = Seat::FIRST.next(PLAYERS);

/// Two who jam the wheel together, until a pair of sixes moves nothing.
const MOKSHA: &str = "AVcAPwNAgQIAAAAAAAAAAAAAAAAAAAACBE1hcmEAAAVKb3JpcwEAakAAjwOKAQD\
     MAZ4BAOoBcACUA7wDAOcC9gIA2gJoAPABOAD6AYACAOwD_gIAmAOiAwCMAacBAA";

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
    let stuck = "Mara rolled two 6s and could not move a single stone.";
    must(said.contains(stuck), format!("nobody is said to be stuck: {said}"))?;
    session.click(".acts .btn:has(use[href='#ui-replay'])")?;
    session.seen(wheel::HERE).map(drop)
}

/// The roll cannot be taken back, so nothing offers to; the second game begins on a clean board.
fn moksha_in_match(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let record = Record::<Samsara>::from_code(MOKSHA).expect("a code of the journey");
    let setup = Setup { mode: Mode::Match, ..record.setup };
    let game = Game::open(Record { setup, ..record }).expect("a game of the journey");
    open(session, &stand, &game)?;
    let said = session.text(&session.seen("main.wheel-result .hero")?)?;
    let stuck = "Mara rolled two 6s and could not move a single stone. Moksha, a draw";
    must(said.contains(stuck), format!("nobody is said to be stuck: {said}"))?;
    let dice = session.all(".threw .die")?.len();
    must(dice == 2, format!("{dice} dice are shown"))?;
    must(session.all(".acts .undo")?.is_empty(), "a roll can be taken back")?;
    session.click("main.wheel-result .primary")?;
    session.seen(wheel::HERE)?;
    session.until_true("document.activeElement.matches('.spot')")?;
    must(session.all(".news path")?.is_empty(), "the first game has left its trails")
}

fn chosen(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.at("#/new/samsara"))?;
    session.click("label:has(#mode-1)")?;
    session.click("dialog[open] summary")?;
    session.click("label:has(#re-entry-1)")?;
    session.click(new_game::BEGIN)?;
    session.seen(wheel::HERE)?;
    let code = "Object.entries(localStorage).find(([name]) => name.startsWith('shoji.game.'))[1] \
        .split(' ')[1]";
    let code = session.value_of(code)?;
    let record = Record::<Samsara>::from_code(code.as_str().unwrap_or_default());
    let setup = record.expect("a game is kept").setup;
    must(setup.mode == Mode::Match, "a single game is played")?;
    must(setup.re_entry == ReEntry::FreeHalf, "stones come back on a free double field")?;
    let place = session.text(&session.seen(".head .eyebrow")?)?;
    must(place.to_lowercase().contains("first game"), format!("{place:?} names no first game"))
}

fn score_sheet(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let game = whole_match();
    let sheet = game.seen_by(None).sheet();
    show(session, &stand, game, Vec::new())?;
    let shown = session.value_of(
        "[...document.querySelectorAll('.tally tbody tr:not(:has(.told)), .tally tfoot tr')] \
         .map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.firstChild.data)))",
    )?;
    let pair = |of: table::BySeat<u8, 2>| json!([of[A], of[B]]);
    let rows: Vec<_> = sheet.games().map(|game| pair(game.points)).collect();
    let expected = json!([rows[0], rows[1], pair(sheet.points())]);
    must(shown == expected, format!("{shown} is shown, not {expected}"))?;
    let told = session.all(".tally .told")?.len();
    must(told == 2, format!("{told} games are told"))
}

fn whole_game(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let (mut game, actions) = short_game();
    let mut last = None;
    open(session, &stand, &game)?;
    for action in actions {
        session.seen(wheel::HERE)?;
        click(session, &game, action)?;
        last = Some((game.clone(), action));
        game.act(action).expect("it was played before");
    }
    // Even the sixth goal may have been a slip of the finger.
    session.seen("main.wheel-result table")?;
    session.click(".acts .undo")?;
    session.seen(wheel::HERE)?;
    let (before, action) = last.expect("a game has actions");
    click(session, &before, action)?;
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

/// From the first key to the next player's turn nothing but keys is used.
fn by_keyboard(session: &Session) -> Outcome {
    const ON: &str = "document.activeElement";
    let is_on =
        |what: &str| Ok(session.value_of(&format!("{ON}.matches('{what}')"))? == json!(true));
    let walk_to = |step: &str, what: &str| -> Outcome {
        for _ in 0..24 {
            if is_on(what)? {
                return Ok(());
            }
            session.keys(step)?;
        }
        must(false, format!("`{what}` is not on the way"))
    };
    let stand = Stand::open()?;
    open(session, &stand, &begun(1, Setup::default()))?;
    session.seen(wheel::HERE)?;
    walk_to(key::TAB, ".spot")?;
    for used in [1, 2] {
        // Along the row, to the next stone that can be moved.
        walk_to(key::RIGHT, "[data-movable]")?;
        session.keys(key::ENTER)?;
        session.seen(".spot[data-picked]")?;
        walk_to(key::TAB, ".move")?;
        // Put down, the stone has the keyboard again.
        session.keys(key::ESCAPE)?;
        session.gone(".move")?;
        session.until_true("document.activeElement.matches('.spot[data-movable]')")?;
        session.keys(key::ENTER)?;
        walk_to(key::TAB, ".move")?;
        let to = session.value_of(&format!("{ON}.dataset.to"))?;
        session.keys(key::ENTER)?;
        session.gone(".move")?;
        // The keyboard goes with the stone; from a goal that comes back elsewhere.
        must(!to.as_str().unwrap_or_default().is_empty(), "a target has no place")?;
        session.until_true("document.activeElement.matches('.spot[data-stone]')")?;
        let dice = session.all(wheel::USED)?.len();
        must(dice == used, format!("{dice} dice are used, not {used}"))?;
    }
    session.chord(key::CONTROL, "z")?;
    session.until_true("document.querySelectorAll('.thrown[data-used]').length === 1")?;
    session.chord(key::CONTROL, "y")?;
    session.until_true("document.querySelectorAll('.thrown[data-used]').length === 2")?;
    // A sheet over the table keeps the keys to itself.
    session.keys("?")?;
    session.seen("dialog[open] .help")?;
    session.keys("e")?;
    session.keys(key::ESCAPE)?;
    session.gone("dialog[open]")?;
    session.seen(wheel::END)?;
    session.keys("e")?;
    session.gone(wheel::USED)?;
    session.keys("2")?;
    session.seen(".thrown:nth-child(2)[aria-pressed=true]")?;
    session.keys("2")?;
    session.gone(".thrown[aria-pressed=true]")?;
    session.until_true("document.activeElement.matches('.spot')")
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
    let before = session.text(&session.seen(".sitter.near .name")?)?;
    one_turn(session)?;
    session.until_true(&format!(
        "document.querySelector('.sitter.near .name').textContent !== '{before}'"
    ))?;
    // For two who face each other everything stands on its head, also what lies over the table.
    session.click(".turn-board")?;
    session.click("label:has(#turning-2)")?;
    session.until_true("getComputedStyle(document.querySelector('dialog')).rotate === '180deg'")?;
    session.click("dialog .btn.icon")?;
    session.gone(new_game::HERE)?;
    session.click(".log-button")?;
    session.until_true("getComputedStyle(document.querySelector('#log')).rotate === '180deg'")?;
    session.click("#log .shut")?;
    one_turn(session)?;
    session.seen("main.samsara:not([data-turned])").map(drop)
}

/// Moves any two stones and ends the turn.
fn one_turn(session: &Session) -> Outcome {
    for _ in 0..2 {
        session.click(".spot[data-movable] .hit")?;
        session.click(".move")?;
        session.gone(".move")?;
    }
    session.click(wheel::END)
}

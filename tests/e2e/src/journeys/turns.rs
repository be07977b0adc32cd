//! What a turn of Samurai offers besides laying a tile, and what can be done when the game is over.

use serde_json::json;
use xtask::Outcome;

use crate::journey::Journey;
use crate::pages::{new_game, notice, shelf, table};
use crate::patience::must;
use crate::sample::Sample;
use crate::session::{Session, key};
use crate::stand::Stand;

pub const JOURNEYS: &[Journey] = &[
    Journey::new("two_figures_are_exchanged_and_that_is_taken_back", figures),
    Journey::new("a_tile_is_moved_by_the_token_exchange", token),
    Journey::new("of_two_tiles_that_are_alike_the_other_stays_in_sight", alike),
    Journey::new("where_less_is_to_move_nothing_is_left_lying_over_the_page", stillness),
    Journey::new("a_settlement_and_the_tiles_of_a_player_are_looked_at", looked_at),
    Journey::new("the_log_is_a_drawer_on_a_phone_and_leads_to_the_board", drawer),
    Journey::new("a_tile_of_the_first_five_is_put_back_by_a_second_tap", put_back),
    Journey::new("a_finished_game_is_looked_back_at_with_every_hand_open", looked_back_at),
    Journey::new("a_result_says_why_shows_how_and_can_be_copied", told),
    Journey::new("a_rematch_moves_everybody_one_seat_on", rematch),
    Journey::new("the_board_comes_nearer_in_every_way_and_goes_back_whole", nearer),
];

/// What stands in the villages, each with its only figure.
const VILLAGES: &str = "[...document.querySelectorAll('.hex:has([data-room=\"1\"])')] \
    .filter((hex) => hex.querySelectorAll('.fig').length === 1) \
    .map((hex) => [hex.dataset.at, hex.querySelector('.fig').dataset.figure])";

fn open(session: &Session, stand: &Stand, sample: &Sample) -> Outcome {
    shelf::put(session, stand, &[sample])?;
    session.open(&stand.at(&sample.room()))
}

/// A tap in the middle of a space, whatever stands there.
fn tap(session: &Session, at: &str) -> Outcome {
    session
        .run(
            "const cell = document.querySelector(`.hex[data-at='${given[0]}'] .cell`); \
             const { x, y, width, height } = cell.getBoundingClientRect(); \
             const middle = { clientX: x + width / 2, clientY: y + height / 2 }; \
             cell.dispatchEvent(new MouseEvent('click', { bubbles: true, ...middle }))",
            &json!([at]),
        )
        .map(drop)
}

/// Both the first and the second of two are laid, and each time only that one has gone.
fn alike(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    for laid in [1, 2] {
        open(session, &stand, &Sample::with_two_alike())?;
        table::slide_open(session)?;
        let place = format!(".hand .place:nth-child({laid})");
        session.click(&format!("{place} [data-tile]"))?;
        session.until_true("document.querySelector('.board').dataset.lit")?;
        let at = session.value_of(
            "document.querySelector('.hex[data-ground=land]:not([data-full])').dataset.at",
        )?;
        tap(session, at.as_str().unwrap_or_default())?;
        session.gone(&format!("{place} [data-tile]"))?;
        must(session.all(table::HAND)?.len() == 4, "another tile has gone too")?;
        must(session.all(".hand [data-gone]")?.is_empty(), "a tile that stays cannot be seen")?;
    }
    Ok(())
}

fn figures(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    open(session, &stand, &Sample::with_exchanges())?;
    table::slide_open(session)?;
    let villages: Vec<(String, String)> =
        serde_json::from_value(session.value_of(VILLAGES)?).unwrap_or_default();
    let Some((one, figure)) = villages.first() else {
        return must(false, "no village has a figure");
    };
    let Some((other, other_figure)) = villages.iter().find(|(_, kind)| kind != figure) else {
        return must(false, "all villages have the same figure");
    };
    let stands = |at: &str, figure: &str| {
        session.seen(&format!(".hex[data-at='{at}'] .fig[data-figure='{figure}']")).map(drop)
    };
    session.click(".hand [data-tile=figure-exchange]")?;
    tap(session, one)?;
    session.seen(&format!(".hex[data-at='{one}'][data-mark=picked]"))?;
    // A second tap lets go of the first figure again.
    tap(session, one)?;
    session.gone(".hex[data-mark=picked]")?;
    tap(session, one)?;
    tap(session, other)?;
    stands(one, other_figure)?;
    stands(other, figure)?;
    session.click(".actions .undo")?;
    stands(one, figure)?;
    session.click(".actions .redo")?;
    stands(one, other_figure)?;
    session.click(".actions .reset")?;
    stands(one, figure)?;
    session.seen(".hand [data-tile=figure-exchange]").map(drop)
}

fn token(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    open(session, &stand, &Sample::with_exchanges())?;
    table::slide_open(session)?;
    session.click(".hand [data-tile=token-exchange]")?;
    session.seen(".hex[data-spot][data-full]")?;
    let at = session.value_of("document.querySelector('.hex[data-spot]').dataset.at")?;
    let at = at.as_str().unwrap_or_default().to_owned();
    tap(session, &at)?;
    session.seen(&format!(".hex[data-at='{at}'][data-mark=picked]"))?;
    session.keys(key::ESCAPE)?;
    session.gone(".hex[data-mark=picked]")?;
    session.click(".hand [data-tile=token-exchange]")?;
    tap(session, &at)?;
    session.seen(".hex[data-spot]:not([data-full])")?;
    let to = session.value_of(
        "[...document.querySelectorAll('.hex[data-spot]:not([data-full])')][5].dataset.at",
    )?;
    let to = to.as_str().unwrap_or_default().to_owned();
    tap(session, &to)?;
    session.seen(&format!(".hex[data-at='{to}'][aria-label*='Samurai'] .tile"))?;
    session.seen(&format!(".hex[data-at='{at}'][aria-label*='oken exchange'] .tile"))?;
    // It was the one ordinary tile of this turn: another one says why it cannot be laid.
    session.click(".hand [data-tile=samurai2]")?;
    session.seen(".hint[data-refused]")?;
    session.click(".end[aria-disabled=false]")?;
    table::is_shut(session)
}

/// What flies over the page goes when its flight is over, so where nothing flies it must not set out.
fn stillness(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.open(&stand.blank())?;
    session.run("localStorage.setItem('shoji.settings', 'motion=less')", &json!([]))?;
    open(session, &stand, &Sample::with_exchanges())?;
    table::slide_open(session)?;
    session.click(".hand [data-tile=samurai2]")?;
    session.until_true("document.querySelector('.board').dataset.lit")?;
    let lit = "document.querySelector('.hex[data-ground=land]:not([data-full])').dataset.at";
    let at = session.value_of(lit)?.as_str().unwrap_or_default().to_owned();
    tap(session, &at)?;
    session.seen(&format!(".hex[data-at='{at}'][data-full]"))?;
    let over = session.value_of(
        "document.querySelectorAll('body > [aria-hidden=true]:not(.sprite, #first)').length",
    )?;
    must(over == json!(0), format!("{over} things lie over the page"))
}

fn looked_at(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    open(session, &stand, &Sample::new(3, 24, 3))?;
    table::slide_open(session)?;
    let at = session.value_of("document.querySelector('.hex:has(.settlement .fig)').dataset.at")?;
    tap(session, at.as_str().unwrap_or_default())?;
    session.seen(".hex[data-shown]")?;
    session.seen(".strip .lead")?;
    session.click(".seat:last-child .more")?;
    let sheet = session.seen("dialog .tiles-of")?;
    must(
        session.text(&sheet)?.chars().any(|letter| letter.is_ascii_digit()),
        "no tile is counted",
    )?;
    session.seen("dialog [data-played]")?;
    session.keys(key::ESCAPE)?;
    session.gone("dialog")
}

fn drawer(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    session.resize(390, 844)?;
    open(session, &stand, &Sample::new(3, 24, 3))?;
    table::slide_open(session)?;
    session.gone(".log")?;
    session.click(".log-button")?;
    session.click(".log li:last-child [data-place], .log li:nth-last-child(2) [data-place]")?;
    session.gone(".log")?;
    session.seen(".hex[data-shown]")?;
    session.resize(1280, 800)
}

fn put_back(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    open(session, &stand, &Sample::opening(true))?;
    session.click(table::SLIDE)?;
    let slot = |number: u8| format!(".twenty .slot:nth-child({number})");
    let chosen = |number: u8| format!("{}[aria-pressed=true]", slot(number));
    for number in [1, 2, 3] {
        session.click(&slot(number))?;
        session.seen(&chosen(number))?;
    }
    session.click(&slot(2))?;
    session.gone(&chosen(2))?;
    session.seen(&chosen(1))?;
    session.seen(&chosen(3))?;
    for number in [4, 5, 6] {
        session.click(&slot(number))?;
        session.seen(&chosen(number))?;
    }
    // Five are chosen: a sixth is refused in words, and one of the five can still go back.
    session.click(&slot(7))?;
    session.seen(".opening [data-refused]")?;
    session.click(&slot(1))?;
    session.gone(&chosen(1))?;
    session.click(&slot(7))?;
    session.click(".opening .primary:not([disabled])")?;
    session.gone(".opening")
}

fn looked_back_at(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    open(session, &stand, &Sample::whole(1))?;
    session.click("main.result .acts .btn:has(use[href='#ui-replay'])")?;
    session.seen(".replay")?;
    session.run(
        "const slider = document.querySelector('.replay input'); slider.value = 10; \
         slider.dispatchEvent(new Event('input', { bubbles: true }))",
        &json!([]),
    )?;
    session.seen(table::HAND)?;
    session.seen(".seat[data-now]")?;
    // Nothing can be played there.
    session.keys("e")?;
    session.keys("1")?;
    must(session.all("[aria-pressed=true]")?.is_empty(), "a tile of the past is picked up")?;
    session.click(".replay .bar > .btn:last-child")?;
    session.seen("main.result").map(drop)
}

fn rematch(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    let sample = Sample::whole(1);
    open(session, &stand, &sample)?;
    session.click("main.result .acts .primary")?;
    let name = session.text(&session.seen(table::DOOR)?)?;
    must(name == "Ren", format!("{name} sits on the first seat"))?;
    must(!session.address()?.ends_with(&sample.room()), "the old game was begun again")?;
    session.gone(notice::HERE)
}

fn told(session: &Session) -> Outcome {
    let stand = Stand::open()?;
    open(session, &stand, &Sample::whole(1))?;
    for part in ["main.result table", ".why li", ".chart svg"] {
        session.seen(part)?;
    }
    session.click("main.result .acts .btn:has(use[href='#ui-share'])")?;
    // Where a browser lets nothing be copied, the words are there to be taken by hand.
    session.until_true("document.querySelector('main.result .said').textContent")?;
    let report = session.value_of("document.querySelector('main.result textarea').value")?;
    must(report.as_str().is_some_and(|said| said.contains("Ren")), format!("copied: {report}"))
}

/// By the wheel, by a double click, by two fingers and by the button.
fn nearer(session: &Session) -> Outcome {
    const WAYS: [&str; 4] = [
        "board.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -100, ...at }))",
        "board.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, ...at }))",
        "const finger = (type, pointerId, x) => board.dispatchEvent(new PointerEvent(type, { bubbles: true, \
         pointerId, isPrimary: pointerId === 1, pointerType: 'touch', buttons: 1, clientX: at.clientX + x, \
         clientY: at.clientY })); \
         finger('pointerdown', 1, -20); finger('pointerdown', 2, 20); finger('pointermove', 2, 120); \
         finger('pointerup', 1, -20); finger('pointerup', 2, 120)",
        "document.querySelector('.map .nearer').click()",
    ];
    let stand = Stand::open()?;
    new_game::begin_samurai(session, &stand)?;
    table::slide_open(session)?;
    for way in WAYS {
        session.run(
            &format!(
                "const board = document.querySelector('.board'); \
                 const place = board.getBoundingClientRect(); \
                 const at = {{ clientX: place.x + place.width / 2, clientY: place.y + place.height / 2 }}; {way}"
            ),
            &json!([]),
        )?;
        session.seen(".map[data-near]")?;
        session.click(".map .whole")?;
        session.seen(".map:not([data-near])")?;
    }
    Ok(())
}

//! In front of the player on turn: what to do, where the picked stone can go, the dice, the end of the turn.

use super::board::step_to;
use super::die::die;
use super::scene::{self, Ask, Spot, Target};
use super::sitting::Sitting;
use super::words;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use samsara::{Action, Dice, Die};
use web_sys::{FocusEvent, PointerEvent};

/// One line that says what can be done now, or why the last tap did nothing.
pub fn hint(sitting: &'static Sitting) -> El {
    let words = memo(move || hint_words(sitting));
    el("p", "asks")
        .attr("role", "status")
        .flag("data-refused", move || sitting.refused.get().is_some())
        .live_text(move || words.get())
}

fn hint_words(sitting: &'static Sitting) -> String {
    let name = |seat| sitting.name(seat);
    if let Some(why) = sitting.refused.get() {
        return why.to_owned();
    }
    if let Some(stone) = sitting.picked.get() {
        let place = words::place_on_side(sitting.words, stone, &name);
        return (sitting.words.ask_target)(&words::capital(&place));
    }
    if let Some(bot) = sitting.play.bot_on_turn() {
        let dice = sitting.seen.with(|seen| seen.dice());
        return dice.map_or_else(String::new, |dice| {
            (sitting.words.rolled)(&name(bot), dice.thrown().map(Die::pips))
        });
    }
    let (ask, only) = (sitting.ask.get(), sitting.only());
    sitting.seen.with(|seen| words::ask(sitting.words, seen, ask, only, &name))
}

/// The targets of the picked stone as buttons: what each die does, in words.
pub fn chips(sitting: &'static Sitting) -> El {
    el("div", "moves").attr("role", "group").attr("aria-label", sitting.words.moves).live(
        move || {
            let chips: Vec<El> =
                sitting.targets.get().into_iter().map(|target| chip(sitting, target)).collect();
            chips
        },
    )
}

fn chip(sitting: &'static Sitting, target: Target) -> El {
    let changes = (scene::changes(target) > 0).then(|| {
        el("span", "change").attr("title", sitting.words.lane_change).with(icon("ui-change"))
    });
    let point = move |at| sitting.rest.set(at);
    // The button goes with the move: whoever stood on it goes with the stone.
    let go = move || {
        sitting.act(Action::Move(target.play));
        step_to(sitting, Spot::Cell(target.landing.cell()));
    };
    let name = |seat| sitting.name(seat);
    el("button", "btn move")
        .attr("data-to", &target.spot.slug())
        .attr("aria-label", &words::target_in_full(sitting.words, target, &name))
        .on_tap(go)
        .on("pointerenter", move |_: PointerEvent| point(Some(target.spot)))
        .on("pointerleave", move |_: PointerEvent| point(None))
        .on("focusin", move |_: FocusEvent| point(Some(target.spot)))
        .with(die(target.play.die))
        .with(el("span", "to").with(words::target(sitting.words, target)))
        .with(changes)
}

/// Both dice of the turn. They roll once when they are new; a tap chooses one of them.
pub fn dice(sitting: &'static Sitting) -> El {
    // A roll is told by the number of the action before it: two rolls may look alike.
    let rolled = memo(move || {
        let thrown = sitting.seen.with(|seen| seen.dice().map(Dice::thrown));
        let number = sitting.play.with_session(|session| {
            let rolls = session
                .log()
                .iter()
                .filter(|entry| matches!(entry.event, samsara::Event::Rolled { .. }));
            rolls.count()
        });
        thrown.map(|thrown| (number, thrown))
    });
    el("div", "dice").attr("role", "group").attr("aria-label", sitting.words.dice).live(move || {
        let thrown = rolled.get().map(|(_, thrown)| thrown);
        let dice: Vec<El> = thrown
            .into_iter()
            .flatten()
            .enumerate()
            .map(|(number, die)| die_button(sitting, number, die))
            .collect();
        dice
    })
}

fn die_button(sitting: &'static Sitting, number: usize, thrown: Die) -> El {
    let used =
        memo(move || sitting.seen.with(|seen| seen.dice().is_some_and(|dice| dice.used()[number])));
    let chosen = move || sitting.chosen.get() == Some(number);
    let label = move || {
        let say = if used.get() { sitting.words.die_used } else { sitting.words.die };
        Some(say(thrown.pips()))
    };
    el("button", "thrown")
        .live_attr("aria-label", label)
        .attr("aria-keyshortcuts", &(number + 1).to_string())
        .truth("aria-pressed", chosen)
        .flag("data-used", move || used.get())
        .truth("aria-disabled", move || used.get())
        .on_tap(move || sitting.choose(number))
        .with(die(thrown))
}

/// What ends in a commitment: undo and redo, and the end of the turn.
pub fn actions(sitting: &'static Sitting) -> El {
    let text = sitting.text;
    let can_undo = memo(move || sitting.play.can_undo());
    let can_redo = memo(move || sitting.play.can_redo());
    let is_ready = memo(move || matches!(sitting.ask.get(), Ask::EndTurn | Ask::Lapse(_)));
    let end_words = move || match sitting.ask.get() {
        Ask::Lapse(die) => (sitting.words.lapse)(die.pips()),
        _ => sitting.words.end_turn.to_owned(),
    };
    el("div", "commit bar").with([
        el("button", "btn undo")
            .attr("aria-label", text.undo)
            .attr("title", text.undo)
            .truth("aria-disabled", move || !can_undo.get())
            .on_tap(move || sitting.undo())
            .with(icon("ui-undo")),
        el("button", "btn redo")
            .attr("aria-label", text.redo)
            .attr("title", text.redo)
            .flag("hidden", move || !can_redo.get())
            .on_tap(move || sitting.redo())
            .with(icon("ui-redo")),
        el("button", "btn finish grow")
            .truth("aria-disabled", move || !is_ready.get())
            .attr("aria-keyshortcuts", "E")
            .on_tap(move || sitting.end_turn())
            .with(icon("ui-check"))
            .live_text(end_words),
    ])
}

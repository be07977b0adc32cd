//! What ends in a commitment: undo, reset, pass, end the turn.

use super::sitting::Sitting;
use super::strip::may_pass;
use super::words;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use samurai::{Action, Illegal, Phase};

pub fn actions(sitting: &'static Sitting) -> El {
    let text = &sitting.words.board;
    let can_undo = memo(move || sitting.can_undo());
    let can_reset = memo(move || sitting.play.can_reset());
    let can_redo = memo(move || sitting.play.can_redo());
    let in_play = memo(move || sitting.seen.with(|seen| seen.phase() == Phase::Play));
    let passes = memo(move || sitting.seen.with(|seen| may_pass(seen)));
    let is_ready = memo(move || {
        sitting.waits_for().is_none()
            && (passes.get() || sitting.seen.with(|seen| seen.has_played()))
    });
    let end = move || {
        if sitting.play.is_for_bot() {
            sitting.refused.set(Some(words::illegal(sitting.words, Illegal::NotYourTurn)));
        } else if is_ready.now() {
            sitting.act(if passes.now() { Action::Pass } else { Action::EndTurn });
        } else {
            sitting.refused.set(Some(sitting.words.board.hint_begin));
        }
    };
    let end_words = move || if passes.get() { text.pass } else { text.end_turn };
    el("section", "actions bar").with([
        el("button", "btn undo")
            .attr("aria-label", sitting.text.undo)
            .attr("title", sitting.text.undo)
            .truth("aria-disabled", move || !can_undo.get())
            .on_tap(move || sitting.undo())
            .with(icon("ui-undo"))
            .with(el("span", "word").with(sitting.text.undo)),
        el("button", "btn redo")
            .attr("aria-label", sitting.text.redo)
            .attr("title", sitting.text.redo)
            .flag("hidden", move || !can_redo.get())
            .on_tap(move || sitting.redo())
            .with(icon("ui-redo")),
        el("button", "btn reset")
            .attr("aria-label", sitting.text.reset)
            .attr("title", sitting.text.reset)
            .truth("aria-disabled", move || !can_reset.get())
            .on_tap(move || sitting.reset())
            .with(icon("ui-reset"))
            .with(el("span", "word").with(sitting.text.reset)),
        el("button", "btn end grow")
            .flag("hidden", move || !in_play.get())
            .truth("aria-disabled", move || !is_ready.get())
            .on_tap(end)
            .with(icon("ui-check"))
            .live_text(end_words),
    ])
}

//! What ends in a commitment: undo, reset, pass, end the turn.

use super::sitting::Sitting;
use super::strip::may_pass;
use crate::ui::icon::icon;
use crate::ui::live::{flag, live, memo, tap, truth};
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Action, Phase};

pub fn actions(sitting: Sitting) -> Sheet {
    let text = &sitting.text.board;
    let can_undo = memo(move || sitting.play.can_undo());
    let can_redo = memo(move || sitting.play.can_redo());
    let in_play = memo(move || sitting.seen.with(|seen| seen.phase() == Phase::Play));
    let passes = memo(move || sitting.seen.with(|seen| may_pass(seen)));
    let is_ready = memo(move || passes.get() || sitting.seen.with(|seen| seen.has_played()));
    let end = tap(move || {
        if is_ready.get_untracked() {
            sitting.act(if passes.get_untracked() { Action::Pass } else { Action::EndTurn });
        } else {
            sitting.refused.set(Some(sitting.text.board.hint_begin));
        }
    });
    let end_words = live(move || if passes.get() { text.pass } else { text.end_turn });
    let redo = tap(move || sitting.play.redo());
    let reset = tap(move || {
        sitting.put_down();
        sitting.play.reset();
    });
    sheet(view! {
        <section class="actions bar">
            <button
                class="btn undo" aria-label=text.undo title=text.undo
                disabled=live(move || !can_undo.get()) on:click=tap(move || sitting.undo())
            >
                {icon("ui-undo")}
            </button>
            <button
                class="btn redo" aria-label=text.redo title=text.redo
                hidden=live(move || !can_redo.get()) on:click=redo
            >
                {icon("ui-redo")}
            </button>
            <button
                class="btn reset" aria-label=text.reset title=text.reset
                disabled=live(move || !can_undo.get()) on:click=reset
            >
                {icon("ui-reset")}
            </button>
            <button
                class="btn end grow" hidden=live(move || !in_play.get())
                data-ready=flag(move || is_ready.get())
                aria-disabled=truth(move || !is_ready.get())
                on:click=end
            >
                {icon("ui-check")}{end_words}
            </button>
        </section>
    })
}

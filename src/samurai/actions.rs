//! What ends in a commitment: undo, reset, pass, end the turn.

use super::sitting::Sitting;
use super::strip::may_pass;
use crate::ui::icon::icon;
use crate::ui::sheet::{Sheet, sheet};
use leptos::prelude::*;
use samurai::{Action, Phase};

pub fn actions(sitting: Sitting) -> Sheet {
    let text = &sitting.text.board;
    let can_undo = Memo::new(move |_| sitting.play.can_undo());
    let can_redo = Memo::new(move |_| sitting.play.can_redo());
    let in_play = Memo::new(move |_| sitting.seen.with(|seen| seen.phase() == Phase::Play));
    let passes = Memo::new(move |_| sitting.seen.with(|seen| may_pass(seen)));
    let is_ready = Memo::new(move |_| passes.get() || sitting.seen.with(|seen| seen.has_played()));
    let end = move |_| {
        if is_ready.get_untracked() {
            sitting.act(if passes.get_untracked() { Action::Pass } else { Action::EndTurn });
        } else {
            sitting.refused.set(Some(sitting.text.board.hint_begin));
        }
    };
    let end_words = move || if passes.get() { text.pass } else { text.end_turn };
    let redo = move |_| sitting.play.redo();
    let reset = move |_| {
        sitting.put_down();
        sitting.play.reset();
    };
    sheet(view! {
        <section class="actions bar">
            <button
                class="btn undo" aria-label=text.undo title=text.undo
                disabled=move || !can_undo.get() on:click=move |_| sitting.undo()
            >
                {icon("ui-undo")}
            </button>
            <button
                class="btn redo" aria-label=text.redo title=text.redo
                hidden=move || !can_redo.get() on:click=redo
            >
                {icon("ui-redo")}
            </button>
            <button
                class="btn reset" aria-label=text.reset title=text.reset
                disabled=move || !can_undo.get() on:click=reset
            >
                {icon("ui-reset")}
            </button>
            <button
                class="btn end grow" hidden=move || !in_play.get()
                data-ready=move || is_ready.get().then_some("") aria-disabled=move || (!is_ready.get()).then_some("true")
                on:click=end
            >
                {icon("ui-check")}{end_words}
            </button>
        </section>
    })
}

//! Who sits at the table, on which side, with which goal, and how far.

use super::geometry::{Lie, Plan};
use super::sitting::Sitting;
use crate::ui::el::{El, el, svg};
use crate::ui::kamon::kamon;
use crate::ui::memo::memo;
use samsara::{Lane, Mode};
use table::Seat;

pub fn seat(sitting: &'static Sitting, plan: Plan, seat: Seat) -> El {
    let words = sitting.words;
    let is_near = plan.near == seat;
    let is_on_turn = memo(move || sitting.on_turn() == Some(seat));
    let goals = memo(move || sitting.seen.with(|seen| seen.goals()[seat]));
    let points = memo(move || {
        sitting
            .seen
            .with(|seen| (seen.setup().mode == Mode::Match).then(|| seen.sheet().points()[seat]))
    });
    let lane = Lane::into_goal_of(seat);
    let place = usize::from(plan.lie == Lie::Tall) * 2 + usize::from(!is_near);
    let turn = move || if is_on_turn.get() { sitting.text.on_turn } else { "" };
    let in_match =
        move || points.get().map(|points| el("b", "points").with((words.points)(points)));
    el("section", if is_near { "sitter panel near" } else { "sitter panel far" })
        .attr("aria-label", &sitting.name(seat))
        .flag("data-now", move || is_on_turn.get())
        .with([
            kamon(sitting.crest(seat)),
            el("div", "about").with([
                el("b", "name").with(sitting.name(seat)),
                el("span", "turn unseen").live_text(turn),
                el("span", "sub").with(words.goal_at[lane as usize][place]),
                group_of(in_match),
            ]),
            el("div", "goals")
                .live_attr("aria-label", move || Some((words.goals)(goals.get())))
                .attr("role", "img")
                .with(shape(lane))
                .with(el("b", "").live_text(move || goals.get().to_string()))
                .with(el("span", "sub").with(words.of_six)),
        ])
}

fn group_of(draw: impl Fn() -> Option<El> + 'static) -> El {
    crate::ui::el::group().live(draw)
}

/// The shape of a lane and its goal.
pub fn shape(lane: Lane) -> El {
    let drawn = match lane {
        Lane::Round => svg("circle", "line").attr("cx", "50").attr("cy", "50").attr("r", "38"),
        Lane::Square => svg("rect", "line")
            .attr("x", "13")
            .attr("y", "13")
            .attr("width", "74")
            .attr("height", "74")
            .attr("rx", "8"),
    };
    svg("svg", "i shape").attr("viewBox", "0 0 100 100").attr("aria-hidden", "true").with(drawn)
}

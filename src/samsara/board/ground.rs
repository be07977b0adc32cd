//! The wood under the stones: it never changes while the board lies as it lies.

use crate::samsara::geometry::{GOAL, HOLLOW, Heading, Lie, Plan, Point, STEP};
use crate::samsara::scene::Spot;
use crate::ui::el::{El, svg};
use samsara::{FIELDS, Lane, MIDDLE, PLAYERS};
use std::fmt::Write;
use table::Seat;

pub fn ground(plan: Plan, crest_of: impl Fn(Seat) -> u8) -> El {
    let (right, bottom) = plan.half();
    let sides: Vec<El> =
        Seat::all(PLAYERS).map(|side| self::side(plan, side, crest_of(side))).collect();
    svg("g", "wood")
        .attr("data-lie", if plan.lie == Lie::Wide { "wide" } else { "tall" })
        .attr("aria-hidden", "true")
        .with([
            defs(),
            block("edge", right, bottom, 12),
            block("plank", right, bottom, 0),
            svg("path", "grain").attr("d", &grain(plan)),
            block("bevel", right - 3, bottom - 3, 0),
            block("inlay", right - 16, bottom - 16, 0),
            wheel(),
            middle(plan),
        ])
        .with(sides)
}

/// A crest as part of a drawing, round its middle.
pub fn crest(crest: u8, size: i32) -> El {
    svg("use", "crest")
        .attr("href", &format!("#crest-{}", crest + 1))
        .attr("x", &(-size / 2).to_string())
        .attr("y", &(-size / 2).to_string())
        .attr("width", &size.to_string())
        .attr("height", &size.to_string())
}

/// Shapes that are used many times, and what they are filled with.
fn defs() -> El {
    let stops = |classes: &[(&str, &str)]| -> Vec<El> {
        classes.iter().map(|(class, offset)| svg("stop", class).attr("offset", offset)).collect()
    };
    let half = HOLLOW - 2;
    let square = |class: &'static str, half: i32| {
        svg("rect", class)
            .attr("x", &(-half).to_string())
            .attr("y", &(-half).to_string())
            .attr("width", &(2 * half).to_string())
            .attr("height", &(2 * half).to_string())
            .attr("rx", "8")
    };
    let circle =
        |class: &'static str, radius: i32| svg("circle", class).attr("r", &radius.to_string());
    svg("defs", "").with([
        svg("radialGradient", "")
            .attr("id", "bowl")
            .attr("cx", ".5")
            .attr("cy", ".66")
            .attr("r", ".66")
            .with(stops(&[("bowl1", "0"), ("bowl2", ".7"), ("bowl3", "1")])),
        svg("linearGradient", "").attr("id", "box").attr("x2", "0").attr("y2", "1").with(stops(&[
            ("bowl3", "0"),
            ("bowl2", ".45"),
            ("bowl1", "1"),
        ])),
        svg("linearGradient", "")
            .attr("id", "plank")
            .attr("x2", "0")
            .attr("y2", "1")
            .with(stops(&[("wood1", "0"), ("wood2", ".5"), ("wood1", "1")])),
        svg("radialGradient", "")
            .attr("id", "gleam")
            .attr("cx", ".64")
            .attr("cy", ".8")
            .attr("r", ".48")
            .with(stops(&[("gleam1", "0"), ("gleam2", "1")])),
        svg("g", "").attr("id", "round").with([
            circle("bowl", HOLLOW),
            svg("path", "lip").attr("d", "M-28 16A32 32 0 0 0 28 16"),
        ]),
        svg("g", "")
            .attr("id", "square")
            .with([square("box", half), svg("path", "lip").attr("d", "M-26 29H26")]),
        circle("", HOLLOW + 1).attr("id", "ring"),
        square("", half + 1).attr("id", "frame"),
        svg("g", "").attr("id", "marble").with([
            svg("ellipse", "cast")
                .attr("cx", "3")
                .attr("cy", "21")
                .attr("rx", "25")
                .attr("ry", "10"),
            circle("glass", 27),
            circle("gleam", 27),
            svg("path", "shine").attr("d", "M-14 9C-9-6 2-14 15-14 7-8 0 1-2 14-6 14-11 12-14 9z"),
            svg("ellipse", "glint")
                .attr("cx", "-10")
                .attr("cy", "-13")
                .attr("rx", "8")
                .attr("ry", "5")
                .attr("transform", "rotate(-34 -10 -13)"),
        ]),
    ])
}

/// The board as one block, or a line on it.
fn block(class: &str, right: i32, bottom: i32, down: i32) -> El {
    svg("rect", class)
        .attr("x", &(-right).to_string())
        .attr("y", &(down - bottom).to_string())
        .attr("width", &(2 * right).to_string())
        .attr("height", &(2 * bottom).to_string())
        .attr("rx", "30")
}

/// What belongs to one player: numbers, arrows, the groove, the goal's rim, the counting track.
fn side(plan: Plan, side: Seat, owner: u8) -> El {
    let numbers: Vec<El> = (1..=FIELDS)
        .map(|field| {
            let Point { x, y } = plan.number(side, field);
            svg("text", "")
                .attr("x", &x.to_string())
                .attr("y", &(y + 6).to_string())
                .with(field.to_string())
        })
        .collect();
    let arrows: String = [3, 6, 9]
        .into_iter()
        .map(|field| arrow(plan.between(side, field), plan.heading(side)))
        .collect();
    let groove = plan.groove(side);
    let lane = Lane::into_goal_of(side);
    let goal = plan.spot(Spot::Goal(side));
    let steps: Vec<El> = (0..MIDDLE).map(|goals| small(lane, plan.step(side, goals))).collect();
    svg("g", "").with(numbers).with(steps).with([
        svg("path", "arrows").attr("d", &arrows),
        svg("path", "groove").attr("d", &groove),
        svg("path", "groove-lip").attr("d", &groove),
        svg("g", "rim")
            .attr("transform", &format!("translate({} {})", goal.x, goal.y))
            .with(outline(lane, GOAL + 4))
            .with(outline(lane, GOAL)),
        svg("g", "owner")
            .attr("transform", &format!("translate({} {})", goal.x, goal.y))
            .with(crest(owner, 46)),
    ])
}

fn outline(lane: Lane, reach: i32) -> El {
    match lane {
        Lane::Round => svg("circle", "").attr("r", &reach.to_string()),
        Lane::Square => svg("rect", "")
            .attr("x", &(-reach).to_string())
            .attr("y", &(-reach).to_string())
            .attr("width", &(2 * reach).to_string())
            .attr("height", &(2 * reach).to_string())
            .attr("rx", "12"),
    }
}

/// A field of the counting track.
fn small(lane: Lane, at: Point) -> El {
    let shape = match lane {
        Lane::Round => svg("circle", "bowl").attr("r", &STEP.to_string()),
        Lane::Square => svg("rect", "box")
            .attr("x", &(1 - STEP).to_string())
            .attr("y", &(1 - STEP).to_string())
            .attr("width", &(2 * STEP - 2).to_string())
            .attr("height", &(2 * STEP - 2).to_string())
            .attr("rx", "5"),
    };
    shape.attr("transform", &format!("translate({} {})", at.x, at.y))
}

/// The field where both counting tracks end.
fn middle(plan: Plan) -> El {
    let (x, y) = match plan.lie {
        Lie::Wide => (60, 32),
        Lie::Tall => (32, 60),
    };
    svg("rect", "middle")
        .attr("x", &(-x).to_string())
        .attr("y", &(-y).to_string())
        .attr("width", &(2 * x).to_string())
        .attr("height", &(2 * y).to_string())
        .attr("rx", "32")
}

/// The wheel of life, carved round the middle: eight spokes.
fn wheel() -> El {
    let spokes: Vec<El> = (0..8)
        .map(|spoke| {
            svg("path", "")
                .attr("d", "M0-40V-72M-6-78L0-72L6-78")
                .attr("transform", &format!("rotate({})", 45 * spoke))
        })
        .collect();
    svg("g", "dharma")
        .with([svg("circle", "").attr("r", "80"), svg("circle", "").attr("r", "72")])
        .with(spokes)
}

fn arrow(Point { x, y }: Point, heading: Heading) -> String {
    match heading {
        Heading::Left => format!("M{} {}l-10 10 10 10", x + 5, y - 10),
        Heading::Right => format!("M{} {}l10 10-10 10", x - 5, y - 10),
        Heading::Up => format!("M{} {}l10-10 10 10", x - 10, y + 5),
        Heading::Down => format!("M{} {}l10 10 10-10", x - 10, y - 5),
    }
}

/// Lines along the board, each a little different, always the same.
fn grain(plan: Plan) -> String {
    const LINES: i32 = 25;
    let (right, bottom) = plan.half();
    let (long, short) = if plan.lie == Lie::Wide { (right, bottom) } else { (bottom, right) };
    let mut path = String::new();
    for line in 0..LINES {
        let sway = |times: i32| (line * times % 17 - 8) * 2;
        let out = (2 * line + 1) * (short - 6) / LINES - short + 6;
        let point = |along: i32, out: i32| match plan.lie {
            Lie::Wide => format!("{along} {out}"),
            Lie::Tall => format!("{out} {along}"),
        };
        let _ = write!(
            path,
            "M{}C{} {} {}",
            point(-long + 4, out + sway(3) / 4),
            point(-long / 3, out + sway(7)),
            point(long / 4, out - sway(5)),
            point(long - 4, out + sway(11) / 4)
        );
    }
    path
}

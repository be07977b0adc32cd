//! The strip between board and hand: what is picked up, what it would do, why it cannot be done.
//! Its room is always there, so nothing jumps when words arrive.

use super::ASKED;
use super::scene::Picked;
use super::sitting::Sitting;
use super::words::{self, figure_symbol};
use crate::text::bots::bot_text;
use crate::ui::after_paint::after_paint;
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use crate::ui::kamon::small_kamon;
use crate::ui::memo::memo;
use crate::ui::state::{State, effect};
use leptos::prelude::*;
use samurai::{Claim, Figure, Influence, Lies, Phase, Samurai, Space, Stake};
use table::Game;

/// One line that says what can be done now.
pub fn hint(sitting: &'static Sitting) -> El {
    let plays = bot_text().plays;
    let words = memo(move || match (sitting.refused.get(), sitting.waits_for()) {
        (Some(why), _) => why.to_owned(),
        (None, Some(seat)) => plays(&sitting.name(seat)),
        (None, None) => hint_words(sitting),
    });
    el("p", "hint")
        .attr("id", ASKED)
        .attr("tabindex", "-1")
        .attr("role", "status")
        .flag("data-refused", move || sitting.refused.get().is_some())
        .live_text(move || words.get())
}

fn hint_words(sitting: &'static Sitting) -> String {
    let text = &sitting.words.board;
    if let Some(at) = sitting.choosing.get() {
        return (text.hint_which)(at.name().unwrap_or_default());
    }
    let tiles = sitting.words;
    sitting.seen.with(|seen| match sitting.picked.get() {
        Picked::Tile(tile) => match tile.lies() {
            Lies::OnLand => (text.hint_land)(&words::tile(tiles, tile), words::aims(tiles, tile)),
            Lies::AtSea => (text.hint_sea)(&words::tile(tiles, tile), words::aims(tiles, tile)),
            Lies::Nowhere => text.hint_swap.to_owned(),
            Lies::OnOwnTile => text.hint_lift.to_owned(),
        },
        Picked::Swap(first) => (text.hint_swap_second)(
            words::figure(tiles, first.figure),
            first.at.name().unwrap_or_default(),
        ),
        Picked::Lifted(from) => {
            let lifted = seen.tile_at(from).map(|placed| words::tile(tiles, placed.tile));
            (text.hint_lifted)(&lifted.unwrap_or_default())
        }
        Picked::Nothing | Picked::Figure(_) => match seen.phase() {
            Phase::Figures if cities_open(seen) => text.set_figure_cities.to_owned(),
            Phase::Figures => text.set_figure_villages.to_owned(),
            Phase::Play if may_pass(seen) => text.hint_pass.to_owned(),
            Phase::Play if ends_the_game(seen) => text.last_turn.to_owned(),
            Phase::Play if seen.has_played() && seen.may_play_ordinary() => {
                text.hint_more_any.to_owned()
            }
            Phase::Play if seen.has_played() => text.hint_more.to_owned(),
            _ => text.hint_begin.to_owned(),
        },
    })
}

/// Whether the turn could end now, and the game with it.
fn ends_the_game(seen: &Samurai) -> bool {
    let end = || seen.preview(samurai::Action::EndTurn).is_ok_and(|preview| preview.last_turn);
    seen.is_last_turn() || end()
}

pub fn may_pass(seen: &Samurai) -> bool {
    seen.clone().perform(samurai::Action::Pass, &mut |_| ()).is_ok()
}

fn cities_open(seen: &Samurai) -> bool {
    let room = |at: Space| seen.figures().at(at).count() < usize::from(at.room());
    seen.settlements().any(|at| at.ground() == samurai::Ground::City && room(at))
}

/// What the strip speaks of.
#[derive(Clone, PartialEq)]
enum Topic {
    Nothing,
    /// Which of the settlement's figures is meant?
    Which(Space),
    /// How a settlement stands.
    Standing(Influence),
    /// What an action would do, or just did.
    Stakes(Vec<Stake>),
}

/// Drawn anew only when it speaks of something else: laying a tile as previewed changes nothing here.
/// It follows after the paint: what was tapped is seen first.
pub fn strip(sitting: &'static Sitting) -> El {
    let topic = memo(move || topic(sitting));
    let spoken = State::new(untrack(|| topic.get()));
    effect(move || {
        let topic = topic.get();
        after_paint(move || {
            if spoken.try_now().is_some_and(|before| before != topic) {
                spoken.set(topic);
            }
        });
    });
    el("section", "strip").attr("aria-live", "polite").live(move || match spoken.get() {
        Topic::Nothing => Vec::new(),
        Topic::Which(at) => vec![which(sitting, at)],
        Topic::Standing(influence) => standing(sitting, &influence),
        Topic::Stakes(list) => stakes(sitting, &list),
    })
}

fn topic(sitting: &'static Sitting) -> Topic {
    if let Some(at) = sitting.choosing.get() {
        return Topic::Which(at);
    }
    let preview = |seen: &Samurai, action| {
        Topic::Stakes(seen.preview(action).map(|preview| preview.stakes).unwrap_or_default())
    };
    // Before a tile lies anywhere nobody has any influence.
    let in_setup = sitting.seen.with(|seen| seen.phase() == Phase::Figures);
    if let Some(at) = sitting.shown.get().or_else(|| sitting.rest.get()) {
        if let Some(action) = sitting.intended(at).filter(|_| !in_setup) {
            return sitting.seen.with(|seen| preview(seen, action));
        }
        if let Some(influence) = sitting.seen.with(|seen| seen.influence(at)) {
            return Topic::Standing(influence);
        }
    }
    match sitting.last_action().filter(|_| sitting.is_live() && !in_setup) {
        Some((before, action)) => preview(&before, action),
        None => Topic::Nothing,
    }
}

/// How a settlement stands now.
fn standing(sitting: &'static Sitting, influence: &Influence) -> Vec<El> {
    let text = &sitting.words.board;
    let at = influence.at;
    let mut lines: Vec<El> = Figure::ALL
        .into_iter()
        .filter_map(|figure| {
            Some(line(sitting, at, figure, &influence.claims[figure]?, String::new()))
        })
        .collect();
    let open = if lines.is_empty() {
        text.no_figures.to_owned()
    } else {
        (text.open_land)(influence.open_land)
    };
    lines.push(el("p", "sub").with(open));
    lines
}

/// What would become of each figure that an action concerns.
fn stakes(sitting: &'static Sitting, stakes: &[Stake]) -> Vec<El> {
    let viewer = untrack(|| sitting.play.viewer());
    let name = |seat| sitting.name(seat);
    stakes
        .iter()
        .map(|stake| {
            let words = words::stake(sitting.words, stake, viewer, &name);
            line(sitting, stake.at, stake.figure, &stake.after, words)
        })
        .collect()
}

/// A figure, its place, and who has how much influence on it.
fn line(
    sitting: &'static Sitting,
    at: Space,
    figure: Figure,
    claim: &Claim,
    verdict: String,
) -> El {
    let players = sitting.seen.with_untracked(|seen| seen.setup().players);
    let claims: Vec<El> = claim
        .strength
        .iter(players)
        .filter(|(_, strength)| **strength > 0)
        .map(|(seat, strength)| {
            let crest = small_kamon(sitting.crest(seat));
            let leads = (claim.leader == Some(seat)).then_some("");
            el("span", "claim")
                .attr_if("data-leads", leads)
                .with([crest, el("span", "unseen").with(sitting.name(seat))])
                .with(strength.to_string())
        })
        .collect();
    let says_so = !verdict.is_empty() || !claims.is_empty();
    let nobody = (!says_so).then_some(sitting.words.board.no_influence);
    el("p", "lead")
        .with([
            icon(figure_symbol(figure)),
            el("span", "unseen").with(words::figure(sitting.words, figure)),
            el("b", "").with(at.name().unwrap_or_default()),
        ])
        .with(claims)
        .with([el("span", "sub").with(nobody), el("em", "").with(verdict)])
}

/// Several figures of a settlement would do: one button each.
fn which(sitting: &'static Sitting, at: Space) -> El {
    let standing: Vec<Figure> = sitting.seen.with_untracked(|seen| seen.figures().at(at).collect());
    let buttons: Vec<El> = standing
        .into_iter()
        .map(|figure| {
            let name = words::figure(sitting.words, figure);
            el("button", "btn")
                .on_tap(move || sitting.tap(at, Some(figure)))
                .with(icon(figure_symbol(figure)))
                .with(name)
        })
        .collect();
    el("div", "bar which").with(buttons)
}

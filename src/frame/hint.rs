//! A hint: what the strongest bot would do now, and why, in numbers.

use crate::frame::bots::Bots;
use crate::frame::keys;
use crate::hosted::Hosted;
use crate::play::Play;
use crate::text::bots::bot_text;
use crate::thinker::{self, Thinking};
use crate::ui::el::{El, el, group};
use crate::ui::given::Here;
use crate::ui::icon::icon;
use crate::ui::memo::memo;
use crate::ui::state::{Slot, State, effect};
use bots::{Choice, Level, Thought};
use table::{Seat, Session, Turn};

/// What is shown of it.
#[derive(Clone, PartialEq, Debug)]
enum Shown {
    Nothing,
    Thinking,
    Words(Vec<String>),
}

/// A button for whoever is on turn, and a slip with the answer.
pub fn hint<G: Hosted>(play: Play<G>, bots: Bots) -> El {
    let text = bot_text();
    let shown = State::new(Shown::Nothing);
    let thinking = Slot::new(None::<Thinking>);
    let here = Here::now();
    let decides = memo(move || decider(play));
    let moment = memo(move || play.with_session(|session| session.record().actions.len()));
    // A hint is about one moment. When that is over, so is the hint.
    effect(move || {
        moment.get();
        thinking.set(None);
        shown.set(Shown::Nothing);
    });
    let ask = move || {
        let Some(seat) = decides.now() else { return };
        shown.set(Shown::Thinking);
        let record = play.with_session_untracked(|session| session.record().clone());
        let then = move |thought: Thought<G>| {
            // What nobody thought about is a hint only where there is nothing to think about.
            let is_only = |action| here.with(|| is_only_choice(play, action));
            let best = thought.best();
            let best = best.filter(|best| thought.playouts > 0 || is_only(best.action));
            let words = best.map(|best| {
                bots.point_out::<G>(best.action);
                here.with(|| reason(play, seat, &thought, best))
            });
            shown.set(Shown::Words(words.unwrap_or_else(|| vec![text.no_hint.to_owned()])));
        };
        thinking.set(thinker::ask(&record, seat, Level::Fourth, None, then));
    };
    let close = move || {
        thinking.set(None);
        shown.set(Shown::Nothing);
    };
    // Escape that has put something down already is not asked for more.
    keys::follow(move |event| {
        let is_open = shown.with_untracked(|shown| *shown != Shown::Nothing);
        let closes = is_open && event.key() == "Escape" && !event.default_prevented();
        if closes {
            close();
        }
        closes
    });
    let slip = move || {
        let lines = match shown.get() {
            Shown::Nothing => return None,
            Shown::Thinking => vec![text.hint_thinks.to_owned()],
            Shown::Words(lines) => lines,
        };
        let lines: Vec<El> = lines.into_iter().map(|line| el("p", "").with(line)).collect();
        let close = el("button", "btn quiet icon")
            .attr("aria-label", text.close)
            .on_tap(close)
            .with(icon("ui-close"));
        Some(el("div", "advice panel").with(close).with(lines))
    };
    group().with([
        el("button", "btn quiet icon hint-button")
            .attr("aria-label", text.hint)
            .attr("title", text.hint)
            .flag("disabled", move || decides.get().is_none())
            .flag("hidden", move || play.with_session(Session::turn) == Turn::Over)
            .on_tap(ask)
            .with(icon("ui-hint")),
        el("div", "advice-place").attr("role", "status").live(slip),
    ])
}

/// Who decides now and may be advised: a person whose view is open.
fn decider<G: Hosted>(play: Play<G>) -> Option<Seat> {
    let seat = play.with_session(|session| session.turn().seat())?;
    (play.bot(seat).is_none() && play.awaited().is_none()).then_some(seat)
}

/// Whether there is nothing else to choose, and a name for it.
fn is_only_choice<G: Hosted>(play: Play<G>, action: G::Action) -> bool {
    let is_called = play.with_session_untracked(|session| {
        !session.seen_by(session.turn().seat()).called(action).is_empty()
    });
    is_called && play.choices() == 1
}

fn reason<G: Hosted>(
    play: Play<G>,
    seat: Seat,
    thought: &Thought<G>,
    best: &Choice<G::Action>,
) -> Vec<String> {
    let text = bot_text();
    let name = |seat| play.player(seat).name;
    let mut words = Vec::new();
    play.with_session_untracked(|session| {
        let seen = session.seen_by(Some(seat));
        let mut after = (*seen).clone();
        let mut told = Vec::new();
        let _ = after.perform(best.action, &mut |event| told.extend(seen.told(&event, &name)));
        let is_plain = told.is_empty() || thought.playouts == 0;
        words.push(if is_plain { seen.called(best.action) } else { told.join(" ") });
    });
    if thought.playouts == 0 {
        words.push(text.one_choice.to_owned());
        return words;
    }
    let mut why = vec![(text.chances)(percent(thought.chance()), percent(best.mean()))];
    why.extend(G::expected(best.expected()));
    why.push((text.playouts)(thought.playouts));
    words.push(why.join(" "));
    words
}

pub fn percent(chance: f32) -> u8 {
    (chance.clamp(0.0, 1.0) * 100.0 + 0.5) as u8
}

/// So many of each, after a few words that say when.
pub fn expected(when: &str, amounts: &[f32], names: &[&str]) -> String {
    let point = bot_text().point;
    let each = amounts.iter().zip(names);
    let each: Vec<_> =
        each.map(|(much, name)| format!("{} {name}", tenths(*much, point))).collect();
    format!("{when} {}.", each.join(", "))
}

/// One digit after the point, without the machinery that prints any number.
fn tenths(number: f32, point: char) -> String {
    let tenths = (number.max(0.0) * 10.0 + 0.5) as u32;
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

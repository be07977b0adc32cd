//! What is asked and what can be answered, what it would lead to, and what was just seen:
//! pure functions of the table.

use spirit::{Action, Asked, Back, Card, Event, Illegal, Samurai, Side, Spirit, Verdict};
use table::{Entry, Game, Seat, Seats};

/// What the players have in mind, on the way to an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Picked {
    #[default]
    Nothing,
    /// The own token, for somebody.
    Support,
    /// A token of an absent samurai.
    Help,
    /// The last card or the token of this samurai, for somebody.
    From(Seat),
}

/// What a tap does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    Act(Action),
    Pick(Picked),
}

/// Something to tap, and what it would lead to or why it cannot be done.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    pub tap: Tap,
    pub outcome: Result<Vec<Event>, Illegal>,
}

/// Everything that can be answered now, in the order in which it is shown.
pub fn offers(game: &Spirit, picked: Picked) -> Vec<Offer> {
    let mut offers = Vec::new();
    for choice in game.choices() {
        let tap = match (picked, choice.action) {
            (_, Action::Support(to)) if to == game.active() => continue,
            (Picked::Nothing, Action::Support(_)) if game.players() > 2 => {
                Tap::Pick(Picked::Support)
            }
            (Picked::Nothing, Action::Help(_)) => Tap::Pick(Picked::Help),
            (Picked::Nothing, Action::Move { from, .. } | Action::Lend { from, .. }) => {
                Tap::Pick(Picked::From(from))
            }
            (Picked::Nothing, action)
            | (Picked::Support, action @ Action::Support(_))
            | (Picked::Help, action @ Action::Help(_)) => Tap::Act(action),
            (
                Picked::From(seat),
                action @ (Action::Move { from, .. } | Action::Lend { from, .. }),
            ) if from == seat => Tap::Act(action),
            _ => continue,
        };
        let hidden =
            |&why: &Illegal| picked != Picked::Nothing || is_beside_the_point(choice.action, why);
        if choice.outcome.as_ref().is_err_and(hidden) {
            continue;
        }
        let outcome = match tap {
            Tap::Act(_) => choice.outcome,
            Tap::Pick(_) => choice.outcome.map(|_| Vec::new()),
        };
        add(&mut offers, Offer { tap, outcome });
    }
    offers
}

/// Several ways behind one door: it is open if one of them is.
fn add(offers: &mut Vec<Offer>, offer: Offer) {
    match offers.iter_mut().find(|other| other.tap == offer.tap) {
        Some(other) if other.outcome.is_err() => *other = offer,
        Some(_) => {}
        None => offers.push(offer),
    }
}

/// Reasons that nobody would ask for: a talent that the samurai does not have, a line without cards.
const fn is_beside_the_point(action: Action, why: Illegal) -> bool {
    match action {
        Action::Fight | Action::Support(_) | Action::Pass | Action::Left | Action::Right => false,
        Action::Hand(_) | Action::Discard | Action::Bury => {
            matches!(why, Illegal::NoTalent | Illegal::MustKeep | Illegal::NotANeighbour)
        }
        _ => true,
    }
}

/// Where a samurai's board is tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Defence,
    Line,
    Board,
}

/// What a tap on a board answers: the card in the air goes where it was tapped, or whoever was tapped is meant.
pub fn tap_on(game: &Spirit, offers: &[Offer], seat: Seat, spot: Spot) -> Option<Tap> {
    let holds = game.card_in_the_air().is_some_and(|(holder, _)| holder == seat);
    let fits = |tap: Tap| match (spot, tap) {
        (Spot::Defence, Tap::Act(Action::Left)) | (Spot::Line, Tap::Act(Action::Right)) => holds,
        (Spot::Board, tap) => means(tap) == Some(seat) && !at_once(game, tap),
        _ => false,
    };
    offers.iter().find(|offer| offer.outcome.is_ok() && fits(offer.tap)).map(|offer| offer.tap)
}

/// Whom an answer is about.
const fn means(tap: Tap) -> Option<Seat> {
    match tap {
        Tap::Pick(Picked::From(seat))
        | Tap::Act(
            Action::Support(seat)
            | Action::Hand(seat)
            | Action::Heal(seat)
            | Action::Wound(seat)
            | Action::Strike(seat)
            | Action::Move { to: seat, .. }
            | Action::Lend { to: seat, .. },
        ) => Some(seat),
        _ => None,
    }
}

/// Between two samurai support is an answer among others, too grave for a stray tap on a board.
fn at_once(game: &Spirit, tap: Tap) -> bool {
    matches!(tap, Tap::Act(Action::Support(_))) && game.players() == 2
}

/// Who decides now, or whose turn it was: the table is turned towards this seat.
pub fn facing(game: &Spirit) -> Seat {
    game.turn().seat().unwrap_or(game.active())
}

/// How many seats clockwise from the one that the table is turned to.
pub fn place(game: &Spirit, seat: Seat) -> u8 {
    let players = game.players();
    (seat.number() + players - facing(game).number()) % players
}

/// On which side of the village a board lies where there is room for all: with four and five the others
/// lie along the top.
pub fn beside(game: &Spirit, seat: Seat) -> Option<&'static str> {
    match (game.players(), place(game, seat)) {
        (4 | 5, _) | (_, 0) => None,
        (_, 1) => Some("left"),
        (players, place) => (place + 1 == players).then_some("right"),
    }
}

/// The sum that the card in the air would make on the right of the one who holds it.
pub fn sum_ahead(game: &Spirit, seat: Seat) -> Option<u8> {
    let (holder, card) = game.card_in_the_air()?;
    (holder == seat).then(|| game.verdict(seat, card).0)
}

/// What the next card may do to a samurai, in parts of a hundred.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Risk {
    pub below: u8,
    pub kiai: u8,
    pub overrun: u8,
    /// Whatever else: it could go to the defence.
    pub fits_left: u8,
}

/// The risk of the next card; `None` if there is none.
pub fn risk(game: &Spirit, seat: Seat) -> Option<Risk> {
    game.stack().top()?;
    let outlook = game.outlook();
    let [below, kiai, overrun] = percents(
        [Verdict::Below, Verdict::Kiai, Verdict::Overrun].map(|verdict| game.risk(seat, verdict)),
    );
    let fits_left = percent(outlook.that(|card| game.may_defend(seat, card).is_ok()));
    Some(Risk { below, kiai, overrun, fits_left })
}

/// The risk of the card after the one in the air, if that one goes left or right. If it sets off a kiai,
/// the oldest card of the line is gone by then.
pub fn risk_after(game: &Spirit, action: Action) -> Option<Risk> {
    let (seat, _) = game.card_in_the_air()?;
    let mut after = game.clone();
    after.perform(action, &mut |_| ()).ok()?;
    while matches!(after.asked(), Some(Asked::Kiai { .. })) {
        after.perform(Action::Forgo, &mut |_| ()).ok()?;
    }
    if after.round() != game.round() || after.outcome().is_some() {
        return None;
    }
    risk(&after, seat)
}

/// A share of one in parts of a hundred. What may happen is never nothing, nor ever certain
/// unless it is.
fn percent(share: f64) -> u8 {
    const SLIGHT: f64 = 1e-9;
    let rounded = (share * 100.0 + 0.5) as u8;
    match rounded {
        0 if share > SLIGHT => 1,
        100.. if share < 1.0 - SLIGHT => 99,
        _ => rounded.min(100),
    }
}

/// Shares that make up one, in parts that make up a hundred. What may happen is never nothing.
fn percents<const N: usize>(shares: [f64; N]) -> [u8; N] {
    let mut parts = shares.map(percent);
    // Rounding went wrong by one or two: that is least of what is most.
    while let Some(most) = (0..N).max_by_key(|&index| parts[index]) {
        match parts.iter().map(|&part| u16::from(part)).sum::<u16>() {
            ..100 => parts[most] += 1,
            100 => break,
            _ => parts[most] -= 1,
        }
    }
    parts
}

/// What a samurai could do with a card that is handed or given to him.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrival {
    /// What it would lead to on his right.
    pub right: Vec<Event>,
    pub fits_left: bool,
}

/// What could come of handing the card in the air to a samurai, or of giving him the last card of a line.
pub fn arrival(game: &Spirit, action: Action) -> Option<Arrival> {
    if !matches!(action, Action::Hand(_) | Action::Move { .. }) {
        return None;
    }
    let mut after = game.clone();
    after.perform(action, &mut |_| ()).ok()?;
    let right = after.preview(Action::Right).ok()?;
    Some(Arrival { right, fits_left: after.check(Action::Left).is_ok() })
}

/// Cards that lie face down though everybody has seen them: in the stack and among the intruders,
/// each from the top.
pub fn known(game: &Spirit) -> [Vec<Card>; 2] {
    [game.stack(), game.intruders()].map(|pile| pile.iter().rev().flatten().collect())
}

/// How many unseen cards there are of a value: for certain, and perhaps more.
pub fn unseen_of(game: &Spirit, value: u8) -> (u8, u8) {
    let (perhaps, among) = game.perhaps_unseen();
    let count =
        |cards: spirit::CardSet| cards.iter().filter(|card| card.value() == value).count() as u8;
    let certain = count(game.unseen());
    (certain, certain + count(perhaps).min(among))
}

/// What is worth a moment of everybody's attention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    Animals(Seats),
    Kiai(Seat, Side),
}

impl Moment {
    /// Whether a samurai turns into his animal.
    pub fn turns(self, seat: Seat) -> bool {
        matches!(self, Self::Animals(seats) if seats.contains(seat))
    }
}

/// The greatest moment of the last action, chance included.
pub fn moment(log: &[Entry<Event>]) -> Option<Moment> {
    let fresh = fresh(log);
    let animals = animals(fresh.iter().map(|entry| entry.event));
    if !animals.is_empty() {
        return Some(Moment::Animals(animals));
    }
    fresh.iter().rev().find_map(|entry| match entry.event {
        Event::Kiai { seat, side } => Some(Moment::Kiai(seat, side)),
        _ => None,
    })
}

/// Who turned into his animal.
pub fn animals(events: impl Iterator<Item = Event>) -> Seats {
    events
        .filter_map(|event| match event {
            Event::BecameAnimal(seat) => Some(seat),
            _ => None,
        })
        .collect()
}

/// What the last action of a player led to.
pub fn fresh(log: &[Entry<Event>]) -> &[Entry<Event>] {
    let Some(last) = log.last().map(|entry| entry.number) else { return log };
    let start = log.iter().rposition(|entry| entry.number != last).map_or(0, |before| before + 1);
    &log[start..]
}

/// The steps at the end of a round that were reached, of five, and what happened in each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dusk {
    pub round: u8,
    pub steps: Vec<Vec<Event>>,
}

/// How the last round ended, if the last action began the next one.
pub fn dusk(log: &[Entry<Event>]) -> Option<Dusk> {
    let began = |entry: &Entry<Event>| matches!(entry.event, Event::RoundBegan { .. });
    fresh(log).iter().find(|entry| began(entry))?;
    let next = log.iter().rposition(began)?;
    steps(&log[..next]).map(|(dusk, _)| dusk)
}

/// How the last round ended, if the game ended with it.
pub fn last_dusk(log: &[Entry<Event>]) -> Option<Dusk> {
    let over = |entry: &Entry<Event>| matches!(entry.event, Event::Won(_) | Event::Lost(_));
    let end = log.iter().rposition(over)?;
    let (mut dusk, reached) = steps(&log[..end])?;
    if let Event::Lost(_) = log[end].event {
        dusk.steps.truncate(reached + 1);
    }
    Some(dusk)
}

/// What happened since a round ended, and the step that was reached; `None` if another one has begun.
fn steps(log: &[Entry<Event>]) -> Option<(Dusk, usize)> {
    let turning = |entry: &Entry<Event>| {
        matches!(entry.event, Event::RoundEnded { .. } | Event::RoundBegan { .. })
    };
    let start = log.iter().rposition(turning)?;
    let Event::RoundEnded { round } = log[start].event else { return None };
    let mut steps = vec![Vec::new(); INTRUDERS + 1];
    let mut step = 0;
    let mut before = None;
    for &Entry { event, .. } in &log[start + 1..] {
        let by_a_farm = before == Some(Event::BackTurned(Back::Family));
        if !by_a_farm {
            step = step.max(first_step(event));
        }
        let told_in = if matches!(event, Event::PouredIn(_)) { INTRUDERS } else { step };
        steps[told_in].push(event);
        before = Some(event);
    }
    Some((Dusk { round, steps }, step))
}

const INTRUDERS: usize = 4;

/// The first step at the end of a round to which an event can belong.
const fn first_step(event: Event) -> usize {
    match event {
        Event::FarmLost => 1,
        Event::FamilyLost(_) => 2,
        Event::FamilyHelps(_) => 3,
        Event::IntruderTurned(_) => INTRUDERS,
        _ => 0,
    }
}

/// The drawing of a samurai: his crest, or his animal.
pub const fn emblem(samurai: Samurai, side: Side) -> &'static str {
    match (side, samurai) {
        (Side::Human, Samurai::Heihachi) => "crest-1",
        (Side::Human, Samurai::Daisuke) => "crest-2",
        (Side::Human, Samurai::Gorobei) => "crest-3",
        (Side::Human, Samurai::Kanbei) => "crest-4",
        (Side::Human, Samurai::Kyuzo) => "crest-5",
        (Side::Human, Samurai::Kikuchiyo) => "crest-6",
        (Side::Human, Samurai::Katsushiro) => "crest-7",
        (Side::Animal, Samurai::Heihachi) => "sp-raccoon",
        (Side::Animal, Samurai::Daisuke) => "sp-monkey",
        (Side::Animal, Samurai::Gorobei) => "sp-boar",
        (Side::Animal, Samurai::Kanbei) => "sp-bear",
        (Side::Animal, Samurai::Kyuzo) => "sp-fox",
        (Side::Animal, Samurai::Kikuchiyo) => "sp-tiger",
        (Side::Animal, Samurai::Katsushiro) => "sp-wolf",
    }
}

#[cfg(test)]
mod tests;

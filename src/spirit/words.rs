//! What is on the table and what happens there, in words. Samurai are called by their names,
//! which are the same in every language.

use super::scene::Arrival;
use super::text::SpiritText;
use spirit::{
    Action, Ahead, Board, Card, Event, Flames, Loss, Penalty, Reckoning, Samurai, Side, Spirit,
    Symbol,
};
use table::{Seat, Seats};

pub const fn name(samurai: Samurai) -> &'static str {
    match samurai {
        Samurai::Heihachi => "Heihachi",
        Samurai::Daisuke => "Daisuke",
        Samurai::Gorobei => "Gorobei",
        Samurai::Kanbei => "Kanbei",
        Samurai::Kyuzo => "Kyuzo",
        Samurai::Kikuchiyo => "Kikuchiyo",
        Samurai::Katsushiro => "Katsushiro",
    }
}

/// The name of the samurai on a seat.
pub fn who(game: &Spirit, seat: Seat) -> &'static str {
    name(game.board(seat).samurai())
}

/// A card as the object of a sentence.
pub fn card(text: &SpiritText, card: Card) -> String {
    (text.card)(card.value(), card.symbol())
}

/// Everything that is printed on a card.
pub fn whole_card(text: &SpiritText, card: Card) -> String {
    let symbol = card.symbol().map_or(text.no_symbol, text.symbol);
    let mut parts = vec![card.value().to_string(), symbol.to_owned()];
    if card.flames() {
        parts.push(text.flames.to_owned());
    }
    parts.push(penalties(text, card.penalties().iter().copied()));
    parts.join(", ")
}

/// "fire and wound".
pub fn penalties(text: &SpiritText, penalties: impl Iterator<Item = Penalty>) -> String {
    let named: Vec<String> = penalties.map(|penalty| (text.penalty)(penalty).to_owned()).collect();
    if named.is_empty() { text.no_penalty.to_owned() } else { list(text, &named) }
}

/// "Ann, Ben and Cleo".
pub fn list(text: &SpiritText, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{}{}{last}", first.join(", "), text.and),
    }
}

/// Names of samurai: "Kyuzo and Kanbei".
pub fn names(text: &SpiritText, samurai: impl Iterator<Item = Samurai>) -> String {
    let names: Vec<String> = samurai.map(|one| name(one).to_owned()).collect();
    list(text, &names)
}

pub const fn symbol_icon(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Hat => "sp-hat",
        Symbol::Farm => "sp-farm",
        Symbol::Family => "sp-family",
    }
}

pub const fn penalty_icon(penalty: Penalty) -> &'static str {
    match penalty {
        Penalty::Fire => "sp-flame",
        Penalty::Wound => "sp-wound",
        Penalty::Ninja => "pen-infiltrate",
        Penalty::NoDefence => "pen-no-defence",
        Penalty::NoSupport => "pen-no-support",
        Penalty::Left => "pen-left",
        Penalty::Right => "pen-right",
        Penalty::MustPass => "pen-must-pass",
        Penalty::Return => "pen-return",
        Penalty::NoTalent => "pen-no-talent",
        Penalty::DropDefence => "pen-drop-defence",
    }
}

/// What happened, as a whole sentence; nothing for what is plain from what follows.
pub fn event(text: &SpiritText, game: &Spirit, event: &Event) -> Option<String> {
    let who = |seat| who(game, seat);
    let card = |one| card(text, one);
    let told = &text.told;
    Some(match *event {
        Event::TurnBegan(_) | Event::TokenHome(_) => return None,
        Event::RoundBegan { round, first } => (told.round_began)(round, who(first)),
        Event::Helped { seat, samurai } => (told.helped)(who(seat), name(samurai)),
        Event::Struck { seat, penalty } => (told.struck)(who(seat), (text.penalty)(penalty)),
        Event::Ignored { seat, penalty } => (told.ignored)(who(seat), (text.penalty)(penalty)),
        Event::Baffled { seat, penalty } => (told.baffled)(who(seat), (text.penalty)(penalty)),
        Event::Dropped { seat, card: one } => (told.dropped)(who(seat), &card(one)),
        Event::Returned(one) => (told.returned)(&card(one)),
        Event::Drew { seat, card: one } => (told.drew)(who(seat), &card(one)),
        Event::Defended { seat, card: one } => (told.defended)(who(seat), &card(one)),
        Event::Confronted { seat, card: one, sum } => (told.confronted)(who(seat), &card(one), sum),
        Event::Handed { from, to, card: one } => (told.handed)(who(from), who(to), &card(one)),
        Event::Discarded { seat, card: one } => (told.discarded)(who(seat), &card(one)),
        Event::Buried { seat, card: one } => (told.buried)(who(seat), &card(one)),
        Event::SlippedIn(None) => told.slipped_in.to_owned(),
        Event::SlippedIn(Some(one)) => (told.slipped_in_known)(&card(one)),
        Event::Supported { from, to } => (told.supported)(who(from), who(to)),
        Event::Passed(seat) => (told.passed)(who(seat)),
        Event::Stalled(seat) => (told.stalled)(who(seat)),
        Event::Overrun(seat) => (told.overrun)(who(seat)),
        Event::Kiai { seat, .. } => (told.kiai)(who(seat)),
        Event::Forwent(seat) => (told.forwent)(who(seat)),
        Event::Cleared { seat, card: one } => (told.cleared)(who(seat), &card(one)),
        Event::Moved { from, to, card: one } => (told.moved)(who(from), who(to), &card(one)),
        Event::Slain { seat, card: one } => (told.slain)(who(seat), &card(one)),
        Event::Lent { from, to } => (told.lent)(who(from), who(to)),
        Event::Ambushed(one) => (told.ambushed)(&card(one)),
        Event::Repelled(one) => (told.repelled)(&card(one)),
        Event::Scouted(one) => (told.scouted)(&card(one)),
        Event::Ordered(one) => (told.ordered)(&card(one)),
        Event::BarricadeBuilt => told.built.to_owned(),
        Event::BarricadeLost => told.barricade_lost.to_owned(),
        Event::FarmLost => told.farm_lost.to_owned(),
        Event::BackTurned(back) => (told.back_turned)(back).to_owned(),
        Event::FamilyLost(family) => (told.family_lost)(family).to_owned(),
        Event::FamilyHelps(family) => (told.family_helps)(family).to_owned(),
        Event::Wounded(seat) => (told.wounded)(who(seat)),
        Event::BecameAnimal(seat) => (told.became_animal)(who(seat), animal(text, game, seat)),
        Event::Healed(seat) => (told.healed)(who(seat)),
        Event::Died(seat) => (told.died)(who(seat)),
        Event::RoundEnded { round } => (told.round_ended)(round),
        Event::PouredIn(count) => (told.poured_in)(count),
        Event::IntruderTurned(one) => (told.intruder)(&card(one), one.flames()),
        Event::Won(score) => (told.won)(&score.to_string()),
        Event::Lost(_) => told.lost.to_owned(),
    })
}

pub fn animal(text: &SpiritText, game: &Spirit, seat: Seat) -> &'static str {
    (text.animal)(game.board(seat).samurai())
}

/// A kiai and what it does: "Kiai! 9: passes one support token on".
pub fn kiai(text: &SpiritText, samurai: Samurai, side: Side) -> String {
    format!("{} {}: {}", text.will_kiai, samurai.kiai(side), (text.kiai_does)(samurai, side))
}

/// What an action would lead to, in a few words: what is gained, lost, set off.
pub fn outcome(text: &SpiritText, game: &Spirit, events: &[Event]) -> Vec<String> {
    let who = |seat| who(game, seat);
    let mut words: Vec<String> = Vec::new();
    // What the end of a round costs is always in sight.
    let mut over = false;
    for event in events {
        let said = match *event {
            Event::Lost(_) => text.will_lose.to_owned(),
            Event::PouredIn(count) => (text.will_pour_in)(count),
            _ if over => continue,
            Event::Kiai { .. } => text.will_kiai.to_owned(),
            Event::Overrun(_) => text.will_overrun.to_owned(),
            Event::BarricadeLost => text.will_lose_barricade.to_owned(),
            Event::FarmLost => text.will_lose_farm.to_owned(),
            Event::BarricadeBuilt => text.will_build.to_owned(),
            Event::Wounded(seat) => (text.will_wound)(who(seat)),
            Event::BecameAnimal(seat) => (text.will_change)(who(seat), animal(text, game, seat)),
            Event::Died(seat) => (text.will_die)(who(seat)),
            Event::RoundEnded { .. } => {
                over = true;
                text.will_end_round.to_owned()
            }
            Event::SlippedIn(_) => text.will_slip_in.to_owned(),
            _ => continue,
        };
        words.push(said);
    }
    words
}

/// The penalty about to strike, with what becomes of it.
pub fn ahead(text: &SpiritText, ahead: &[Ahead]) -> Option<String> {
    if ahead.is_empty() {
        return None;
    }
    let each: Vec<String> = ahead
        .iter()
        .map(|one| {
            let penalty = (text.penalty)(one.penalty);
            let why = match *one {
                Ahead { can_be_ignored: true, .. } => text.can_be_ignored,
                Ahead { wounds_instead: true, .. } => text.wounds_instead,
                _ => return penalty.to_owned(),
            };
            format!("{penalty} ({why})")
        })
        .collect();
    Some((text.strikes_next)(&list(text, &each)))
}

/// A board for somebody who does not see it.
pub fn board(text: &SpiritText, game: &Spirit, seat: Seat) -> String {
    let board: &Board = game.board(seat);
    let left = Symbol::ALL.into_iter().filter(|&symbol| board.defence(symbol).is_some());
    let left: Vec<String> = left.map(|symbol| (text.symbol)(symbol).to_owned()).collect();
    let line: Vec<String> = board.line().iter().map(|card| card.value().to_string()).collect();
    let or_empty = |words: String| if words.is_empty() { text.empty.to_owned() } else { words };
    let mut sentences = vec![
        format!("{}: {}.", name(board.samurai()), (text.marker)(board.sum(), board.kiai())),
        format!("{}: {}.", text.defence, or_empty(list(text, &left))),
        format!("{}: {}.", text.line, or_empty(line.join(", "))),
        format!("{}.", capital(&(text.wounds)(board.wounds()))),
    ];
    if board.passed() {
        sentences.push(format!("{}.", capital(text.passed)));
    }
    let ahead: Vec<Ahead> = game.penalties_ahead(seat).collect();
    sentences.extend(self::ahead(text, &ahead).map(|words| format!("{}.", capital(&words))));
    sentences.join(" ")
}

/// A card that arrives in the line of a samurai: "6 + 3 = 9", and what it would set off there.
pub fn arrival(text: &SpiritText, game: &Spirit, arrival: &Arrival) -> Vec<String> {
    let placed = arrival.right.iter().find_map(|event| match *event {
        Event::Confronted { card, sum, .. } => Some((card, sum)),
        _ => None,
    });
    let mut words: Vec<String> = placed.iter().map(|&(card, sum)| added(card, sum)).collect();
    let comes = outcome(text, game, &arrival.right);
    if arrival.fits_left {
        // There is a way out of the rest of it.
        words.extend(comes.into_iter().next());
        words.push(text.outlook.fits_left.to_owned());
    } else if comes.is_empty() {
        words.extend(placed.and_then(|(card, _)| then(text, card)));
    } else {
        words.extend(comes);
    }
    words
}

/// "6 + 3 = 9".
pub fn added(card: Card, sum: u8) -> String {
    format!("{} + {} = {sum}", sum - card.value(), card.value())
}

/// What the last card of a line would strike with.
pub fn then(text: &SpiritText, card: Card) -> Option<String> {
    let strikes = !card.penalties().is_empty();
    strikes.then(|| (text.then)(&penalties(text, card.penalties().iter().copied())))
}

/// What a penalty would do to whom, for the samurai before whom its card lies.
pub fn penalty_means(text: &SpiritText, game: &Spirit, of: Seat, penalty: Penalty) -> String {
    let drawing = match penalty {
        Penalty::Left => game.left_of(of),
        Penalty::Right => game.right_of(of),
        _ => return (text.penalty_means)(penalty).to_owned(),
    };
    (text.neighbour_draws)(who(game, drawing))
}

/// What the penalties of a card are called and what they do, in one or two sentences.
pub fn penalties_mean(text: &SpiritText, game: &Spirit, of: Seat, card: Card) -> String {
    let mut penalties = card.penalties().to_vec();
    penalties.dedup();
    let each = penalties.into_iter().map(|penalty| {
        let means = penalty_means(text, game, of, penalty);
        format!("{}: {means}", capital((text.penalty)(penalty)))
    });
    each.collect::<Vec<_>>().join(" ")
}

/// What a token is good for that is given to a samurai: in his next turn, not in the one that has begun.
pub fn lent(text: &SpiritText, game: &Spirit, from: Seat, to: Seat) -> String {
    if to == game.active() {
        text.gains_nothing.to_owned()
    } else {
        (text.gains)((text.talent)(game.board(from).samurai()))
    }
}

/// What can be done about the penalties that are due.
pub fn penalty_hint(text: &SpiritText, game: &Spirit) -> &'static str {
    let due: Vec<Penalty> = game.penalties_due().collect();
    let can_ignore = |&penalty: &Penalty| game.check(Action::Ignore(penalty)).is_ok();
    match due[..] {
        [_, _] if due.iter().any(can_ignore) => text.hint_ignore_two,
        [one, other] if one != other => text.hint_two_penalties,
        _ => text.hint_penalty,
    }
}

/// What the end of the round would cost, as sentences.
pub fn reckoning(text: &SpiritText, game: &Spirit, reckoning: &Reckoning) -> String {
    let says = &text.outlook;
    let Reckoning { wounded, farms, families, flames, pouring_in, .. } = *reckoning;
    let mut losses = Vec::new();
    for (count, say) in [
        (wounded.len(), says.lose_wounds),
        (farms, says.lose_farms),
        (families, says.lose_families),
    ] {
        if count > 0 {
            losses.push(say(count));
        }
    }
    if flames.most > 0 {
        losses.push(fires(text, flames));
    }
    if losses.is_empty() {
        losses.push(says.no_losses.to_owned());
    }
    let losses = list(text, &losses);
    let costs = match reckoning {
        Reckoning { under_way: true, .. } => (says.to_come)(&losses),
        Reckoning { pouring_in: 0, .. } => (says.if_now)(&losses),
        _ => (says.if_all_pass)(pouring_in, &losses),
    };
    let mut sentences = vec![costs];
    sentences.extend(doom(text, game, reckoning));
    sentences.join(" ")
}

/// When it would cost that, in as few words as there is room for on a phone.
pub const fn reckoned_when(text: &SpiritText, reckoning: &Reckoning) -> &'static str {
    match reckoning {
        Reckoning { under_way: true, .. } => text.outlook.to_come_short,
        Reckoning { pouring_in: 0, .. } => text.outlook.if_now_short,
        _ => text.outlook.if_all_pass_short,
    }
}

/// Where it may be few or many, about how many is said too.
fn fires(text: &SpiritText, flames: Flames) -> String {
    const FAR: u8 = 5;
    let Flames { least, most, expected } = flames;
    let fires = (text.outlook.lose_flames)(least, most);
    if most - least < FAR {
        return fires;
    }
    format!("{fires} {}", (text.outlook.about)((expected + 0.5) as u8))
}

/// The worst of it: who would change or die, and whether all would be lost.
pub fn doom(text: &SpiritText, game: &Spirit, reckoning: &Reckoning) -> Option<String> {
    let named = |seats: Seats| names(text, seats.iter().map(|seat| game.board(seat).samurai()));
    if !reckoning.deaths.is_empty() {
        return Some((text.outlook.would_die)(&named(reckoning.deaths), reckoning.deaths.len()));
    }
    if matches!(reckoning.loss, Some(Loss::LastFarm | Loss::LastFamily)) {
        return Some(text.outlook.village_falls.to_owned());
    }
    let animals = reckoning.animals;
    (!animals.is_empty()).then(|| (text.outlook.would_change)(&named(animals), animals.len()))
}

/// "1–3", or a single number.
pub fn range(flames: Flames) -> String {
    if flames.least == flames.most {
        flames.most.to_string()
    } else {
        format!("{}–{}", flames.least, flames.most)
    }
}

/// With a capital at the start.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests;

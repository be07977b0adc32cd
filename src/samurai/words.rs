//! What is on the table and what happens there, in words.

use crate::samurai::text::SamuraiText;
use samurai::{
    Claim, Direction, Ending, Event, Fate, Figure, Ground, Illegal, Placed, Samurai, Space, Stake,
    Standee, Tile,
};
use table::Seat;

/// The figures that a tile acts on.
pub fn aims(text: &SamuraiText, tile: Tile) -> &'static str {
    let mut aims = Figure::ALL.into_iter().filter(|&figure| tile.acts_on(figure));
    match (aims.next(), aims.next()) {
        (Some(only), None) => text.figures[only].many,
        _ => text.board.all_figures,
    }
}

/// A tile as it is called: "Buddha 4", "Ship 2", "Figure exchange".
pub fn tile(text: &'static SamuraiText, tile: Tile) -> String {
    let word = tile_word(text, tile);
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub fn figure(text: &'static SamuraiText, figure: Figure) -> &'static str {
    text.figures[figure].name
}

/// The drawing on a tile.
pub const fn symbol(tile: Tile) -> &'static str {
    match tile {
        Tile::Helmet2 | Tile::Helmet3 | Tile::Helmet4 => figure_symbol(Figure::Helmet),
        Tile::Buddha2 | Tile::Buddha3 | Tile::Buddha4 => figure_symbol(Figure::Buddha),
        Tile::Rice2 | Tile::Rice3 | Tile::Rice4 => figure_symbol(Figure::Rice),
        Tile::Samurai1 | Tile::Samurai2 | Tile::Samurai3 => "tile-samurai",
        Tile::Ship1 | Tile::Ship2 => "tile-ship",
        Tile::Ronin => "tile-ronin",
        Tile::FigureExchange => "tile-figures",
        Tile::TokenExchange => "tile-token",
    }
}

pub const fn figure_symbol(figure: Figure) -> &'static str {
    match figure {
        Figure::Helmet => "fig-helmet",
        Figure::Buddha => "fig-buddha",
        Figure::Rice => "fig-rice",
    }
}

/// What happened, as a whole sentence.
pub fn event(text: &'static SamuraiText, event: &Event, name: &dyn Fn(Seat) -> String) -> String {
    match *event {
        Event::Took { seat } => (text.took)(&name(seat), 1),
        Event::Drew { seat, count } => (text.drew)(&name(seat), count),
        Event::FigureSet { seat, figure, at } => {
            (text.figure_set)(&name(seat), text.figures[figure].a, settlement(at))
        }
        Event::FiguresLaid => text.figures_laid.to_owned(),
        Event::Placed { seat, tile, at } => {
            (text.placed)(&name(seat), &tile_word(text, tile), &place(text, at))
        }
        Event::FiguresExchanged { seat, a, b } => {
            let say = |Standee { at, figure }| [text.figures[figure].the, settlement(at)];
            (text.figures_exchanged)(&name(seat), say(a), say(b))
        }
        Event::TokenExchanged { seat, tile, at, to } => (text.token_exchanged)(
            &name(seat),
            &tile_word(text, tile),
            &place(text, at),
            &place(text, to),
        ),
        Event::Captured { at, figure, by: Some(seat) } => {
            (text.captured)(&name(seat), text.figures[figure].the, settlement(at))
        }
        Event::Captured { at, figure, by: None } => {
            (text.tied_away)(text.figures[figure].it, settlement(at))
        }
        Event::TurnEnded { seat } => (text.turn_ended)(&name(seat)),
        Event::Passed { seat } => (text.passed)(&name(seat)),
        Event::Ended(Ending::KindGone) => text.kind_gone.to_owned(),
        Event::Ended(Ending::FourTied) => text.four_tied.to_owned(),
    }
}

/// Why something cannot be done.
pub fn illegal(text: &'static SamuraiText, why: Illegal) -> &'static str {
    (text.illegal)(why)
}

/// A hex for somebody who does not see it.
pub fn space(
    text: &'static SamuraiText,
    seen: &Samurai,
    at: Space,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let kind = match at.ground() {
        Ground::Village => text.village,
        Ground::City => text.city,
        Ground::Capital => text.capital,
        Ground::Land | Ground::Sea => return tile_space(text, seen, at, name),
    };
    let mut sentences = vec![format!("{}, {kind}.", settlement(at))];
    if let Some(influence) = seen.influence(at) {
        for (figure, claim) in influence.claims.iter() {
            if let Some(claim) = claim {
                sentences.push(claim_in_words(text, seen, figure, claim, name));
            }
        }
        if sentences.len() == 1 {
            sentences.push(text.no_figure.to_owned());
        } else {
            sentences.push((text.open_land)(influence.open_land));
        }
    }
    sentences.join(" ")
}

/// What would become of a figure: "you lead", "tied", "Ren takes it".
pub fn stake(
    text: &'static SamuraiText,
    stake: &Stake,
    viewer: Option<Seat>,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let say = |fate| match fate {
        Fate::BesideTheBoard => text.goes_beside.to_owned(),
        Fate::Taken(seat) if viewer == Some(seat) => text.you_take_it.to_owned(),
        Fate::Taken(seat) => (text.takes_it)(&name(seat)),
    };
    match stake.fate {
        Some(fate) => say(fate),
        // Enclosed and still there: figures leave only when the turn ends.
        None if stake.open_land == 0 => {
            let fate = stake.after.leader.map_or(Fate::BesideTheBoard, Fate::Taken);
            format!("{}{}", text.at_turn_end, say(fate))
        }
        None => lead(text, &stake.after, viewer, name),
    }
}

/// "Ann, Ben and Cleo".
pub fn list(text: &'static SamuraiText, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{}{}{last}", first.join(", "), text.and),
    }
}

/// A tile as it is said in a sentence.
fn tile_word(text: &'static SamuraiText, tile: Tile) -> String {
    let word = match tile {
        Tile::Helmet2 | Tile::Helmet3 | Tile::Helmet4 => text.figures[Figure::Helmet].word,
        Tile::Buddha2 | Tile::Buddha3 | Tile::Buddha4 => text.figures[Figure::Buddha].word,
        Tile::Rice2 | Tile::Rice3 | Tile::Rice4 => text.figures[Figure::Rice].word,
        Tile::Samurai1 | Tile::Samurai2 | Tile::Samurai3 => text.samurai,
        Tile::Ship1 | Tile::Ship2 => text.ship,
        Tile::Ronin => text.ronin,
        Tile::FigureExchange => return text.figure_exchange.to_owned(),
        Tile::TokenExchange => return text.token_exchange.to_owned(),
    };
    format!("{word} {}", tile.strength())
}

/// Where a tile is laid, by the settlements of the same island next to it or nearest to it:
/// those of another island are not on every table.
fn place(text: &'static SamuraiText, at: Space) -> String {
    let near = |space: &Space| space.piece() == at.piece() && at.neighbours().any(|n| n == *space);
    // Settlements come in this order: Edo before a city, a city before a village.
    let mut names: Vec<String> =
        Space::settlements(4).filter(near).map(|space| settlement(space).to_owned()).collect();
    if names.is_empty() {
        names.push(nearest(at).to_owned());
    }
    let say = if at.ground() == Ground::Sea { text.off } else { text.beside };
    say(&list(text, &names))
}

fn settlement(at: Space) -> &'static str {
    at.name().unwrap_or_default()
}

/// The nearest settlement of the same island.
fn nearest(at: Space) -> &'static str {
    // Twice the rows, so that odd columns can lie half a row lower.
    let height = |space: Space| 2 * space.row() + space.col() % 2;
    let steps = |other: Space| {
        let across = at.col().abs_diff(other.col());
        across + height(at).abs_diff(height(other)).saturating_sub(across) / 2
    };
    Space::settlements(4)
        .filter(|space| space.piece() == at.piece())
        .min_by_key(|&space| steps(space))
        .map_or("", settlement)
}

/// A space for tiles: where it lies and what lies on it.
fn tile_space(
    text: &'static SamuraiText,
    seen: &Samurai,
    at: Space,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let players = seen.setup().players;
    let bearings: Vec<String> = Direction::ALL
        .into_iter()
        .zip(text.directions)
        .filter_map(|(direction, words)| {
            let near = at.neighbour(direction.opposite()).filter(|near| near.in_play(players))?;
            Some(format!("{words} {}", near.name()?))
        })
        .collect();
    let ground = if at.ground() == Ground::Sea { text.sea } else { text.land };
    let lies = if bearings.is_empty() {
        (text.open_sea)(nearest(at))
    } else {
        format!("{ground}, {}.", list(text, &bearings))
    };
    let holds = match seen.tile_at(at) {
        Some(Placed { seat, tile: laid }) => (text.tile_of)(&tile(text, laid), &name(seat)),
        None => text.vacant.to_owned(),
    };
    format!("{lies} {holds}")
}

/// "Helmet: Ann 3, Ben 2, Ann leads."
fn claim_in_words(
    text: &'static SamuraiText,
    seen: &Samurai,
    figure: Figure,
    claim: &Claim,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let mut parts: Vec<String> = claim
        .strength
        .iter(seen.setup().players)
        .filter(|&(_, &strength)| strength > 0)
        .map(|(seat, strength)| format!("{} {strength}", name(seat)))
        .collect();
    parts.push(lead(text, claim, None, name));
    format!("{}: {}.", text.figures[figure].name, parts.join(", "))
}

fn lead(
    text: &'static SamuraiText,
    claim: &Claim,
    viewer: Option<Seat>,
    name: &dyn Fn(Seat) -> String,
) -> String {
    match claim.leader {
        Some(seat) if viewer == Some(seat) => text.you_lead.to_owned(),
        Some(seat) => (text.leads)(&name(seat)),
        None if claim.strength.iter(4).all(|(_, &strength)| strength == 0) => {
            text.nobody_yet.to_owned()
        }
        None => text.tied.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use crate::text::slips::is_sentence;
    use samurai::{Action, Setup};
    use table::{Game, Record, Seed, Session, Turn};

    const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dai"];

    fn name(seat: Seat) -> String {
        NAMES[seat.index()].to_owned()
    }

    fn texts() -> [&'static SamuraiText; 3] {
        Language::ALL.map(SamuraiText::of)
    }

    /// A game of the printed rules, played at random to its end.
    fn played(players: u8, seed: u64, mut watch: impl FnMut(&Session<Samurai>)) {
        let seed = Seed::from_number(seed);
        let record = Record::new(Setup::new(players, Seat::FIRST), seed, Vec::new());
        let mut session = Session::<Samurai>::open(record).expect("a setup of the test");
        let mut rng = table::Rng::new(seed, 1);
        while let Turn::Of(seat) = session.turn() {
            let action = session.seen_by(Some(seat)).any_legal(&mut rng, &mut Vec::new());
            session.act(action.expect("somebody can act")).expect("a legal action");
            watch(&session);
        }
    }

    #[test]
    fn every_event_of_whole_games_is_a_sentence() {
        for text in texts() {
            for (players, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
                let mut told = 0;
                played(players, seed, |session| {
                    for entry in &session.log()[told..] {
                        is_sentence(&event(text, &entry.event, &name));
                    }
                    told = session.log().len();
                });
            }
        }
    }

    #[test]
    fn every_hex_is_described_at_every_moment() {
        for text in texts() {
            for (players, seed) in [(2, 5), (4, 6)] {
                let mut turns = 0;
                played(players, seed, |session| {
                    turns += 1;
                    if turns % 16 == 0 {
                        let seen = session.seen_by(None);
                        for at in seen.spaces() {
                            is_sentence(&space(text, &seen, at, &name));
                        }
                    }
                });
            }
        }
    }

    #[test]
    fn hexes_of_a_ground_are_told_apart_by_their_words() {
        for text in texts() {
            let seen = Samurai::new(&Setup::new(4, Seat::FIRST)).expect("a setup of the test");
            let words: Vec<String> = seen
                .spaces()
                .filter(|at| at.neighbours().any(Space::is_settlement))
                .map(|at| space(text, &seen, at, &name))
                .collect();
            for (index, sentence) in words.iter().enumerate() {
                assert!(!words[..index].contains(sentence), "{sentence}");
            }
        }
    }

    #[test]
    fn a_tile_is_called_by_its_name_and_strength() {
        let [en, de, nl] = texts();
        assert_eq!(tile(en, Tile::Buddha4), "Buddha 4");
        assert_eq!(tile(en, Tile::FigureExchange), "Figure exchange");
        assert_eq!(tile(de, Tile::Rice3), "Reisfeld 3");
        assert_eq!(tile(nl, Tile::Samurai2), "Samoerai 2");
    }

    #[test]
    fn a_space_without_a_name_is_told_by_its_neighbours() {
        let at = |near: [&str; 2]| {
            let [a, b] = near.map(|name| Space::named(name).expect("on the board"));
            a.neighbours().find(|space| b.neighbours().any(|other| other == *space))
        };
        let land = at(["Edo", "Tateyama"]).expect("they have land in common");
        let placed = Event::Placed { seat: Seat::FIRST, tile: Tile::Rice3, at: land };
        let [en, de, nl] = texts();
        assert_eq!(event(en, &placed, &name), "Ann lays rice field 3 beside Edo and Tateyama.");
        assert_eq!(event(de, &placed, &name), "Ann legt Reisfeld 3 neben Edo und Tateyama.");
        assert_eq!(event(nl, &placed, &name), "Ann legt rijstveld 3 naast Edo en Tateyama.");
    }

    #[test]
    fn every_refusal_of_a_game_is_a_sentence() {
        for text in texts() {
            played(2, 7, |session| {
                let seen = session.seen_by(session.turn().seat());
                for at in seen.spaces().step_by(5) {
                    for tile in Tile::ALL {
                        let action = Action::Place { tile, at };
                        if let Err(why) = seen.preview(action) {
                            is_sentence(illegal(text, why));
                        }
                    }
                }
            });
        }
    }

    #[test]
    fn what_becomes_of_a_figure_is_said_to_whom_it_concerns() {
        let [en, ..] = texts();
        let mut said = Vec::new();
        played(2, 8, |session| {
            let Some(seat) = session.turn().seat() else { return };
            let seen = session.seen_by(Some(seat));
            let mut legal = Vec::new();
            seen.legal(&mut legal);
            for action in legal.into_iter().filter(|a| matches!(a, Action::Place { .. })) {
                for at_stake in seen.preview(action).expect("a legal action").stakes {
                    said.push(stake(en, &at_stake, Some(seat), &name));
                }
            }
        });
        for words in ["you lead", "tied", "Ann leads", "Ben takes it", "you take it"] {
            assert!(said.iter().any(|said| said == words), "{words}");
        }
        assert!(said.iter().any(|said| said == "goes beside the board"));
    }
}

//! Setups and actions in words.

use samurai::{
    Action, Captures, Figure, FirstFive, Hand, Hex, Layout, Setup, Space, Standee, Tile,
};
use table::Seat;

/// `3 players, seat 1 begins, chosen five, placed figures, captures at once`
pub fn setup(line: &str) -> Setup {
    let words: Vec<&str> = line.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let number = |word: &str| word.parse().expect("a number");
    let seat = Seat::new(number(words[3])).expect("a seat");
    Setup {
        first_five: if words[5] == "chosen" { FirstFive::Chosen } else { FirstFive::Random },
        layout: if words[7] == "placed" { Layout::Placed } else { Layout::Random },
        captures: if line.ends_with("at once") { Captures::AtOnce } else { Captures::EndOfTurn },
        ..Setup::new(number(words[0]), seat)
    }
}

pub fn write_setup(setup: Setup) -> String {
    let five = if setup.first_five == FirstFive::Chosen { "chosen" } else { "random" };
    let figures = if setup.layout == Layout::Placed { "placed" } else { "random" };
    let when =
        if setup.captures == Captures::AtOnce { "at once" } else { "at the end of the turn" };
    format!(
        "{} players, seat {} begins, {five} five, {figures} figures, captures {when}\n",
        setup.players,
        setup.first.number()
    )
}

pub fn action(line: &str, on_turn: Option<Seat>) -> Action {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["take", word] => Action::Take { seat: on_turn.expect("a seat takes"), tile: tile(word) },
        ["set", figure, at] => Action::SetFigure { figure: kind(figure), at: space(at) },
        ["place", word, at] => Action::Place { tile: tile(word), at: space(at) },
        ["swap", one, here, other, there] => Action::exchange_figures(
            Standee { at: space(here), figure: kind(one) },
            Standee { at: space(there), figure: kind(other) },
        ),
        ["move", at, to] => Action::ExchangeToken { at: space(at), to: space(to) },
        ["end"] => Action::EndTurn,
        ["pass"] => Action::Pass,
        ["draw", seat, ref tiles @ ..] => Action::Draw {
            seat: seat.parse().ok().and_then(Seat::new).expect("a seat"),
            tiles: Hand::Known(tiles.iter().map(|word| tile(word)).collect()),
        },
        ["lay", ref figures @ ..] => Action::LayFigures(
            figures
                .chunks_exact(2)
                .map(|pair| (space(pair[1]), kind(pair[0])))
                .chain(Figure::ALL.map(|figure| (Space::EDO, figure)))
                .collect(),
        ),
        _ => panic!("not understood: {line}"),
    }
}

pub fn write_action(action: Action) -> String {
    match action {
        Action::Take { tile, .. } => format!("take {}\n", tile.word()),
        Action::SetFigure { figure, at } => format!("set {} {}\n", figure.word(), place(at)),
        Action::Place { tile, at } => format!("place {} {}\n", tile.word(), place(at)),
        Action::ExchangeFigures { a, b } => format!(
            "swap {} {} {} {}\n",
            a.figure.word(),
            place(a.at),
            b.figure.word(),
            place(b.at)
        ),
        Action::ExchangeToken { at, to } => format!("move {} {}\n", place(at), place(to)),
        Action::EndTurn => "end\n".into(),
        Action::Pass => "pass\n".into(),
        Action::Draw { seat, tiles: Hand::Known(tiles) } => {
            let words: Vec<&str> = tiles.iter().map(Tile::word).collect();
            format!("draw {} {}\n", seat.number(), words.join(" "))
        }
        Action::LayFigures(arrangement) => {
            let figures = arrangement.iter().filter(|&(at, _)| at != Space::EDO);
            let words: Vec<String> =
                figures.map(|(at, figure)| format!("{} {}", figure.word(), place(at))).collect();
            format!("lay {}\n", words.join(" "))
        }
        Action::TakeHidden { .. } | Action::Draw { .. } => panic!("nothing is hidden here"),
    }
}

fn tile(word: &str) -> Tile {
    Tile::from_word(word).expect("a tile")
}

fn kind(word: &str) -> Figure {
    Figure::ALL.into_iter().find(|figure| figure.word() == word).expect("a figure")
}

/// A settlement by its name, any other space as `column,row`.
fn space(word: &str) -> Space {
    let by_hex = || {
        let (col, row) = word.split_once(',')?;
        Space::at(Hex { col: col.parse().ok()?, row: row.parse().ok()? })
    };
    Space::named(word).or_else(by_hex).expect("a space")
}

fn place(space: Space) -> String {
    space.name().map_or_else(|| format!("{},{}", space.col(), space.row()), str::to_owned)
}

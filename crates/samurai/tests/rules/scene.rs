//! A game in which the test decides what chance brings: hands, draws and figures.

use samurai::{
    Action, Arrangement, Captured, Direction, Event, Figure, Figures, Hand, Illegal, Samurai,
    Setup, Space, Standee, Tile, Tiles,
};
use table::{Game, Seat, Turn};

pub struct Scene {
    pub game: Samurai,
    /// Settlements that the test is about: nobody plays near them unasked.
    ours: Vec<Space>,
    /// In which order tiles come into each hand; nobody plays these unasked.
    wishes: Vec<Vec<Tile>>,
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat of the test")
}

pub fn tile(word: &str) -> Tile {
    Tile::from_word(word).expect("a tile of the test")
}

pub fn town(name: &str) -> Space {
    Space::named(name).expect("a settlement of the test")
}

/// A space next to a settlement: `"Kyoto NE"`.
pub fn spot(words: &str) -> Space {
    let (name, side) = words.split_once(' ').expect("a settlement and a side");
    let side = match side {
        "N" => Direction::North,
        "NE" => Direction::NorthEast,
        "SE" => Direction::SouthEast,
        "S" => Direction::South,
        "SW" => Direction::SouthWest,
        "NW" => Direction::NorthWest,
        _ => panic!("{side} is no side of a hex"),
    };
    town(name).neighbour(side).expect("the board goes on there")
}

pub fn quick(players: u8) -> Setup {
    Setup::new(players, Seat::FIRST).quick()
}

impl Scene {
    /// Seat 0 begins. `figures`: `"Kyoto rice helmet, Mito rice"`, the others wherever they fit.
    /// `wishes`: for each seat the tiles that come into its hand first.
    pub fn new(setup: Setup, figures: &str, wishes: &[&str]) -> Self {
        let mut scene = Self {
            game: Samurai::new(&setup).expect("a table of the test"),
            ours: Vec::new(),
            wishes: (0..usize::from(setup.players))
                .map(|seat| wishes.get(seat).copied().unwrap_or(""))
                .map(|words| words.split_whitespace().map(tile).collect())
                .collect(),
        };
        scene.deal();
        let arrangement = scene.arrange(figures);
        scene.act(Action::LayFigures(arrangement));
        scene
    }

    pub fn act(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let done = self.game.apply(action, |event| events.push(event));
        assert_eq!(done, Ok(()), "{action:?}");
        events
    }

    /// Why an action is refused. It leaves no trace.
    pub fn refused(&self, action: Action) -> Illegal {
        let mut after = self.game.clone();
        let why = after.apply(action, |_| ()).expect_err("the action is against the rules");
        assert_eq!(after, self.game);
        assert!(!self.legal().contains(&action));
        why
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(&mut actions);
        actions
    }

    pub fn place(&mut self, word: &str, words: &str) -> Vec<Event> {
        self.act(Action::Place { tile: tile(word), at: spot(words) })
    }

    pub fn cannot_place(&self, word: &str, at: Space) -> Illegal {
        self.refused(Action::Place { tile: tile(word), at })
    }

    /// Ends the turn and deals what follows.
    pub fn end(&mut self) -> Vec<Event> {
        let mut events = self.act(Action::EndTurn);
        events.extend(self.deal());
        events
    }

    /// Draws as wished until a player is on turn or the figures are due.
    fn deal(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some((seat, count)) = self.draws() {
            let Hand::Known(hand) = self.game.hand(seat) else { panic!("nothing is hidden") };
            let mut supply = self.game.unplayed(seat).minus(hand);
            let mut drawn = Tiles::NONE;
            let wished = self.wishes[seat.index()].clone();
            // What nobody wished for comes from the end: exchanges and fast tiles last.
            for tile in wished.into_iter().chain(Tiles::ALL.iter()) {
                if drawn.len() < count && supply.contains(tile) {
                    supply = supply.without(tile);
                    drawn = drawn.with(tile);
                }
            }
            events.extend(self.act(Action::Draw { seat, tiles: Hand::Known(drawn) }));
        }
        events
    }

    fn draws(&self) -> Option<(Seat, u8)> {
        if self.game.turn() != Turn::Chance {
            return None;
        }
        let mut rng = table::Rng::new(table::Seed::from_number(0), 0);
        match self.game.deal(&mut rng) {
            Action::Draw { seat, tiles } => Some((seat, tiles.len())),
            _ => None,
        }
    }

    fn arrange(&mut self, figures: &str) -> Arrangement {
        let players = self.game.players();
        let mut left = Figures::from_fn(|_| Figure::count(players));
        let mut standing: Vec<(Space, Figure)> = Vec::new();
        for words in figures.split(',').filter(|words| !words.trim().is_empty()) {
            let mut words = words.split_whitespace();
            let at = town(words.next().expect("a settlement"));
            self.ours.push(at);
            for word in words {
                let figure = Figure::ALL.into_iter().find(|f| f.word() == word);
                standing.push((at, figure.expect("a figure")));
            }
        }
        for &(_, figure) in &standing {
            left[figure] -= 1;
        }
        let mut settlements: Vec<Space> = self.game.settlements().collect();
        settlements.sort_by_key(|at| std::cmp::Reverse(at.room()));
        for at in settlements {
            while standing.iter().filter(|(here, _)| *here == at).count() < usize::from(at.room()) {
                let fits = |figure: &Figure| !standing.contains(&(at, *figure));
                let figure = Figure::ALL.into_iter().filter(fits).max_by_key(|&f| left[f]);
                let figure = figure.expect("no settlement holds more than three");
                left[figure] -= 1;
                standing.push((at, figure));
            }
        }
        standing.into_iter().collect()
    }

    /// Lets the others play far away until the seat is on turn.
    pub fn turn_of(&mut self, number: u8) {
        while self.game.turn() != Turn::Of(seat(number)) {
            self.play_elsewhere();
            self.end();
        }
    }

    /// Plays a tile that nobody wished for where nobody cares.
    pub fn play_elsewhere(&mut self) {
        let Turn::Of(mover) = self.game.turn() else { panic!("a player is on turn") };
        let wished = self.wishes[mover.index()].clone();
        let quiet = |action: &Action| match action {
            Action::Place { tile, .. } if !wished.contains(tile) => {
                let preview = self.game.preview(*action).expect("a legal action");
                preview.stakes.iter().all(|s| s.fate.is_none() && !self.ours.contains(&s.at))
            }
            _ => false,
        };
        let near_ours = |at: Space| self.ours.iter().any(|o| o.neighbours().any(|n| n == at));
        let elsewhere = |action: &Action| match action {
            Action::Place { at, .. } => !near_ours(*at),
            _ => false,
        };
        let action = self.legal().into_iter().filter(elsewhere).find(quiet);
        self.act(action.expect("there is room elsewhere"));
    }

    /// Plays what a drawing shows around a settlement, turn after turn:
    /// ```text
    ///           0:samurai2
    ///   1:rice3            ~
    ///             Kyoto
    ///      .               ~
    ///               .
    /// ```
    pub fn lay(&mut self, drawing: &str) {
        let words: Vec<&str> = drawing.split_whitespace().collect();
        let [n, nw, ne, name, sw, se, s] = words[..] else { panic!("six spaces around a town") };
        let ring = [("N", n), ("NW", nw), ("NE", ne), ("SW", sw), ("SE", se), ("S", s)];
        let mut tiles: Vec<(u8, &str, String)> = ring
            .iter()
            .filter_map(|(side, word)| {
                let (owner, tile) = word.split_once(':')?;
                Some((owner.parse().expect("a seat"), tile, format!("{name} {side}")))
            })
            .collect();
        for (owner, word, _) in &tiles {
            self.wishes[usize::from(*owner)].push(tile(word));
        }
        while !tiles.is_empty() {
            let Turn::Of(mover) = self.game.turn() else { panic!("a player is on turn") };
            let mut played = false;
            while let Some(next) = tiles.iter().position(|(owner, word, _)| {
                *owner == mover.number()
                    && (tile(word).is_fast() || self.game.may_play_ordinary())
                    && self.holds(mover, word)
            }) {
                let (_, word, words) = tiles.remove(next);
                let wishes = &mut self.wishes[mover.index()];
                wishes.retain(|&wish| wish != tile(word));
                self.place(word, &words);
                played = true;
            }
            if !played {
                self.play_elsewhere();
            }
            self.end();
        }
    }

    fn holds(&self, seat: Seat, word: &str) -> bool {
        matches!(self.game.hand(seat), Hand::Known(hand) if hand.contains(tile(word)))
    }

    pub fn hand(&self, number: u8) -> Tiles {
        match self.game.hand(seat(number)) {
            Hand::Known(tiles) => tiles,
            Hand::Hidden(_) => panic!("nothing is hidden here"),
        }
    }

    /// Helmets, Buddhas and rice fields that a seat has captured.
    pub fn captured(&self, number: u8) -> [u8; 3] {
        match self.game.captured(seat(number)) {
            Captured::Open(figures) => Figure::ALL.map(|figure| figures[figure]),
            Captured::Screened(_) => panic!("nothing is hidden here"),
        }
    }

    pub fn beside(&self) -> [u8; 3] {
        Figure::ALL.map(|figure| self.game.beside()[figure])
    }
}

pub fn standee(name: &str, figure: Figure) -> Standee {
    Standee { at: town(name), figure }
}

/// Where a figure went that an event tells of: `(settlement, figure, to whom)`.
pub fn captures(events: &[Event]) -> Vec<(&'static str, Figure, Option<u8>)> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::Captured { at, figure, by } => {
                Some((at.name().expect("a settlement"), figure, by.map(Seat::number)))
            }
            _ => None,
        })
        .collect()
}

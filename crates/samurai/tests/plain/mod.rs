//! Samurai a second time, as plainly as the rules are written: maps, vectors and words, no
//! table, no bit, no thought of speed, and nothing shared with the crate. It is there to be
//! compared with.

mod board;
mod ladder;
mod tiles;

use std::collections::{BTreeMap, BTreeSet};

use board::{At, Board};
use tiles::TILES;

pub type Word = &'static str;

pub const FIGURES: [Word; 3] = ["helmet", "buddha", "rice"];

#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub players: usize,
    pub first: usize,
    pub first_five_chosen: bool,
    pub figures_placed: bool,
    pub capture_at_once: bool,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    Take(usize, Word),
    Set(Word, At),
    Place(Word, At),
    /// Figure and place, and the other figure and place.
    Swap((Word, At), (Word, At)),
    /// The token exchange goes here, the tile that lay here goes there.
    Lift(At, At),
    EndTurn,
    Pass,
    Draw(usize, Vec<Word>),
    Lay(Vec<(Word, At)>),
}

/// Who has to do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Now {
    Player(usize),
    ChanceDraws { seat: usize, count: usize },
    ChanceLaysFigures,
    Over,
}

#[derive(Clone, Debug)]
pub struct Plain {
    pub options: Options,
    pub board: Board,
    pub now: Now,
    pub tiles: BTreeMap<At, (usize, Word)>,
    pub figures: BTreeMap<At, BTreeSet<Word>>,
    /// Figures that are yet to be set.
    pub box_of_figures: Vec<Word>,
    pub hands: Vec<Vec<Word>>,
    pub supplies: Vec<Vec<Word>>,
    pub taken: Vec<Vec<Word>>,
    pub beside: Vec<Word>,
    /// Tiles played in this turn.
    pub played: Vec<Word>,
    pub ending: Option<Word>,
}

impl Plain {
    /// Rules 1 to 4: the board, Edo's figures, and all tiles in the supplies.
    pub fn new(options: Options) -> Self {
        let board = Board::read(options.players);
        let each = [7, 10, 13][options.players - 2];
        let all: Vec<Word> = TILES.iter().flat_map(|tile| vec![tile.word; tile.count]).collect();
        let figures = board
            .settlements()
            .map(|at| (at, if board.room(at) == 3 { FIGURES.into() } else { BTreeSet::new() }))
            .collect();
        let mut game = Self {
            options,
            board,
            now: Now::Over,
            tiles: BTreeMap::new(),
            figures,
            box_of_figures: FIGURES.iter().flat_map(|&figure| vec![figure; each - 1]).collect(),
            hands: vec![Vec::new(); options.players],
            supplies: vec![all; options.players],
            taken: vec![Vec::new(); options.players],
            beside: Vec::new(),
            played: Vec::new(),
            ending: None,
        };
        game.now = game.choice_of_five(options.first);
        game
    }

    fn choice_of_five(&self, seat: usize) -> Now {
        if self.options.first_five_chosen {
            Now::Player(seat)
        } else {
            Now::ChanceDraws { seat, count: 5 }
        }
    }

    fn after(&self, seat: usize) -> usize {
        (seat + 1) % self.options.players
    }

    fn hands_are_chosen(&self) -> bool {
        // Once the figures stand, hands may be smaller again.
        self.box_of_figures.is_empty() || self.hands.iter().all(|hand| hand.len() == 5)
    }

    // What may be done.

    pub fn legal(&self) -> Vec<Move> {
        let Now::Player(seat) = self.now else { return Vec::new() };
        let mut moves = if !self.hands_are_chosen() {
            self.supplies[seat].iter().map(|tile| Move::Take(seat, tile)).collect()
        } else if !self.box_of_figures.is_empty() {
            self.settings()
        } else {
            self.plays(seat)
        };
        moves.sort();
        moves.dedup();
        moves
    }

    /// Rule 5: cities with room first, then empty villages.
    fn settings(&self) -> Vec<Move> {
        let with_room = |kind: char| -> Vec<At> {
            self.board
                .settlements()
                .filter(|&at| self.board.kind(at) == Some(kind))
                .filter(|&at| self.figures[&at].len() < self.board.room(at))
                .collect()
        };
        let cities = with_room('2');
        let open = if cities.is_empty() { with_room('1') } else { cities };
        let mut moves = Vec::new();
        for &figure in &self.box_of_figures {
            for &at in &open {
                if !self.figures[&at].contains(figure) {
                    moves.push(Move::Set(figure, at));
                }
            }
        }
        moves
    }

    /// Rules 6 to 9 and 12.
    fn plays(&self, seat: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        let slow_one_played = self.played.iter().any(|tile| !tiles::find(tile).fast);
        for &word in &self.hands[seat] {
            let tile = tiles::find(word);
            if !tile.fast && slow_one_played {
                continue;
            }
            match word {
                "figure-exchange" => moves.extend(self.swaps()),
                "token-exchange" => moves.extend(self.lifts(seat)),
                _ => moves.extend(self.empty(tile.ground).map(|at| Move::Place(word, at))),
            }
        }
        if !self.played.is_empty() {
            moves.push(Move::EndTurn);
        } else if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn empty(&self, ground: char) -> impl Iterator<Item = At> {
        self.board
            .spaces()
            .filter(move |&at| self.board.kind(at) == Some(ground) && !self.tiles.contains_key(&at))
    }

    /// Rule 8.
    fn swaps(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (i, one) in FIGURES.into_iter().enumerate() {
            for other in &FIGURES[i + 1..] {
                for (&here, at_here) in &self.figures {
                    for (&there, at_there) in &self.figures {
                        let both_stand = at_here.contains(one) && at_there.contains(other);
                        let two_alike = at_here.contains(other) || at_there.contains(one);
                        if both_stand && !two_alike {
                            moves.push(Move::Swap((one, here), (other, there)));
                        }
                    }
                }
            }
        }
        moves
    }

    /// Rule 9.
    fn lifts(&self, seat: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        for (&here, &(owner, tile)) in &self.tiles {
            let lifted = tiles::find(tile);
            if owner == seat && !lifted.fast {
                moves.extend(self.empty(lifted.ground).map(|there| Move::Lift(here, there)));
            }
        }
        moves
    }

    // Doing it. What is given here is legal, or is a fitting outcome of chance.

    pub fn apply(&mut self, play: &Move) {
        match play {
            Move::Take(seat, tile) => {
                self.take_up(*seat, tile);
                if self.hands[*seat].len() == 5 {
                    self.next_five(*seat);
                }
            }
            Move::Draw(seat, drawn) => {
                let first_hand = !self.box_of_figures.is_empty();
                for tile in drawn {
                    self.take_up(*seat, tile);
                }
                if first_hand {
                    self.next_five(*seat);
                } else {
                    self.now = Now::Player(self.after(*seat));
                }
            }
            Move::Set(figure, at) => {
                self.set(figure, *at);
                self.now = Now::Player(self.after(self.seat()));
            }
            Move::Lay(all) => {
                for (figure, at) in all {
                    self.set(figure, *at);
                }
                self.now = Now::Player(self.options.first);
            }
            Move::Place(tile, at) => {
                self.use_up(tile);
                self.tiles.insert(*at, (self.seat(), tile));
                self.capture_now();
            }
            Move::Swap((one, here), (other, there)) => {
                self.use_up("figure-exchange");
                self.figures.get_mut(here).expect("a settlement").remove(one);
                self.figures.get_mut(there).expect("a settlement").remove(other);
                self.figures.get_mut(here).expect("a settlement").insert(other);
                self.figures.get_mut(there).expect("a settlement").insert(one);
                self.capture_now();
            }
            Move::Lift(here, there) => {
                self.use_up("token-exchange");
                let exchange = (self.seat(), "token-exchange");
                let lifted = self.tiles.insert(*here, exchange).expect("a tile lies here");
                self.tiles.insert(*there, lifted);
                self.capture_now();
            }
            Move::EndTurn => self.end_turn(),
            Move::Pass => self.now = Now::Player(self.after(self.seat())),
        }
    }

    fn seat(&self) -> usize {
        match self.now {
            Now::Player(seat) => seat,
            other => panic!("a player is on turn, not {other:?}"),
        }
    }

    fn take_up(&mut self, seat: usize, tile: Word) {
        remove(&mut self.supplies[seat], tile);
        self.hands[seat].push(tile);
    }

    fn use_up(&mut self, tile: Word) {
        let seat = self.seat();
        remove(&mut self.hands[seat], tile);
        self.played.push(tile);
    }

    fn set(&mut self, figure: Word, at: At) {
        remove(&mut self.box_of_figures, figure);
        assert!(self.figures.get_mut(&at).expect("a settlement").insert(figure), "two alike");
    }

    fn next_five(&mut self, seat: usize) {
        let next = self.after(seat);
        self.now = if next != self.options.first {
            self.choice_of_five(next)
        } else if self.options.figures_placed {
            Now::Player(next)
        } else {
            Now::ChanceLaysFigures
        };
    }

    /// Rule 10.
    fn capture_now(&mut self) {
        if self.options.capture_at_once {
            self.capture();
        }
    }

    fn capture(&mut self) {
        let settlements: Vec<At> = self.board.settlements().collect();
        for at in settlements {
            let around = self.board.around(at).to_vec();
            let open = around
                .iter()
                .any(|near| self.board.kind(*near) == Some('.') && !self.tiles.contains_key(near));
            if open {
                continue;
            }
            let standing = std::mem::take(self.figures.get_mut(&at).expect("a settlement"));
            for figure in standing {
                match self.strongest(&around, figure) {
                    Some(seat) => self.taken[seat].push(figure),
                    None => self.beside.push(figure),
                }
            }
        }
    }

    fn strongest(&self, around: &[At], figure: Word) -> Option<usize> {
        let mut influence = vec![0; self.options.players];
        for near in around {
            if let Some(&(owner, word)) = self.tiles.get(near) {
                let tile = tiles::find(word);
                if tile.acts_on.contains(&figure) {
                    influence[owner] += tile.strength;
                }
            }
        }
        let most = *influence.iter().max().expect("there are players");
        let leaders: Vec<usize> =
            (0..influence.len()).filter(|&seat| influence[seat] == most).collect();
        if most > 0 && leaders.len() == 1 { Some(leaders[0]) } else { None }
    }

    /// Rules 10, 11 and 14.
    fn end_turn(&mut self) {
        let seat = self.seat();
        if !self.options.capture_at_once {
            self.capture();
        }
        self.played.clear();
        let gone = |figure: &Word| !self.figures.values().any(|here| here.contains(figure));
        if FIGURES.iter().any(gone) {
            self.ending = Some("kind-gone");
        } else if self.beside.len() >= 4 {
            self.ending = Some("four-tied");
        }
        let wanted = 5 - self.hands[seat].len();
        let count = wanted.min(self.supplies[seat].len());
        self.now = if self.ending.is_some() {
            Now::Over
        } else if count > 0 {
            Now::ChanceDraws { seat, count }
        } else {
            Now::Player(self.after(seat))
        };
    }

    /// Rules 15 to 17.
    pub fn winners(&self) -> BTreeSet<usize> {
        if self.now == Now::Over { ladder::winners(&self.taken) } else { BTreeSet::new() }
    }
}

fn remove(words: &mut Vec<Word>, word: Word) {
    let index = words.iter().position(|&w| w == word).expect("it is there");
    words.remove(index);
}

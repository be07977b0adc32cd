//! A game whose chance is written by the test: every card that is turned up is named.

use spirit::{
    Action, Asked, Back, Board, Card, Event, Family, Illegal, Level, Penalty, Samurai, Setup,
    Spirit, Symbol,
};
use table::{Game, Seat, Turn};

pub const TRIO: [Samurai; 3] = [Samurai::Heihachi, Samurai::Kyuzo, Samurai::Katsushiro];

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat of the test")
}

/// A card by what is printed on it: `"3 farm wound"`, `"1 none fire"`, `"2 hat -"`. Where two
/// are alike in this, the first.
pub fn card(text: &str) -> Card {
    let printed = |card: &Card| {
        let symbol = card.symbol().map_or("none", Symbol::word);
        let penalties: Vec<_> = card.penalties().iter().map(|p| p.word()).collect();
        let penalties = if penalties.is_empty() { "-".into() } else { penalties.join(" ") };
        format!("{} {symbol} {penalties}", card.value()) == text
    };
    Card::all().find(printed).unwrap_or_else(|| panic!("there is no card {text}"))
}

#[derive(Clone)]
pub struct Script {
    pub game: Spirit,
    /// What the last action led to.
    pub events: Vec<Event>,
    /// Cards that are to be in play in later rounds.
    keep: Vec<Card>,
}

impl Script {
    pub fn new(samurai: &[Samurai], level: Level) -> Self {
        Self::of(&Setup { samurai: samurai.to_vec(), level, help: samurai.len() == 2 })
    }

    pub fn of(setup: &Setup) -> Self {
        let game = Spirit::new(setup).expect("a setup of the test");
        let mut script = Self { game, events: Vec::new(), keep: Vec::new() };
        script.act(Action::First(seat(0)));
        script
    }

    /// A normal game of three without talents that get in the way.
    pub fn trio() -> Self {
        Self::new(&TRIO, Level::Normal)
    }

    /// The trio in round 3, with all protected and nobody wounded.
    pub fn bosses(samurai: &[Samurai], level: Level, keep: &[&str]) -> Self {
        let mut script = Self::new(samurai, level);
        script.keep = keep.iter().map(|text| card(text)).collect();
        script.reach(3);
        script
    }

    pub fn act(&mut self, action: Action) -> &mut Self {
        self.events.clear();
        let events = &mut self.events;
        let done = self.game.apply(action, |event| events.push(event));
        assert_eq!(done, Ok(()), "{action} after {:?}", self.events);
        self
    }

    pub fn refused(&self, action: Action) -> Illegal {
        let mut game = self.game.clone();
        let refused = game.apply(action, |_| ()).expect_err("the test expects a refusal");
        assert_eq!(game, self.game, "a refusal changes nothing");
        refused
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        legal
    }

    pub fn may(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    pub fn turn(&mut self, text: &str) -> &mut Self {
        self.act(Action::Turn(card(text)))
    }

    pub fn fight(&mut self, text: &str) -> &mut Self {
        self.act(Action::Fight).turn(text)
    }

    pub fn left(&mut self, text: &str) -> &mut Self {
        self.fight(text).act(Action::Left)
    }

    pub fn right(&mut self, text: &str) -> &mut Self {
        self.fight(text).act(Action::Right)
    }

    pub fn pass(&mut self) -> &mut Self {
        self.act(Action::Pass)
    }

    /// The others put harmless cards on their left or support each other, until this samurai is to choose his action again.
    pub fn round_to(&mut self, number: u8) -> &mut Self {
        while self.game.active() != seat(number) {
            let others = || self.game.seats().filter(|&other| other != seat(number));
            let support = others().map(Action::Support).find(|&action| self.may(action));
            if self.game.asked() != Some(Asked::Act) {
                let action = self.careful();
                self.act(action);
            } else if !self.lacking().is_empty() {
                let harmless = self.harmless();
                self.act(Action::Fight);
                self.act(Action::Turn(harmless)).act(Action::Left);
            } else {
                self.act(support.unwrap_or(Action::Pass));
            }
        }
        self
    }

    pub fn board(&self, number: u8) -> &Board {
        self.game.board(seat(number))
    }

    /// The values in a line, from the oldest to the last.
    pub fn line(&self, number: u8) -> Vec<u8> {
        self.board(number).line().iter().map(|card| card.value()).collect()
    }

    pub fn barricades(&self) -> u8 {
        self.game.village().barricades()
    }

    pub fn told(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    pub fn on_turn(&self) -> Option<u8> {
        self.game.turn().seat().map(Seat::number)
    }

    /// Everybody puts one of each symbol on the left and passes, round by round.
    pub fn reach(&mut self, round: u8) -> &mut Self {
        while self.game.round() < round {
            let action = self.careful();
            self.act(action);
        }
        self
    }

    /// What a careful samurai would do, with the luck to match.
    pub fn careful(&self) -> Action {
        let game = &self.game;
        if game.turn() == Turn::Chance {
            return self.lucky();
        }
        match game.asked() {
            Some(Asked::Act) if self.lacking().is_empty() => Action::Pass,
            Some(Asked::Act) => Action::Fight,
            Some(Asked::Again) => Action::EndTurn,
            Some(Asked::Kiai { .. }) => Action::Forgo,
            Some(Asked::Place { .. }) if self.may(Action::Left) => Action::Left,
            Some(Asked::Place { .. }) => Action::Right,
            _ => self.legal()[0],
        }
    }

    fn lacking(&self) -> Vec<Symbol> {
        let board = self.game.board(self.game.active());
        Symbol::ALL.into_iter().filter(|&symbol| board.defence(symbol).is_none()).collect()
    }

    fn lucky(&self) -> Action {
        let possible = |action: &Action| self.game.check(*action).is_ok();
        let kept = self.keep.iter().copied().map(Action::Turn);
        let lacking = self.lacking();
        let intruder = self.game.stack().is_empty();
        let protecting = |card: &Card| {
            card.symbol().is_some_and(|s| lacking.contains(&s)) && !self.keep.contains(card)
        };
        let calm = |card: &Card| !card.flames();
        let mut outcomes: Vec<Action> = Vec::new();
        if !intruder {
            let cards = Card::all().filter(protecting);
            outcomes.extend(cards.clone().filter(calm).map(Action::Turn));
            outcomes.extend(cards.map(Action::Turn));
        }
        outcomes.extend(kept);
        outcomes.extend(Card::all().filter(calm).map(Action::Turn));
        outcomes.extend(Card::all().flat_map(|card| [Action::Turn(card), Action::Return(card)]));
        outcomes.extend(Back::ALL.map(Action::Back));
        outcomes.extend(Family::ALL.map(Action::Lose));
        outcomes.into_iter().find(possible).expect("chance has an outcome")
    }

    fn harmless(&self) -> Card {
        let lacking = self.lacking();
        Card::all()
            .filter(|card| card.symbol().is_some_and(|symbol| lacking.contains(&symbol)))
            .filter(|card| card.value() < 6 && !self.keep.contains(card))
            .filter(|card| !card.penalties().is_empty())
            .rev()
            .find(|&card| self.game.outlook().of(card) > 0.0)
            .expect("something harmless is left")
    }

    /// Turn by turn, this samurai puts the cards on his right.
    pub fn build(&mut self, number: u8, cards: &[&str]) -> &mut Self {
        for text in cards {
            self.round_to(number);
            while self.game.asked() == Some(Asked::Penalty) {
                let face = self.legal()[0];
                self.act(face);
            }
            self.right(text);
        }
        self
    }

    /// Lets the careful play go on until the round is over or somebody is asked something
    /// that only the end of a round asks.
    pub fn finish_round(
        &mut self,
        mut chance: impl FnMut(&Spirit) -> Option<Action>,
    ) -> Vec<Event> {
        let round = self.game.round();
        let mut all = Vec::new();
        while self.game.round() == round && self.game.outcome().is_none() {
            let action = match (self.game.turn(), self.game.asked()) {
                (Turn::Chance, _) => chance(&self.game).unwrap_or_else(|| self.lucky()),
                (_, Some(Asked::Act)) => Action::Pass,
                _ => self.careful(),
            };
            self.act(action);
            all.append(&mut self.events);
        }
        all
    }
}

/// The penalties that are still due, in words.
pub fn due(script: &Script) -> Vec<Penalty> {
    script.game.penalties_due().collect()
}

//! Before the first turn: five tiles for each hand, and the figures onto the board.

use crate::arrangement::Arrangement;
use crate::event::Event;
use crate::figure::Figure;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::map::{MAP, SETTLEMENTS_FOR};
use crate::setup::{FirstFive, Layout};
use crate::space::Space;
use crate::state::{Phase, Samurai};
use crate::tile::Tile;
use table::Seat;

/// The first five (rule 4).
impl Samurai {
    pub(crate) fn check_take(&self, seat: Seat, tile: Option<Tile>) -> Result<(), Illegal> {
        self.during(Phase::FirstFive)?;
        if self.setup.first_five == FirstFive::Random {
            return Err(Illegal::NotNow);
        }
        if seat != self.on_turn {
            return Err(Illegal::NotYourTurn);
        }
        match (self.hands[seat], tile) {
            (Hand::Known(hand), Some(tile)) => {
                let left = self.unplayed[seat].minus(hand);
                if left.contains(tile) { Ok(()) } else { Err(Illegal::NotLeft) }
            }
            (Hand::Hidden(_), None) => Ok(()),
            (Hand::Known(_), None) => Err(Illegal::Veiled),
            (Hand::Hidden(_), Some(_)) => Err(Illegal::Unveiled),
        }
    }

    pub(crate) fn take(&mut self, seat: Seat, tile: Option<Tile>, tell: &mut impl FnMut(Event)) {
        match (&mut self.hands[seat], tile) {
            (Hand::Known(hand), Some(tile)) => *hand = hand.with(tile),
            (Hand::Hidden(count), _) => *count += 1,
            (Hand::Known(_), None) => {}
        }
        tell(Event::Took { seat });
        if self.hands[seat].len() == Hand::FULL {
            self.next_hand();
        }
    }

    pub(crate) fn next_hand(&mut self) {
        self.on_turn = self.on_turn.next(self.setup.players);
        if self.on_turn == self.setup.first {
            self.phase = Phase::Figures;
        }
    }
}

/// The figures (rule 5).
impl Samurai {
    /// The settlements that can take a figure of this kind now.
    pub(crate) fn can_take(&self, figure: Figure) -> u64 {
        if self.figures_to_set()[figure] == 0 {
            return 0;
        }
        let [one, two, _] = self.figures.at_least();
        let cities = MAP.cities & self.settlements_in_play() & !two;
        if cities != 0 {
            cities & !self.figures.of(figure)
        } else {
            MAP.villages & self.settlements_in_play() & !one
        }
    }

    pub(crate) fn settlements_in_play(&self) -> u64 {
        (1 << SETTLEMENTS_FOR[usize::from(self.setup.players) - 2]) - 1
    }

    pub(crate) fn check_set_figure(&self, figure: Figure, at: Space) -> Result<(), Illegal> {
        self.during(Phase::Figures)?;
        if self.setup.layout == Layout::Random {
            return Err(Illegal::NotNow);
        }
        if !at.in_play(self.setup.players) {
            return Err(Illegal::NotInPlay);
        }
        if !at.is_settlement() {
            return Err(Illegal::NotASettlement);
        }
        if self.can_take(figure) >> at.index() & 1 == 1 {
            return Ok(());
        }
        Err(if self.figures.at(at).count() == usize::from(at.room()) {
            Illegal::Full
        } else if self.figures_to_set()[figure] == 0 {
            Illegal::NoFigureLeft
        } else if self.figures.has(at, figure) {
            Illegal::TwoAlike
        } else {
            Illegal::CitiesFirst
        })
    }

    pub(crate) fn set_figure(&mut self, figure: Figure, at: Space, tell: &mut impl FnMut(Event)) {
        self.figures.put(at, figure);
        tell(Event::FigureSet { seat: self.on_turn, figure, at });
        self.on_turn = self.on_turn.next(self.setup.players);
        if self.figures_to_set().total() == 0 {
            self.phase = Phase::Play;
        }
    }

    pub(crate) fn check_lay(&self, arrangement: Arrangement) -> Result<(), Illegal> {
        self.during(Phase::Figures)?;
        if self.setup.layout == Layout::Placed {
            return Err(Illegal::NotNow);
        }
        let all = self.settlements_in_play();
        let cities = MAP.cities & all;
        let right = arrangement.at_least() == [all, cities | 1, 1]
            && Figure::ALL.into_iter().all(|figure| {
                arrangement.of(figure).count_ones() == u32::from(Figure::count(self.setup.players))
            });
        if right { Ok(()) } else { Err(Illegal::OtherFigures) }
    }

    pub(crate) fn lay_figures(&mut self, arrangement: Arrangement, tell: &mut impl FnMut(Event)) {
        self.figures = arrangement;
        tell(Event::FiguresLaid);
        self.phase = Phase::Play;
    }
}

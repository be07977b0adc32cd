//! Samurai as a game of the table.

use crate::action::Action;
use crate::arrangement::Arrangement;
use crate::bits::each;
use crate::event::Event;
use crate::figure::{Figure, Figures};
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::map::MAP;
use crate::setup::{FirstFive, Layout, Setup};
use crate::space::Space;
use crate::state::{Phase, Samurai};
use table::{Game, Rng, Seat, Seats, Turn};

impl Game for Samurai {
    const ID: u8 = 1;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        Self::begin(*setup)
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play => Turn::Of(self.on_turn),
            Phase::Refill => Turn::Chance,
            _ => self.turn_before_or_after_play(),
        }
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        self.list(actions);
    }

    #[inline]
    fn apply(&mut self, action: Action, mut tell: impl FnMut(Event)) -> Result<(), Illegal> {
        self.act(action, &mut tell)
    }

    fn deal(&self, rng: &mut Rng) -> Action {
        if self.phase == Phase::Figures {
            return Action::LayFigures(self.lay_at_random(rng));
        }
        let seat = self.on_turn;
        let Hand::Known(hand) = self.hands[seat] else {
            unreachable!("only who knows every hand deals")
        };
        let supply = self.unplayed[seat].minus(hand);
        Action::Draw { seat, tiles: Hand::Known(supply.draw(self.draws(seat), rng)) }
    }

    #[inline]
    fn any_legal(&self, rng: &mut Rng, _: &mut Vec<Action>) -> Option<Action> {
        self.any(rng)
    }

    /// A turn that is over, a hand that is chosen and a board that is set are not taken back.
    fn seals(&self, action: Action) -> bool {
        match action {
            Action::EndTurn | Action::Pass => true,
            // Asked of any action, even of a seat that is not at this table.
            Action::Take { seat, .. } | Action::TakeHidden { seat } => {
                seat == self.on_turn && self.hands[seat].len() + 1 == Hand::FULL
            }
            Action::SetFigure { .. } => self.figures_to_set().total() == 1,
            _ => false,
        }
    }

    fn seen_by(&self, seat: Option<Seat>) -> Self {
        self.hidden_from(seat)
    }

    fn action_seen_by(action: Action, viewer: Option<Seat>) -> Action {
        match action {
            Action::Take { seat, .. } if viewer != Some(seat) => Action::TakeHidden { seat },
            Action::Draw { seat, tiles } if viewer != Some(seat) => {
                Action::Draw { seat, tiles: tiles.hidden() }
            }
            seen => seen,
        }
    }

    fn imagine(&self, rng: &mut Rng) -> Self {
        self.filled_in(rng)
    }

    fn winners(&self) -> Seats {
        self.score().map_or(Seats::NONE, |score| score.winners)
    }
}

impl Samurai {
    /// Apart from the two that come up all the time, so that those are quickly told.
    #[cold]
    #[inline(never)]
    fn turn_before_or_after_play(&self) -> Turn {
        match self.phase {
            Phase::FirstFive if self.setup.first_five == FirstFive::Random => Turn::Chance,
            Phase::Figures if self.setup.layout == Layout::Random => Turn::Chance,
            Phase::Over(_) => Turn::Over,
            _ => Turn::Of(self.on_turn),
        }
    }

    /// Every arrangement that the players could have made is equally likely (rule 5).
    fn lay_at_random(&self, rng: &mut Rng) -> Arrangement {
        let in_play = self.settlements_in_play();
        let (mut laid, mut left) = loop {
            let mut left = Figures::from_fn(|_| Figure::count(self.setup.players) - 1);
            if let Some(laid) = lay_cities(MAP.cities & in_play, &mut left, rng) {
                break (laid, left);
            }
        };
        for village in each(MAP.villages & in_play).map(Space::numbered) {
            laid.put(village, draw_figure(&mut left, rng));
        }
        laid
    }
}

/// Fills the cities blindly. Two alike somewhere: `None`, and all has to be tried again,
/// or else some arrangements would be likelier than others.
fn lay_cities(cities: u64, left: &mut Figures, rng: &mut Rng) -> Option<Arrangement> {
    let mut laid = Arrangement::EDO_ONLY;
    for city in each(cities).map(Space::numbered) {
        let (one, other) = (draw_figure(left, rng), draw_figure(left, rng));
        if one == other {
            return None;
        }
        laid.put(city, one);
        laid.put(city, other);
    }
    Some(laid)
}

#[inline]
fn draw_figure(left: &mut Figures, rng: &mut Rng) -> Figure {
    let [helmets, buddhas, rice] = Figure::ALL.map(|figure| u32::from(left[figure]));
    let n = rng.below(helmets + buddhas + rice);
    let figure = if n < helmets {
        Figure::Helmet
    } else if n < helmets + buddhas {
        Figure::Buddha
    } else {
        Figure::Rice
    };
    left[figure] -= 1;
    figure
}

//! What a seat knows, and a guess at what it does not.

use crate::hand::Hand;
use crate::state::{Phase, Samurai};
use table::{BySeat, Rng, Seat, Seats};

impl Samurai {
    /// Hides the hands of the others and puts their captured figures behind the screen (rule 13).
    pub(crate) fn hidden_from(&self, viewer: Option<Seat>) -> Self {
        let mut seen = self.clone();
        let screens = self.setup.screened() && !matches!(self.phase, Phase::Over(_));
        for seat in self.seats().filter(|&seat| viewer != Some(seat)) {
            seen.hands[seat] = self.hands[seat].hidden();
            if screens {
                seen.screened.insert(seat);
            }
        }
        seen
    }

    /// Deals hidden hands from what their owners have not played, and takes the screens away:
    /// the figures behind them were captured before everybody's eyes.
    pub(crate) fn filled_in(&self, rng: &mut Rng) -> Self {
        let hands = BySeat::from_fn(|seat| match self.hands[seat] {
            Hand::Hidden(count) => Hand::Known(self.unplayed[seat].draw(count, rng)),
            known @ Hand::Known(_) => known,
        });
        Self { hands, screened: Seats::NONE, ..self.clone() }
    }
}

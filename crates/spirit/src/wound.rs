//! Who is wounded, healed, or dies of it (rule 22).

use crate::{Event, Loss, Spirit, Wound};
use table::{Seat, Seats};

impl Spirit {
    /// Rule 22, of this samurai; ruling 19: no kiai while the round is reckoned.
    pub(crate) fn wound(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        match self.boards[seat].wound() {
            Wound::Token => tell(Event::Wounded(seat)),
            Wound::Animal => {
                tell(Event::BecameAnimal(seat));
                if !self.reckoning {
                    self.check_marker(seat, false);
                }
            }
            Wound::Death => {
                tell(Event::Died(seat));
                self.lose(Loss::Death(seat), tell);
            }
        }
    }

    pub(crate) fn heal(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.boards[seat].heal();
        tell(Event::Healed(seat));
    }

    /// Ruling 12: those who passed are out until the end-of-round steps.
    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        self.reckoning || !self.boards[seat].passed()
    }

    pub(crate) fn woundable(&self) -> Seats {
        Seat::all(self.players).filter(|&seat| self.is_present(seat)).collect()
    }

    pub(crate) fn healable(&self) -> Seats {
        let wounded = |seat: &Seat| self.boards[*seat].wounded() && self.is_present(*seat);
        Seat::all(self.players).filter(wounded).collect()
    }
}

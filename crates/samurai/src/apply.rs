//! Playing an action: whether it may be played, and then what it does.

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Phase, Samurai};

impl Samurai {
    /// Every check comes before the first change, so what is refused leaves no trace.
    #[inline]
    pub(crate) fn act(
        &mut self,
        action: Action,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Illegal> {
        match action {
            Action::Place { tile, at } => {
                self.during(Phase::Play)?;
                self.check_place(tile, at)?;
                self.place(tile, at, tell);
            }
            Action::EndTurn => {
                self.during(Phase::Play)?;
                self.check_end_turn()?;
                self.end_turn(tell);
            }
            Action::Draw { seat, tiles } => {
                self.check_draw(seat, tiles)?;
                self.draw(seat, tiles, tell);
            }
            Action::ExchangeFigures { a, b } => {
                self.during(Phase::Play)?;
                self.check_exchange_figures(a, b)?;
                self.exchange_figures(a, b, tell);
            }
            Action::ExchangeToken { at, to } => {
                self.during(Phase::Play)?;
                let lifted = self.check_exchange_token(at, to)?;
                self.exchange_token(lifted, at, to, tell);
            }
            Action::Pass => {
                self.during(Phase::Play)?;
                self.check_pass()?;
                self.pass(tell);
            }
            Action::Take { seat, tile } => {
                self.check_take(seat, Some(tile))?;
                self.take(seat, Some(tile), tell);
            }
            Action::TakeHidden { seat } => {
                self.check_take(seat, None)?;
                self.take(seat, None, tell);
            }
            Action::SetFigure { figure, at } => {
                self.check_set_figure(figure, at)?;
                self.set_figure(figure, at, tell);
            }
            Action::LayFigures(arrangement) => {
                self.check_lay(arrangement)?;
                self.lay_figures(arrangement, tell);
            }
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn during(&self, phase: Phase) -> Result<(), Illegal> {
        if self.phase == phase { Ok(()) } else { Err(self.not_now()) }
    }

    #[cold]
    pub(crate) fn not_now(&self) -> Illegal {
        if matches!(self.phase, Phase::Over(_)) { Illegal::GameOver } else { Illegal::NotNow }
    }
}

//! Playing an action: first whether it may be played, then what it does.

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::{FirstFive, Layout};
use crate::state::{Phase, Samurai};
use crate::tile::Tile;

impl Samurai {
    /// Why the action may not be played now, if it may not.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over(_), _) => Err(Illegal::GameOver),
            (Phase::Play, Action::Place { tile, at }) => self.check_place(tile, at),
            (Phase::Play, Action::EndTurn) if self.has_played() => Ok(()),
            (Phase::Play, Action::EndTurn) => Err(Illegal::PlayFirst),
            (Phase::Refill, Action::Draw { seat, tiles }) => self.check_draw(seat, tiles),
            (Phase::Play, Action::ExchangeFigures { a, b }) => self.check_exchange_figures(a, b),
            (Phase::Play, Action::ExchangeToken { at, to }) => self.check_exchange_token(at, to),
            (Phase::Play, Action::Pass) if self.must_pass() => Ok(()),
            (Phase::Play, Action::Pass) => Err(Illegal::CanPlay),
            (Phase::FirstFive, _) => match (self.setup.first_five, action) {
                (FirstFive::Random, Action::Draw { seat, tiles }) => self.check_draw(seat, tiles),
                (FirstFive::Chosen, Action::Take { seat, tile }) => {
                    self.check_take(seat, Some(tile))
                }
                (FirstFive::Chosen, Action::TakeHidden { seat }) => self.check_take(seat, None),
                _ => Err(Illegal::NotNow),
            },
            (Phase::Figures, _) => match (self.setup.layout, action) {
                (Layout::Random, Action::LayFigures(arrangement)) => self.check_lay(arrangement),
                (Layout::Placed, Action::SetFigure { figure, at }) => {
                    self.check_set_figure(figure, at)
                }
                _ => Err(Illegal::NotNow),
            },
            _ => Err(Illegal::NotNow),
        }
    }

    /// Plays an action that may be played.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, tell: &mut impl FnMut(Event)) {
        let seat = self.on_turn;
        match action {
            Action::Take { seat, tile } => self.take(seat, Some(tile), tell),
            Action::TakeHidden { seat } => self.take(seat, None, tell),
            Action::SetFigure { figure, at } => self.set_figure(figure, at, tell),
            Action::Place { tile, at } => {
                self.spend(tile);
                tell(Event::Placed { seat, tile, at });
                self.lay(tile, at, tell);
            }
            Action::ExchangeFigures { a, b } => {
                self.spend(Tile::FigureExchange);
                self.exchange_figures(a, b);
                tell(Event::FiguresExchanged { seat, a, b });
            }
            Action::ExchangeToken { at, to } => self.exchange_token(at, to, tell),
            Action::EndTurn => self.end_turn(tell),
            Action::Pass => {
                tell(Event::Passed { seat });
                self.on_turn = seat.next(self.setup.players);
            }
            Action::Draw { seat, tiles } => self.draw(seat, tiles, tell),
            Action::LayFigures(arrangement) => {
                self.figures = arrangement;
                tell(Event::FiguresLaid);
                self.phase = Phase::Play;
            }
        }
    }
}

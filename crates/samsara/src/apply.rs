//! The course of a turn: roll, move, hand the dice over; and of a match.

use crate::state::Stage;
use crate::{Board, Dice, Die, End, Event, Landing, MIDDLE, Mode, Move, Outcome, PLAYERS, Samsara};
use table::{BySeat, Seat};

impl Samsara {
    pub(crate) fn roll(&mut self, thrown: [Die; 2], tell: &mut impl FnMut(Event)) {
        let seat = self.on_turn;
        self.dice = Some(Dice::new(thrown));
        self.stage = Stage::Move;
        tell(Event::Rolled { seat, dice: thrown });
        if !thrown.into_iter().any(|die| self.board.can_use(die, seat)) {
            tell(Event::Moksha { seat });
            self.finish(End::Moksha, tell);
        }
    }

    pub(crate) fn walk(&mut self, play: Move, landing: Landing, tell: &mut impl FnMut(Event)) {
        let seat = self.on_turn;
        self.spend(play.die);
        self.board = self.board.after(play.from, landing);
        tell(Event::Moved { seat, play, landing });
        if let Landing::Goal { .. } = landing {
            let counts = self.goals[seat] < MIDDLE;
            self.goals[seat] += u8::from(counts);
            tell(Event::Scored { seat, goals: self.goals[seat], counts });
            // In a match the turn is finished first (ruling 7).
            if self.setup.mode == Mode::Single && self.goals[seat] == MIDDLE {
                self.finish(End::Goal, tell);
            }
        }
    }

    pub(crate) fn lapse(&mut self, die: Die, tell: &mut impl FnMut(Event)) {
        self.spend(die);
        tell(Event::Lapsed { seat: self.on_turn, die });
    }

    pub(crate) fn end_turn(&mut self, tell: &mut impl FnMut(Event)) {
        let (seat, first) = (self.on_turn, self.first);
        tell(Event::TurnEnded { seat });
        let arrived = |seat: Seat| self.goals[seat] == MIDDLE;
        match (arrived(first), arrived(first.next(PLAYERS))) {
            (true, true) => self.finish(End::Stones, tell),
            (true, false) if seat != first => self.finish(End::Goal, tell),
            (false, true) => self.finish(End::Goal, tell),
            (beginner_arrived, false) => {
                self.on_turn = seat.next(PLAYERS);
                self.dice = None;
                self.stage = Stage::Roll;
                if beginner_arrived {
                    tell(Event::LastTurn { seat: self.on_turn });
                }
            }
        }
    }

    pub(crate) fn set_up(&mut self, tell: &mut impl FnMut(Event)) {
        let first = self.on_turn;
        self.first = first;
        self.dice = None;
        self.stage = Stage::Roll;
        self.board = Board::START;
        self.goals = BySeat::new([0; 2]);
        tell(Event::SecondGame { first });
    }

    fn spend(&mut self, die: Die) {
        if let Some(dice) = &mut self.dice {
            dice.spend(die);
        }
    }

    fn finish(&mut self, end: End, tell: &mut impl FnMut(Event)) {
        let outcome = Outcome::new(end, self.first, self.goals, self.board);
        self.sheet.write(outcome);
        tell(Event::GameEnded(outcome));
        if self.setup.mode == Mode::Single {
            self.stage = Stage::Over;
        } else if self.sheet.games().count() == 1 {
            self.stage = Stage::SetUp;
            self.on_turn = self.first.next(PLAYERS);
        } else {
            self.stage = Stage::Over;
            tell(Event::MatchEnded(self.sheet));
        }
    }
}

//! What each choice would do, told before it is made.

use crate::raider::Penalty;
use crate::samurai::Company;
use crate::{Action, Card, Event, Illegal, Spirit};
use table::{Game, Seat};

/// Something that could be thought of now, and what it would lead to or why it cannot be done.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub action: Action,
    /// What would happen for certain: up to the next decision, the next chance or the next turn.
    pub outcome: Result<Vec<Event>, Illegal>,
}

/// Where a marker would stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Below,
    Kiai,
    Overrun,
}

/// A penalty that will strike at the start of a samurai's next turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ahead {
    pub penalty: Penalty,
    /// It cannot be carried out as things are, so it would be a wound (rule 7).
    pub wounds_instead: bool,
    /// A talent that he will have then could ignore it.
    pub can_be_ignored: bool,
}

impl Spirit {
    /// Everything that could be thought of now, legal or not: each place for the card in the air,
    /// each target of a kiai, each action of a turn.
    pub fn choices(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        if let Some(task) = self.agenda.top() {
            let mut think = |action| choices.push(Choice { action, outcome: self.preview(action) });
            self.thinkable(task, &mut think);
        }
        choices
    }

    /// What an action would do for certain.
    pub fn preview(&self, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        let mut this_turn = true;
        self.clone().perform(action, &mut |event| {
            this_turn &= !matches!(event, Event::TurnBegan(_));
            if this_turn {
                events.push(event);
            }
        })?;
        Ok(events)
    }

    /// What it would mean for a samurai to put the card on his right: the sum, and where it stands.
    pub fn verdict(&self, seat: Seat, card: Card) -> (u8, Verdict) {
        let board = self.board(seat);
        let sum = board.sum() + card.value();
        let verdict = match sum.cmp(&board.kiai()) {
            core::cmp::Ordering::Less => Verdict::Below,
            core::cmp::Ordering::Equal => Verdict::Kiai,
            core::cmp::Ordering::Greater => Verdict::Overrun,
        };
        (sum, verdict)
    }

    /// The penalties of the last card in a samurai's line, as they would strike in his next turn if
    /// nothing changed. None for a samurai who has passed.
    pub fn penalties_ahead(&self, seat: Seat) -> impl Iterator<Item = Ahead> {
        let last = self.board(seat).last().filter(|_| !self.board(seat).passed());
        last.into_iter().flat_map(move |card| {
            let can_be_ignored =
                self.talents_next_turn(seat).iter().any(|talent| talent.ignores(card.value()));
            card.penalties().iter().map(move |&penalty| Ahead {
                penalty,
                wounds_instead: !self.can_be_carried_out(seat, penalty),
                can_be_ignored,
            })
        })
    }

    /// What bars the samurai on turn ends with his turn, and tokens that lie with him go home then.
    fn talents_next_turn(&self, seat: Seat) -> Company {
        let board = self.board(seat);
        let on_turn = seat == self.active.seat;
        let lent = if on_turn { Company::NOBODY } else { self.tokens_held(seat) };
        let own = std::iter::once(board.samurai());
        own.chain(board.help().iter()).chain(lent.iter()).collect()
    }
}

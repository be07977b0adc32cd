//! What the village loses and gains, the end of a round in its order, and the end of the game.

use crate::card::CardSet;
use crate::raider::Symbol;

use crate::score::{Loss, Outcome, Score};
use crate::task::{Step, Task};
use crate::unseen::Unseen;
use crate::village::{Back, Family, Village};
use crate::{Event, Spirit};
use table::{Seat, Seats};

pub(crate) const ROUNDS: u8 = 3;

impl Spirit {
    /// Loses a barricade, or a farm where there is none (ruling 1).
    pub(crate) fn burn(&mut self, tell: &mut impl FnMut(Event)) {
        if self.village.lose_barricade() {
            tell(Event::BarricadeLost);
        } else {
            self.lose_farm(tell);
        }
    }

    pub(crate) fn build(&mut self, tell: &mut impl FnMut(Event)) {
        if self.village.build() {
            tell(Event::BarricadeBuilt);
        }
    }

    /// Rule 24. Ruling 20: without a farm the game is lost at once.
    pub(crate) fn lose_farm(&mut self, tell: &mut impl FnMut(Event)) {
        self.village.lose_farm();
        tell(Event::FarmLost);
        if self.village.farms() == 0 {
            self.lose(Loss::LastFarm, tell);
        } else if self.level.farm_backs_count() {
            self.agenda.push(Task::Back);
        }
    }

    pub(crate) fn turn_back(&mut self, back: Back, tell: &mut impl FnMut(Event)) {
        self.village.turn(back);
        tell(Event::BackTurned(back));
        match back {
            Back::Family => self.agenda.push(Task::LoseFamily),
            Back::Farm => self.lose_farm(tell),
            Back::Barricade => self.burn(tell),
            Back::Wound => self.agenda.push(Task::Wound),
        }
    }

    pub(crate) fn lose_family(&mut self, family: Family, tell: &mut impl FnMut(Event)) {
        self.village.lose(family);
        tell(Event::FamilyLost(family));
        if self.village.families() == 0 {
            self.lose(Loss::LastFamily, tell);
        }
    }

    /// Rules 23 to 27, one samurai, family or intruder at a time; ruling 24: clockwise from the
    /// first player of the round.
    pub(crate) fn reckon(&mut self, step: Step, number: u8, tell: &mut impl FnMut(Event)) {
        let (next, count) = match step {
            Step::Hats => (Step::Farms, self.players),
            Step::Farms => (Step::Families, self.players),
            Step::Families => (Step::Bonuses, self.players),
            Step::Bonuses => (Step::Intruders, Village::FAMILIES),
            Step::Intruders => (Step::Close, u8::MAX),
            Step::Close => return self.close_round(tell),
        };
        let done = number == count || (step == Step::Intruders && self.intruders.is_empty());
        let (step_after, number_after) = if done { (next, 0) } else { (step, number + 1) };
        self.agenda.push(Task::Reckon { step: step_after, number: number_after });
        if done {
            return;
        }
        match step {
            Step::Hats if self.lacks(Symbol::Hat, number) => {
                self.wound(self.seat_after_first(number), tell);
            }
            Step::Farms if self.lacks(Symbol::Farm, number) => self.lose_farm(tell),
            Step::Families if self.lacks(Symbol::Family, number) => {
                self.agenda.push(Task::LoseFamily);
            }
            Step::Bonuses if self.level.families_help() => {
                self.family_bonus(Family::ALL[usize::from(number)], tell);
            }
            Step::Intruders => self.agenda.push(Task::TurnIntruder),
            _ => {}
        }
    }

    /// Rule 25. A family with nothing to do is not told of.
    fn family_bonus(&mut self, family: Family, tell: &mut impl FnMut(Event)) {
        let is_needed = match family {
            Family::Heals => !self.healable().is_empty(),
            Family::Builds => self.village.has_room(),
            Family::Repels => !self.intruders.is_empty(),
        };
        if !is_needed || !self.village.has(family) {
            return;
        }
        tell(Event::FamilyHelps(family));
        match family {
            Family::Heals => self.agenda.push(Task::Heal),
            Family::Builds => self.build(tell),
            Family::Repels => self.agenda.push(Task::Repel(1)),
        }
    }

    /// Rules 27 and 28.
    fn close_round(&mut self, tell: &mut impl FnMut(Event)) {
        if self.round == ROUNDS {
            let score = self.score_now();
            self.agenda.clear();
            self.outcome = Some(Outcome::Won(score));
            tell(Event::Won(score));
            return;
        }
        let joining = if self.round == 1 { CardSet::LIEUTENANTS } else { CardSet::BOSSES };
        let among = self.level.joining(self.players);
        let used = self.used_cards();
        self.unseen = Unseen::next_deal(used, joining, among);
        self.discard = CardSet::EMPTY;
        for seat in Seat::all(self.players) {
            self.boards[seat].clear(seat);
        }
        self.lay_stack(used.len() + among);
        self.stalled = 0;
        self.in_kiai = Seats::NONE;
        self.reckoning = false;
        self.round += 1;
        self.begin_round(self.left_of(self.active.seat), tell);
    }

    pub(crate) fn begin_round(&mut self, first: Seat, tell: &mut impl FnMut(Event)) {
        self.first = first;
        tell(Event::RoundBegan { round: self.round, first });
        self.agenda.push(Task::Begin(first));
    }

    /// What a win would be worth with the village and the boards as they are.
    pub fn score_now(&self) -> Score {
        Score {
            farms: self.village.farms(),
            families: self.village.families(),
            unhurt: !self.seats().any(|seat| self.boards[seat].wounded()),
            level: self.level,
        }
    }

    pub(crate) fn lose(&mut self, loss: Loss, tell: &mut impl FnMut(Event)) {
        self.agenda.clear();
        self.outcome = Some(Outcome::Lost(loss));
        tell(Event::Lost(loss));
    }

    /// All cards on boards and in the discard pile.
    pub(crate) fn used_cards(&self) -> CardSet {
        let on_boards = self
            .boards
            .iter(self.players)
            .flat_map(|(_, board)| board.line().iter().copied().chain(board.defences()));
        self.discard.with(on_boards.collect())
    }

    fn seat_after_first(&self, number: u8) -> Seat {
        let seat = (self.first.number() + number) % self.players;
        Seat::new(seat).expect("a seat of the table")
    }

    fn lacks(&self, symbol: Symbol, number: u8) -> bool {
        self.boards[self.seat_after_first(number)].defence(symbol).is_none()
    }
}

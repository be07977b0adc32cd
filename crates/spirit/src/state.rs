//! [`Spirit`]: everything on the table, all of it open.

use crate::active::Active;
use crate::board::Board;
use crate::card::CardSet;
use crate::pile::Pile;
use crate::raider::Penalty;
use crate::samurai::{Company, Samurai};
use crate::score::Outcome;
use crate::setup::{Level, Setup};
use crate::task::{Asked, Task};
use crate::unseen::{Piles, Slot, Unseen};
use crate::village::Village;
use crate::{Card, Illegal};
use table::{BySeat, Game, Seat, Seats};

pub(crate) const MOST_SEATS: usize = Samurai::ALL.len();

#[derive(Clone, PartialEq, Debug)]
pub struct Spirit {
    pub(crate) level: Level,
    pub(crate) players: u8,
    pub(crate) boards: BySeat<Board, MOST_SEATS>,
    pub(crate) village: Village,
    /// Tokens of absent samurai that nobody has flipped yet.
    pub(crate) neutral: Company,
    pub(crate) stack: Pile<Slot>,
    pub(crate) intruders: Pile<Slot>,
    pub(crate) discard: CardSet,
    pub(crate) unseen: Unseen,
    pub(crate) round: u8,
    /// Who began the round.
    pub(crate) first: Seat,
    pub(crate) active: Active,
    /// Turns in a row in which no card left stack and discard pile for good, and how many
    /// cards lay there after the last one (ruling 23).
    pub(crate) stalled: u8,
    pub(crate) loose: u8,
    /// Samurai whose kiai is being resolved (ruling 4).
    pub(crate) in_kiai: Seats,
    /// The end-of-round steps are under way: no kiai, and nobody is out any more.
    pub(crate) reckoning: bool,
    pub(crate) agenda: Pile<Task>,
    pub(crate) outcome: Option<Outcome>,
}

impl Spirit {
    pub(crate) fn start(setup: &Setup) -> Result<Self, Illegal> {
        setup.check()?;
        let players = setup.samurai.len() as u8;
        let plunderers = setup.level.plunderers(players);
        let absent = Samurai::ALL.into_iter().filter(|one| !setup.samurai.contains(one));
        let mut game = Self {
            level: setup.level,
            players,
            boards: BySeat::from_fn(|seat| {
                // Seats that nobody takes are never looked at.
                let samurai = setup.samurai.get(seat.index()).copied();
                Board::new(samurai.unwrap_or(Samurai::Heihachi), seat)
            }),
            village: Village::new(setup.level, players),
            neutral: if setup.help { absent.collect() } else { Company::NOBODY },
            stack: Pile::new(None),
            intruders: Pile::new(None),
            discard: CardSet::EMPTY,
            unseen: Unseen::first_deal(plunderers, setup.help),
            round: 1,
            first: Seat::FIRST,
            active: Active::new(Seat::FIRST),
            stalled: 0,
            loose: plunderers,
            in_kiai: Seats::NONE,
            reckoning: false,
            agenda: Pile::new(Task::First),
            outcome: None,
        };
        game.lay_stack(plunderers);
        game.agenda.push(Task::First);
        Ok(game)
    }

    pub(crate) fn lay_stack(&mut self, cards: u8) {
        for _ in 0..cards {
            self.stack.push(None);
        }
        self.loose = cards;
    }

    pub const fn level(&self) -> Level {
        self.level
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::all(self.players)
    }

    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat]
    }

    pub const fn village(&self) -> &Village {
        &self.village
    }

    /// The absent samurai whose tokens lie beside the village.
    pub const fn neutral(&self) -> Company {
        self.neutral
    }

    /// Tokens that lie with this samurai: those of the others, not his own.
    pub fn tokens_held(&self, seat: Seat) -> Company {
        let owners = self.boards.iter(self.players);
        let lent = owners.filter(|&(owner, board)| board.token() == seat && owner != seat);
        lent.map(|(_, board)| board.samurai()).collect()
    }

    /// From the bottom to the top; a card is known if everybody has seen it put there.
    pub const fn stack(&self) -> &Pile<Slot> {
        &self.stack
    }

    /// From the bottom to the top; a card is known if it lay face up on the stack.
    pub const fn intruders(&self) -> &Pile<Slot> {
        &self.intruders
    }

    pub const fn discard(&self) -> CardSet {
        self.discard
    }

    /// Cards that lie unseen in the stack or among the intruders for certain.
    pub const fn unseen(&self) -> CardSet {
        self.unseen.certain()
    }

    /// Cards some of which lie unseen in the stack or among the intruders, and how many of them.
    pub const fn perhaps_unseen(&self) -> (CardSet, u8) {
        (self.unseen.possible(), self.unseen.among())
    }

    /// 1 to 3.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Who began the round.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is, though somebody else may be asked just now.
    pub const fn active(&self) -> Seat {
        self.active.seat
    }

    /// The penalties of this turn that have yet to strike.
    pub fn penalties_due(&self) -> impl Iterator<Item = Penalty> + use<> {
        self.active.penalties.into_iter().flatten()
    }

    /// What bars the samurai on turn from something until the turn ends.
    pub fn bans(&self) -> impl Iterator<Item = Penalty> {
        [Penalty::NoDefence, Penalty::NoSupport, Penalty::NoTalent, Penalty::MustPass]
            .into_iter()
            .filter(|&ban| self.active.bans.has(ban))
    }

    /// Turns in a row in which nothing got on.
    pub const fn stalled(&self) -> u8 {
        self.stalled
    }

    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The question to whoever is on turn.
    pub fn asked(&self) -> Option<Asked> {
        self.turn().seat()?;
        Some(match self.agenda.top()? {
            Task::Penalties => Asked::Penalty,
            Task::Act => Asked::Act,
            Task::Again => Asked::Again,
            Task::Place { seat, card, .. } => Asked::Place { seat, card },
            Task::Drop => Asked::Drop,
            Task::Part { seat, part } => Asked::Kiai { seat, part },
            Task::Order { seat, count, .. } => Asked::Order { seat, count },
            Task::Wound => Asked::Wound,
            Task::Heal => Asked::Heal,
            _ => return None,
        })
    }

    /// The card that somebody holds and has to place.
    pub fn card_in_the_air(&self) -> Option<(Seat, Card)> {
        match self.agenda.top()? {
            Task::Place { seat, card, .. } => Some((seat, card)),
            _ => None,
        }
    }

    /// The next seat clockwise.
    pub const fn left_of(&self, seat: Seat) -> Seat {
        seat.next(self.players)
    }

    /// The seat before.
    pub fn right_of(&self, seat: Seat) -> Seat {
        let before = seat.number().checked_sub(1).unwrap_or(self.players - 1);
        Seat::new(before).expect("a seat of the table")
    }

    /// Whether the samurai can use this talent now: his own and those of tokens that he took for
    /// the round at any time, lent tokens only in his own turn (rulings 10 and 21).
    pub fn has_talent(&self, seat: Seat, talent: Samurai) -> bool {
        let board = &self.boards[seat];
        let own = board.samurai() == talent || board.help().contains(talent);
        if seat == self.active.seat {
            !self.active.bans.has(Penalty::NoTalent) && (own || self.active.tokens.contains(talent))
        } else {
            own
        }
    }

    pub(crate) const fn piles(&self) -> Piles<'_> {
        Piles { stack: &self.stack, intruders: &self.intruders }
    }
}

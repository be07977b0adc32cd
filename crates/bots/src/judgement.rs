//! [`Judgement`]: what a game tells the search about itself.

mod samsara;
mod samurai;
mod spirit;

use crate::level::Plan;
use table::{BySeat, Game, Rng, Seat, Turn};

/// How a game looks from where it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// The chance to win of each seat, 0 to 1. Those who win together all have it.
    pub chances: BySeat<f32, { Seat::MOST as usize }>,
    /// What the seat asked about can expect to have in the end, in the game's own three counts.
    pub yields: [f32; 3],
}

/// Everything the search knows about a game besides its rules.
///
/// All of it is asked of imagined games only, in which nothing is hidden.
pub trait Judgement: Game {
    /// The four levels, from gentle to strong.
    const LEVELS: [Plan; 4];

    /// How many actions a playout goes on for before it is judged.
    const PLAYOUT: u32;

    /// The policy of playouts is good enough to follow right after the first action.
    const SHALLOW: bool = false;

    /// A gain of so much more makes an action clearly better.
    const GRAIN: f32;

    /// Every action of the seat on turn with a guess at how much it gains, in any order.
    fn rank(&self, ranked: &mut Vec<(Self::Action, f32)>, scratch: &mut Vec<Self::Action>) {
        ranked.clear();
        scratch.clear();
        self.legal(scratch);
        match (self.turn(), &scratch[..]) {
            (Turn::Of(_), &[only]) => ranked.push((only, 0.0)),
            (Turn::Of(seat), actions) => self.weigh(seat, actions, ranked),
            _ => {}
        }
    }

    /// Guesses what each of these actions gains for a seat: here, the chance it would have then.
    fn weigh(&self, seat: Seat, actions: &[Self::Action], ranked: &mut Vec<(Self::Action, f32)>) {
        ranked.extend(actions.iter().map(|&action| {
            let chance = after(self, action).prospect(seat).chances[seat];
            (action, chance)
        }));
    }

    /// A sensible action, quickly found: what playouts are made of.
    fn improvise(&self, rng: &mut Rng, scratch: &mut Vec<Self::Action>) -> Option<Self::Action>;

    /// Whether a playout that began before is judged now, though it has not gone on for so long.
    fn is_settled(&self, _before: &Self) -> bool {
        false
    }

    /// How the game looks now; exact once it is over.
    fn prospect(&self, of: Seat) -> Prospect;
}

/// Plays an action, and says whether it may be played. The one place from which bots do so: rules
/// are large, and would else be in the program once for each place.
#[inline(never)]
pub(crate) fn play<G: Game>(game: &mut G, action: G::Action) -> bool {
    game.apply(action, |_| ()).is_ok()
}

/// The game after an action that is legal.
pub(crate) fn after<G: Game>(game: &G, action: G::Action) -> G {
    let mut after = game.clone();
    let played = play(&mut after, action);
    debug_assert!(played, "what is legal can be played");
    after
}

/// Those who won share one victory; a game won together is a whole one for everybody.
pub(crate) fn decided<G: Game>(game: &G, together: bool) -> BySeat<f32, { Seat::MOST as usize }> {
    let winners = game.winners();
    let share = if together || winners.is_empty() { 1.0 } else { 1.0 / f32::from(winners.len()) };
    BySeat::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 })
}

//! A whole game of uniformly random legal actions, as a record.

use table::{Game, Record, Rng, Seed, Session, Turn};

/// Chance is dealt from the seed as in every game; what the players do, from its last stream.
pub fn game<G: Game>(setup: G::Setup, seed: Seed) -> Result<Record<G>, G::Illegal> {
    G::new(&setup)?;
    let mut session = Session::<G>::open(Record::new(setup, seed, Vec::new()))
        .expect("a setup that can be played opens");
    let mut rng = Rng::new(seed, u64::MAX);
    let mut scratch = Vec::new();
    while let Turn::Of(seat) = session.turn() {
        let action = session.seen_by(Some(seat)).any_legal(&mut rng, &mut scratch);
        session.act(action.expect("whoever is on turn can do something"))?;
    }
    Ok(session.record().clone())
}

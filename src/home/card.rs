//! What a game says of itself on the shelf: only what an onlooker may see.

use crate::hosted::Hosted;
use crate::play;
use crate::text::carry::carry_text;
use crate::text::text;
use crate::ui::el::{El, el};
use crate::ui::kamon::small_kamon;
use table::Player;
use web_sys::Element;

/// Draws the picture and says who plays and whose turn it is; or why the game cannot be played.
pub fn fill<G: Hosted>(code: &str, picture: &Element, words: &Element) -> bool {
    let text = text();
    let put = |element: &Element, parts: &[El]| {
        element.set_text_content(None);
        for part in parts {
            let _ = element.append_child(part.element());
        }
    };
    match play::open::<G>(code) {
        Ok(session) => {
            let players = &session.record().players;
            let turn = session.turn().seat().map_or_else(
                || carry_text().finished.to_owned(),
                |seat| (carry_text().turn_of)(&play::player(players, seat).name),
            );
            put(picture, &[G::picture(&session.seen_by(None), players)]);
            put(words, &[crests(players), el("span", "sub turn").with(turn)]);
            true
        }
        Err(why) => {
            put(words, &[el("span", "sub why").with(text.share.why(why))]);
            false
        }
    }
}

fn crests(players: &[Player]) -> El {
    let crests: Vec<El> = players.iter().map(|player| small_kamon(player.crest)).collect();
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    let names = names.join(", ");
    el("span", "crests").with(crests).with(el("span", "unseen").with(names))
}

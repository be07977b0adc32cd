//! A raider as it is printed: value, symbol, flames, penalties.

use super::text::SpiritText;
use super::words::{self, penalty_icon, symbol_icon};
use crate::ui::el::{El, el};
use crate::ui::icon::icon;
use spirit::Card;

/// A card to be looked at.
pub fn big_card(text: &SpiritText, card: Card) -> El {
    printed("card big", text, card)
}

/// A card in a row of others.
pub fn small_card(text: &SpiritText, card: Card) -> El {
    printed("card mini", text, card)
}

fn printed(class: &str, text: &SpiritText, card: Card) -> El {
    let flames = card.flames().then(|| el("span", "fl").with(icon("sp-flame")));
    let symbol = card.symbol().map(|symbol| el("span", "s").with(icon(symbol_icon(symbol))));
    let penalties: Vec<El> =
        card.penalties().iter().map(|&penalty| icon(penalty_icon(penalty))).collect();
    let strip = (!penalties.is_empty()).then(|| el("span", "p").with(penalties));
    el("div", class)
        .attr("role", "img")
        .attr("aria-label", &words::whole_card(text, card))
        .attr("data-value", &card.value().to_string())
        .with(el("b", "v").with(card.value().to_string()))
        .with(flames)
        .with(symbol)
        .with(strip)
}

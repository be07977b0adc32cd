//! The entrance, English.

use super::{GameText, HomeText};

pub const TEXT: HomeText = HomeText {
    motto: "Three board games, one screen, a paper door between turns.",
    games: "Games",
    resume: "Continue",
    samurai: GameText {
        players: "2–4 players · 60\u{a0}min",
        about: "Warriors, monks, farmers: win the favour of two castes, or of one and most of the rest.",
    },
    spirit: GameText {
        players: "1–7 players · together · 30\u{a0}min",
        about: "Seven defenders, one village, three waves of raiders. You win or lose as one.",
    },
    samsara: GameText {
        players: "2 players · 20\u{a0}min",
        about: "Shared marbles on two lanes. Change lanes at the right moment and reach your goal six times.",
    },
    unofficial: "An unofficial implementation. Samurai by Reiner Knizia, Samurai Spirit by Antoine Bauza, Samsara by Thomas Weber. Drawings and texts are our own.",
    privacy: "Nothing leaves this device unless you share a link.",
    licence: "Free software under MIT or Apache-2.0.",
    save_unreadable: "Cannot be opened",
    delete: "Delete",
    more: |game| format!("More: {game}"),
    others: |count| match count {
        1 => "Show 1 more".to_owned(),
        _ => format!("Show {count} more"),
    },
    deleted: "Deleted.",
    not_loaded: "This part of Shoji could not be loaded. Try again when there is a network.",
};

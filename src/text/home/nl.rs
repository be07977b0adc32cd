//! De ingang, Nederlands.

use super::{GameText, HomeText};

pub const TEXT: HomeText = HomeText {
    motto: "Drie bordspellen, één scherm, een papieren deur tussen de beurten.",
    games: "Spellen",
    resume: "Verderspelen",
    samurai: GameText {
        players: "2–4 spelers · 60\u{a0}min.",
        about: "Krijgers, monniken, boeren: win de gunst van twee kasten, of van één kaste en het meeste van de rest.",
    },
    spirit: GameText {
        players: "1–7 spelers · samen · 30\u{a0}min.",
        about: "Zeven verdedigers, één dorp, drie golven rovers. Jullie winnen of verliezen samen.",
    },
    samsara: GameText {
        players: "2 spelers · 20\u{a0}min.",
        about: "Gedeelde knikkers op twee banen. Wissel op het juiste moment van baan en bereik zes keer je doel.",
    },
    unofficial: "Een onofficiële versie. Samurai van Reiner Knizia, Samurai Spirit van Antoine Bauza, Samsara van Thomas Weber. Tekeningen en teksten zijn van eigen hand.",
    privacy: "Niets verlaat dit apparaat, tenzij je een link deelt.",
    licence: "Vrije software onder de MIT- of Apache-2.0-licentie.",
    save_unreadable: "Niet te openen",
    delete: "Verwijderen",
    more: |game| format!("Meer: {game}"),
    others: |count| match count {
        1 => "Nog 1 tonen".to_owned(),
        _ => format!("Nog {count} tonen"),
    },
    deleted: "Verwijderd.",
    not_loaded: "Dit deel van Shoji kon niet worden geladen. Probeer het opnieuw zodra er een netwerk is.",
};

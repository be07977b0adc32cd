//! Bots, German.

use super::BotText;

pub const TEXT: BotText = BotText {
    who: |number| format!("Wer auf Platz {number} spielt"),
    person: "Mensch",
    levels: ["Neuling", "Lehrling", "Geselle", "Meister"],
    level_means: [
        "Der Neuling probiert ein paar Züge im Kopf und nimmt, was gut aussieht.",
        "Der Lehrling denkt einen Zug durch, aber nicht lange.",
        "Der Geselle bedenkt auch deine besten Antworten.",
        "Der Meister denkt am längsten und spielt am besten. Kein Bot sieht, was ihm verborgen ist.",
    ],

    thinks: |name| format!("{name} denkt nach …"),
    plays: |name| format!("{name} spielt"),
    skip: "Überspringen",

    hint: "Tipp",
    hint_thinks: "Der Meister denkt darüber nach …",
    chances: |before, after| format!("Gewinnchance: vorher {before} %, danach {after} %."),
    playouts: |count| format!("Der Meister hat {count} Fortsetzungen im Kopf durchgespielt."),
    point: ',',
    close: "Schließen",
    no_hint: "Gerade konnte niemand gefragt werden.",

    review: "Rückblick",
    review_why: "Ein starker Bot sieht sich jede Entscheidung noch einmal an, mit dem, was man damals wissen konnte.",
    review_at: |done, of| format!("{done} von {of}"),
    curve: |name, first, last| {
        format!(
            "Gewinnchance von {name}: {first} % bei der ersten Entscheidung, {last} % bei der letzten."
        )
    },
    costly: "Die teuersten Züge",
    cost: |percent| format!("−{percent} % Gewinnchance"),
    flawless: "Kein Zug kostete etwas Nennenswertes.",
};

//! Bots, German.

use super::BotText;

pub const TEXT: BotText = BotText {
    who: |number| format!("Wer auf Platz {number} spielt"),
    person: "Mensch",
    levels: ["Neuling", "Lehrling", "Geselle", "Meister"],
    level_means: [
        "Der Neuling probiert ein paar Züge im Kopf und nimmt, was gut aussieht.",
        "Der Lehrling durchdenkt seine Züge, aber nicht lange.",
        "Der Geselle bedenkt auch deine besten Antworten.",
        "Der Meister denkt am längsten und spielt am besten. Kein Bot sieht, was ihm verborgen ist.",
    ],

    thinks: |name| format!("{name} denkt nach\u{a0}…"),
    plays: |name| format!("{name} spielt"),
    skip: "Überspringen",
    unreached: "Die Bots sind nicht zu erreichen und ziehen deshalb aufs Geratewohl. Vielleicht hilft es, die Seite neu zu laden.",

    hint: "Tipp",
    hint_thinks: "Der Meister denkt darüber nach\u{a0}…",
    chances: |before, after| {
        format!("Gewinnchance: vorher {before}\u{a0}%, danach {after}\u{a0}%.")
    },
    playouts: |count| format!("Der Meister hat im Kopf {count}-mal weitergespielt."),
    point: ',',
    close: "Schließen",
    no_hint: "Gerade gibt es leider keinen Tipp.",
    one_choice: "Etwas anderes steht jetzt nicht zur Wahl.",

    review: "Analyse",
    review_why: "Ein starker Bot sieht sich jede Entscheidung noch einmal an – mit dem, was in dem Moment bekannt war.",
    no_review: "Die Bots sind nicht zu erreichen, deshalb gibt es keine Analyse. Vielleicht hilft es, die Seite neu zu laden.",
    review_at: |done, of| format!("{done} von {of}"),
    curve: |name, first, last| {
        format!(
            "Gewinnchance von {name}: {first}\u{a0}% bei der ersten Entscheidung, {last}\u{a0}% bei der letzten."
        )
    },
    costly: "Die teuersten Züge",
    cost: |percent| format!("−{percent}\u{a0}% Gewinnchance"),
    flawless: "Kein Zug hat nennenswert Chancen gekostet.",
};

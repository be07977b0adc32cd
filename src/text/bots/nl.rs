//! Bots, Dutch.

use super::BotText;

pub const TEXT: BotText = BotText {
    who: |number| format!("Wie er op plaats {number} speelt"),
    person: "Mens",
    levels: ["Beginner", "Leerling", "Gezel", "Meester"],
    level_means: [
        "De beginner probeert een paar zetten in zijn hoofd en neemt wat er goed uitziet.",
        "De leerling denkt een zet door, maar niet lang.",
        "De gezel denkt ook aan jouw beste antwoorden.",
        "De meester denkt het langst en speelt het best. Geen bot ziet wat voor hem verborgen is.",
    ],

    thinks: |name| format!("{name} denkt na…"),
    plays: |name| format!("{name} speelt"),
    skip: "Overslaan",

    hint: "Tip",
    hint_thinks: "De meester denkt erover na…",
    chances: |before, after| format!("Kans om te winnen: eerst {before} %, daarna {after} %."),
    playouts: |count| format!("De meester speelde {count} vervolgen in gedachten uit."),
    point: ',',
    close: "Sluiten",
    no_hint: "Er kon nu niemand worden gevraagd.",

    review: "Terugblik",
    review_why: "Een sterke bot bekijkt elke beslissing opnieuw, met wat je toen kon weten.",
    review_at: |done, of| format!("{done} van {of}"),
    curve: |name, first, last| {
        format!(
            "Kans om te winnen van {name}: {first} % bij de eerste beslissing, {last} % bij de laatste."
        )
    },
    costly: "De duurste zetten",
    cost: |percent| format!("−{percent} % kans om te winnen"),
    flawless: "Geen zet kostte iets noemenswaardigs.",
};

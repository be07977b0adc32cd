//! Bots, Dutch.

use super::BotText;

pub const TEXT: BotText = BotText {
    who: |number| format!("Wie er op plaats {number} speelt"),
    person: "Mens",
    levels: ["Beginner", "Leerling", "Gezel", "Meester"],
    level_means: [
        "De beginner probeert een paar zetten in zijn hoofd en kiest wat er goed uitziet.",
        "De leerling denkt over elke zet na, maar niet lang.",
        "De gezel houdt ook rekening met jouw beste antwoorden.",
        "De meester denkt het langst en speelt het best. Geen bot ziet wat voor hem verborgen is.",
    ],

    thinks: |name| format!("{name} denkt na…"),
    plays: |name| format!("{name} speelt"),
    skip: "Overslaan",
    unreached: "De bots zijn niet te bereiken en doen daarom zomaar een zet. Misschien helpt het om de pagina opnieuw te laden.",

    hint: "Tip",
    hint_thinks: "De meester denkt erover na…",
    chances: |before, after| format!("Winstkans: eerst {before}%, daarna {after}%."),
    playouts: |count| format!("De meester speelde in gedachten {count} keer verder."),
    point: ',',
    close: "Sluiten",
    no_hint: "Er is nu helaas geen tip.",
    one_choice: "Iets anders valt er nu niet te kiezen.",

    review: "Analyse",
    review_why: "Een sterke bot bekijkt elke beslissing opnieuw, met wat op dat moment bekend was.",
    no_review: "De bots zijn niet te bereiken, dus er is geen analyse. Misschien helpt het om de pagina opnieuw te laden.",
    review_at: |done, of| format!("{done} van {of}"),
    curve: |name, first, last| {
        format!("Winstkans van {name}: {first}% bij de eerste beslissing, {last}% bij de laatste.")
    },
    costly: "De duurste zetten",
    cost: |percent| format!("−{percent}% winstkans"),
    flawless: "Geen enkele zet heeft noemenswaardig veel gekost.",
};

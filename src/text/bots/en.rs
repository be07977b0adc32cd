//! Bots, English.

use super::BotText;

pub const TEXT: BotText = BotText {
    who: |number| format!("Who plays in seat {number}"),
    person: "Person",
    levels: ["Novice", "Apprentice", "Adept", "Master"],
    level_means: [
        "The novice tries a few moves in its head and takes what looks good.",
        "The apprentice thinks a move through, but not for long.",
        "The adept thinks ahead about your best answers.",
        "The master thinks longest and plays best. No bot sees what is hidden from it.",
    ],

    thinks: |name| format!("{name} is thinking…"),
    plays: |name| format!("{name} plays"),
    skip: "Skip",
    unreached: "The bots cannot be reached, so they make any move. Loading the page again may help.",

    hint: "Hint",
    hint_thinks: "The master is thinking about it…",
    chances: |before, after| format!("Chance to win: {before}% before, {after}% after."),
    playouts: |count| format!("The master played {count} continuations in its head."),
    point: '.',
    close: "Close",
    no_hint: "There is no hint just now.",
    one_choice: "There is nothing else to choose now.",

    review: "Review",
    review_why: "A strong bot looks at every decision again, with what could be known at the time.",
    no_review: "The bots cannot be reached, so there is no review. Loading the page again may help.",
    review_at: |done, of| format!("{done} of {of}"),
    curve: |name, first, last| {
        format!("{name}’s chance to win: {first}% at the first decision, {last}% at the last.")
    },
    costly: "The most costly moves",
    cost: |percent| format!("−{percent}% chance to win"),
    flawless: "No move cost anything worth naming.",
};

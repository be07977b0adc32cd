//! Every table, German.

use super::TableText;

pub const TEXT: TableText = TableText {
    log: "Was geschah",

    players: "Personen",
    names: "Namen",
    name_of: |number| format!("Name von Person {number}"),
    player: |number| format!("Person {number}"),
    crest_of: |number| format!("Nächstes Wappen für Person {number}"),
    more_options: "Weitere Optionen",
    first: "Wer beginnt",
    first_random: "Zufall",
    first_means: ["Der Zufall entscheidet, wer beginnt.", "Diese Person beginnt."],
    begin: "Beginnen",
    learn: "Neu hier? Beim Spielen lernen",
    all_known: "Mehr musst du nicht wissen. Wenn du einmal nicht weiterweißt, lass dir einen Tipp geben.",

    game_over: "Spielende",
    wins: |name| format!("{name} gewinnt"),
    share_victory: |names| format!("{names} teilen sich den Sieg"),
    play_again: "Noch einmal",
    look_at_board: "Zum Brett",
    copy_result: "Ergebnis kopieren",
    copied: "Kopiert.",
    not_copied: "Der Browser hat das Kopieren nicht erlaubt.",

    replay: "Nachspielen",
    replay_at: |number, of| format!("Nach Schritt {number} von {of}"),
    step_back: "Einen Schritt zurück",
    step_on: "Einen Schritt vor",
    live: "Jetzt",
    result: "Ergebnis",

    help: "So wird gespielt",
    keys: "Tasten",
    undo: "Rückgängig",
    redo: "Wiederholen",
    reset: "Zug neu beginnen",
    nothing_done: "Es gibt noch nichts rückgängig zu machen.",
    round: |round| format!("Runde {round}"),
    on_turn: "am Zug",
};

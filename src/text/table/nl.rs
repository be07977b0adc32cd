//! Every table, Dutch.

use super::TableText;

pub const TEXT: TableText = TableText {
    log: "Wat er gebeurde",

    players: "Spelers",
    names: "Namen",
    name_of: |number| format!("Naam van speler {number}"),
    player: |number| format!("Speler {number}"),
    crest_of: |number| format!("Volgend embleem voor speler {number}"),
    more_options: "Meer opties",
    first: "Wie begint",
    first_random: "Loting",
    first_means: ["Het lot bepaalt wie begint.", "Deze speler begint."],
    begin: "Beginnen",
    learn: "Nieuw hier? Leer het al spelend",
    all_known: "Meer hoef je niet te weten. Kom je er niet uit, vraag dan om een tip.",

    game_over: "Einde van het spel",
    wins: |name| format!("{name} wint"),
    share_victory: |names| format!("{names} delen de overwinning"),
    play_again: "Nog een keer",
    look_at_board: "Naar het bord",
    copy_result: "Uitslag kopiëren",
    copied: "Gekopieerd.",
    not_copied: "De browser stond kopiëren niet toe.",

    replay: "Terugkijken",
    replay_at: |number, of| format!("Na stap {number} van {of}"),
    step_back: "Een stap terug",
    step_on: "Een stap vooruit",
    live: "Nu",
    result: "Uitslag",

    help: "Zo speel je",
    keys: "Toetsen",
    undo: "Ongedaan maken",
    redo: "Opnieuw",
    reset: "Beurt overdoen",
    nothing_done: "Er is nog niets om ongedaan te maken.",
    round: |round| format!("Ronde {round}"),
    on_turn: "aan de beurt",
};

//! Every table, English.

use super::TableText;

pub const TEXT: TableText = TableText {
    log: "What happened",

    players: "Players",
    names: "Names",
    name_of: |number| format!("Name of player {number}"),
    player: |number| format!("Player {number}"),
    crest_of: |number| format!("Next crest for player {number}"),
    more_options: "More options",
    first: "Who begins",
    first_random: "Chance",
    first_means: ["Chance decides who begins.", "This player begins."],
    begin: "Begin",
    learn: "New here? Learn by playing",
    all_known: "That is all there is to know. If you are ever at a loss, ask for a hint.",

    game_over: "End of the game",
    wins: |name| format!("{name} wins"),
    share_victory: |names| format!("{names} share the victory"),
    play_again: "Play again",
    look_at_board: "Look at the board",
    copy_result: "Copy the result",
    copied: "Copied.",
    not_copied: "The browser did not allow copying.",

    replay: "Replay",
    replay_at: |number, of| format!("After step {number} of {of}"),
    step_back: "One step back",
    step_on: "One step on",
    live: "Now",
    result: "Result",

    help: "How to play",
    keys: "Keys",
    undo: "Undo",
    redo: "Redo",
    reset: "Reset",
    nothing_done: "There is nothing to undo yet.",
    round: |round| format!("Round {round}"),
    on_turn: "on turn",
};

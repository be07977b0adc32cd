//! Keeping and carrying, English.

use super::ShareText;

pub const TEXT: ShareText = ShareText {
    save_as_file: "Save as a file",
    open_file: "Open a file",
    undo: "Undo",
    share: "Share a link",
    cannot_open: "This game cannot be opened",
    not_a_code: "This is not the code of a game: there are characters in it that no code has.",
    cut: "The end of the code is missing. Perhaps a message cut the link in half: copy the whole of it.",
    too_long: "There is more here than the code of one game. Perhaps something was pasted behind it.",
    damaged: "A character of the code was changed on the way. Ask for the link once more.",
    newer: "This game was saved by a newer version of Shoji. Load this page again to get it.",
    other_game: "This version of Shoji does not know this game yet.",
    unreadable: "The code is whole, but it is not the record of a game.",
    unplayable_setup: "The rules do not allow the way this game begins.",
    unplayable: |number| format!("The rules do not allow step {number} of this game."),
    kept_anyway: "It is kept all the same, and you can save it as a file.",
};

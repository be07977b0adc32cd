//! Keeping and carrying, English.

use super::ShareText;

pub const TEXT: ShareText = ShareText {
    turn_of: |name| format!("{name}’s turn"),
    finished: "Finished",
    more: |game| format!("More: {game}"),
    others: |count| match count {
        1 => "Show 1 more".to_owned(),
        _ => format!("Show {count} more"),
    },
    save_as_file: "Save as a file",
    open_file: "Open a file",
    deleted: "Deleted.",
    undo: "Undo",

    share: "Share a link",
    share_warning: "Whoever opens this link can play on for every seat, and could work out what is hidden in the hands.",
    link: "Link",
    copy: "Copy the link",
    copied: "Copied.",
    copy_by_hand: "The browser did not let us copy. The link is selected: copy it with the keys, or with a long press.",
    send: "Send",
    qr: "The link as a QR code",
    qr_none: "This link is too long for a QR code.",

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

    known: "You have this game already, and it stands where the link says.",
    known_further: "You have this game already, further along than the link. Here it is.",
    ahead: "The link is further along",
    ahead_why: |here, there| {
        format!("Here this game has {}; in the link it has {there}.", steps(here))
    },
    take_newer: "Play on from the link",
    keep_here: "Keep what is here",
    forked: "The game went on in two ways",
    forked_why: |shared, here, there| {
        format!(
            "Both begin with the same {}. Here the game has {here}, in the link it has {there}.",
            steps(shared)
        )
    },
    keep_both: "Keep both",
    replace_here: "Replace what is here",

    elsewhere: "Another tab has this game",
    elsewhere_why: "It was opened or changed in another tab. Only one tab plays at a time, so that no move is lost: if you play here, the other one stops.",
    play_here: "Play here",
};

fn steps(number: usize) -> String {
    if number == 1 { "1 step".to_owned() } else { format!("{number} steps") }
}

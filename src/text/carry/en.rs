//! At a table and by link, English.

use super::CarryText;

pub const TEXT: CarryText = CarryText {
    pass_to: "Pass the screen to",
    slide_open: "Slide open",
    turn_of: |name| format!("{name}’s turn"),
    finished: "Finished",
    share_warning: "Whoever opens this link can play on for every seat.",
    share_hands: "Whoever knows how could also work out from it what is hidden in the hands.",
    opens_at: |number| format!("The link first shows the game as it stood after step {number}."),
    link: "Link",
    copy: "Copy the link",
    copied: "Copied.",
    copy_by_hand: "The browser did not let us copy. The link is selected: copy it with the keys, or with a long press.",
    send: "Send",
    qr: "The link as a QR code",
    qr_none: "This link is too long for a QR code.",
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

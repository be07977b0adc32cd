//! Am Tisch und per Link, Deutsch.

use super::CarryText;

pub const TEXT: CarryText = CarryText {
    pass_to: "Bildschirm weitergeben an",
    slide_open: "Tür aufschieben",
    turn_of: |name| format!("{name} ist dran"),
    finished: "Beendet",
    share_warning: "Wer diesen Link öffnet, kann für alle weiterspielen.",
    share_hands: "Wer sich auskennt, könnte damit auch herausfinden, was die anderen auf der Hand haben.",
    opens_at: |number| {
        format!("Der Link zeigt das Spiel zuerst so, wie es nach Schritt {number} stand.")
    },
    link: "Link",
    copy: "Link kopieren",
    copied: "Kopiert.",
    copy_by_hand: "Der Browser hat das Kopieren nicht erlaubt. Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.",
    send: "Senden",
    qr: "Der Link als QR-Code",
    qr_none: "Dieser Link ist zu lang für einen QR-Code.",
    known: "Dieses Spiel hast du schon, auf demselben Stand wie im Link.",
    known_further: "Dieses Spiel hast du schon, und zwar weiter als im Link. Hier ist es.",
    ahead: "Im Link ist das Spiel weiter",
    ahead_why: |here, there| {
        format!("Hier steht das Spiel bei Schritt {here}, im Link bei Schritt {there}.")
    },
    take_newer: "Mit dem Link weiterspielen",
    keep_here: "Hier nichts ändern",
    forked: "Das Spiel ging auf zwei Wegen weiter",
    forked_why: |shared, here, there| {
        format!(
            "Bis Schritt {shared} ist beides gleich. Hier steht das Spiel bei Schritt {here}, im Link bei Schritt {there}."
        )
    },
    keep_both: "Beide behalten",
    replace_here: "Hier ersetzen",
    elsewhere: "Das Spiel ist in einem anderen Tab offen",
    elsewhere_why: "Es wurde in einem anderen Tab geöffnet oder verändert. Gespielt wird immer nur in einem Tab, damit kein Zug verloren geht: Spielst du hier, pausiert der andere.",
    play_here: "Hier spielen",
};

//! Aufheben und Mitnehmen, Deutsch.

use super::ShareText;

pub const TEXT: ShareText = ShareText {
    turn_of: |name| format!("{name} ist dran"),
    finished: "Beendet",
    more: |game| format!("Mehr: {game}"),
    others: |count| match count {
        1 => "1 weiteres zeigen".to_owned(),
        _ => format!("{count} weitere zeigen"),
    },
    save_as_file: "Als Datei speichern",
    open_file: "Datei öffnen",
    deleted: "Gelöscht.",
    undo: "Rückgängig",

    share: "Link teilen",
    share_warning: "Wer diesen Link öffnet, kann für alle weiterspielen und könnte herausfinden, was die anderen auf der Hand haben.",
    link: "Link",
    copy: "Link kopieren",
    copied: "Kopiert.",
    copy_by_hand: "Der Browser hat das Kopieren nicht erlaubt. Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.",
    send: "Senden",
    qr: "Der Link als QR-Code",
    qr_none: "Dieser Link ist zu lang für einen QR-Code.",

    cannot_open: "Dieses Spiel lässt sich nicht öffnen",
    not_a_code: "Das ist kein Spielcode: Es stehen Zeichen darin, die in keinem Code vorkommen.",
    cut: "Das Ende des Codes fehlt. Vielleicht wurde der Link in einer Nachricht abgeschnitten: Kopiere ihn ganz.",
    too_long: "Hier steht mehr als der Code eines Spiels. Vielleicht wurde etwas dahinter eingefügt.",
    damaged: "Ein Zeichen des Codes wurde unterwegs verändert. Lass dir den Link noch einmal schicken.",
    newer: "Dieses Spiel wurde mit einer neueren Version von Shoji gespeichert. Lade diese Seite neu, um sie zu bekommen.",
    other_game: "Diese Version von Shoji kennt dieses Spiel noch nicht.",
    unreadable: "Der Code ist vollständig, enthält aber kein Spiel.",
    unplayable_setup: "So, wie dieses Spiel beginnt, erlauben es die Regeln nicht.",
    unplayable: |number| format!("Die Regeln erlauben Schritt {number} dieses Spiels nicht."),
    kept_anyway: "Es bleibt trotzdem erhalten, und du kannst es als Datei speichern.",

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

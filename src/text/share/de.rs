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
    share_warning: "Wer diesen Link öffnet, kann für jeden Platz weiterspielen und könnte herausfinden, was verdeckt auf der Hand liegt.",
    link: "Link",
    copy: "Link kopieren",
    copied: "Kopiert.",
    copy_by_hand: "Der Browser lässt uns nicht kopieren. Der Link ist markiert: kopiere ihn mit den Tasten oder durch langes Drücken.",
    send: "Senden",
    qr: "Der Link als QR-Code",
    qr_none: "Dieser Link ist zu lang für einen QR-Code.",

    cannot_open: "Dieses Spiel lässt sich nicht öffnen",
    not_a_code: "Das ist kein Code eines Spiels: Er enthält Zeichen, die in keinem Code vorkommen.",
    cut: "Das Ende des Codes fehlt. Vielleicht hat eine Nachricht den Link abgeschnitten: Kopiere ihn ganz.",
    too_long: "Hier steht mehr als der Code eines Spiels. Vielleicht wurde etwas dahinter eingefügt.",
    damaged: "Ein Zeichen des Codes wurde unterwegs verändert. Lass dir den Link noch einmal schicken.",
    newer: "Dieses Spiel wurde mit einer neueren Version von Shoji gespeichert. Lade diese Seite neu, um sie zu bekommen.",
    other_game: "Diese Version von Shoji kennt dieses Spiel noch nicht.",
    unreadable: "Der Code ist vollständig, aber keine Aufzeichnung eines Spiels.",
    unplayable_setup: "Die Regeln erlauben den Tisch nicht, mit dem dieses Spiel beginnt.",
    unplayable: |number| format!("Die Regeln erlauben Schritt {number} dieses Spiels nicht."),
    kept_anyway: "Es bleibt trotzdem aufgehoben, und du kannst es als Datei speichern.",

    known: "Dieses Spiel hast du schon, und es steht dort, wo der Link hinführt.",
    known_further: "Dieses Spiel hast du schon, und zwar weiter als im Link. Hier ist es.",
    ahead: "Im Link geht es weiter",
    ahead_why: |here, there| {
        format!("Hier hat das Spiel {}, im Link sind es {there}.", steps(here))
    },
    take_newer: "Aus dem Link weiterspielen",
    keep_here: "Hier nichts ändern",
    forked: "Das Spiel ging auf zwei Wegen weiter",
    forked_why: |shared, here, there| {
        format!(
            "Gemeinsam ist der Anfang: {}. Hier hat das Spiel {here}, im Link sind es {there}.",
            steps(shared)
        )
    },
    keep_both: "Beide behalten",
    replace_here: "Hier ersetzen",

    elsewhere: "Ein anderer Tab hat dieses Spiel",
    elsewhere_why: "Es wurde in einem anderen Tab geöffnet oder verändert. Es spielt immer nur ein Tab, damit kein Zug verloren geht: Spielst du hier, hört der andere auf.",
    play_here: "Hier spielen",
};

fn steps(number: usize) -> String {
    if number == 1 { "1 Schritt".to_owned() } else { format!("{number} Schritte") }
}

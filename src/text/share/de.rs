//! Aufheben und Mitnehmen, Deutsch.

use super::ShareText;

pub const TEXT: ShareText = ShareText {
    save_as_file: "Als Datei speichern",
    open_file: "Datei öffnen",
    undo: "Rückgängig",
    share: "Link teilen",
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
};

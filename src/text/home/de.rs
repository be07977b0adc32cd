//! Der Eingang, Deutsch.

use super::{GameText, HomeText};

pub const TEXT: HomeText = HomeText {
    motto: "Drei Brettspiele, ein Bildschirm, eine Papiertür zwischen den Zügen.",
    games: "Spiele",
    resume: "Weiterspielen",
    samurai: GameText {
        players: "2–4 Personen · 60\u{a0}Min.",
        about: "Krieger, Mönche, Bauern: Gewinne die Gunst zweier Kasten – oder die einer einzigen und das meiste vom Rest.",
    },
    spirit: GameText {
        players: "1–7 Personen · gemeinsam · 30\u{a0}Min.",
        about: "Sieben Verteidiger, ein Dorf, drei Wellen von Räubern. Ihr gewinnt oder verliert gemeinsam.",
    },
    samsara: GameText {
        players: "2 Personen · 20\u{a0}Min.",
        about: "Gemeinsame Murmeln auf zwei Spuren. Wechsle im richtigen Moment die Spur und erreiche sechsmal dein Ziel.",
    },
    unofficial: "Eine inoffizielle Umsetzung. Samurai von Reiner Knizia, Samurai Spirit von Antoine Bauza, Samsara von Thomas Weber. Zeichnungen und Texte stammen von uns.",
    privacy: "Nichts verlässt dieses Gerät, solange du keinen Link teilst.",
    licence: "Freie Software unter MIT- oder Apache-2.0-Lizenz.",
    save_unreadable: "Nicht zu öffnen",
    delete: "Löschen",
    more: |game| format!("Mehr: {game}"),
    others: |count| match count {
        1 => "1 weiteres zeigen".to_owned(),
        _ => format!("{count} weitere zeigen"),
    },
    deleted: "Gelöscht.",
    not_loaded: "Dieser Teil von Shoji ließ sich nicht laden. Versuch es noch einmal, sobald es ein Netz gibt.",
};

//! Deutsch.

use super::{Text, share};

pub const TEXT: Text = Text {
    new_game: "Neues Spiel",
    learn: "Regeln",
    settings: "Einstellungen",
    language: "Sprache",
    theme: "Farben",
    theme_system: "Wie das Gerät",
    theme_light: "Tag",
    theme_dark: "Nacht",
    motion: "Bewegung",
    motion_system: "Wie das Gerät",
    motion_less: "Keine",
    sound: "Ton",
    sound_on: "An",
    sound_off: "Aus",
    pace: "Tempo der Bots",
    paces: ["Ruhig", "Zügig", "Sofort"],
    close: "Schließen",
    home: "Startseite",
    lost: "Hier ist nichts",
    lost_why: "Diese Adresse führt in keinen Raum des Hauses. Vielleicht wurde der Link abgeschnitten oder das Spiel gelöscht.",
    storage_absent: "Dieser Browser bietet keinen Speicher, darum bleiben Spiele nicht erhalten. Spielen kannst du, solange diese Seite offen bleibt.",
    storage_blocked: "Dieser Browser lässt die Seite nichts speichern, darum bleiben Spiele nicht erhalten. Erlaube Website-Daten, um das zu ändern. Spielen kannst du, solange diese Seite offen bleibt.",
    storage_full: "Der Speicher des Browsers ist voll. Was du jetzt tust, bleibt nur erhalten, solange diese Seite offen ist: Lösche ein altes Spiel oder nimm das laufende per Link mit.",
    share: share::de::TEXT,
};

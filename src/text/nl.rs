//! Nederlands.

use super::{Text, share};

pub const TEXT: Text = Text {
    new_game: "Nieuw spel",
    learn: "Uitleg",
    settings: "Instellingen",
    language: "Taal",
    theme: "Kleuren",
    theme_system: "Zoals het apparaat",
    theme_light: "Dag",
    theme_dark: "Nacht",
    motion: "Beweging",
    motion_system: "Zoals het apparaat",
    motion_less: "Geen",
    sound: "Geluid",
    sound_on: "Aan",
    sound_off: "Uit",
    pace: "Tempo van bots",
    paces: ["Rustig", "Vlot", "Meteen"],
    close: "Sluiten",
    home: "Beginscherm",
    lost: "Hier is niets",
    lost_why: "Dit adres leidt naar geen enkele kamer van het huis. Misschien is de link afgekapt, of is het spel verwijderd.",
    storage_absent: "Deze browser biedt geen opslag, dus spellen worden niet bewaard. Spelen kan zolang deze pagina open blijft.",
    storage_blocked: "Deze browser laat de pagina niets opslaan, dus spellen worden niet bewaard. Sta sitegegevens toe om dat te veranderen. Spelen kan zolang deze pagina open blijft.",
    storage_full: "De opslag van de browser is vol. Wat je nu doet, blijft alleen bewaard zolang deze pagina open is: verwijder een oud spel of neem het lopende mee via een link.",
    share: share::nl::TEXT,
};

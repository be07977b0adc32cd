//! Bewaren en meenemen, Nederlands.

use super::ShareText;

pub const TEXT: ShareText = ShareText {
    save_as_file: "Opslaan als bestand",
    open_file: "Bestand openen",
    undo: "Ongedaan maken",
    share: "Link delen",
    cannot_open: "Dit spel kan niet worden geopend",
    not_a_code: "Dit is geen spelcode: er staan tekens in die in geen enkele code voorkomen.",
    cut: "Het einde van de code ontbreekt. Misschien is de link in een bericht afgekapt: kopieer hem in zijn geheel.",
    too_long: "Hier staat meer dan de code van één spel. Misschien is er iets achteraan geplakt.",
    damaged: "Een teken van de code is onderweg veranderd. Vraag nog een keer om de link.",
    newer: "Dit spel is bewaard met een nieuwere versie van Shoji. Laad deze pagina opnieuw om die te krijgen.",
    other_game: "Deze versie van Shoji kent dit spel nog niet.",
    unreadable: "De code is compleet, maar er zit geen spel in.",
    unplayable_setup: "Zoals dit spel begint, mag het volgens de regels niet.",
    unplayable: |number| format!("De regels staan stap {number} van dit spel niet toe."),
    kept_anyway: "Het blijft wel bewaard, en je kunt het opslaan als bestand.",
};

//! Bewaren en meenemen, Nederlands.

use super::ShareText;

pub const TEXT: ShareText = ShareText {
    turn_of: |name| format!("{name} is aan de beurt"),
    finished: "Afgelopen",
    more: |game| format!("Meer: {game}"),
    others: |count| match count {
        1 => "Nog 1 tonen".to_owned(),
        _ => format!("Nog {count} tonen"),
    },
    save_as_file: "Opslaan als bestand",
    open_file: "Bestand openen",
    deleted: "Verwijderd.",
    undo: "Ongedaan maken",

    share: "Link delen",
    share_warning: "Wie deze link opent, kan voor iedereen verderspelen en zou kunnen achterhalen wat de anderen in hun hand hebben.",
    link: "Link",
    copy: "Link kopiëren",
    copied: "Gekopieerd.",
    copy_by_hand: "De browser stond kopiëren niet toe. De link is geselecteerd: kopieer hem met het toetsenbord of door er lang op te drukken.",
    send: "Versturen",
    qr: "De link als QR-code",
    qr_none: "Deze link is te lang voor een QR-code.",

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

    known: "Je hebt dit spel al, en het is net zo ver als in de link.",
    known_further: "Je hebt dit spel al, en je bent verder dan de link. Hier is het.",
    ahead: "In de link is het spel verder",
    ahead_why: |here, there| {
        format!("Hier is het spel bij stap {here}, in de link bij stap {there}.")
    },
    take_newer: "Verder met de link",
    keep_here: "Hier niets veranderen",
    forked: "Het spel ging op twee manieren verder",
    forked_why: |shared, here, there| {
        format!(
            "Tot stap {shared} zijn ze gelijk. Hier is het spel bij stap {here}, in de link bij stap {there}."
        )
    },
    keep_both: "Beide bewaren",
    replace_here: "Hier vervangen",

    elsewhere: "Het spel is open in een ander tabblad",
    elsewhere_why: "Het is in een ander tabblad geopend of veranderd. Spelen kan maar in één tabblad tegelijk, zodat er geen zet verloren gaat: speel je hier, dan stopt het andere.",
    play_here: "Hier spelen",
};

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
    share_warning: "Wie deze link opent, kan voor elke plaats verder spelen en zou kunnen uitvinden wat er verborgen in de handen zit.",
    link: "Link",
    copy: "Link kopiëren",
    copied: "Gekopieerd.",
    copy_by_hand: "De browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem met de toetsen, of door lang te drukken.",
    send: "Versturen",
    qr: "De link als QR-code",
    qr_none: "Deze link is te lang voor een QR-code.",

    cannot_open: "Dit spel kan niet worden geopend",
    not_a_code: "Dit is geen code van een spel: er staan tekens in die in geen enkele code voorkomen.",
    cut: "Het einde van de code ontbreekt. Misschien heeft een bericht de link afgekapt: kopieer hem helemaal.",
    too_long: "Hier staat meer dan de code van één spel. Misschien is er iets achter geplakt.",
    damaged: "Een teken van de code is onderweg veranderd. Vraag nog een keer om de link.",
    newer: "Dit spel is bewaard door een nieuwere versie van Shoji. Laad deze pagina opnieuw om die te krijgen.",
    other_game: "Deze versie van Shoji kent dit spel nog niet.",
    unreadable: "De code is heel, maar het is geen verslag van een spel.",
    unplayable_setup: "De regels staan de tafel niet toe waarmee dit spel begint.",
    unplayable: |number| format!("De regels staan stap {number} van dit spel niet toe."),
    kept_anyway: "Het blijft toch bewaard, en je kunt het opslaan als bestand.",

    known: "Je hebt dit spel al, en het staat waar de link het zegt.",
    known_further: "Je hebt dit spel al, verder dan in de link. Hier is het.",
    ahead: "De link is verder",
    ahead_why: |here, there| {
        format!("Hier heeft het spel {}; in de link zijn het er {there}.", steps(here))
    },
    take_newer: "Verder vanuit de link",
    keep_here: "Hier niets veranderen",
    forked: "Het spel ging op twee manieren verder",
    forked_why: |shared, here, there| {
        format!(
            "Het begin is gelijk: {}. Hier heeft het spel er {here}, in de link zijn het er {there}.",
            steps(shared)
        )
    },
    keep_both: "Allebei houden",
    replace_here: "Hier vervangen",

    elsewhere: "Een ander tabblad heeft dit spel",
    elsewhere_why: "Het is in een ander tabblad geopend of veranderd. Er speelt maar één tabblad tegelijk, zodat er geen zet verloren gaat: speel je hier, dan stopt het andere.",
    play_here: "Hier spelen",
};

fn steps(number: usize) -> String {
    if number == 1 { "1 stap".to_owned() } else { format!("{number} stappen") }
}

//! Aan tafel en per link, Nederlands.

use super::CarryText;

pub const TEXT: CarryText = CarryText {
    pass_to: "Geef het scherm aan",
    slide_open: "Openschuiven",
    turn_of: |name| format!("{name} is aan de beurt"),
    finished: "Afgelopen",
    share_warning: "Wie deze link opent, kan voor iedereen verderspelen.",
    share_hands: "Wie weet hoe het moet, zou er ook uit kunnen afleiden wat de anderen in hun hand hebben.",
    opens_at: |number| {
        format!("De link laat het spel eerst zien zoals het na stap {number} stond.")
    },
    link: "Link",
    copy: "Link kopiëren",
    copied: "Gekopieerd.",
    copy_by_hand: "De browser stond kopiëren niet toe. De link is geselecteerd: kopieer hem met het toetsenbord of door er lang op te drukken.",
    send: "Versturen",
    qr: "De link als QR-code",
    qr_none: "Deze link is te lang voor een QR-code.",
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

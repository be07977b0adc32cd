//! Samsara, Dutch.

use super::{Choice, SamsaraText};
use samsara::Illegal;

pub const TEXT: SamsaraText = SamsaraText {
    board: "Het bord",
    outer: |field| format!("buiten {field}"),
    inner: |field| format!("binnen {field}"),
    on_side: |place, name| format!("{place} aan de kant van {name}"),
    shapes: ["rond", "vierkant"],
    hollow: |place, shape| format!("{place}, {shape}."),
    goal_of: [
        |name, goals| format!("Rond doel van {name}. {goals} van 6."),
        |name, goals| format!("Vierkant doel van {name}. {goals} van 6."),
    ],
    stone: "Een steen.",
    empty: "Leeg.",
    picked: "Een steen, gekozen.",
    movable: |dice| format!("Kan met de {dice} worden verzet."),
    comes_here: |die, changes| format!("Met de {die} komt de steen hier uit{changes}."),
    comes_back: |back| format!("De steen komt terug op {back}."),
    or: " of de ",

    rolled: |name, [one, other]| {
        if one == other {
            format!("{name} gooit dubbel {one}.")
        } else {
            format!("{name} gooit een {one} en een {other}.")
        }
    },
    along: |from, to, name| format!("van {from} naar {to} aan de kant van {name}"),
    across: |[from, side], [to, other]| {
        format!("van {from} aan de kant van {side} naar {to} aan de kant van {other}")
    },
    moved: |name, pips, way, changes| format!("{name} zet {} {way}{changes}.", steps(pips)),
    into_goal: |name, pips, from, changes| {
        format!("{name} zet {} van {from} naar het doel{changes}.", steps(pips))
    },
    changes: [
        ", met een baanwissel aan het begin",
        ", met een baanwissel aan het eind",
        ", met een baanwissel aan het begin en aan het eind",
    ],
    scored: |name, goals| format!("Dat is doel {goals} van 6 voor {name}."),
    scored_in_vain: |name| {
        format!("De telsteen van {name} ligt al in het midden: dit doel telt niet.")
    },
    lapsed: |die| format!("Geen steen kan de {die} gebruiken: die vervalt."),
    turn_ended: |name| format!("{name} beëindigt de beurt."),
    last_turn: |name| format!("{name} heeft nog één beurt."),
    moksha: |name| {
        format!(
            "Moksha: {name} kan geen enkele steen verzetten. Het rad staat stil, het spel eindigt gelijk."
        )
    },
    second_game: |name| format!("Het tweede spel begint met {name}."),
    match_won: |name, points, other| format!("{name} wint de partij met {points} tegen {other}."),
    match_drawn: |points| format!("De partij eindigt gelijk, {points} tegen {points}."),

    won: |name, points| match points {
        1 => format!("{name} krijgt 1 punt."),
        points => format!("{name} krijgt {points} punten."),
    },
    ended_goal: |name, other, short| {
        format!(
            "De telsteen van {name} ligt in het midden, die van {other} komt {} tekort.",
            steps(short)
        )
    },
    ended_stones: |[more, fewer]| {
        format!("Beide telstenen liggen in het midden. Stenen aan elke kant: {more} tegen {fewer}.")
    },
    ended_level: |stones| {
        format!(
            "Beide telstenen liggen in het midden, met {stones} stenen aan elke kant: geen punten."
        )
    },
    stuck: |name, [one, other]| {
        if one == other {
            format!("{name} had dubbel {one} en kon geen enkele steen verzetten.")
        } else {
            format!("{name} had een {one} en een {other} en kon geen enkele steen verzetten.")
        }
    },
    ended_moksha: "Moksha, gelijkspel: elk 4 punten.",

    ask_first: |name, [one, other]| {
        if one == other {
            format!("{name}, je hebt dubbel {one}. Kies een steen, elke mag.")
        } else {
            format!("{name}, je hebt een {one} en een {other}. Kies een steen, elke mag.")
        }
    },
    ask_second: |die| format!("Nu de {die}: kies een steen, dezelfde mag ook."),
    ask_again: |die| {
        format!(
            "Nu geldt alleen de {die}. Kies een steen, of nog eens de dobbelsteen: dan gelden ze allebei."
        )
    },
    ask_end: |next| {
        format!("Beide dobbelstenen zijn gebruikt. Beëindig je beurt, dan gooit {next}.")
    },
    ask_end_last: "Beide dobbelstenen zijn gebruikt. Beëindig je beurt.",
    ask_lapse: |die| format!("Geen steen kan de {die} gebruiken. Laat die vervallen."),
    ask_target: |place| format!("{place}: tik op een omrand kuiltje of op een andere steen."),
    your_last_turn: |other| format!("{other} is er: dit is je laatste beurt."),
    no_stone: "Daar ligt geen steen. Tik op een van de stenen.",
    out_of_reach: "Geen dobbelsteen brengt je daar. Tik op een omrand kuiltje of op een andere steen.",
    other_die: "Daar brengt de andere dobbelsteen je. Tik nog eens op de gekozen: dan gelden ze allebei.",
    beside: "De steen blijft in het kuiltje waar zijn zet eindigt. Alleen als dat bezet is, gaat hij naar de andere helft.",
    bot_plays: "Je bent nog niet aan de beurt.",
    illegal: |why| match why {
        Illegal::NoSuchSeat => "Aan deze tafel zitten er maar twee.",
        Illegal::GameOver => "Het spel is afgelopen.",
        Illegal::NotNow => "Dat is nu niet aan de orde.",
        Illegal::NoSuchDie => "Die dobbelsteen is al gebruikt.",
        Illegal::NoStone => "Daar ligt geen steen.",
        Illegal::NoChange => {
            "Aan het begin kan een steen alleen van baan wisselen waar er twee naast elkaar liggen."
        }
        Illegal::Occupied => "Beide helften van dat dubbelveld zijn bezet.",
        Illegal::OtherGoal => "Dat is het doel van de ander: alleen de eigenaar mag daarin.",
        Illegal::PastGoal => "Dat gaat voorbij het doel: je moet er precies op uitkomen.",
        Illegal::BothDice => {
            "Dan kun je niets met de andere dobbelsteen, en als het kan moeten ze allebei."
        }
        Illegal::CanMove => "Een steen kan deze dobbelsteen nog gebruiken.",
        Illegal::DiceLeft => "Gebruik eerst beide dobbelstenen: kies een steen.",
    },

    dice: "Dobbelstenen",
    die: |die| format!("Dobbelsteen: {die}"),
    die_used: |die| format!("Dobbelsteen: {die}, gebruikt"),
    end_turn: "Beurt beëindigen",
    lapse: |die| format!("De {die} laten vervallen"),
    moves: "Waar de steen heen kan",
    to_goal: "doel",
    lane_change: "baanwissel",
    begin_second: |name| format!("Tweede spel: {name} begint"),
    of_six: "van 6",
    goals: |goals| format!("{goals} van 6 doelen"),
    points: |points| if points == 1 { "1 punt".to_owned() } else { format!("{points} punten") },
    goal_at: [
        [
            "rond doel, linksonder",
            "rond doel, rechtsboven",
            "rond doel, linksboven",
            "rond doel, rechtsonder",
        ],
        [
            "vierkant doel, linksonder",
            "vierkant doel, rechtsboven",
            "vierkant doel, linksboven",
            "vierkant doel, rechtsonder",
        ],
    ],
    single: "Eén spel",
    of_match: ["Partij · eerste spel", "Partij · tweede spel"],
    turning: Choice {
        name: "Bord draaien",
        choices: ["Blijft liggen", "Met elke beurt", "Voor beide kanten"],
        means: [
            "Het bord blijft liggen zoals het ligt.",
            "Wie aan de beurt is, heeft de eigen kant voor zich.",
            "Voor twee die tegenover elkaar zitten met het apparaat plat op tafel: de hele tafel draait naar wie aan de beurt is.",
        ],
    },

    mode: Choice {
        name: "Lengte",
        choices: ["Eén spel", "Twee spellen"],
        means: [
            "Wie het eerst zes doelen heeft, wint meteen. Ongeveer 20 minuten.",
            "Twee spellen om punten; in het tweede begint de ander. Wie begint en het eerst aankomt, gunt de ander nog één beurt.",
        ],
    },
    re_entry: Choice {
        name: "Na een doel komt de steen terug op het eerste",
        choices: ["vrije dubbelveld", "vrije halve veld"],
        means: [
            "Beide helften van het veld moeten leeg zijn, zoals de regels zeggen.",
            "Alleen de helft met de vorm van het doel moet leeg zijn.",
        ],
    },

    draw: "Gelijkspel",
    single_moksha: "Moksha: het rad staat stil, het spel eindigt gelijk.",
    single_won: |other, goals| match goals {
        0 => format!("Zes doelen; {other} had er geen."),
        goals => format!("Zes doelen; {other} had er {goals}."),
    },
    match_points: |points, other| format!("{points} tegen {other} punten in twee spellen."),
    match_level: |points| match points {
        1 => "Elk 1 punt na twee spellen.".to_owned(),
        points => format!("Elk {points} punten na twee spellen."),
    },
    first_game_won: |name| format!("{name} wint het eerste spel"),
    first_game_drawn: "Het eerste spel eindigt gelijk",
    sheet: "Scoreblad",
    games: ["Eerste spel", "Tweede spel"],
    total: "Totaal",
    began: |name| format!("{name} begon."),
    to_come: "komt nog",
    goals_word: "Doelen",

    rules: [
        "Twee spelers, twaalf stenen die van niemand zijn, en een rad dat altijd met de klok mee draait. Wie het eerst zes stenen in het eigen doel brengt, wint.",
        "Het rad heeft twee banen, een ronde en een vierkante. Ze liggen naast elkaar als 24 dubbelvelden. De buitenbaan voor je eindigt in jouw doel.",
        "In je beurt worden twee dobbelstenen gegooid. Met elke dobbelsteen verzet je één steen precies zoveel stappen, in de volgorde die je wilt. Elke steen mag, ook een aan de overkant, en ook twee keer dezelfde.",
        "Over bezette kuiltjes spring je heen; ze tellen wel mee. Aan het eind van een binnenrij loopt de groef naar de buitenrij aan de overkant: een stap als elke andere.",
        "Baanwissel aan het eind: is het kuiltje bezet waar een zet eindigt, dan gaat de steen naar de andere helft van het dubbelveld. Zijn beide bezet, dan kan die zet niet.",
        "Baanwissel aan het begin: waar twee stenen naast elkaar liggen, mag elke steen vertrekken over de baan van de andere. Een wissel kost niets.",
        "Je moet precies op je doel uitkomen. Je telsteen gaat een stap naar het midden, en de steen komt terug op het eerste vrije dubbelveld tegenover het doel. Het andere doel mag je niet in.",
        "Beide dobbelstenen moeten gebruikt worden als dat in een van beide volgordes kan. Tot je je beurt beëindigt, kun je alles terugnemen; daarna wordt er opnieuw gegooid.",
        "Moksha: kan er na een worp geen enkele steen bewegen, dan staat het rad stil en eindigt het spel meteen gelijk, hoe de telstenen ook liggen. Dat is heel zeldzaam.",
        "Een partij bestaat uit twee spellen. Wie aankomt, krijgt zoveel punten als de ander stappen tekortkomt. Komt wie begon het eerst aan, dan heeft de ander nog één beurt; komen beiden aan, dan krijgt wie meer stenen aan de eigen kant heeft het verschil. Moksha levert elk 4 punten op.",
        "Goed om te weten: een steen vlak voor het andere doel kan van jou worden. Let op twee stenen naast elkaar en op bezette kuiltjes: daar kun je van baan wisselen.",
    ],
    keys_do: [
        "naar het bord, de dobbelstenen en de knoppen",
        "alleen de eerste of de tweede dobbelsteen gebruiken, of weer beide",
        "van kuiltje naar kuiltje",
        "de steen kiezen, of hierheen zetten",
        "je beurt beëindigen",
        "de steen neerleggen",
        "de laatste stap terugnemen",
        "opnieuw spelen wat je terugnam",
        "deze pagina",
    ],
};

fn steps(pips: u8) -> String {
    if pips == 1 { "1 stap".to_owned() } else { format!("{pips} stappen") }
}

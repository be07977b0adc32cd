//! Samurai, Nederlands.

use super::{FigureText, SamuraiText, board, guide};
use crate::text::table::Choice;
use samurai::{ByFigure, Illegal};

pub const TEXT: SamuraiText = SamuraiText {
    figures: ByFigure::new([
        FigureText {
            name: "Helm",
            word: "helm",
            a: "een helm",
            the: "de helm",
            it: "De helm",
            many: "helmen",
            last: "de laatste helm",
        },
        FigureText {
            name: "Boeddha",
            word: "boeddha",
            a: "een boeddha",
            the: "de boeddha",
            it: "De boeddha",
            many: "boeddha’s",
            last: "de laatste boeddha",
        },
        FigureText {
            name: "Rijstveld",
            word: "rijstveld",
            a: "een rijstveld",
            the: "het rijstveld",
            it: "Het rijstveld",
            many: "rijstvelden",
            last: "het laatste rijstveld",
        },
    ]),
    expected: "Te verwachten aan het eind:",
    samurai: "samoerai",
    ship: "schip",
    ronin: "ruiter",
    figure_exchange: "figurenruil",
    token_exchange: "kaartenruil",

    and: " en ",
    beside: |names| format!("naast {names}"),
    off: |names| format!("op zee bij {names}"),

    took: |name, count| match count {
        1 => format!("{name} neemt een kaartje in de starthand."),
        _ => format!("{name} neemt {count} kaartjes in de starthand."),
    },
    drew: |name, count| match count {
        1 => format!("{name} trekt 1 kaartje."),
        _ => format!("{name} trekt {count} kaartjes."),
    },
    figure_set: |name, figure, place| format!("{name} zet {figure} in {place}."),
    figures_laid: "Alle figuren worden willekeurig over het bord verdeeld.",
    placed: |name, tile, place| format!("{name} legt {tile} {place}."),
    figures_exchanged: |name, [a, at], [b, to]| {
        format!("{name} verwisselt {a} uit {at} met {b} uit {to}.")
    },
    token_exchanged: |name, tile, from, to| {
        format!("{name} pakt met de kaartenruil {tile} {from} op en legt het kaartje {to}.")
    },
    captured: |name, figure, place| format!("{name} krijgt {figure} uit {place}."),
    tied_away: |figure, place| {
        format!("{figure} uit {place} is voor niemand en komt naast het bord.")
    },
    turn_ended: |name| format!("{name} beëindigt de beurt."),
    passed: |name| format!("{name} kan geen kaartje spelen en past."),
    kind_gone: "De laatste figuur van een soort is van het bord: het spel is afgelopen.",
    four_tied: "Vier figuren staan naast het bord: het spel is afgelopen.",

    village: "dorp",
    city: "stad",
    capital: "hoofdstad",
    land: "Land",
    sea: "Zee",
    directions: [
        "ten noorden van",
        "ten noordoosten van",
        "ten zuidoosten van",
        "ten zuiden van",
        "ten zuidwesten van",
        "ten noordwesten van",
    ],
    open_sea: |place| format!("Open zee bij {place}, buiten bereik van elke plaats."),
    vacant: "Leeg.",
    tile_of: |tile, name| format!("{tile} van {name}."),
    no_figure: "Hier staat geen figuur.",
    open_land: |count| match count {
        0 => "Al het land eromheen is bezet.".to_owned(),
        1 => "Eromheen is 1 landvak vrij.".to_owned(),
        _ => format!("Eromheen zijn {count} landvakken vrij."),
    },

    you_lead: "jij leidt",
    leads: |name| format!("{name} leidt"),
    tied: "gelijk",
    nobody_yet: "nog niemand",
    at_turn_end: "einde beurt: ",
    you_take_it: "jij krijgt de figuur",
    takes_it: |name| format!("{name} krijgt de figuur"),
    goes_beside: "komt naast het bord",

    illegal,
    first_five: Choice {
        name: "De eerste vijf kaartjes",
        choices: ["Willekeurig", "Gekozen"],
        means: [
            "Iedereen begint met vijf willekeurige kaartjes.",
            "Om de beurt kiest iedereen in het geheim vijf van de twintig kaartjes.",
        ],
    },
    layout: Choice {
        name: "Figuren op het bord",
        choices: ["Willekeurig", "Met de hand"],
        means: [
            "Het toeval zet alle figuren in één keer neer.",
            "Om de beurt zetten jullie de figuren in steden en dorpen.",
        ],
    },
    captures: Choice {
        name: "Figuren winnen",
        choices: ["Meteen", "Einde beurt"],
        means: [
            "Figuren gaan van het bord zodra het laatste landvak eromheen bezet is.",
            "Figuren gaan pas van het bord als de beurt eindigt, allemaal tegelijk.",
        ],
    },
    screens: Choice {
        name: "Gewonnen figuren",
        choices: ["Origineel", "Open"],
        means: [
            "Met twee spelers open; met drie of vier tot het einde achter het scherm.",
            "Iedereen ziet altijd wie welke figuren heeft.",
        ],
    },
    ended_kind_gone: |last| format!("Het spel eindigde toen {last} van het bord ging."),
    ended_four_tied: "Het spel eindigde toen de vierde figuur naast het bord stond.",
    won_two_kinds: |figures| format!("Als enige de meeste {figures}."),
    won_only_majority: |figures| format!("De enige meerderheid: {figures}."),
    won_others: |most, next| format!("De meeste overige figuren, {most} tegen {next}."),
    won_totals: |most, next| {
        format!("Gelijk bij de overige, maar de meeste in totaal, {most} tegen {next}.")
    },
    won_no_majority: |most, next| format!("De meeste figuren in totaal, {most} tegen {next}."),
    won_shared: |each| format!("In totaal evenveel: ieder {each}."),
    figures_taken: "Gewonnen figuren",
    in_all: "totaal",
    most: "meeste",
    beside_board: "Naast het bord",
    why_wins: |name| format!("Waarom {name} wint"),
    why_shared: "Waarom de overwinning gedeeld wordt",
    ask_two_kinds: "Heeft iemand als enige de meeste van twee soorten?",
    ask_one_kind: "Wie heeft als enige de meeste van één soort?",
    ask_others: "Zonder die soort: wie heeft de meeste overige figuren?",
    ask_totals: "Wie heeft de meeste figuren in totaal?",
    nobody_alone: "niemand",
    can_win: |names| format!("Nog in de race: {names}."),
    cannot_win: |names| format!("Zonder meerderheid uitgeschakeld: {names}."),
    everybody_can_win: "Niemand, dus iedereen kan winnen.",
    go_on: "Nee: verder",
    are_left: |count| match count {
        1 => "Eén speler blijft over".to_owned(),
        _ => format!("{count} spelers blijven over"),
    },
    level: |count| format!("Gelijk, ieder {count}: verder"),
    chart: "Figuren in de loop van het spel",
    chart_line: |name, [a, b, c, d]| {
        format!(
            "Figuren van {name}: {a} na een kwart van het spel, {b} halverwege, {c} na driekwart, {d} aan het einde."
        )
    },
    rules: [
        "Win figuren van drie kasten: helmen, boeddha’s en rijstvelden.",
        "Iedereen heeft dezelfde twintig kaartjes, vijf daarvan in de hand. Het getal is de invloed van een kaartje op de plaatsen die het raakt.",
        "In je beurt leg je één gewoon kaartje, en zoveel kaartjes met het zegel als je wilt.",
        "Een kaartje met een figuur telt alleen voor die figuur.",
        "Een samoerai telt voor alle drie de figuren.",
        "Schepen liggen op zee, de ruiter op het land. Ze dragen het zegel en tellen voor alle drie de figuren.",
        "De figurenruil verwisselt twee figuren op het bord.",
        "De kaartenruil komt op de plek van een van je gewone kaartjes, dat je meteen ergens anders neerlegt.",
        "Is het laatste landvak rond een plaats bezet, dan gaat elke figuur daar naar wie er de meeste invloed op heeft.",
        "Bij een gelijke stand krijgt niemand de figuur: die komt naast het bord.",
        "Het spel eindigt als de laatste figuur van een soort weg is, of als er vier naast het bord staan.",
        "Wie als enige de meeste van twee soorten heeft, wint meteen. Anders leggen spelers met de meeste van één soort die soort opzij, en van hen wint wie de meeste overige figuren heeft.",
    ],
    keys_do: [
        "van onderdeel naar onderdeel",
        "het eerste tot vijfde kaartje van je hand oppakken",
        "van vak naar vak omhoog en omlaag, opzij",
        "in de vier andere richtingen",
        "oppakken, neerleggen, kiezen",
        "je beurt beëindigen",
        "terugleggen wat je hebt opgepakt, sluiten wat openstaat",
        "de laatste stap terugnemen",
        "deze pagina tonen",
    ],
    board: board::nl::TEXT,
    guide: guide::nl::TEXT,
};

const fn illegal(why: Illegal) -> &'static str {
    match why {
        Illegal::GameOver => "Het spel is afgelopen.",
        not_now!() => "Dat is nu niet aan de orde.",
        Illegal::NotYourTurn => "Iemand anders is aan de beurt.",
        Illegal::NotInPlay => "Dit deel van het bord doet met zo weinig spelers niet mee.",
        Illegal::NotLeft => "Dat kaartje is al genomen.",
        Illegal::NotInHand => "Dat kaartje heb je niet in je hand.",
        Illegal::OneOrdinaryTile => {
            "Je gewone kaartje is al gespeeld. Nu mogen alleen nog kaartjes met het zegel volgen."
        }
        Illegal::NotPlaced => "Een ruil wordt niet op een leeg vak gelegd.",
        Illegal::OnSettlement => {
            "Op een dorp of stad komt geen kaartje, ook niet als er niets staat."
        }
        Illegal::NeedsSea => "Een schip heeft een leeg zeevak nodig.",
        Illegal::NeedsLand => "Dit kaartje heeft een leeg landvak nodig.",
        Illegal::Occupied => "Hier ligt al een kaartje.",
        Illegal::NotASettlement => "Figuren komen alleen in dorpen en steden.",
        Illegal::CitiesFirst => "Eerst worden de steden gevuld, dan de dorpen.",
        Illegal::Full => "Hier is geen plaats meer.",
        Illegal::TwoAlike => "Op één plaats staan nooit twee figuren van dezelfde soort.",
        Illegal::NoFigureLeft => "Alle figuren van deze soort staan op het bord.",
        Illegal::NoFigureThere => "Zo’n figuur staat hier niet.",
        Illegal::NothingSwapped => "Kies twee verschillende figuren op twee plaatsen.",
        Illegal::NoTileThere => "Hier ligt geen kaartje.",
        Illegal::NotYourTile => "Je kunt alleen een eigen kaartje oppakken.",
        Illegal::FastTileStays => "Een kaartje met het zegel blijft liggen.",
        Illegal::PlayFirst => "Speel eerst minstens één kaartje.",
        Illegal::CanPlay => "Je kunt nog een kaartje spelen, dus je mag niet passen.",
    }
}

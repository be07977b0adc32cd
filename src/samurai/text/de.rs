//! Samurai, Deutsch.

use super::{FigureText, SamuraiText, board, guide};
use crate::text::table::Choice;
use samurai::{ByFigure, Illegal};

pub const TEXT: SamuraiText = SamuraiText {
    figures: ByFigure::new([
        FigureText {
            name: "Helm",
            word: "Helm",
            a: "einen Helm",
            the: "den Helm",
            it: "Der Helm",
            many: "Helme",
            last: "der letzte Helm",
        },
        FigureText {
            name: "Buddha",
            word: "Buddha",
            a: "einen Buddha",
            the: "den Buddha",
            it: "Der Buddha",
            many: "Buddhas",
            last: "der letzte Buddha",
        },
        FigureText {
            name: "Reisfeld",
            word: "Reisfeld",
            a: "ein Reisfeld",
            the: "das Reisfeld",
            it: "Das Reisfeld",
            many: "Reisfelder",
            last: "das letzte Reisfeld",
        },
    ]),
    expected: "Am Ende zu erwarten:",
    samurai: "Samurai",
    ship: "Schiff",
    ronin: "Reiter",
    figure_exchange: "Figuren\u{ad}tausch",
    token_exchange: "Plättchen\u{ad}tausch",

    and: " und ",
    beside: |names| format!("neben {names}"),
    off: |names| format!("auf See vor {names}"),

    took: |name, count| match count {
        1 => format!("{name} nimmt ein Plättchen auf die Starthand."),
        _ => format!("{name} nimmt {count} Plättchen auf die Starthand."),
    },
    drew: |name, count| format!("{name} zieht {count} Plättchen."),
    figure_set: |name, figure, place| format!("{name} setzt {figure} nach {place}."),
    figures_laid: "Der Zufall verteilt alle Figuren auf dem Brett.",
    placed: |name, tile, place| format!("{name} legt {tile} {place}."),
    figures_exchanged: |name, [a, at], [b, to]| {
        format!("{name} tauscht {a} aus {at} gegen {b} aus {to}.")
    },
    token_exchanged: |name, tile, from, to| {
        format!(
            "{name} nimmt mit dem Plättchentausch {tile} {from} auf und legt das Plättchen {to}."
        )
    },
    captured: |name, figure, place| format!("{name} bekommt {figure} aus {place}."),
    tied_away: |figure, place| {
        format!("{figure} aus {place} geht an niemanden und kommt neben das Brett.")
    },
    turn_ended: |name| format!("{name} beendet den Zug."),
    passed: |name| format!("{name} kann kein Plättchen spielen und passt."),
    kind_gone: "Die letzte Figur einer Art hat das Brett verlassen: Das Spiel ist zu Ende.",
    four_tied: "Vier Figuren stehen neben dem Brett: Das Spiel ist zu Ende.",

    village: "Dorf",
    city: "Stadt",
    capital: "Hauptstadt",
    land: "Land",
    sea: "Meer",
    directions: [
        "nördlich von",
        "nordöstlich von",
        "südöstlich von",
        "südlich von",
        "südwestlich von",
        "nordwestlich von",
    ],
    open_sea: |place| format!("Offenes Meer bei {place}, außer Reichweite aller Orte."),
    vacant: "Leer.",
    tile_of: |tile, name| format!("{tile} von {name}."),
    no_figure: "Hier steht keine Figur.",
    open_land: |count| match count {
        0 => "Alles Land ringsum ist belegt.".to_owned(),
        1 => "Ringsum ist 1 Landfeld frei.".to_owned(),
        _ => format!("Ringsum sind {count} Landfelder frei."),
    },

    you_lead: "du führst",
    leads: |name| format!("{name} führt"),
    tied: "Gleichstand",
    nobody_yet: "noch niemand",
    at_turn_end: "am Zugende: ",
    you_take_it: "du bekommst die Figur",
    takes_it: |name| format!("{name} bekommt die Figur"),
    goes_beside: "kommt neben das Brett",

    illegal,
    first_five: Choice {
        name: "Die ersten fünf Plättchen",
        choices: ["Zufällig", "Gewählt"],
        means: [
            "Alle beginnen mit fünf zufälligen Plättchen.",
            "Nacheinander wählen alle verdeckt fünf ihrer zwanzig Plättchen.",
        ],
    },
    layout: Choice {
        name: "Figuren auf dem Brett",
        choices: ["Zufällig", "Von Hand"],
        means: [
            "Der Zufall stellt alle Figuren auf einmal auf.",
            "Reihum verteilt ihr die Figuren auf Städte und Dörfer.",
        ],
    },
    captures: Choice {
        name: "Figuren gewinnen",
        choices: ["Sofort", "Am Zugende"],
        means: [
            "Figuren verlassen das Brett, sobald das letzte Landfeld um sie herum belegt ist.",
            "Figuren verlassen das Brett erst am Ende des Zuges, alle zusammen.",
        ],
    },
    screens: Choice {
        name: "Gewonnene Figuren",
        choices: ["Original", "Offen"],
        means: [
            "Zu zweit offen; zu dritt und zu viert bis zum Schluss hinter dem Sichtschirm.",
            "Alle sehen immer, wer welche Figuren hat.",
        ],
    },
    ended_kind_gone: |last| format!("Das Spiel endete, als {last} das Brett verließ."),
    ended_four_tied: "Das Spiel endete, als die vierte Figur neben dem Brett stand.",
    won_two_kinds: |figures| format!("Allein die meisten {figures}."),
    won_only_majority: |figures| format!("Die einzige Mehrheit: {figures}."),
    won_others: |most, next| format!("Die meisten übrigen Figuren, {most} zu {next}."),
    won_totals: |most, next| {
        format!("Gleichstand bei den übrigen, aber die meisten insgesamt, {most} zu {next}.")
    },
    won_no_majority: |most, next| format!("Die meisten Figuren insgesamt, {most} zu {next}."),
    won_shared: |each| format!("Insgesamt gleich viele: je {each}."),
    figures_taken: "Gewonnene Figuren",
    in_all: "gesamt",
    most: "meiste",
    beside_board: "Neben dem Brett",
    why_wins: |name| format!("Warum {name} gewinnt"),
    why_shared: "Warum der Sieg geteilt wird",
    ask_two_kinds: "Hat jemand allein die meisten von zwei Arten?",
    ask_one_kind: "Wer hat allein die meisten von einer Art?",
    ask_others: "Ohne diese Art: Wer hat die meisten übrigen Figuren?",
    ask_totals: "Wer hat die meisten Figuren insgesamt?",
    nobody_alone: "niemand allein",
    can_win: |names| format!("Noch im Rennen: {names}."),
    cannot_win: |names| format!("Ohne Mehrheit ausgeschieden: {names}."),
    everybody_can_win: "Niemand, also können alle gewinnen.",
    go_on: "Nein: weiter",
    are_left: |count| match count {
        1 => "Eine Person bleibt".to_owned(),
        _ => format!("{count} Personen bleiben"),
    },
    level: |count| format!("Gleichstand, je {count}: weiter"),
    chart: "Figuren im Lauf des Spiels",
    chart_line: |name, [a, b, c, d]| {
        format!(
            "Figuren von {name}: {a} nach einem Viertel des Spiels, {b} zur Hälfte, {c} nach drei Vierteln, {d} am Ende."
        )
    },
    rules: [
        "Gewinne Figuren dreier Kasten: Helme, Buddhas und Reisfelder.",
        "Alle haben die gleichen zwanzig Plättchen, fünf davon auf der Hand. Die Zahl gibt an, wie viel Einfluss ein Plättchen auf die Orte hat, die es berührt.",
        "In deinem Zug legst du ein gewöhnliches Plättchen und dazu beliebig viele mit dem Siegel.",
        "Ein Plättchen mit einer Figur zählt nur für diese Figur.",
        "Ein Samurai zählt für alle drei Figuren.",
        "Schiffe liegen auf See, der Reiter an Land. Beide tragen das Siegel und zählen für alle drei Figuren.",
        "Der Figurentausch vertauscht zwei beliebige Figuren auf dem Brett.",
        "Der Plättchentausch nimmt den Platz eines deiner gewöhnlichen Plättchen ein, das du sofort woanders hinlegst.",
        "Ist das letzte Landfeld um einen Ort belegt, bekommt jede Figur dort, wer den größten Einfluss auf sie hat.",
        "Bei Gleichstand bekommt sie niemand: Sie kommt neben das Brett.",
        "Das Spiel endet, wenn die letzte Figur einer Art weg ist oder vier neben dem Brett stehen.",
        "Wer allein die meisten von zwei Arten hat, gewinnt sofort. Sonst legen alle, die von einer Art die meisten haben, diese beiseite, und unter ihnen gewinnt, wer die meisten übrigen Figuren hat.",
    ],
    keys_do: [
        "von Bereich zu Bereich",
        "das erste bis fünfte Plättchen der Hand aufnehmen",
        "von Feld zu Feld nach oben und unten, zur Seite",
        "in die vier anderen Richtungen",
        "aufnehmen, hinlegen, wählen",
        "den Zug beenden",
        "Aufgenommenes ablegen, Offenes schließen",
        "den letzten Schritt zurücknehmen",
        "diese Seite zeigen",
    ],
    board: board::de::TEXT,
    guide: guide::de::TEXT,
};

const fn illegal(why: Illegal) -> &'static str {
    match why {
        Illegal::GameOver => "Das Spiel ist zu Ende.",
        not_now!() => "Das ist jetzt nicht dran.",
        Illegal::NotYourTurn => "Jemand anderes ist am Zug.",
        Illegal::NotInPlay => "Dieser Teil des Bretts bleibt bei so wenigen Personen ungenutzt.",
        Illegal::NotLeft => "Dieses Plättchen ist schon genommen.",
        Illegal::NotInHand => "Dieses Plättchen hast du nicht auf der Hand.",
        Illegal::OneOrdinaryTile => {
            "Dein gewöhnliches Plättchen ist schon gespielt. Jetzt gehen nur noch welche mit dem Siegel."
        }
        Illegal::NotPlaced => "Ein Tausch wird nicht auf ein leeres Feld gelegt.",
        Illegal::OnSettlement => "Auf einen Ort kommt kein Plättchen, auch nicht auf einen leeren.",
        Illegal::NeedsSea => "Ein Schiff braucht ein leeres Seefeld.",
        Illegal::NeedsLand => "Dieses Plättchen braucht ein leeres Landfeld.",
        Illegal::Occupied => "Hier liegt schon ein Plättchen.",
        Illegal::NotASettlement => "Figuren kommen nur auf Dörfer und Städte.",
        Illegal::CitiesFirst => "Erst werden die Städte gefüllt, dann die Dörfer.",
        Illegal::Full => "Hier ist kein Platz mehr.",
        Illegal::TwoAlike => "An einem Ort stehen nie zwei Figuren derselben Art.",
        Illegal::NoFigureLeft => "Alle Figuren dieser Art stehen auf dem Brett.",
        Illegal::NoFigureThere => "Hier steht keine solche Figur.",
        Illegal::NothingSwapped => "Wähle zwei verschiedene Figuren an zwei Orten.",
        Illegal::NoTileThere => "Hier liegt kein Plättchen.",
        Illegal::NotYourTile => "Du kannst nur ein eigenes Plättchen aufnehmen.",
        Illegal::FastTileStays => "Ein Plättchen mit dem Siegel bleibt liegen.",
        Illegal::PlayFirst => "Spiele erst mindestens ein Plättchen.",
        Illegal::CanPlay => "Du kannst noch ein Plättchen spielen, darfst also nicht passen.",
    }
}

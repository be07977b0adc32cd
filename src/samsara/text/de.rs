//! Samsara, German.

use super::{Choice, SamsaraText};
use samsara::Illegal;

pub const TEXT: SamsaraText = SamsaraText {
    board: "Das Spielbrett",
    outer: |field| format!("außen {field}"),
    inner: |field| format!("innen {field}"),
    on_side: |place, name| format!("{place} auf der Seite von {name}"),
    shapes: ["rund", "eckig"],
    hollow: |place, shape| format!("{place}, {shape}."),
    goal_of: [
        |name, goals| format!("Rundes Zielfeld von {name}. {goals} von 6."),
        |name, goals| format!("Eckiges Zielfeld von {name}. {goals} von 6."),
    ],
    stone: "Ein Stein.",
    empty: "Leer.",
    picked: "Ein Stein, ausgewählt.",
    movable: |dice| format!("Kann mit der {dice} ziehen."),
    comes_here: |die, changes| format!("Mit der {die} kommt der Stein hierher{changes}."),
    comes_back: |back| format!("Der Stein kommt zurück auf {back}."),
    or: " oder der ",

    rolled: |name, [one, other]| {
        if one == other {
            format!("{name} würfelt einen {one}er-Pasch.")
        } else {
            format!("{name} würfelt eine {one} und eine {other}.")
        }
    },
    along: |from, to, name| format!("von {from} nach {to} auf der Seite von {name}"),
    across: |[from, side], [to, other]| {
        format!("von {from} auf der Seite von {side} nach {to} auf der Seite von {other}")
    },
    moved: |name, pips, way, changes| format!("{name} zieht {} {way}{changes}.", steps(pips)),
    into_goal: |name, pips, from, changes| {
        format!("{name} zieht {} von {from} ins Zielfeld{changes}.", steps(pips))
    },
    changes: [
        ", mit Spurwechsel am Anfang",
        ", mit Spurwechsel am Ende",
        ", mit Spurwechsel am Anfang und am Ende",
    ],
    scored: |name, goals| format!("Das ist Ziel {goals} von 6 für {name}."),
    scored_in_vain: |name| {
        format!("Der Wertungsstein von {name} ist schon im Mittelfeld: Dieses Ziel zählt nicht.")
    },
    lapsed: |die| format!("Mit der {die} kann kein Stein ziehen: Sie verfällt."),
    turn_ended: |name| format!("{name} beendet den Zug."),
    last_turn: |name| format!("{name} hat noch einen Zug."),
    moksha: |name| {
        format!(
            "Moksha: {name} kann keinen einzigen Stein ziehen. Das Rad steht still, das Spiel ist unentschieden."
        )
    },
    second_game: |name| format!("{name} beginnt das zweite Spiel."),
    match_won: |name, points, other| format!("{name} gewinnt die Partie mit {points} zu {other}."),
    match_drawn: |points| format!("Die Partie endet unentschieden, {points} zu {points}."),

    won: |name, points| match points {
        1 => format!("{name} bekommt 1 Punkt."),
        points => format!("{name} bekommt {points} Punkte."),
    },
    ended_goal: |name, other, short| match short {
        1 => format!(
            "Der Wertungsstein von {name} ist im Mittelfeld, dem von {other} fehlt 1 Schritt."
        ),
        short => format!(
            "Der Wertungsstein von {name} ist im Mittelfeld, dem von {other} fehlen {short} Schritte."
        ),
    },
    ended_stones: |[more, fewer]| {
        format!(
            "Beide Wertungssteine sind im Mittelfeld. Steine auf den Seiten: {more} zu {fewer}."
        )
    },
    ended_level: |stones| {
        format!(
            "Beide Wertungssteine sind im Mittelfeld, je {stones} Steine auf den Seiten: keine Punkte."
        )
    },
    stuck: |name, [one, other]| {
        if one == other {
            format!("{name} hatte einen {one}er-Pasch und konnte keinen einzigen Stein ziehen.")
        } else {
            format!(
                "{name} hatte eine {one} und eine {other} und konnte keinen einzigen Stein ziehen."
            )
        }
    },
    ended_moksha: "Moksha, unentschieden: je 4 Punkte.",

    ask_first: |name, [one, other]| {
        if one == other {
            format!("{name}, du hast einen {one}er-Pasch. Wähle irgendeinen Stein.")
        } else {
            format!("{name}, du hast eine {one} und eine {other}. Wähle irgendeinen Stein.")
        }
    },
    ask_second: |die| format!("Jetzt die {die}: Wähle irgendeinen Stein, gern denselben."),
    ask_again: |die| {
        format!(
            "Jetzt gilt nur die {die}. Wähle einen Stein – oder noch einmal den Würfel, dann gelten beide."
        )
    },
    ask_end: |next| format!("Beide Würfel sind gespielt. Beende deinen Zug, dann würfelt {next}."),
    ask_end_last: "Beide Würfel sind gespielt. Beende deinen Zug.",
    ask_lapse: |die| format!("Mit der {die} kann kein Stein ziehen. Lass sie verfallen."),
    ask_target: |place| {
        format!("{place}: Tippe auf eine umrandete Mulde oder einen anderen Stein.")
    },
    your_last_turn: |other| format!("{other} ist angekommen: Das ist dein letzter Zug."),
    no_stone: "Dort liegt kein Stein. Tippe auf einen der Steine.",
    out_of_reach: "Kein Würfel führt dorthin. Tippe auf eine umrandete Mulde oder einen anderen Stein.",
    other_die: "Dorthin führt der andere Würfel. Tippe noch einmal auf den gewählten, dann gelten beide.",
    beside: "Der Stein bleibt in der Mulde, in der sein Zug endet. Nur wenn sie besetzt ist, kommt er in die andere Hälfte.",
    bot_plays: "Du bist noch nicht am Zug.",
    illegal: |why| match why {
        Illegal::NoSuchSeat => "An diesem Tisch sitzen nur zwei.",
        Illegal::GameOver => "Das Spiel ist zu Ende.",
        Illegal::NotNow => "Das ist jetzt nicht dran.",
        Illegal::NoSuchDie => "Dieser Würfel ist schon gespielt.",
        Illegal::NoStone => "Dort liegt kein Stein.",
        Illegal::NoChange => {
            "Am Anfang kann ein Stein die Spur nur wechseln, wo zwei nebeneinanderliegen."
        }
        Illegal::Occupied => "Beide Hälften dieses Doppelfelds sind besetzt.",
        Illegal::OtherGoal => {
            "Das ist das Zielfeld der anderen Seite: Dort hinein zieht nur, wem es gehört."
        }
        Illegal::PastGoal => "Das ginge über das Zielfeld hinaus: Es muss genau erreicht werden.",
        Illegal::BothDice => {
            "Danach ginge der andere Würfel nicht mehr, und wenn möglich müssen beide gespielt werden."
        }
        Illegal::CanMove => "Mit diesem Würfel kann noch ein Stein ziehen.",
        Illegal::DiceLeft => "Nutze erst beide Würfel: Wähle einen Stein.",
    },

    dice: "Würfel",
    die: |die| format!("Würfel: {die}"),
    die_used: |die| format!("Würfel: {die}, gespielt"),
    end_turn: "Zug beenden",
    lapse: |die| format!("Die {die} verfallen lassen"),
    moves: "Wohin der Stein ziehen kann",
    to_goal: "Ziel",
    lane_change: "Spurwechsel",
    begin_second: |name| format!("Zweites Spiel: {name} beginnt"),
    of_six: "von 6",
    goals: |goals| format!("{goals} von 6 Zielen"),
    points: |points| if points == 1 { "1 Punkt".to_owned() } else { format!("{points} Punkte") },
    goal_at: [
        [
            "rundes Ziel, unten links",
            "rundes Ziel, oben rechts",
            "rundes Ziel, oben links",
            "rundes Ziel, unten rechts",
        ],
        [
            "eckiges Ziel, unten links",
            "eckiges Ziel, oben rechts",
            "eckiges Ziel, oben links",
            "eckiges Ziel, unten rechts",
        ],
    ],
    single: "Einzelspiel",
    of_match: ["Partie · erstes Spiel", "Partie · zweites Spiel"],
    turning: Choice {
        name: "Brett drehen",
        choices: ["Bleibt liegen", "Mit jedem Zug", "Für beide Seiten"],
        means: [
            "Das Brett bleibt, wie es liegt.",
            "Wer am Zug ist, hat die eigene Seite vor sich.",
            "Für zwei, die sich über einem flach liegenden Gerät gegenübersitzen: Der ganze Tisch dreht sich zur Person am Zug.",
        ],
    },

    mode: Choice {
        name: "Länge",
        choices: ["Einzelspiel", "Zwei Spiele"],
        means: [
            "Wer zuerst sechs Ziele hat, gewinnt sofort. Etwa 20 Minuten.",
            "Zwei Spiele um Punkte; im zweiten beginnt die andere Seite. Wer beginnt und zuerst ankommt, lässt ihr noch einen Zug.",
        ],
    },
    re_entry: Choice {
        name: "Nach einem Ziel kommt der Stein zurück auf",
        choices: ["freies Doppelfeld", "freie Hälfte"],
        means: [
            "Auf das erste Doppelfeld, dessen beide Hälften leer sind, wie es die Regel sagt.",
            "Auf das erste Doppelfeld, dessen Hälfte mit der Form des Ziels leer ist.",
        ],
    },

    draw: "Unentschieden",
    single_moksha: "Moksha: Das Rad steht still, das Spiel ist unentschieden.",
    single_won: |other, goals| match goals {
        0 => format!("Sechs Ziele; {other} hatte keines."),
        1 => format!("Sechs Ziele; {other} hatte eines."),
        goals => format!("Sechs Ziele; {other} hatte {goals}."),
    },
    match_points: |points, other| format!("{points} zu {other} Punkte in zwei Spielen."),
    match_level: |points| match points {
        1 => "Je 1 Punkt nach zwei Spielen.".to_owned(),
        points => format!("Je {points} Punkte nach zwei Spielen."),
    },
    first_game_won: |name| format!("{name} gewinnt das erste Spiel"),
    first_game_drawn: "Das erste Spiel endet unentschieden",
    sheet: "Wertung",
    games: ["Erstes Spiel", "Zweites Spiel"],
    total: "Gesamt",
    began: |name| format!("{name} begann."),
    to_come: "kommt noch",
    goals_word: "Ziele",

    rules: [
        "Zwei Personen, zwölf Steine, die niemandem gehören, und ein Rad, das sich immer im Uhrzeigersinn dreht. Wer zuerst sechs Steine ins eigene Zielfeld bringt, gewinnt.",
        "Das Rad hat zwei Spuren, eine runde und eine eckige. Sie liegen als 24 Doppelfelder nebeneinander. Die äußere Spur vor dir endet in deinem Zielfeld.",
        "In deinem Zug fallen zwei Würfel. Für jeden ziehst du einen Stein um genau so viele Schritte, in beliebiger Reihenfolge: irgendeinen, auch auf der anderen Seite, auch zweimal denselben.",
        "Besetzte Mulden auf dem Weg werden übersprungen und zählen mit. Vom Ende einer inneren Reihe führt die Rille in die äußere Reihe gegenüber: ein Schritt wie jeder andere.",
        "Spurwechsel am Ende: Ist die Mulde besetzt, in der ein Zug endet, kommt der Stein in die andere Hälfte des Doppelfelds. Sind beide besetzt, geht dieser Zug nicht.",
        "Spurwechsel am Anfang: Wo zwei Steine nebeneinanderliegen, darf jeder auf der Spur des anderen losziehen. Ein Wechsel kostet nichts.",
        "Ein Ziel muss genau erreicht werden. Dein Wertungsstein rückt einen Schritt zum Mittelfeld, und der Stein kommt zurück auf das erste freie Doppelfeld gegenüber. In das andere Zielfeld kannst du nicht ziehen.",
        "Beide Würfel müssen gespielt werden, wenn es in irgendeiner Reihenfolge geht. Bis du deinen Zug beendest, lässt sich alles zurücknehmen; danach wird neu gewürfelt.",
        "Moksha: Kann nach einem Wurf kein einziger Stein ziehen, steht das Rad still, und das Spiel ist sofort unentschieden, ganz gleich, wie die Wertungssteine stehen. Das ist sehr selten.",
        "Eine Partie besteht aus zwei Spielen. Wer ankommt, bekommt so viele Punkte, wie der anderen Seite Schritte fehlen. Kommt zuerst an, wer begonnen hat, folgt noch ein Zug; kommen beide an, bekommt die Differenz, wer mehr Steine auf der eigenen Seite hat. Moksha bringt je 4 Punkte.",
        "Gut zu wissen: Ein Stein vor dem anderen Ziel kann deiner werden. Achte auf zwei Steine nebeneinander und auf besetzte Mulden: Dort lässt sich die Spur wechseln.",
    ],
    keys_do: [
        "zum Brett, zu den Würfeln und Knöpfen",
        "nur den ersten oder den zweiten Würfel nutzen, oder wieder beide",
        "von Mulde zu Mulde",
        "Stein wählen oder hierher ziehen",
        "Zug beenden",
        "Stein ablegen",
        "den letzten Schritt zurücknehmen",
        "Zurückgenommenes wieder spielen",
        "diese Seite",
    ],
};

fn steps(pips: u8) -> String {
    if pips == 1 { "1 Schritt".to_owned() } else { format!("{pips} Schritte") }
}

//! Rund ums Brett, Deutsch.

use super::BoardText;

pub const TEXT: BoardText = BoardText {
    board: "Das Spielbrett",
    hand: "Deine Hand",
    players: "Mitspielende",
    beside: "Neben dem Brett",
    beside_rule: "die vierte beendet das Spiel",
    supply: |count| format!("Vorrat {count}"),
    tiles_of: |name| format!("Plättchen von {name}"),
    tiles_left: |hand, supply| {
        format!(
            "{hand} auf der Hand, {supply} im Vorrat. Welche der übrigen auf der Hand sind, bleibt geheim."
        )
    },
    played: "gespielt",
    behind_screen: "hinter dem Sichtschirm",
    last_turn: "Nach diesem Zug endet das Spiel.",
    end_turn: "Zug beenden",
    pass: "Passen",
    whole_board: "Ganzes Brett zeigen",
    nearer: "Vergrößern",
    hint_begin: "Nimm ein Plättchen aus deiner Hand.",
    hint_more: "Beende deinen Zug oder lege noch Plättchen mit dem Siegel dazu.",
    hint_more_any: "Beende deinen Zug oder lege noch ein Plättchen.",
    hint_pass: "Keines deiner Plättchen lässt sich spielen. Du passt.",
    hint_land: |tile, figures| {
        format!("{tile} wirkt auf {figures}: Wähle ein umrandetes Landfeld.")
    },
    hint_sea: |tile, figures| format!("{tile} wirkt auf {figures}: Wähle ein umrandetes Seefeld."),
    all_figures: "alle Figuren",
    hint_swap: "Figurentausch: Tippe die erste von zwei Figuren an.",
    hint_swap_second: |figure, place| {
        format!("{figure} aus {place}: Tippe die Figur an, mit der getauscht wird.")
    },
    hint_lift: "Plättchentausch: Tippe eines deiner umrandeten Plättchen an.",
    hint_lifted: |tile| format!("{tile} ist aufgenommen: Tippe das neue Feld an."),
    hint_which: |place| format!("Welche Figur aus {place}?"),
    choose_five: |left| match left {
        0 => "Diese fünf?".to_owned(),
        5 => "Wähle fünf Plättchen".to_owned(),
        1 => "Wähle noch 1 Plättchen".to_owned(),
        _ => format!("Wähle noch {left} Plättchen"),
    },
    choose_five_why: "Mit diesen fünf beginnst du. Die anderen fünfzehn werden gemischt, und du ziehst sie nach und nach.",
    five_chosen: "Fünf sind gewählt: Tippe eines davon an, um es zurückzulegen.",
    keep_five: "Diese fünf behalten",
    set_figure: |name| format!("{name} setzt eine Figur"),
    set_figure_cities: "Wähle eine Figur und tippe eine umrandete Stadt an. Erst kommen die Städte, jede fasst zwei verschiedene Figuren.",
    set_figure_villages: "Wähle eine Figur und tippe ein umrandetes Dorf an.",
    set_figure_nowhere: "Jede Stadt, in der noch Platz ist, hat diese Figur schon: Nimm eine andere.",
    left: |count| format!("noch {count}"),
    open_land: |count| match count {
        0 => "kein Landfeld frei".to_owned(),
        1 => "1 Landfeld frei".to_owned(),
        count => format!("{count} Landfelder frei"),
    },
    no_figures: "keine Figuren mehr",
    no_influence: "noch niemand",
};

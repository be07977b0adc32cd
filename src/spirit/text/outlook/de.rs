//! Wie es steht, Deutsch.

use super::OutlookText;
use spirit::Back;

pub const TEXT: OutlookText = OutlookText {
    next_card: "Die nächste Karte",
    card_after: "Die Karte nach dieser",
    on_the_right: "In der Kampfreihe:",
    below: "darunter",
    kiai: "Kiai",
    overrun: "überwältigt",
    fits_left: "passt links",
    if_left: "links: überwältigt",
    if_right: "rechts: überwältigt",
    if_now: |losses| format!("Würde die Runde jetzt enden: {losses}."),
    if_now_short: "Rundenende jetzt:",
    if_all_pass: |raiders, losses| match raiders {
        1 => format!("Würden jetzt alle passen, käme 1 Räuber herein: {losses}."),
        _ => format!("Würden jetzt alle passen, kämen {raiders} Räuber herein: {losses}."),
    },
    if_all_pass_short: "Wenn jetzt alle passen:",
    to_come: |losses| format!("Am Rundenende steht noch bevor: {losses}."),
    to_come_short: "Steht noch bevor:",
    no_losses: "keine Verluste",
    lose_wounds: |count| match count {
        1 => "1 Wunde".to_owned(),
        _ => format!("{count} Wunden"),
    },
    lose_farms: |count| match count {
        1 => "1 Bauernhof".to_owned(),
        _ => format!("{count} Bauernhöfe"),
    },
    lose_families: |count| match count {
        1 => "1 Familie".to_owned(),
        _ => format!("{count} Familien"),
    },
    lose_flames: |least, most| match (least, most) {
        (1, 1) => "1 Brand".to_owned(),
        (0, 1) => "vielleicht 1 Brand".to_owned(),
        (least, most) if least == most => format!("{least} Brände"),
        (0, most) => format!("bis zu {most} Brände"),
        (least, most) => format!("{least} bis {most} Brände"),
    },
    about: |count| format!("(etwa {count})"),
    would_die: |names, count| match count {
        1 => format!("{names} würde sterben."),
        _ => format!("{names} würden sterben."),
    },
    would_change: |names, count| match count {
        1 => format!("{names} würde zum Tier."),
        _ => format!("{names} würden zu Tieren."),
    },
    village_falls: "Das Dorf wäre verloren.",
    what_is_left: "Räuber, gesehen und ungesehen",
    known_in_stack: "Bekannt im Stapel, von oben",
    known_intruders: "Bekannt unter den Eindringlingen",
    still_unseen: |count| match count {
        1 => "1 Räuber liegt verdeckt".to_owned(),
        _ => format!("{count} Räuber liegen verdeckt"),
    },
    unseen_of_value: |value, count| format!("Wert {value}: {count}"),
    families_help: "Nach jeder Runde",
    hidden_backs: "Noch verborgen auf den Rückseiten der Bauernhöfe",
    back_costs: |back| match back {
        Back::Family => "kostet eine Familie",
        Back::Farm => "kostet noch einen Bauernhof",
        Back::Barricade => "kostet eine Barrikade",
        Back::Wound => "verwundet einen Samurai",
    },
};
